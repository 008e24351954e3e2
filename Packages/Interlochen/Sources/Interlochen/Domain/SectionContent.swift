// What one load of a section brought.

/// The cells of a section's list in their order.
public struct SectionContent: Hashable, Sendable {
    public let cells: [MediaCell]

    /// Wraps cells; none is what a section holds that has no source yet.
    public init(_ cells: [MediaCell] = []) {
        self.cells = cells
    }

    /// Everything to play, in the list itself and in its categories, each once and in the order of the cells.
    public var contents: [Content] {
        var seen: Set<ContentID> = []
        return cells.flatMap(Self.contents).filter { seen.insert($0.id).inserted }
    }

    /// The category with an identity; nil if this load has none.
    public func category(_ id: CategoryID) -> MediaCategory? {
        for case .category(let category) in cells where category.id == id { return category }
        return nil
    }

    /// The page with an identity; nil if this load has none.
    public func link(_ id: SiteLinkID) -> SiteLink? {
        for case .link(let link) in cells where link.id == id { return link }
        return nil
    }

    private static func contents(of cell: MediaCell) -> [Content] {
        if case .category(let category) = cell {
            category.cells.flatMap(contents)
        } else {
            cell.content.map { [$0] } ?? []
        }
    }
}
