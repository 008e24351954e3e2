// Texts as searches compare them.

import Foundation

extension String {
    /// The text without case, accents, widths, and white space around it: what a search compares.
    ///
    /// Without a locale, so that what is found doesn't depend on the device.
    public var foldedForSearch: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
