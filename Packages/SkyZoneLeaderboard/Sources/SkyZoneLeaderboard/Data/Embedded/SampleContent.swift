// The content of the embedded service, read once.

import Foundation
import SharedCore
import SharedJSON
import SharedLocalization
import SharedMedia

/// The sample's boards, parks and users.
struct SampleContent: Sendable {
    let boards: [Board]
    let population: Population
    let wholes: [BoardID: WholeRanking]

    /// Reads the sample; too slow for the main actor.
    static func load(population size: Int, seed: UInt64) async throws(JSONError) -> SampleContent {
        let loader = JSONLoader()
        let boards = try await loader.load(BoardDocument.self, from: sample("boards.json")).boards
        let parks = try await loader.load(ParkDocument.self, from: sample("parks.json")).parks
        let names = try await loader.load(NameDocument.self, from: sample("handles.json"))
        let population = Population(
            size: size,
            parks: parks.map(\.park),
            words: HandleWords(adjectives: names.adjectives, nouns: names.nouns),
            avatars: names.avatars,
            seed: seed
        )
        let wholes = boards.enumerated().map { index, board in
            let ranking = WholeRanking(
                size: population.size,
                lowest: board.lowest,
                highest: board.highest,
                seed: Permutation.mix(seed &+ UInt64(index) &+ 1)
            )
            return (board.board.id, ranking)
        }
        return SampleContent(
            boards: boards.map(\.board),
            population: population,
            wholes: Dictionary(wholes, uniquingKeysWith: { first, _ in first })
        )
    }
}

private struct BoardDocument: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        let board: Board
        let lowest: Int
        let highest: Int

        private enum CodingKeys: String, CodingKey {
            case lowest, highest
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            board = try Board(from: decoder)
            lowest = try values.decode(Int.self, forKey: .lowest)
            highest = try values.decode(Int.self, forKey: .highest)
        }
    }

    let boards: [Entry]
}

private struct ParkDocument: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        let id: ParkID
        let name, region, about, phone: String
        let opens, closes: TimeOfDay
        let trampolines: Int

        var park: Park {
            Park(
                summary: ParkSummary(id: id, name: name, region: region),
                about: about,
                opens: opens,
                closes: closes,
                trampolines: trampolines,
                phone: phone
            )
        }
    }

    let parks: [Entry]
}

private struct NameDocument: Decodable, Sendable {
    let adjectives: [String]
    let nouns: [String]
    let avatars: [String]
}

private func sample(_ name: String) -> JSONSource {
    .file(ResourceFolder.url("Sample/\(name)", of: "SkyZoneLeaderboard"))
}

extension FolderImageSource {
    /// The sample's own photos.
    public static func sample() -> FolderImageSource {
        FolderImageSource(folder: ResourceFolder.url("Sample/avatars", of: "SkyZoneLeaderboard"))
    }
}
