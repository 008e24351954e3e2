// Which board is looked at and where, by identifiers alone.

import SharedStorage

/// A board at a location as links and saved states name it.
///
/// The names that stand on screen are the service's, and come from there.
public struct BoardDestination: Hashable, Codable, Sendable {
    public let board: BoardID
    /// Nil for all parks together.
    public let park: ParkID?

    /// Names a board at one park, or at all of them.
    public init(board: BoardID, park: ParkID? = nil) {
        self.board = board
        self.park = park
    }

    /// Reads what schema 1 held as well: the whole selection, with all its names.
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
