// The simulator of PublisherFacts, in a browser: `swift run PublisherFactsSimulator serve`.

import Foundation
import PublisherFacts
import SharedMedia
import SharedNavigation
import SimulatorKit

@main
struct PublisherFactsSimulator {
    static func main() async {
        exit(await Simulator.run { options in try simulatedApp(options) })
    }

    /// The app with the sample feed, or with the feed at `--feed`.
    @MainActor
    static func simulatedApp(_ options: SimulatorOptions) throws -> any SimulatedApp {
        let log = InspectorLog()
        return simulatedApp(
            PublisherFactsApp.start(
                try dependencies(options, log: log),
                restoring: options.saved(log: log)
            ),
            log: log
        )
    }

    /// Draws a started app.
    @MainActor
    static func simulatedApp(
        _ coordinator: PublisherFactsCoordinator,
        log: InspectorLog
    ) -> any SimulatedApp {
        var hooks = NavigatorApp<PublisherFactsRoute, PublisherFactsScreen>.Hooks()
        hooks.media = { path in coordinator.picture(FactID(rawValue: path)) }
        return NavigatorApp(
            name: "PublisherFacts",
            accent: SimulatedAccent(light: "#0a5f73", dark: "#6cc7dc"),
            tables: PublisherFactsApp.tables(),
            coordinator: coordinator,
            log: log,
            hooks: hooks,
            draw: { screen, context in
                switch screen {
                case .factList(let model): draw(model, context)
                case .factDetail(let model): draw(model, context)
                }
            }
        )
    }

    private static func dependencies(_ options: SimulatorOptions, log: InspectorLog) throws
        -> PublisherFactsDependencies
    {
        guard let text = options["feed"], !text.isEmpty else { return .embedded(log: log) }
        guard let address = URL(string: text), ["http", "https"].contains(address.scheme),
            address.host() != nil
        else {
            throw FeedOption(text: text)
        }
        return .live(PublisherFactsConfiguration(feedAddress: address), log: log)
    }
}

/// The error for a value of `FEED=` or `--feed` that isn't a URL.
struct FeedOption: Error, CustomStringConvertible {
    let text: String

    var description: String {
        "“\(text)” isn't an address; give one that begins with http:// or https://, as in FEED=http://localhost/facts.json."
    }
}

extension PublisherFactsCoordinator {
    /// The bytes of a fact's image, for the page, which asks only for loaded ones.
    func picture(_ id: FactID) -> SimulatedMedia? {
        guard case .loaded(let image)? = library.picture(of: id)?.state else { return nil }
        return SimulatedMedia(bytes: image.data, type: image.header.format.mediaType)
    }
}
