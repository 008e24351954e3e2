// `workbench new-app` and `workbench new-screen`.

import Foundation
import StringsTools
import WorkbenchKit

extension Session {
    /// Creates an app, with typed keys and formatted.
    func newApp(_ words: CommandWords) throws -> Bool {
        guard let name = words["--name"] else {
            throw UsageError(problem: "Name the app: NAME=Foo.")
        }
        let paths = try Scaffold(house: house).newApp(name)
        guard try finish(paths, of: name) else { return false }
        console.say(
            "Packages/\(name) is there: `make test-\(name)`, `make run APP=\(name)`; `make graph` draws its graph."
        )
        return true
    }

    /// Creates a screen of an app.
    func newScreen(_ words: CommandWords) throws -> Bool {
        guard let name = words["--name"], let app = words["--app"] else {
            throw UsageError(problem: "Name the app and the screen: APP=Foo NAME=Bar.")
        }
        let paths = try Scaffold(house: house).newScreen(name, app: app)
        guard try finish(paths, of: app) else { return false }
        paths.forEach { console.say("wrote \($0)") }
        console.say(
            "An outcome of another screen can now follow the new edge; `make graph` draws the graph anew."
        )
        return true
    }

    private func finish(_ paths: [String], of app: String) throws -> Bool {
        let written = try KeyKeeper(root: house.root).write(
            TextModule.all(root: house.root, package: "Packages/\(app)")
        )
        let files = (paths + written).filter { $0.hasSuffix(".swift") }
        let command = Command(["swift", "format", "format", "--in-place"] + files, in: house.root)
        let (end, text) = try command.output(interruption: interruption)
        if end != .exited(0) { console.say(text) }
        return end == .exited(0)
    }
}
