// The result of one load of a section.

/// The cells of a section's list, in order.
public struct SectionContent: Hashable, Sendable {
    public let cells: [MediaCell]

    /// Makes content from cells; a section without a source has none.
    public init(_ cells: [MediaCell] = []) {
        self.cells = cells
    }

    /// The cells that play something, in the list and in its categories, each content once and in order.
    public var playing: [MediaCell] {
        var seen: Set<MediaItemID> = []
        return cells.flatMap(Self.playing).filter { cell in
            cell.content.map { seen.insert($0.id).inserted } ?? false
        }
    }

    /// Everything to play, in the same order.
    public var contents: [MediaItem] { playing.compactMap(\.content) }

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

    private static func playing(in cell: MediaCell) -> [MediaCell] {
        if case .category(let category) = cell { category.cells.flatMap(playing) } else { [cell] }
    }
}
