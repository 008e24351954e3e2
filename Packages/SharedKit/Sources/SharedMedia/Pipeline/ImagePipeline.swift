// The image pipeline: holds the images on screen and near it, and no others.

import Foundation
import SharedCore

/// Loads images for all screens of an app.
///
/// Each screen reports through `ImageRequests` the images that are visible and nearby. Visible images load
/// first, then nearby ones; an image that leaves is cancelled. An image is loaded once however many cells
/// show it, and not again while it is in memory. A failed image is retried when it comes near after a delay,
/// or by `retry`.
@MainActor
public final class ImagePipeline {
    /// The facts that are remembered of an image beyond its bytes.
    private struct Memory {
        var header: ImageHeader?
        var failure: ImageError?
        var attempts = 0
        /// The uptime from which it may be retried automatically.
        var retryTime: Duration = .zero
        /// The generation of `retryAll()` at which it failed.
        var retryGeneration = 0
        /// The refresh in which it was last revalidated.
        var confirmed = 0
    }

    private struct Flight {
        var number: Int
        var task: Task<Void, Never>
    }

    private let source: any ImageSource
    private let limits: ImageLimits
    private let clock: any AppClock
    /// The images that some screen requests.
    private var wanted: [ImageReference: ObservedImage] = [:]
    /// The images that no screen requests any more, bounded by bytes.
    private var idle: LRUCache<ImageReference, ObservedImage>
    private var memories: LRUCache<ImageReference, Memory>
    private var attention: [Int: ImageAttention] = [:]
    private var listeners: [Int: () -> Void] = [:]
    private var isAnnouncementDue = false
    private var order = ImageAttention()
    private var visible: Set<ImageReference> = []
    private var flights: [ImageReference: Flight] = [:]
    private var wantedBytes = 0
    private var lastNumber = 0
    private var refreshes = 0
    private var retryGeneration = 0

    /// Makes an empty pipeline.
    public init(source: any ImageSource, limits: ImageLimits = ImageLimits(), clock: any AppClock) {
        self.source = source
        self.limits = limits
        self.clock = clock
        idle = LRUCache(costLimit: limits.memory, countLimit: limits.remembered)
        memories = LRUCache(costLimit: limits.remembered, countLimit: limits.remembered)
    }

    /// Makes the requests of one screen.
    ///
    /// - Parameter imagesChanged: Called once per turn after requested images loaded, failed or became known
    ///   in size, until the requests end; for a screen that lays out by sizes. A cell that shows one image
    ///   observes only that image.
    public func viewer(imagesChanged: (() -> Void)? = nil) -> ImageRequests {
        lastNumber += 1
        listeners[lastNumber] = imagesChanged
        return ImageRequests(self, number: lastNumber)
    }

    /// The observable image of a reference.
    ///
    /// Observing it loads nothing; a screen that requests it as visible does.
    public func image(_ reference: ImageReference) -> ObservedImage {
        if let image = wanted[reference] ?? idle.value(for: reference) {
            return image
        }
        let image = ObservedImage(reference, initialState(of: reference))
        idle.set(image, for: reference, cost: Self.cost(of: image))
        return image
    }

    /// Retries a failed image now.
    public func retry(_ reference: ImageReference) {
        if case .failed = image(reference).state {
            remember(reference) { $0.retryTime = .zero }
            revive(reference)
            start()
        }
    }

    /// Retries all failed images: those on screen now, the others when they come near.
    public func retryAll() {
        retryGeneration += 1
        wanted.keys.forEach(revive)
        start()
    }

    /// Revalidates every image with its source before it is shown again; images on screen at once.
    ///
    /// The loaded bytes stay until the source delivers different ones.
    public func refresh() {
        refreshes += 1
        idle.removeAll()
        flights.values.forEach { $0.task.cancel() }
        flights = [:]
        retryAll()
    }

    /// Releases the bytes of all images that are neither on screen nor near; for a memory warning.
    public func releaseMemory() {
        idle.removeAll()
    }

    /// Bytes of images in memory.
    public var bytesInMemory: Int { idle.cost + wantedBytes }

    // MARK: Requested images

    func look(_ viewer: Int, _ new: ImageAttention?) {
        if new == nil { listeners[viewer] = nil }
        guard attention[viewer] != new else {
            return
        }
        attention[viewer] = new
        order = ImageAttention(merging: attention.sorted { $0.key < $1.key }.map(\.value))
        visible = Set(order.visible)
        let all = visible.union(order.nearby)
        let kept = all.union(order.retained.lazy.filter { self.flights[$0] != nil })
        for (reference, image) in wanted where !kept.contains(reference) {
            flights.removeValue(forKey: reference)?.task.cancel()
            wanted[reference] = nil
            wantedBytes -= image.byteCount
            idle.set(image, for: reference, cost: Self.cost(of: image))
        }
        for reference in all where wanted[reference] == nil {
            let image = image(reference)
            idle.remove(reference)
            wanted[reference] = image
            wantedBytes += image.byteCount
            revive(reference)
        }
        start()
    }

    private func initialState(of reference: ImageReference) -> ImageState {
        let memory = memories.value(for: reference)
        if let memory, let failure = memory.failure {
            return .failed(failure, memory.header)
        }
        return memory?.header.map(ImageState.sized) ?? .placeholder(aspect: limits.placeholderAspect)
    }

    private func change(_ image: ObservedImage, to state: ImageState) {
        image.state = state
        guard !isAnnouncementDue, !listeners.isEmpty else {
            return
        }
        isAnnouncementDue = true
        Task { [weak self] in
            self?.isAnnouncementDue = false
            self?.listeners.values.forEach { $0() }
        }
    }

    private func remember(_ reference: ImageReference, _ change: (inout Memory) -> Void) {
        var memory = memories.value(for: reference) ?? Memory()
        change(&memory)
        memories.set(memory, for: reference)
    }

    /// Resets a failed image to loading, once its delay is over.
    private func revive(_ reference: ImageReference) {
        let memory = memories.value(for: reference) ?? Memory()
        guard let image = wanted[reference], case .failed(_, let header) = image.state,
            clock.uptime >= memory.retryTime || memory.retryGeneration < retryGeneration
        else {
            return
        }
        remember(reference) { $0.failure = nil }
        change(image, to: header.map(ImageState.sized) ?? .placeholder(aspect: limits.placeholderAspect))
    }

    // MARK: Loading

    private func start() {
        for reference in order.visible where flights.count < limits.concurrency {
            load(reference)
        }
        let room = min(limits.prefetchConcurrency, limits.concurrency)
        var prefetches = flights.keys.count(where: { !visible.contains($0) })
        for reference in order.nearby where flights.count < limits.concurrency && prefetches < room {
            guard wantedBytes < limits.memory else {
                return
            }
            prefetches += load(reference) ? 1 : 0
        }
    }

    /// Starts to load an image that isn't loaded; false if there is nothing to do.
    @discardableResult
    private func load(_ reference: ImageReference) -> Bool {
        guard flights[reference] == nil, let image = wanted[reference] else {
            return false
        }
        let isConfirmed = (memories.value(for: reference)?.confirmed ?? 0) == refreshes
        switch image.state {
        case .placeholder, .sized: break
        case .loaded where !isConfirmed: break
        case .loaded, .failed: return false
        }
        lastNumber += 1
        let number = lastNumber
        let (source, pixels) = (source, limits.pixels)
        let task = Task { [weak self] in
            let result = await Self.fetch(reference, from: source, revalidating: !isConfirmed, pixels: pixels)
            {
                [weak self] header in
                Task { @MainActor [weak self] in self?.headerArrived(header, reference, number) }
            }
            self?.finish(result, reference, number)
        }
        flights[reference] = Flight(number: number, task: task)
        return true
    }

    /// Loads and validates an image, off the main actor.
    private nonisolated static func fetch(
        _ reference: ImageReference,
        from source: any ImageSource,
        revalidating: Bool,
        pixels: Int,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async -> Result<LoadedImage, ImageError> {
        do throws(ImageError) {
            let data = try await source.load(
                reference,
                revalidating: revalidating,
                headerArrived: headerArrived
            )
            return .success(try LoadedImage(data, pixelLimit: pixels))
        } catch {
            return .failure(error)
        }
    }

    private func headerArrived(_ header: ImageHeader, _ reference: ImageReference, _ number: Int) {
        guard flights[reference]?.number == number, let image = wanted[reference] else {
            return
        }
        if case .placeholder = image.state {
            remember(reference) { $0.header = header }
            change(image, to: .sized(header))
        }
    }

    private func finish(
        _ result: Result<LoadedImage, ImageError>,
        _ reference: ImageReference,
        _ number: Int
    ) {
        // A cancelled load has been superseded, or its image is no longer requested.
        guard flights[reference]?.number == number, let image = wanted[reference] else {
            return
        }
        flights[reference] = nil
        wantedBytes -= image.byteCount
        switch result {
        case .success(let loaded):
            remember(reference) {
                $0 = Memory(header: loaded.header, confirmed: refreshes)
            }
            change(image, to: .loaded(loaded))
        case .failure(let failure):
            remember(reference) { memory in
                memory.attempts += 1
                memory.confirmed = refreshes
                memory.retryGeneration = retryGeneration
                memory.retryTime = clock.uptime + limits.pause(after: failure, attempts: memory.attempts)
            }
            // Keep an image that couldn't be revalidated: it is better than none.
            if case .loaded = image.state {
            } else {
                remember(reference) { $0.failure = failure }
                change(image, to: .failed(failure, image.state.header))
            }
        }
        wantedBytes += image.byteCount
        start()
    }

    private static func cost(of image: ObservedImage) -> Int { image.byteCount + 256 }
}

extension ObservedImage {
    fileprivate var byteCount: Int {
        if case .loaded(let image) = state { image.data.count } else { 0 }
    }
}
