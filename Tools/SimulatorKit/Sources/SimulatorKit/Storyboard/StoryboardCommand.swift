// `storyboard` goes to every screen and puts images of each, in all requested looks, on one page.

import Foundation
import SharedTesting

extension SimulatorCommand {
    /// Writes `index.html` and one folder per look with an image per screen.
    ///
    /// The command fails if a screen of the graph was never seen.
    static var storyboard: SimulatorCommand {
        SimulatorCommand(
            "storyboard",
            "picture every screen [--out FOLDER] [--looks LOOK,LOOK: small+dark,wide+landscape,phone+ar-XB] [--limit N]"
        ) { options, makeApp in
            let folder = URL(filePath: options["out"] ?? "storyboard")
            let app = try await makeApp(options.forAnotherLaunch)
            let names = (options["looks"] ?? Device.phone.id).split(separator: ",").map(String.init)
            let camera = ScreenCamera(
                looks: try names.map { try Look($0, languages: app.languages) },
                clock: options.clock
            )
            // Bars and flows hold screens but aren't screens themselves.
            let holders = Set(app.graph.edges.filter { $0.name == "holds" }.compactMap(\.from))
            let missed = try await camera.walk(
                to: Set(app.graph.nodes).subtracting(holders),
                options,
                makeApp
            )
            try StoryboardPage(app: app.name, looks: names, pictures: camera.pictures).write(to: folder)
            Simulator.say(
                "\(camera.pictures.count) screens, each in \(names.count) looks, in \(folder.path())"
            )
            guard missed.isEmpty else {
                Simulator.complain("never seen: \(missed.sorted().joined(separator: ", "))")
                return 1
            }
            return 0
        }
    }
}

extension ScreenCamera {
    /// Explores the app until every screen is captured, and returns the screens that never were.
    ///
    /// The tools around the app stay unchanged unless a screen can't be reached in any other way.
    func walk(
        to screens: Set<String>,
        _ options: SimulatorOptions,
        _ makeApp: @escaping MakeSimulatedApp
    ) async throws -> Set<String> {
        let limit = options["limit"].flatMap { Int($0) } ?? 2_000
        for setsTools in [false, true] {
            if screens.isSubset(of: pictures.map(\.kind)) { break }
            _ = try await Walker(edges: [], screens: screens.subtracting(done), limit: limit).walk {
                let app = PicturedSimulator(
                    try await ExploredSimulator.launch(options, makeApp),
                    camera: self,
                    setsTools: setsTools
                )
                await app.look()
                return app
            }
        }
        return screens.subtracting(pictures.map(\.kind))
    }
}
