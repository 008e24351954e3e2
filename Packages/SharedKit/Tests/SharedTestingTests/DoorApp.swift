// A tiny app to explore: a corridor of rooms, one of which may be broken.

import SharedTesting

/// Rooms in a row; `forward` and `back` move between them, `drop` and `pick` change the carried item.
@MainActor
final class DoorApp: ExploredApp {
    private let rooms = ["hall", "kitchen", "cellar"]
    private let breaks: Bool
    private var room = 0
    private var isCarrying = true
    private(set) var changeCount = 0
    private(set) var edgesTaken: Set<String> = []

    /// - Parameter breaks: Whether carrying an item into the cellar breaks an invariant.
    init(breaks: Bool = false) { self.breaks = breaks }

    var places: Set<String> { ["\(rooms[room])/inFront"] }

    func possibleSteps() -> [ExplorationStep] {
        ["forward", "back", isCarrying ? "drop" : "pick"].map { line in
            let isLegal = line == "forward" ? room < 2 : line == "back" ? room > 0 : true
            return ExplorationStep(line, shape: "\(rooms[room]) \(line)", isLegal: isLegal)
        }
    }

    func perform(_ line: String) async {
        switch line {
        case "forward" where room < 2: move(1)
        case "back" where room > 0: move(-1)
        case "drop" where isCarrying: carry(false)
        case "pick" where !isCarrying: carry(true)
        default: break
        }
    }

    func problems() -> [String] { breaks && room == 2 && isCarrying ? ["the stairs broke"] : [] }

    private func move(_ step: Int) {
        let from = rooms[room]
        room += step
        changeCount += 1
        edgesTaken.insert("\(from)-\(rooms[room])")
    }

    private func carry(_ isCarried: Bool) {
        isCarrying = isCarried
        changeCount += 1
    }
}
