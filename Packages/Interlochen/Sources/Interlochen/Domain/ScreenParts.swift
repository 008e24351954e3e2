// The style of the bars.

/// The style of the navigation and status bar.
public enum BarStyle: String, Equatable, Sendable {
    case transparent, grey, standard, dark
}
