// Path to state to path: the link of a place leads to that place in an app that has just been launched.

/// Tries the links of one run of a walker or a random driver, each once: launches take long.
@MainActor
final class LinkTrial {
    /// The result of opening a link.
    private enum Outcome {
        case place(kind: String, link: String?)
        /// With the code of the failure.
        case refused(String)
        /// The link waited through all steps.
        case waiting
    }

    private let launch: () async throws -> ExploredSimulator
    private var outcomes: [String: Outcome] = [:]

    /// - Parameter launch: Makes the app afresh.
    init(launch: @escaping () async throws -> ExploredSimulator) {
        self.launch = launch
    }

    /// The number of links that have been tried.
    var count: Int { outcomes.count }

    /// The problem with a screen's link; nil if it leads there.
    ///
    /// A link that waits at the launch, for a login or the end of a splash, must be followed in the turn in
    /// which what was done on the way to the place lets it.
    ///
    /// - Parameters:
    ///   - kind: The kind of the place.
    ///   - script: The steps from the launch to the screen.
    func problem(of link: String, kind: String, after script: [String]) async -> String? {
        do {
            let known = outcomes[link]
            let outcome = if let known { known } else { try await self.outcome(of: link, after: script) }
            outcomes[link] = outcome
            switch outcome {
            case .place(kind, link): return nil
            case .place(let other, let its):
                return "\(link) of \(kind) leads to \(other), whose link is \(its ?? "none"), in a new app"
            case .refused(let failure): return "\(link) of \(kind) is refused in a new app: \(failure)"
            case .waiting: return "\(link) of \(kind) waits for ever in a new app"
            }
        } catch {
            return "the launch for \(link) failed: \(error)"
        }
    }

    private func outcome(of link: String, after script: [String]) async throws -> Outcome {
        let app = try await launch()
        await app.open(link: link)
        // Other links would take this one's place, and what is said of hostile ones that of what is said of
        // it.
        for line in script
        where app.isLinkWaiting && !line.hasPrefix("link ") && !line.hasPrefix("hostile ") {
            await app.perform(line)
            // A link that waits isn't kept for the next launch: whoever opened it opens it again.
            if line == "relaunch" { await app.open(link: link) }
        }
        if app.isLinkWaiting { return .waiting }
        if let refusal = app.linkRefusal { return .refused(refusal) }
        return .place(kind: app.frontPlace?.kind ?? "nothing", link: app.frontPlace?.link)
    }
}
