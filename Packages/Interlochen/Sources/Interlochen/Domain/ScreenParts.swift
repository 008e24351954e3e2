// What the bars are painted with.

/// What the navigation and status bar are painted with.
public enum BarStyle: String, Equatable, Sendable {
    case transparent, grey, standard, dark
}
