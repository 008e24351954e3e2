import SharedScreens
import Foundation
import Interlochen
import SharedLayout
import SharedMedia
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@Suite struct SampleSectionsTests {
    private func content() async throws -> [MediaSection: SectionContent] {
        var all: [MediaSection: SectionContent] = [:]
        for section in MediaSection.allCases {
            all[section] = try await SampleSections().content(of: section)
        }
        return all
    }

    private func leaves(_ cells: [MediaCell]) -> [MediaCell] {
        cells.flatMap { cell in
            if case .category(let category) = cell { leaves(category.cells) } else { [cell] }
        }
    }

    @Test(.proves("INT-04", "INT-05")) func everyPieceOfTheInterfaceIsShown() async throws {
        let all = try await content()
        #expect(all.values.allSatisfy { !$0.cells.isEmpty })
        let cells = all.values.flatMap(\.cells)
        let deep = leaves(cells)
        #expect(cells.contains { if case .category = $0 { true } else { false } })
        #expect(deep.contains { if case .station = $0 { true } else { false } })
        #expect(deep.contains { if case .link = $0 { true } else { false } })
        #expect(deep.contains { if case .connect(let links) = $0 { links.count == 3 } else { false } })
        for medium in Medium.allCases {
            #expect(
                deep.contains { if case .media(let content) = $0 { content.medium == medium } else { false } }
            )
        }
        #expect(MediaSection.allCases.contains { if case .picture = $0.header.title { true } else { false } })
        #expect(MediaSection.allCases.contains { if case .text = $0.header.title { true } else { false } })
    }

    @Test(.proves("INT-05", "INT-13")) func camerasAreOnlyBehindTheCampusViewOfExtras() async throws {
        let all = try await content()
        for (section, content) in all {
            for cell in content.cells {
                #expect(cell.buttonText == nil || section == .radio, "no camera in a section's own list")
                guard case .category(let category) = cell else { continue }
                let cameras = category.cells.filter { if case .camera = $0 { true } else { false } }
                let isCampus = section == .extras && category.title == "Campus View"
                #expect(cameras.isEmpty == !isCampus, "\(section) \(category.title)")
            }
        }
    }

    @Test(.proves("INT-05", "INT-16")) func everythingHasItsPictureAndItsAddress() async throws {
        let source = FolderImageSource.interlochen()
        let all = try await content()
        var pictures = Set(all.values.flatMap { $0.cells + leaves($0.cells) }.compactMap(\.picture))
        for section in MediaSection.allCases {
            pictures.insert(section.header.picture)
            if case .picture(let title, _) = section.header.title { pictures.insert(title) }
        }
        for picture in pictures {
            let bytes = try await source.load(picture, revalidating: false) { _ in }
            #expect(throws: Never.self) { try LoadedImage(bytes) }
        }
        for content in all.values.flatMap(\.contents) {
            #expect(content.url.host() == "interlochen.com")
            #expect(!content.title.isEmpty && !content.text.isEmpty)
        }
    }

    @Test(.proves("INT-14")) func theSiteCanBeAnotherOne() async throws {
        let site = try #require(URL(string: "https://arts.example/center"))
        let more = try await SampleSections(site: site).content(of: .more)
        #expect(more.link(SiteLinkID(rawValue: "about"))?.url == webURL("https://arts.example/center"))
        #expect(more.link(SiteLinkID(rawValue: "camp"))?.url == webURL("https://arts.example/center/camp"))
        let usual = try await SampleSections().content(of: .more)
        #expect(usual.link(SiteLinkID(rawValue: "about"))?.url == webURL("https://interlochen.com"))
    }

    @Test(.proves("INT-04")) func withoutANetworkEveryLoadFails() async {
        let connection = SimulatedConnection()
        connection.isOnline = false
        for section in MediaSection.allCases {
            await #expect(throws: ContentError.offline) {
                try await SampleSections(connection: connection).content(of: section)
            }
        }
    }

    @MainActor
    @Test(.proves("INT-02", "INT-04")) func withoutPrototypeModeTheSectionsAreEmptyButHaveTheirHeaders()
        async throws
    {
        var dependencies = InterlochenDependencies.embedded(
            InterlochenConfiguration(info: [:]),
            clock: ManualClock()
        )
        dependencies.initialLoad = ReadyLoad()
        let app = await InterlochenCoordinator.started(dependencies)
        for section in MediaSection.allCases {
            app.show(section)
            let list = try #require(app.list)
            guard case .empty(let notice) = list.state.phase else {
                Issue.record("\(list.state.phase)")
                continue
            }
            #expect(say(notice.title) == "Nothing here yet" && notice.action != nil)
            #expect(list.state.header == section.header)
            #expect(list.cells.cells.isEmpty)
        }
    }
}
