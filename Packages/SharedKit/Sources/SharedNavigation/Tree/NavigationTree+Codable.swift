// Coding of the tree; a tree that breaks a rule is refused.

extension NavigationTree: Codable {
    private enum CodingKeys: String, CodingKey {
        case levels, overlay, nextID
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        levels = try values.decode([NavigationLevel<Route>].self, forKey: .levels)
        overlay = try values.decodeIfPresent(NavigationOverlay<Route>.self, forKey: .overlay)
        nextID = try values.decode(Int.self, forKey: .nextID)
        if let problem = validationErrors.first {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problem)
            )
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(levels, forKey: .levels)
        try values.encodeIfPresent(overlay, forKey: .overlay)
        try values.encode(nextID, forKey: .nextID)
    }
}
