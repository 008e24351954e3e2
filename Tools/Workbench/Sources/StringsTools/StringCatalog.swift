// Xcode's string catalogs, limited to the part that tables can express.

import Foundation

/// A `.xcstrings` file (format version 1.0).
///
/// Properties of a key are optional, so that an error in one costs that key and not the catalog.
struct StringCatalog: Decodable {
    struct Unit: Decodable {
        var state: String?
        var value: String?
    }

    /// A text, or its variations.
    ///
    /// Variations by device are decoded only to be rejected.
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Variations: Decodable {
        var plural: [String: Form]?
        var device: [String: Form]?
    }

    struct Form: Decodable {
        var stringUnit: Unit?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Entry: Decodable {
        var comment: String?
        var localizations: [String: Localization]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
}
