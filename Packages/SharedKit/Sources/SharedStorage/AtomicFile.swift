// A file that is always either the old one or the new one.

import Foundation

/// Writes whole files such that a crash, kill or power failure at any moment leaves the old or the new
/// content.
///
/// Written here because `Data.write(.atomic)` does not bring the folder's entry to the disk, resets the mode
/// and follows links, and `FileManager.replaceItemAt` loses both files on Linux.
public enum AtomicFile {
    /// Replaces the content of a file, or makes it.
    ///
    /// Writes a temporary file in the same folder, brings it to the disk, renames it, and brings the folder
    /// to the disk. The mode of an existing file is kept; a new one is its owner's alone (600). Of two
    /// writers at once, the later one wins as a whole. Blocks until the disk has it: call it off the main
    /// actor.
    ///
    /// - Throws: `StorageError`; the file is then as it was, except with `notDurable`: it then has the new
    ///   content, and after a power failure the old or the new.
    public static func write(_ data: Data, to url: URL) throws(StorageError) {
        let path = url.path
        do throws(SystemError) {
            let existing = try status(of: path)
            if let existing, !existing.isFile {
                throw existing.isLink ? .isLink : .isFolder
            }
            // Cleaning up after a writer that was killed may take a new file for an old one. It is rare, but
            // several cleaners at once can do it several times in a row.
            var attempts = 0
            while true {
                do throws(SystemError) {
                    return try replace(path, with: data, mode: existing?.mode)
                } catch {
                    attempts += 1
                    guard error == .notFound, attempts < 100, (try? status(of: folder(of: path))) != nil
                    else {
                        throw error
                    }
                }
            }
        } catch {
            throw error.failure(at: path)
        }
    }

    /// The most bytes that `read` accepts by itself: 256 MiB.
    public static let readLimit = 256 << 20

    /// Reads a whole file.
    ///
    /// - Parameter limit: the most bytes to accept; so much memory it may take.
    /// - Throws: `StorageError`, `tooLarge` for more.
    public static func read(_ url: URL, limit: Int = readLimit) throws(StorageError) -> Data {
        guard let content = try read(url.path, limit: limit) else {
            throw .tooLarge(path: url.path, limit: limit)
        }
        return content
    }

    /// The content; nil if it is larger than the limit.
    private static func read(_ path: String, limit: Int) throws(StorageError) -> Data? {
        do throws(SystemError) {
            let file = try FileDescriptor(path, .reading)
            let status = try file.status()
            guard status.isFile else {
                throw .isFolder
            }
            // A damaged size can be any, and memory for it is asked at once.
            guard status.size <= limit else {
                return nil
            }
            var data = Data(count: status.size)
            let count = try data.withUnsafeMutableBytes { buffer in
                Result { () throws(SystemError) in try file.readAll(into: buffer) }
            }.get()
            return data.prefix(count)
        } catch {
            throw error.failure(at: path)
        }
    }

    /// Removes the temporary files that killed writers left in a folder.
    ///
    /// Those of running writers stay.
    public static func removeLeftovers(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(temporaryPrefix) {
            let path = folder.path + "/" + name
            // A writer holds its file's lock; when we get it, there is no writer.
            if let file = try? FileDescriptor(path, .reading), (try? file.lock(waiting: false)) != nil {
                try? removeFile(path)
            }
        }
    }

    private static let temporaryPrefix = ".writing-"

    private static func replace(_ path: String, with data: Data, mode: UInt32?) throws(SystemError) {
        let folderPath = folder(of: path)
        // Opened first: when there is no file number left, nothing has been changed yet.
        let folder = try FileDescriptor(folderPath, .folder)
        let temporary = "\(folderPath)/\(temporaryPrefix)\(UUID().uuidString)"
        let file = try FileDescriptor(temporary, .creating)
        do throws(SystemError) {
            // Waits for a cleaner that takes it for a leftover; it is gone then, which the renaming notices.
            try file.lock(waiting: true)
            // Functions that take a closure here pass on no typed errors.
            try data.withUnsafeBytes { bytes in
                Result { () throws(SystemError) in try file.writeAll(bytes) }
            }.get()
            if let mode {
                try file.setMode(mode)
            }
            try file.synchronize()
            // A caller that sets a file aside holds this too, so that it never takes the new one for the
            // damaged one.
            try folder.lock(waiting: true)
            defer { folder.unlock() }
            try renameFile(temporary, to: path)
        } catch {
            try? removeFile(temporary)
            throw error
        }
        try folder.synchronizeChange()
    }

    static func folder(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    private static func status(of path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileStatus(ofPath: path)
        } catch {
            if error == .notFound {
                return nil
            }
            throw error
        }
    }
}
