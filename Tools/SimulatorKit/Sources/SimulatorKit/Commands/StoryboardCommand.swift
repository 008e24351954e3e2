// `storyboard` finds every screen that taps lead to and puts a picture of each on one page.

import Foundation
import SharedNavigation

extension SimulatorCommand {
    /// Writes `index.html` and a picture per screen into a folder; fails if a screen of the graph was never seen.
    static var storyboard: SimulatorCommand {
        SimulatorCommand(
            "storyboard",
            "picture every screen [--out FOLDER] [--device ID] [--dark] [--landscape] [--language ID]"
        ) { options, makeApp in
            let folder = URL(filePath: options["out"] ?? "storyboard")
            let board = try await Storyboard(options: options, makeApp: makeApp).found()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (kind, picture) in board.pictures {
                try Data(picture.utf8).write(to: folder.appending(path: "\(kind).svg"), options: .atomic)
            }
            let page = board.page.markup
            try Data("<!DOCTYPE html>\(page)".utf8).write(
                to: folder.appending(path: "index.html"),
                options: .atomic
            )
            Simulator.say("\(board.pictures.count) screens in \(folder.path())")
            guard board.missing.isEmpty else {
                Simulator.complain("Never seen: \(board.missing.joined(separator: ", "))")
                return 1
            }
            return 0
        }
    }
}

/// Tries the controls of every screen, each on a fresh app, until no new screen turns up.
@MainActor
struct Storyboard {
    /// What was found.
    struct Board {
        var name: String
        /// In the order in which they were found.
        var pictures: [(kind: String, picture: String)] = []
        /// Screens of the graph that no taps led to; bars and flows aren't screens.
        var missing: [String] = []

        @MainActor var page: HTML {
            tag("html") {
                tag("head") {
                    tag("meta", Attribute("charset", "utf-8"))
                    tag("title") { "\(name) – Storyboard" }
                }
                tag("body", .style(["font": "14px system-ui", "background": "#eceef2"])) {
                    tag("h1") { name }
                    for (kind, _) in pictures {
                        tag("figure", .style(["display": "inline-block", "margin": "12px"])) {
                            tag(
                                "img",
                                Attribute("src", "\(kind).svg"),
                                Attribute("width", "280"),
                                Attribute("alt", kind)
                            )
                            tag("figcaption") { kind }
                        }
                    }
                }
            }
        }
    }

    let options: SimulatorOptions
    let makeApp: MakeSimulatedApp

    /// A tap by what it does: entries have the same numbers on every run of the same taps.
    private typealias Tap = (entry: Int, action: String)
    /// Rows of a list do the same; a few of each action are enough.
    static let tapsPerAction = 3

    func found() async throws -> Board {
        var stage = try await stage(after: [])
        var board = Board(name: stage.app.name)
        var paths: [[Tap]] = [[]]
        var seen: Set<String> = []
        while !paths.isEmpty {
            let path = paths.removeFirst()
            stage = try await self.stage(after: path)
            guard let kind = stage.scene.front?.kind, seen.insert(kind).inserted else { continue }
            board.pictures.append((kind, await stage.picture(withOverlay: true)))
            for tap in stage.taps {
                let next = try await self.stage(after: path + [tap])
                if let reached = next.scene.front?.kind, !seen.contains(reached) {
                    paths.append(path + [tap])
                }
            }
        }
        let holders = Set(stage.app.graph.edges.filter { $0.name == "holds" }.compactMap(\.from))
        board.missing = stage.app.graph.nodes.filter { !seen.contains($0) && !holders.contains($0) }
        return board
    }

    private func stage(after path: [Tap]) async throws -> Stage {
        let stage = Stage(app: try await makeApp(options.forAnotherLaunch), canRelaunch: false)
        var change = DeviceChange()
        change.id = options["device"]
        change.dark = options["dark"].map { $0 == "true" }
        change.landscape = options["landscape"].map { $0 == "true" }
        change.language = options["language"]
        _ = try await stage.receive(.device(change))
        await stage.app.settled()
        for tap in path {
            _ = try await stage.receive(.action(entry: tap.entry, action: tap.action))
            await stage.app.settled()
            stage.flush()
        }
        return stage
    }
}

extension Stage {
    /// What can be tapped now, a few of each action.
    fileprivate var taps: [(entry: Int, action: String)] {
        guard let front = scene.front else { return [] }
        let bar = scene.overlay == nil ? scene.levels.last?.container.companion : nil
        return [front, bar].compactMap(\.self).flatMap { entry in
            var counts: [Substring: Int] = [:]
            return html(of: entry).taps.filter { action in
                let name = action.dropFirst(2).prefix { $0 != "\"" }
                counts[name, default: 0] += 1
                return counts[name, default: 0] <= Storyboard.tapsPerAction
            }.map { (entry: entry.id, action: $0) }
        }
    }
}

extension HTML {
    /// The actions of all controls that aren't disabled.
    @MainActor fileprivate var taps: [String] {
        switch self {
        case .text, .trusted, .slot: []
        case .group(let pieces): pieces.flatMap(\.taps)
        case .live(_, let draw): draw().taps
        case .element(_, let attributes, let content):
            (attributes.contains { $0.name == "disabled" && $0.value != nil } ? [] : attributes)
                .filter { $0.name == "data-tap" }.compactMap(\.value) + content.flatMap(\.taps)
        }
    }
}
