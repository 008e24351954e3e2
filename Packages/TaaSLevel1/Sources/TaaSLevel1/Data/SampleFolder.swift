// The content that comes with the app.

import Foundation
import SharedLocalization
import SharedMedia

/// The package's sample content.
enum SampleFolder {
    /// A file of it.
    ///
    /// One that isn't there gives a readable error when it is opened.
    static func url(_ name: String) -> URL {
        let resources = ResourceFolder.find(package: "TaaSLevel1", module: "TaaSLevel1")
        return (resources ?? URL(fileURLWithPath: "Resources")).appendingPathComponent("Sample/\(name)")
    }
}

extension FolderImageSource {
    /// The sample's own images by name; they stand for the addresses under `https://taas.example/images/` too.
    public static func sample() -> FolderImageSource {
        FolderImageSource(folder: SampleFolder.url("images")) { url in
            url.host() == "taas.example" && url.path().hasPrefix("/images/") ? url.lastPathComponent : nil
        }
    }
}
