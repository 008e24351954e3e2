// The host contract holds for every fixture, and finds each planted fault.

import SharedNavigation
import SharedTesting
import Testing

// Other platforms have no processes to run tests in.
#if os(macOS) || os(Linux)
    extension LongNavigationTests {
        @Suite struct HostContractTests {

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func publisherFacts() async {
                await #expect(processExitsWith: .success) { try await tryAll(PublisherFactsFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func taaS() async {
                await #expect(processExitsWith: .success) { try await tryAll(TaaSFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func pictone() async {
                await #expect(processExitsWith: .success) { try await tryAll(PictoneFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func skyZone() async {
                await #expect(processExitsWith: .success) { try await tryAll(SkyZoneFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func interlochen() async {
                await #expect(processExitsWith: .success) { try await tryAll(InterlochenFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func linked() async {
                await #expect(processExitsWith: .success) { try await tryAll(LinkedFixture.self) }
            }

            @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func everything() async {
                await #expect(processExitsWith: .success) {
                    try await tryAll(EverythingFixture.self, places: 20)
                }
            }
        }
    }

    extension LongNavigationTests {
        /// A contract that can't be broken proves nothing.
        @Suite struct HostContractFaultTests {
            @Test(.proves("KIT-NAV-13")) func reportsThatAreLostAreMissed() async {
                await #expect(processExitsWith: .success) {
                    let report = try await check { navigator in
                        var doors = HostInterface(navigator)
                        doors.reconcile = { _ in false }
                        return doors
                    }
                    let expected: Set<HostSituation> = [
                        .swipeCompleted, .poppedDuringMove, .sheetPulledDown, .sheetSwapped, .tabSwitched,
                        .drawerDragged,
                        .dialogAnsweredTwice, .requestAnsweredTwice,
                    ]
                    #expect(report.broken == expected)
                    let swipe = try #require(report.violations.first { $0.situation == .swipeCompleted })
                    #expect(swipe.script.last == "a swipe back" && swipe.script.count > 1)
                    #expect(swipe.description.hasPrefix("swipeCompleted: expected ["))
                }
            }

            @Test(.proves("KIT-NAV-13")) func oldReportsThatUndoNewMovesAreFound() async {
                await #expect(processExitsWith: .success) {
                    let report = try await check { navigator in
                        var doors = HostInterface(navigator)
                        doors.reconcile = { visible in
                            var visible = visible
                            visible.drawn = navigator.tree.nextID
                            return navigator.reconcile(visible: visible)
                        }
                        return doors
                    }
                    #expect(
                        report.broken.isSuperset(of: [
                            .reportedLate, .sheetSwapped, .tabSwitched, .swipeCancelled,
                        ])
                    )
                    #expect(!report.broken.contains(.swipeCompleted), "at rest there is nothing to undo")
                }
            }

            @Test(.proves("KIT-NAV-13")) func reportsThatEachPopOneScreenAreFound() async {
                await #expect(processExitsWith: .success) {
                    let report = try await check { navigator in
                        var doors = HostInterface(navigator)
                        doors.reconcile = { _ in
                            let stack = navigator.tree.levels[navigator.tree.levels.count - 1].container
                                .frontStack
                            guard stack.screens.count > 1, let top = stack.screens.last else { return false }
                            return navigator.reconcile(
                                visible: VisibleEntries(navigator.tree).without(top.id)
                            )
                        }
                        return doors
                    }
                    #expect(report.broken.isSuperset(of: [.swipeCancelled, .reportedLate, .sheetPulledDown]))
                }
            }

            @Test(.proves("KIT-NAV-13")) func answersThatGoNowhereAreFound() async {
                await #expect(processExitsWith: .success) {
                    let report = try await check { navigator in
                        var doors = HostInterface(navigator)
                        doors.answer = { _, _ in .moved(nil) }
                        return doors
                    }
                    #expect(report.broken == [.requestAnsweredTwice])
                }
            }

            @Test(.proves("KIT-NAV-13", "KIT-NAV-05")) func modelsThatAreKeptAreFound() async {
                await #expect(processExitsWith: .success) {
                    let report = try await check(places: 2, keepsModels: true)
                    #expect(
                        report.violations.contains { $0.expected.hasSuffix("to be released, as it has left") }
                    )
                }
            }

            @Test(.proves("KIT-NAV-13")) func whatCantBeTriedIsSaid() async {
                await #expect(processExitsWith: .success) {
                    let problems = try await HostContract.problems(routes: [Route(kind: .a)]) {
                        try FixtureApp<EverythingFixture>.launch()
                    }
                    #expect(problems.contains("no route of kind share was given, so nothing was tried there"))
                    #expect(problems.contains("requestAnsweredTwice was never tried"))
                    #expect(!problems.contains { $0.hasPrefix("swipeCompleted") })
                }
            }
        }
    }

    private typealias Route = FixtureRoute<EverythingFixture>

    @MainActor
    private func tryAll<App: Fixture>(_: App.Type, places: Int = 60) async throws {
        let routes = App.Kind.allCases.map { FixtureRoute<App>(kind: $0, number: 1) }
        let report = try await HostContract.check(routes: routes, places: places) {
            try FixtureApp<App>.launch()
        }
        #expect(report.problems == [], "\(report.problems)")
    }

    /// The problems found with this interface between host and navigator.
    @MainActor
    private func check(
        places: Int = 14,
        keepsModels: Bool = false,
        doors: @escaping @MainActor (Navigator<Route, FixtureScreen>) -> HostInterface = { HostInterface($0) }
    ) async throws -> HostContractReport {
        let routes = EverythingFixture.Kind.allCases.map { Route(kind: $0, number: 1) }
        let journal = FixtureJournal()
        if keepsModels { journal.hoard = [] }
        return try await HostContract.check(routes: routes, places: places, doors: doors) {
            try FixtureApp<EverythingFixture>.launch(keepsModels ? journal : FixtureJournal())
        }
    }

    extension HostContractReport {
        fileprivate var broken: Set<HostSituation> { Set(violations.map(\.situation)) }
    }
#endif
