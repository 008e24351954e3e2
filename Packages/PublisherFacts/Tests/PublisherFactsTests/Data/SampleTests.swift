import PublisherFacts
import SharedMedia
import SharedTesting
import Testing

/// The sample is shown without a network, so it has to cover all features of a real feed.
@Suite struct SampleTests {
    /// Broken on purpose: http with spaces and a stray %, an unreachable host, a web page, a missing file, no
    /// URL.
    private static let broken = [
        "http://facts.example/old pictures/100% island.jpg", "https://pictures.invalid/skye.jpg",
        "https://facts.example/about.html", "https://facts.example/pictures/missing.jpg", "not an address",
    ]

    private let feed: FactFeed

    init() async throws {
        feed = try await SampleFactFeed().load().feed
    }

    @Test(.proves("PUB-15", "PUB-16")) func everyPictureIsThereButTheBrokenOnes() async throws {
        let source = FolderImageSource.sample()
        var headers: [ImageHeader] = []
        var failed: [String] = []
        for fact in feed.facts {
            guard let address = fact.pictureAddress else { continue }
            guard let picture = fact.picture,
                let file = try? await source.load(picture, revalidating: false, headerArrived: { _ in })
            else {
                failed.append(address)
                continue
            }
            headers.append(try ImageProbe.header(of: file))
        }
        #expect(failed == Self.broken)
        #expect(headers.count >= 30)
        #expect(Set(headers.map(\.format)) == Set(ImageFormat.allCases))
        let aspects = headers.map(\.size.aspect)
        #expect(try #require(aspects.min()) < 0.45, "far higher than wide")
        #expect(try #require(aspects.max()) > 3, "far wider than high")
        #expect(Set(aspects).count > 20, "and much between")
    }

    @Test(.proves("PUB-02", "PUB-16")) func theAwkwardRowsAreThere() throws {
        #expect(feed.skippedRows == 3, "a text, a list and null in the place of a row")
        #expect(feed.facts.count == 49, "of 56 rows, without four that have nothing to show")
        let facts = feed.facts
        func parts(_ fact: Fact) -> [Bool] {
            [fact.title != nil, fact.text != nil, fact.pictureAddress != nil]
        }
        #expect(
            Set(facts.map(parts)) == [
                [true, true, true], [true, true, false], [true, false, true], [true, false, false],
                [false, true, true], [false, true, false], [false, false, true],
            ],
            "every combination of what a fact may have"
        )
        let titles = facts.compactMap(\.title)
        #expect(titles.contains("Saint Helena"), "white space around it is cut off")
        #expect(titles.contains { $0.count > 150 }, "a title that fits no line")
        #expect(titles.contains("جزيرة سقطرى"), "from right to left")
        #expect(titles.contains { $0.hasPrefix("🐧") }, "beyond the basic plane")
        #expect(facts.contains { $0.title == nil && $0.text?.contains("a number where its title") == true })
        #expect(facts.contains { $0.title == "Tasmania" && $0.text == nil }, "a list in place of a text")
    }
}
