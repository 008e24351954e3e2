import Foundation
import Interlochen
import SharedNavigation
import SharedTesting
import Testing

@Suite struct HostContractTests {
    /// A process of its own, since it keeps the main actor busy for many seconds.
    @Test(.proves("KIT-NAV-13")) func theAppKeepsTheHostContract() async throws {
        #if os(macOS) || os(Linux)
            await #expect(processExitsWith: .success) { try await tryTheApp() }
        #else
            try await tryTheApp()
        #endif
    }
}

/// Checks the host contract; loading takes no time, and players play for a moment at each position.
@MainActor
private func tryTheApp() async throws {
    let clock = ManualClock()
    var dependencies = InterlochenDependencies.embedded(clock: clock)
    dependencies.initialLoad = ReadyLoad()
    // Read once, for hundreds of launches.
    var sections: [MediaSection: SectionContent] = [:]
    for section in MediaSection.allCases {
        sections[section] = try await dependencies.sections.content(of: section)
    }
    dependencies.sections = ReadySections(sections)
    let content = MediaItemID(rawValue: "lake-symphony")
    let routes: [InterlochenRoute] = [
        .sections, .category(CategoryID(rawValue: "jazz"), in: .performances), .contentDetail(content),
        .mediaPlayer(content), .share([.text("a lake")]), .webPage(SiteLinkID(rawValue: "camp")),
        .search, .browser(webURL("https://interlochen.com")), .problem(.sharing),
    ]
    // Enough for every kind, in the first tab that leads there: all tabs are alike.
    let report = try await HostContract.check(
        routes: routes,
        places: 25,
        settling: { app in
            await app.navigator.settled()
            await clock.advance(by: .seconds(2))
            await app.navigator.settled()
        },
        launch: { InterlochenApp.start(dependencies) }
    )
    #expect(report.problems == [], "\(report.problems)")
}
