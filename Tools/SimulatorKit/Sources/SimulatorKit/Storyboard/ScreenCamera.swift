// Captures images of the screens that come to the front.

import SharedCore
import SharedTesting

/// Captures each screen in every look that it allows, at the fullest of its first few appearances.
@MainActor
final class ScreenCamera {
    /// The images of one screen.
    struct Pictures {
        let kind: String
        /// The images by look; a look that the screen doesn't allow has none.
        var byLook: [String: String] = [:]
        /// The amount of text on the screen.
        fileprivate var weight: Int
        fileprivate var sights = 1
        /// The number of steps since the screen was first seen.
        fileprivate var age = 0

        fileprivate init(kind: String, weight: Int) {
            self.kind = kind
            self.weight = weight
        }

        /// Whether the screen was seen often enough or appears only rarely.
        fileprivate var isDone: Bool { sights >= 4 || age > 40 }
    }

    private let looks: [Look]
    private let clock: any AppClock
    /// The images in the order in which the screens were seen.
    private(set) var pictures: [Pictures] = []

    init(looks: [Look], clock: any AppClock = SystemClock()) {
        self.looks = looks
        self.clock = clock
    }

    /// The kinds of the screens that need not be seen again.
    var done: Set<String> { Set(pictures.filter(\.isDone).map(\.kind)) }

    /// Captures the front screen unless the existing images suffice, then restores the app's device settings.
    func look(at app: any SimulatedApp, on device: DeviceSettings) async {
        for index in pictures.indices { pictures[index].age += 1 }
        guard let kind = app.scene.front?.kind, !done.contains(kind) else { return }
        let stage = Stage(app: app, canRelaunch: false)
        let weight = stage.scene.front.map { stage.markup(of: "entry-\($0.id)") }?.writtenCount ?? 0
        let known = pictures.firstIndex { $0.kind == kind }
        if let known { pictures[known].sights += 1 }
        // A little more text is no reason to capture all images again.
        if let known, weight * 3 < pictures[known].weight * 4 + 30 {
            return app.deviceChanged(to: device)
        }
        var taken = Pictures(kind: kind, weight: weight)
        taken.sights = known.map { pictures[$0].sights } ?? 1
        for look in looks {
            _ = try? await stage.receive(.device(DeviceChange(look.settings)))
            await app.settled()
            await stage.developed(by: clock)
            guard stage.scene.front?.kind == kind, stage.shown.isLandscape == look.settings.isLandscape else {
                continue
            }
            taken.byLook[look.name] = await stage.picture(withOverlay: true)
        }
        app.deviceChanged(to: device)
        await app.settled()
        guard !taken.byLook.isEmpty else { return }
        if let known { pictures[known] = taken } else { pictures.append(taken) }
    }
}

extension Stage {
    /// Waits until all images that the screen is loading have arrived, for at most half a second.
    ///
    /// No page reports which part of a long list is visible, so the camera reports its upper part as visible.
    fileprivate func developed(by clock: any AppClock) async {
        for turn in 0..<25 {
            flush()
            guard markup(of: "frame").contains("class=\"shimmer\"") else { return }
            if turn == 5 { reportAreas() }
            try? await clock.sleep(for: .milliseconds(20))
        }
    }
}

extension String {
    /// The number of characters of a page that aren't markup.
    fileprivate var writtenCount: Int {
        var isTag = false
        return utf8.count { byte in
            if byte == UInt8(ascii: "<") { isTag = true }
            defer { if byte == UInt8(ascii: ">") { isTag = false } }
            return !isTag
        }
    }
}

/// An app that a walker explores and a camera captures after each step.
///
/// The walker takes only steps that a user takes in the app, so that the images show what a user sees.
@MainActor
final class PicturedSimulator: ExploredApp {
    private let explored: ExploredSimulator
    private let camera: ScreenCamera
    private let commands: [String]

    /// - Parameter setsTools: Whether the walker may change the tools around the app.
    init(_ explored: ExploredSimulator, camera: ScreenCamera, setsTools: Bool) {
        self.explored = explored
        self.camera = camera
        commands = ["do", "back", "dismiss", "tab", "drawer", "answer"] + (setsTools ? ["tool"] : [])
    }

    var changeCount: Int { explored.changeCount }
    var edgesTaken: Set<String> { explored.edgesTaken }
    /// The screens that need not be seen again.
    var places: Set<String> { camera.done }

    func possibleSteps() -> [ExplorationStep] {
        explored.possibleSteps().filter { step in
            commands.contains { step.line == $0 || step.line.hasPrefix($0 + " ") }
        }
    }

    func perform(_ line: String) async {
        await explored.perform(line)
        await look()
    }

    /// Captures the front screen.
    func look() async { await camera.look(at: explored.app, on: explored.settings) }

    func problems() -> [String] { explored.problems() }
}
