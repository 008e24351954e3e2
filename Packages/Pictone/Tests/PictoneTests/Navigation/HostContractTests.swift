import Pictone
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct HostContractTests {
    /// The splash stays until it is dismissed: its clock stands still.
    @Test(.proves("KIT-NAV-13")) func theAppKeepsTheHostContract() async throws {
        // Read once, for hundreds of launches.
        let catalog = try await FolderCatalog.sample().load()
        let dependencies = PictoneDependencies(
            catalog: FixedCatalog(catalog: catalog),
            images: FolderImageSource.sample(),
            clock: ManualClock()
        )
        let album = try #require(catalog.albums.first)
        let script = try #require(catalog.script(of: album.id))
        let key = TakeKey(script: script.id, paragraph: try #require(script.paragraphs.first).id)
        let routes: [PictoneRoute] = [
            .splash, .browse, .search, .character(try #require(catalog.characters.first).id),
            .script(album.id, .record), .overwriteConfirmation(key), .deleteConfirmation(.all(script.id)),
        ]
        #expect(try await HostContract.problems(routes: routes) { PictoneApp.start(dependencies) } == [])
    }
}
