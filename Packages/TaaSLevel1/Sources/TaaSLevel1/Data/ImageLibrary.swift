// The images that the collection shows.

import Observation
import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation

/// Loads the list of images and adds the user's; outlives screens.
@MainActor @Observable
public final class ImageLibrary: AppService {
    /// All images in order, the added ones last; nil until the list has loaded or an image was added.
    public var images: [GalleryImage]? {
        list.value == nil && added.isEmpty ? nil : (list.value ?? []) + added
    }
    /// The images with which the collection begins.
    @ObservationIgnored public let list = Loader<[GalleryImage], JSONError>()

    /// The image pipeline of all screens.
    @ObservationIgnored public let pipeline: ImagePipeline
    @ObservationIgnored let listeners = Listeners<any Listener>()
    @ObservationIgnored private let source: any GallerySource
    @ObservationIgnored private let store: AddedImages
    private var added: [GalleryImage] = []

    init(source: any GallerySource, images: any ImageSource, clock: any AppClock) {
        self.source = source
        store = AddedImages(before: images)
        pipeline = ImagePipeline(source: store, clock: clock)
    }

    public var tasks: ScreenTasks? { list.tasks }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { pipeline.releaseMemory() }
    }

    /// Loads the list, unless it is loaded or loading.
    public func load() {
        guard list.value == nil else { return }
        list.load(from: source.load) { [weak self] _ in self?.tell() }
    }

    /// Checks a file and adds it at the end.
    ///
    /// The same file may be added again: it is shown twice. The work goes on after the caller has gone.
    ///
    /// - Parameter added: Called in the turn in which the image is added or refused.
    func add(_ file: HostFile, added: @escaping (Result<Void, ImageRefusal>) -> Void) {
        let store = store
        tasks?.run("add", .uncancellable) {
            let image = try AcceptedImage(file)
            store.keep(image)
            return image.name
        } receive: { [weak self] answer in
            switch answer {
            case .success(let name):
                self?.append(name)
                added(.success(()))
            case .failure(let error): added(.failure(error as? ImageRefusal ?? .unreadable(name: file.name)))
            }
        }
    }

    private func append(_ name: String) {
        let image = GalleryImage(
            id: GalleryImageID(rawValue: "\(name)-\(added.count)"),
            reference: .resource(name),
            label: Texts.imagesAdded(added.count + 1)
        )
        added.append(image)
        tell()
    }

    private func tell() {
        listeners.living.forEach { $0.sourceChanged() }
    }
}
