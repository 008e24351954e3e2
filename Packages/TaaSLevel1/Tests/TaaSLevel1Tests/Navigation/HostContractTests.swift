import Foundation
import SharedNavigation
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct HostContractTests {
    /// The clock of the Action button and of the animated images stands still.
    @Test(.proves("KIT-NAV-13")) func theAppKeepsTheHostContract() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var dependencies = TaaSLevel1Dependencies.embedded(folder: folder)
        dependencies.clock = ManualClock()
        try dependencies.files.saveFile(png(4, 4), as: "screenshot.png")
        let routes: [TaaSLevel1Route] = [
            .faq, .images, .form, .screenshot, .share([.file(name: "screenshot.png")]),
            .shareFailed(.notShared), .imagePicker, .imageRefused(.noPicker), .actionCompleted,
            .emailSent(to: "ann@example.org"), .emailFailed(.offline),
        ]
        #expect(try await HostContract.problems(routes: routes) { TaaSLevel1App.start(dependencies) } == [])
    }
}
