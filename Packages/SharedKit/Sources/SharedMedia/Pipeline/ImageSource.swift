// The sources of image files.

import Foundation
import SharedCore
import SharedNetworking

/// A source of image files.
///
/// Cancelling the task cancels the transfer.
public protocol ImageSource: Sendable {
    /// Loads the whole file.
    ///
    /// - Parameters:
    ///   - revalidating: Whether a cached copy must be revalidated with its origin.
    ///   - headerArrived: Called, on any thread, as soon as the first bytes tell the size, if that is before
    ///     the whole file has arrived.
    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data
}

/// Fetches URLs with an HTTP client, whose cache is the only one on disk.
public struct HTTPImageSource: ImageSource {
    private let client: any HTTPClient
    private let resources: (any ImageSource)?
    private let sizeLimit: Int

    /// Makes a source.
    ///
    /// - Parameters:
    ///   - resources: The source of named resources; nil if there are none.
    ///   - sizeLimit: The most bytes of a file.
    public init(_ client: any HTTPClient, resources: (any ImageSource)? = nil, sizeLimit: Int = 32 << 20) {
        self.client = client
        self.resources = resources
        self.sizeLimit = sizeLimit
    }

    public func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        switch reference {
        case .resource(let name):
            guard let resources else {
                throw .missing(name: name)
            }
            return try await resources.load(
                reference,
                revalidating: revalidating,
                headerArrived: headerArrived
            )
        case .url(let url):
            var request = HTTPRequest(url)
            request.sizeLimit = sizeLimit
            request.headers["Accept"] = "image/webp, image/png, image/jpeg, image/gif, image/*;q=0.5"
            if revalidating {
                request.headers["Cache-Control"] = "no-cache"
            }
            let probe = Locked<ImageProbe?>(nil)
            let listener: @Sendable (HTTPArrival) -> Void = { piece in
                if let header = probe.withLock({ Self.header(piece, &$0) }) {
                    headerArrived(header)
                }
            }
            let answer = await HTTPArrival.$listener.withValue(listener) { [request] in
                await Self.send(request, with: client)
            }
            return try answer.get()
        }
    }
}

extension HTTPImageSource {
    private static func send(_ request: HTTPRequest, with client: any HTTPClient) async -> Result<
        Data, ImageError
    > {
        do throws(NetworkError) {
            return .success(try await client.send(request).validated().body)
        } catch {
            return .failure(.network(error))
        }
    }

    /// The header, if this piece completes it.
    private static func header(_ piece: HTTPArrival, _ probe: inout ImageProbe?) -> ImageHeader? {
        if piece.isFirst {
            probe = ImageProbe()
        }
        guard probe?.answer == .needMore, case .known(let header) = probe?.feed(piece.bytes) else {
            return nil
        }
        return header
    }
}

/// Reads named resources from a folder; optionally also serves URLs from it, so that an app runs offline.
public struct FolderImageSource: ImageSource {
    private let folder: URL
    private let name: @Sendable (URL) -> String?

    /// Makes a source.
    ///
    /// - Parameter name: The file that stands for a URL; nil if none does.
    public init(folder: URL, standingFor name: @escaping @Sendable (URL) -> String? = { _ in nil }) {
        self.folder = folder
        self.name = name
    }

    public func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        let file: String?
        let missing: String
        switch reference {
        case .resource(let name): (file, missing) = (name, name)
        case .url(let url): (file, missing) = (name(url), url.lastPathComponent)
        }
        // A bare file name: no path may lead out of the folder.
        guard let file, !file.isEmpty, !file.contains("/"), !file.contains("\0"), file != "..", file != ".",
            let data = try? Data(contentsOf: folder.appending(path: file))
        else {
            throw .missing(name: missing)
        }
        return data
    }
}
