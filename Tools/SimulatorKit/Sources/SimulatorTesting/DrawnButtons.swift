// Finds the buttons in what was drawn.

import Foundation

extension String {
    /// The markup of the first button that shows this text or has this identifier; nil if there is none.
    public func drawnButton(_ name: String) -> String? {
        components(separatedBy: "<button").dropFirst()
            .compactMap { $0.components(separatedBy: "</button>").first }
            .first { $0.contains(">\(name)<") || $0.contains("data-identifier=\"\(name)\"") }
    }
}
