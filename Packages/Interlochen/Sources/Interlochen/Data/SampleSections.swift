// The demo data that fills the sections in prototype mode.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Reads the demo data from the package's own resources.
///
/// It has one method per section, each to be replaced by a real one.
public struct SampleSections: SectionSource {
    private let site: URL
    private let connection: SimulatedConnection

    /// Makes the source.
    ///
    /// - Parameters:
    ///   - site: The URL of the center's site, to which the data's paths are appended.
    ///   - connection: While it is offline, every load fails.
    public init(
        site: URL = InterlochenConfiguration.defaultSite,
        connection: SimulatedConnection = SimulatedConnection()
    ) {
        (self.site, self.connection) = (site, connection)
    }

    @concurrent
    public func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        guard connection.isOnline else { throw .offline }
        return switch section {
        case .featured: try await featured()
        case .radio: try await radio()
        case .performances: try await performances()
        case .extras: try await extras()
        case .more: try await more()
        }
    }

    private func featured() async throws(ContentError) -> SectionContent {
        let names = try await read(FeaturedDocument.self, "featured.json").media
        let media = try await media()
        return SectionContent(names.compactMap { media[$0].map(MediaCell.media) })
    }

    private func radio() async throws(ContentError) -> SectionContent {
        let rows = try await read(RadioDocument.self, "radio.json").stations
        return SectionContent(rows.map { .station(station($0)) })
    }

    private func performances() async throws(ContentError) -> SectionContent {
        try await categories("performances.json")
    }

    private func extras() async throws(ContentError) -> SectionContent {
        try await categories("extras.json")
    }

    private func more() async throws(ContentError) -> SectionContent {
        let document = try await read(MoreDocument.self, "more.json")
        let links = document.links.map { link in
            MediaCell.link(
                SiteLink(id: SiteLinkID(rawValue: link.id), title: link.title, url: url(link.path))
            )
        }
        let social = document.connect.compactMap { link in
            URL(string: link.address).map { SocialLink(service: link.service, url: $0) }
        }
        return SectionContent(links + (social.isEmpty ? [] : [.connect(social)]))
    }

    // MARK: - Parts

    private func read<Document: Decodable & Sendable>(_ type: Document.Type, _ name: String)
        async throws(ContentError) -> Document
    {
        do throws(JSONError) {
            let file = ResourceFolder.url("Sample/" + name, of: "Interlochen")
            return try await JSONLoader().load(type, from: .file(file))
        } catch {
            throw .unreadable(error)
        }
    }

    private func media() async throws(ContentError) -> [String: MediaItem] {
        let rows = try await read(MediaDocument.self, "media.json").media
        return Dictionary(rows.map { ($0.id, content($0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func categories(_ name: String) async throws(ContentError) -> SectionContent {
        let rows = try await read(CategoriesDocument.self, name).categories
        let media = try await media()
        return SectionContent(
            rows.map { row in
                let cameras = (row.cameras ?? []).map { MediaCell.camera(content($0)) }
                return .category(
                    MediaCategory(
                        id: CategoryID(rawValue: row.id),
                        title: row.title,
                        picture: .resource(row.picture),
                        text: row.text,
                        cells: cameras + (row.media ?? []).compactMap { media[$0].map(MediaCell.media) }
                    )
                )
            }
        )
    }

    private func content(_ row: MediaDocument.Row) -> MediaItem {
        MediaItem(
            id: MediaItemID(rawValue: row.id),
            medium: row.medium,
            genre: Genre(rawValue: row.genre),
            title: row.title,
            picture: .resource(row.picture),
            views: row.views,
            duration: row.seconds,
            url: url(row.path),
            text: row.text
        )
    }

    private func content(_ row: CategoriesDocument.Camera) -> MediaItem {
        MediaItem(
            id: MediaItemID(rawValue: row.id),
            medium: .video,
            genre: nil,
            title: row.title,
            picture: .resource(row.picture),
            views: nil,
            duration: nil,
            url: url(row.path),
            text: row.text
        )
    }

    private func station(_ row: RadioDocument.Row) -> Station {
        let content = MediaItem(
            id: MediaItemID(rawValue: row.id),
            medium: .audio,
            genre: nil,
            title: row.title,
            picture: .resource(row.picture),
            views: row.views,
            duration: nil,
            url: url(row.path),
            text: row.text
        )
        let show = row.show.map { Station.Show(title: $0.title, start: $0.start, end: $0.end) }
        return Station(content: content, show: show, followedBy: row.followedBy)
    }

    private func url(_ path: String) -> URL {
        path.isEmpty ? site : site.appending(path: path)
    }
}

extension FolderImageSource {
    /// The package's own images: headers, titles, logo, and those of the demo data.
    public static func interlochen() -> FolderImageSource {
        FolderImageSource(folder: ResourceFolder.url("Pictures", of: "Interlochen"))
    }
}
