// One screen's requests to an image pipeline.

/// The images that matter to a screen, or to several together.
struct ImageAttention: Equatable, Sendable {
    /// On screen, the most important first.
    var visible: [ImageReference] = []
    /// Near the screen, the nearest first.
    var nearby: [ImageReference] = []
    /// Farther off: nothing is started for them, and running loads go on.
    var retained: [ImageReference] = []
}

extension ImageAttention {
    /// Merges several screens' requests: each image once, as near as it is for any screen; the screens
    /// alternate.
    init(merging all: some Collection<ImageAttention>) {
        var seen: Set<ImageReference> = []
        visible = Self.turns(all.map(\.visible), &seen)
        nearby = Self.turns(all.map(\.nearby), &seen)
        retained = Self.turns(all.map(\.retained), &seen)
    }

    private static func turns(_ lists: [[ImageReference]], _ seen: inout Set<ImageReference>)
        -> [ImageReference]
    {
        var merged: [ImageReference] = []
        for turn in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where turn < list.count && seen.insert(list[turn]).inserted {
                merged.append(list[turn])
            }
        }
        return merged
    }
}

/// One screen's requests to an image pipeline.
///
/// Images stay requested until the next update, until `end()`, or until this is released.
@MainActor
public final class ImageRequests {
    private let pipeline: ImagePipeline
    private let number: Int

    init(_ pipeline: ImagePipeline, number: Int) {
        self.pipeline = pipeline
        self.number = number
    }

    /// Reports the images that the screen shows.
    ///
    /// Idempotent: call it with every scroll event.
    ///
    /// - Parameters:
    ///   - visible: Images on screen, the most important first.
    ///   - prefetch: Images that are about to be visible, the nearest first.
    ///   - retained: Images farther off: nothing is started for them, and running loads go on.
    public func update(
        visible: [ImageReference],
        prefetch: [ImageReference] = [],
        retained: [ImageReference] = []
    ) {
        pipeline.look(number, ImageAttention(visible: visible, nearby: prefetch, retained: retained))
    }

    /// Ends all requests.
    public func end() {
        pipeline.look(number, nil)
    }

    deinit {
        Task { @MainActor [pipeline, number] in pipeline.look(number, nil) }
    }
}
