// Path to state to path: the link of a destination leads there in an app that has just been launched.

/// Tries the links of one run of a walker or a random driver, each only once because launches are slow.
@MainActor
final class LinkTrial {
    /// The result of trying a link.
    private enum Outcome {
        case place(kind: String, link: String?)
        /// The app refused the link, with the code of the error.
        case refused(String)
        /// The link was still waiting after every step in the app.
        case waiting
    }

    private let launch: () async throws -> ExploredSimulator
    private var outcomes: [String: Outcome] = [:]

    /// - Parameter launch: Makes a newly launched app.
    init(launch: @escaping () async throws -> ExploredSimulator) {
        self.launch = launch
    }

    /// The number of links that have been tried.
    var count: Int { outcomes.count }

    /// Describes the problem with the link of a destination; nil if the link leads there.
    ///
    /// A link that waits at launch, for a login or the end of a splash, must be followed in the turn in which
    /// the steps on the way to the destination first allow it.
    ///
    /// - Parameters:
    ///   - kind: The kind of the destination.
    ///   - script: The steps from the launch to the destination.
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
        // Other links would replace this one, and log events of hostile links would replace its events.
        for line in script
        where app.isLinkWaiting && !line.hasPrefix("link ") && !line.hasPrefix("hostile ") {
            await app.perform(line)
            // A waiting link isn't kept for the next launch: the user who opened it opens it again.
            if line == "relaunch" { await app.open(link: link) }
        }
        if app.isLinkWaiting { return .waiting }
        if let refusal = app.linkRefusal { return .refused(refusal) }
        return .place(kind: app.frontPlace?.kind ?? "nothing", link: app.frontPlace?.link)
    }
}
