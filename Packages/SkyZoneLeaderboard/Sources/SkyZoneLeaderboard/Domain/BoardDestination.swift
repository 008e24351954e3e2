// A board at a location, by identifiers alone.

import SharedStorage

/// A board at a location, as links and saved states name it.
///
/// The names on screen come from the service.
public struct BoardDestination: Hashable, Codable, Sendable {
    public let board: BoardID
    /// The park; nil for all parks together.
    public let park: ParkID?

    /// Names a board at one park, or at all of them.
    public init(board: BoardID, park: ParkID? = nil) {
        self.board = board
        self.park = park
    }

    /// Reads schema 1 as well, which held the whole selection with all its names.
    public init(from decoder: any Decoder) throws {
        if decoder.storedSchema == 1 {
            self = try BoardSelection(from: decoder).place
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            board = try container.decode(BoardID.self, forKey: .board)
            park = try container.decodeIfPresent(ParkID.self, forKey: .park)
        }
    }
}
