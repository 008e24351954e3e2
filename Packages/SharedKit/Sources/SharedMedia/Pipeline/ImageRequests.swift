// What one screen wants of an image pipeline.

/// The images that matter to a screen, or to several together.
struct ImageAttention: Equatable, Sendable {
    /// On screen, the most important first.
    var visible: [ImageReference] = []
    /// Near the screen, the nearest first.
    var nearby: [ImageReference] = []
    /// Farther off: nothing is begun for them, and what is under way goes on.
    var retained: [ImageReference] = []
}

extension ImageAttention {
    /// What several screens want: each image once, as near as it is for any, the screens taking turns.
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

/// One screen's hold on an image pipeline.
///
/// What it looks at stays wanted until it looks elsewhere, ends, or is released.
@MainActor
public final class ImageRequests {
    private let pipeline: ImagePipeline
    private let number: Int

    init(_ pipeline: ImagePipeline, number: Int) {
        self.pipeline = pipeline
        self.number = number
    }

    /// Says what the screen shows.
    ///
    /// Idempotent: call it with every scroll event.
    ///
    /// - Parameters:
    ///   - visible: What is on screen, the most important first.
    ///   - prefetch: What is about to be, the nearest first.
    ///   - retained: What lies farther off: nothing is begun for it, and what is under way goes on.
    public func update(
        visible: [ImageReference],
        prefetch: [ImageReference] = [],
        retained: [ImageReference] = []
    ) {
        pipeline.look(number, ImageAttention(visible: visible, nearby: prefetch, retained: retained))
    }

    /// Wants nothing any more.
    public func end() {
        pipeline.look(number, nil)
    }

    deinit {
        Task { @MainActor [pipeline, number] in pipeline.look(number, nil) }
    }
}
