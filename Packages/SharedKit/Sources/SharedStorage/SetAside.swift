// Moves a file that can't be used out of the way, never a good one, or keeps it when it will be replaced.

import Foundation
import SharedCore

extension FileStore {
    /// Renames a file of a value that can't be used, unless a good one has replaced it since that was found.
    ///
    /// It is judged again while the folder is locked: other stores, of other processes too, wait with their
    /// renaming.
    ///
    /// - Throws: `StorageError`, `notFound` when the file has been removed.
    func setAsideUnusable<Value: Decodable & Sendable>(
        _ type: Value.Type,
        _ name: String,
        schema: Int
    ) throws(StorageError) -> StoredValue<Value> {
        try withFolderLocked { () throws(StorageError) in
            switch try look(for: type, in: name, schema: schema) {
            case .usable(let found): return found
            case .damaged(let content):
                let newName = try setAside(name, as: "damaged", content: content)
                note("damagedFileSetAside", ["name": name, "to": newName])
                return .damaged(setAside: newName)
            case .undecodable(let content, let error):
                let newName = try setAside(name, as: "undecodable", content: content)
                let reason = Self.reason(of: error)
                note("undecodableFileSetAside", ["name": name, "to": newName, "reason": reason])
                throw .undecodable(path: try url(of: name).path, setAside: newName)
            }
        }
    }

    /// Keeps a file that wasn't understood from being lost when something else is saved under its name.
    ///
    /// It gets a second name, so that at no moment there is none under the first; only on a disk where files
    /// can't have two, it is renamed. A file that has that name already is the same one. There is nothing to
    /// keep of what isn't a file.
    package func keepAside(_ name: String, as kind: String) throws(StorageError) {
        let path = try url(of: name).path
        do throws(StorageError) {
            try withFolderLocked { () throws(StorageError) in
                do throws(SystemError) {
                    try keepAside(name, at: path, as: kind)
                } catch {
                    throw error.failure(at: path)
                }
            }
        } catch {
            guard case .notFound = error else {
                throw error
            }
        }
    }

    private func keepAside(_ name: String, at path: String, as kind: String) throws(SystemError) {
        let status = try FileStatus(ofPath: path)
        guard status.isFile else {
            return
        }
        let newName = "\(name).\(kind)-\(status.mark.prefix(12))"
        let newPath = folder.path + "/" + newName
        do throws(SystemError) {
            try linkFile(path, as: newPath)
        } catch {
            if error == .exists {
                return
            }
            guard error.isOfLinksOnly else {
                throw error
            }
            try renameFile(path, to: newPath)
        }
        note("fileKeptAside", ["name": name, "to": newName], level: .warning)
    }

    /// The mismatch with the type, without its position: that may have a text that the user typed as a key.
    private static func reason(of error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "no \(key.stringValue)"
        case .valueNotFound(let type, _): "null for \(type)"
        case .typeMismatch(let type, _): "no \(type)"
        default: "refused"
        }
    }

    /// Renames a file and gives its new name, which follows from its content, or from its identity without
    /// that.
    private func setAside(_ name: String, as kind: String, content: Data?) throws(StorageError) -> String {
        let path = try url(of: name).path
        let newName: String
        do throws(SystemError) {
            let mark = if let content { SHA256.hex(content) } else { try FileStatus(ofPath: path).mark }
            newName = "\(name).\(kind)-\(mark.prefix(12))"
            try renameFile(path, to: folder.path + "/" + newName)
        } catch {
            throw error.failure(at: path)
        }
        // Lost with the power, it is still what it is and set aside again.
        try? FileDescriptor(folder.path, .folder).synchronize()
        return newName
    }

    private func withFolderLocked<Answer>(
        _ work: () throws(StorageError) -> Answer
    ) throws(StorageError) -> Answer {
        let holder = try lockedFolder()
        defer { holder.unlock() }
        return try work()
    }

    private func lockedFolder() throws(StorageError) -> FileDescriptor {
        do throws(SystemError) {
            let holder = try FileDescriptor(folder.path, .folder)
            try holder.lock(waiting: true)
            return holder
        } catch {
            throw error.failure(at: folder.path)
        }
    }

    /// Tells the log that a file could not be used.
    func note(_ event: String, _ details: [String: String], level: LogEvent.Level = .error) {
        log.record(LogEvent(area: "storage", name: event, details: details, level: level))
    }
}
