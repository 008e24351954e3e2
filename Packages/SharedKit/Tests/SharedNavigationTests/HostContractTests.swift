// The host contract holds for every fixture, and finds each fault that is planted.

import SharedNavigation
import SharedTesting
import Testing

extension LongNavigationTests {
    @MainActor @Suite struct HostContractTests {
        private func problems<App: Fixture>(_: App.Type, places: Int = 60) async throws -> [String] {
            let routes = App.Kind.allCases.map { FixtureRoute<App>(kind: $0, number: 1) }
            return try await HostContract.check(routes: routes, places: places) {
                try FixtureApp<App>.launch()
            }.problems
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func publisherFacts() async throws {
            #expect(try await problems(PublisherFactsFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func taaS() async throws {
            #expect(try await problems(TaaSFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func pictone() async throws {
            #expect(try await problems(PictoneFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func skyZone() async throws {
            #expect(try await problems(SkyZoneFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func interlochen() async throws {
            #expect(try await problems(InterlochenFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func linked() async throws {
            #expect(try await problems(LinkedFixture.self) == [])
        }

        @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func everything() async throws {
            #expect(try await problems(EverythingFixture.self, places: 20) == [])
        }
    }
}

extension LongNavigationTests {
    /// A contract that can't be broken proves nothing.
    @MainActor @Suite struct HostContractFaultTests {
        typealias Route = FixtureRoute<EverythingFixture>
        typealias Doors = @MainActor (Navigator<Route, FixtureScreen>) -> HostDoors

        private let routes = EverythingFixture.Kind.allCases.map { Route(kind: $0, number: 1) }

        private func report(doors: @escaping Doors) async throws
            -> HostContractReport
        {
            try await HostContract.check(routes: routes, places: 14, doors: doors) {
                try FixtureApp<EverythingFixture>.launch()
            }
        }

        private func broken(_ report: HostContractReport) -> Set<HostSituation> {
            Set(report.violations.map(\.situation))
        }

        @Test(.proves("KIT-NAV-13")) func reportsThatAreLostAreMissed() async throws {
            let report = try await report { navigator in
                var doors = HostDoors(navigator)
                doors.reconcile = { _ in false }
                return doors
            }
            let expected: Set<HostSituation> = [
                .swipeCompleted, .poppedDuringMove, .sheetPulledDown, .sheetSwapped, .tabSwitched,
                .drawerDragged,
                .dialogAnsweredTwice, .requestAnsweredTwice,
            ]
            #expect(broken(report) == expected)
            let swipe = try #require(report.violations.first { $0.situation == .swipeCompleted })
            #expect(swipe.script.last == "a swipe back" && swipe.script.count > 1)
            #expect(swipe.description.hasPrefix("swipeCompleted: expected ["))
        }

        @Test(.proves("KIT-NAV-13")) func oldReportsThatUndoNewMovesAreFound() async throws {
            let report = try await report { navigator in
                var doors = HostDoors(navigator)
                doors.reconcile = { visible in
                    var visible = visible
                    visible.drawn = navigator.tree.nextID
                    return navigator.reconcile(visible: visible)
                }
                return doors
            }
            #expect(
                broken(report).isSuperset(of: [.reportedLate, .sheetSwapped, .tabSwitched, .swipeCancelled])
            )
            #expect(!broken(report).contains(.swipeCompleted), "at rest there is nothing to undo")
        }

        @Test(.proves("KIT-NAV-13")) func reportsThatEachPopOneScreenAreFound() async throws {
            let report = try await report { navigator in
                var doors = HostDoors(navigator)
                doors.reconcile = { _ in
                    let stack = navigator.tree.levels[navigator.tree.levels.count - 1].container.frontStack
                    guard stack.screens.count > 1, let top = stack.screens.last else { return false }
                    return navigator.reconcile(visible: VisibleEntries(navigator.tree).without(top.id))
                }
                return doors
            }
            #expect(broken(report).isSuperset(of: [.swipeCancelled, .reportedLate, .sheetPulledDown]))
        }

        @Test(.proves("KIT-NAV-13")) func answersThatGoNowhereAreFound() async throws {
            let report = try await report { navigator in
                var doors = HostDoors(navigator)
                doors.answer = { _, _ in .moved(nil) }
                return doors
            }
            #expect(broken(report) == [.requestAnsweredTwice])
        }

        @Test(.proves("KIT-NAV-13", "KIT-NAV-05")) func modelsThatAreKeptAreFound() async throws {
            let journal = FixtureJournal()
            journal.hoard = []
            let report = try await HostContract.check(routes: routes, places: 2) {
                try FixtureApp<EverythingFixture>.launch(journal)
            }
            #expect(report.violations.contains { $0.expected.hasSuffix("to be released, as it has left") })
        }

        @Test(.proves("KIT-NAV-13")) func whatCantBeTriedIsSaid() async throws {
            let problems = try await HostContract.problems(routes: [Route(kind: .a)]) {
                try FixtureApp<EverythingFixture>.launch()
            }
            #expect(problems.contains("no route of kind share was given, so nothing was tried there"))
            #expect(problems.contains("requestAnsweredTwice was never tried"))
            #expect(!problems.contains { $0.hasPrefix("swipeCompleted") })
        }
    }
}
