// The sources of JSON.

import Foundation

/// The source that JSON is loaded from.
///
/// Its name is what errors and logs call it.
public enum JSONSource: Sendable {
    /// Bytes in memory, or the body of a response with the charset that its `Content-Type` declared, if any.
    case data(Data, charset: String? = nil, name: String = "data")
    /// A regular file.
    case file(URL)
    /// A file of a bundle, in `folder` inside it, with its extension: `facts.json`.
    case resource(String, in: Bundle, folder: String? = nil)

    /// The name of the source in errors: the given name or the last part of the URL, never a whole path.
    public var name: String {
        switch self {
        case .data(_, _, let name): name
        case .file(let url): url.lastPathComponent
        case .resource(let name, _, _): name
        }
    }

    var charset: String? {
        guard case .data(_, let charset, _) = self else {
            return nil
        }
        return charset
    }

    /// The bytes, at most `limit` of them.
    func bytes(limit: Int) throws(JSONError) -> Data {
        switch self {
        case .data(let data, _, _):
            guard data.count <= limit else {
                throw JSONError(source: name, reason: .tooLarge(limit: limit))
            }
            return data
        case .file(let url):
            return try contents(of: url, limit: limit)
        case .resource(let resource, let bundle, let folder):
            // Looked up by hand: Bundle's own search also tries languages, which a data file has none of.
            let root = bundle.resourceURL ?? bundle.bundleURL
            let place = folder.map { root.appendingPathComponent($0, isDirectory: true) } ?? root
            return try contents(of: place.appendingPathComponent(resource), limit: limit)
        }
    }

    private func contents(of url: URL, limit: Int) throws(JSONError) -> Data {
        let bytes: Data
        do {
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                throw CocoaError(.fileReadUnknown)
            }
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            // One byte more than allowed: enough to know, whatever the file grows to meanwhile.
            bytes = try file.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw JSONError(source: name, reason: .unreadable)
        }
        guard bytes.count <= limit else {
            throw JSONError(source: name, reason: .tooLarge(limit: limit))
        }
        return bytes
    }
}
