// The location of a board: all parks, or one.

import SharedLocalization

/// The part of a board that is shown.
public enum BoardLocation: Hashable, Codable, Sendable {
    /// All parks together.
    case all
    case park(ParkSummary)

    /// The park; nil for all.
    public var park: ParkSummary? { if case .park(let park) = self { park } else { nil } }

    /// The location's name.
    public var title: LocalizedText { park.map { .verbatim($0.name) } ?? Texts.locationAll }
}

/// A board at a location.
public struct BoardSelection: Hashable, Codable, Sendable {
    public var board: Board
    public var location: BoardLocation

    /// Pairs a board with a location.
    public init(board: Board, location: BoardLocation) {
        self.board = board
        self.location = location
    }

    /// The identifiers of the selection.
    public var place: BoardDestination { BoardDestination(board: board.id, park: location.park?.id) }
}

/// The locations that a user can choose from: all parks, then the user's own in their order, each once.
public struct LocationList: Hashable, Sendable {
    /// The locations; never empty, and the first is `all`.
    public let locations: [BoardLocation]

    /// Creates the list from a user's parks, which may name one twice.
    public init(parks: [ParkSummary]) {
        var seen: Set<ParkID> = []
        locations = [.all] + parks.filter { seen.insert($0.id).inserted }.map(BoardLocation.park)
    }

    /// The user's parks.
    public var parks: [ParkSummary] { locations.compactMap(\.park) }

    /// The index of a location; nil if the user can't choose it.
    public func index(of location: BoardLocation) -> Int? {
        locations.firstIndex { $0.park?.id == location.park?.id }
    }

    /// The location at a distance from another one; nil beyond the ends.
    public func location(_ distance: Int, from location: BoardLocation) -> BoardLocation? {
        guard let index = index(of: location), locations.indices.contains(index + distance) else {
            return nil
        }
        return locations[index + distance]
    }
}
