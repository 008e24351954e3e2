// The measuring of texts, which only the drawing host can do.

import Foundation
import SharedLayout
import SharedNavigation

/// The role of a text; the host has one font for each.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
    /// 17 points.
    case introduction
    /// 17 points, semibold.
    case question
    /// 15 points.
    case answer
    /// 17 points, typed by the user.
    case message

    /// In points, before the user's text size.
    var fontSize: Double { self == .answer ? 15 : 17 }
}

/// Measures texts as its host draws them.
public protocol TextMeasurer: Sendable {
    /// Measures the height of a text that is broken into lines of `width`.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - textScale: The factor by which the user's text size differs from the usual one.
    /// - Returns: In points; nil where the host's own layout gives each text the height that it needs.
    func height(of text: String, as role: TextRole, width: Double, textScale: Double) -> Double?
}

/// For hosts whose own layout makes rows and fields as high as their text, as a browser does.
public struct HostTextLayout: TextMeasurer {
    /// Makes the measurer.
    public init() {}

    public func height(of text: String, as role: TextRole, width: Double, textScale: Double) -> Double? {
        nil
    }
}

/// Measures as if all letters were half as wide as high and lines 1.3 times as high.
///
/// The result is the same on every machine, and near enough to tell the images that are about to be visible.
public struct EstimatedTextLayout: TextMeasurer {
    /// Makes the measurer.
    public init() {}

    public func height(of text: String, as role: TextRole, width: Double, textScale: Double) -> Double? {
        let size = role.fontSize * textScale
        let perLine = max(1, Int(width / (size / 2)))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { count, line in
            count + max(1, (line.count + perLine - 1) / perLine)
        }
        return (Double(lines) * size * 1.3).rounded(.up)
    }
}

/// A measurer with the width and the text size that it measures for.
struct TextSpace {
    let measurer: any TextMeasurer
    /// In points.
    let width: Double
    let textScale: Double
    /// Device pixels per point.
    let scale: Double

    @MainActor init(_ measurer: any TextMeasurer, in environment: HostEnvironment, margin: Double) {
        self.measurer = measurer
        width = max(0, environment.viewport.width - 2 * margin)
        textScale = environment.traits.textScale
        scale = environment.viewport.scale
    }

    /// The height in points, up to a whole pixel; nil where the host lays the text out.
    func height(of text: String, as role: TextRole) -> Double? {
        measurer.height(of: text, as: role, width: width, textScale: textScale).map {
            ($0 * scale).rounded(.up) / scale
        }
    }

    /// The height, or an estimate where the host lays the text out.
    func guess(of text: String, as role: TextRole) -> Double {
        height(of: text, as: role)
            ?? EstimatedTextLayout().height(of: text, as: role, width: width, textScale: textScale) ?? 0
    }
}
