// A folder of named values and files that belong to the app.

import Foundation
import SharedCore

/// The result of looking for a value under a name.
public enum StoredValue<Value: Sendable>: Sendable {
    case absent
    case value(Value)
    /// A value of another schema, with its bytes: migrate it or start fresh. The file is as it was.
    case otherSchema(Int, payload: Data)
    /// The file was damaged, or larger than the store's values can be. It was renamed to that name, not
    /// deleted; start fresh.
    case damaged(setAside: String)

    /// The value, if there is one of the schema that was asked for.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}

/// Keeps values and files in one folder, each in a file of its own that is replaced as a whole.
///
/// A value's file carries its schema number and a checksum. All calls block until the disk has done it: call
/// them off the main actor.
public struct FileStore: Sendable {
    /// The folder of the files.
    ///
    /// Made when the first one is saved.
    public let folder: URL
    let valueLimit: Int
    let log: any EventLog

    /// Makes the store of a folder and removes what killed writers left in it.
    ///
    /// - Parameter valueLimit: the most bytes of a value's file, 64 MiB by itself. A larger value isn't
    ///   saved, and a larger file is damaged: its size is wrong, and reading it could take more memory than
    ///   there is.
    public init(folder: URL, valueLimit: Int = 64 << 20, log: any EventLog = NoLog()) {
        self.folder = folder
        self.valueLimit = valueLimit
        self.log = log
        AtomicFile.removeLeftovers(in: folder)
    }

    // MARK: Values

    /// Saves a value as JSON with sorted keys.
    ///
    /// - Parameter schema: the number of the format; raise it when old files can't be read any more.
    /// - Throws: `StorageError`; what was saved before is then still there, except with `notDurable`.
    public func save(_ value: some Encodable, as name: String, schema: Int = 1) throws(StorageError) {
        let payload: Data
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            payload = try encoder.encode(value)
        } catch {
            throw .notEncodable(path: name, reason: String(describing: error))
        }
        let data = StoredEnvelope.seal(payload, schema: schema)
        guard data.count <= valueLimit else {
            throw .tooLarge(path: try url(of: name).path, limit: valueLimit)
        }
        try saveFile(data, as: name)
    }

    /// Loads a value.
    ///
    /// A damaged file is set aside and logged, once, however many load it at the same time.
    ///
    /// - Throws: `StorageError` when the file can't be read at all, or `undecodable` when it is whole and of
    ///   this schema but no such value: it has been set aside and logged too. A missing file is no error.
    public func load<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self,
        from name: String,
        schema: Int = 1
    ) throws(StorageError) -> StoredValue<Value> {
        do throws(StorageError) {
            if case .usable(let found) = try look(for: type, in: name, schema: schema) {
                return found
            }
            return try setAsideUnusable(type, name, schema: schema)
        } catch {
            // Somebody may also have removed or replaced it in between.
            if case .notFound = error {
                return .absent
            }
            throw error
        }
    }

    /// The verdict on the file of a value.
    enum Finding<Value: Sendable> {
        case usable(StoredValue<Value>)
        /// With its bytes, unless there are too many.
        case damaged(Data?)
        case undecodable(Data, any Error)
    }

    /// Reads the file of a value and leaves it as it is.
    func look<Value: Decodable & Sendable>(
        for type: Value.Type,
        in name: String,
        schema: Int
    ) throws(StorageError) -> Finding<Value> {
        let data: Data
        do throws(StorageError) {
            data = try loadFile(name, limit: valueLimit)
        } catch {
            guard case .tooLarge = error else {
                throw error
            }
            return .damaged(nil)
        }
        guard let (found, payload) = StoredEnvelope.open(data) else {
            return .damaged(data)
        }
        guard found == schema else {
            return .usable(.otherSchema(found, payload: payload))
        }
        do {
            return .usable(.value(try Self.decoded(type, from: payload, schema: found)))
        } catch {
            return .undecodable(data, error)
        }
    }

    /// Reads the payload of a file of another schema; its types see the number as their decoder's
    /// `storedSchema`.
    ///
    /// - Parameter payload: As `load` gave it, with its checksum.
    /// - Returns: Nil if it isn't of that form.
    public static func value<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from payload: Data,
        schema: Int
    ) -> Value? {
        try? decoded(type, from: payload, schema: schema)
    }

    private static func decoded<Value: Decodable>(
        _ type: Value.Type,
        from payload: Data,
        schema: Int
    ) throws -> Value {
        // The checksum holds, so the bytes are what was written, and their nesting is our own encoder's.
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.storedSchema { decoder.userInfo[key] = schema }
        return try decoder.decode(type, from: payload)
    }

    // MARK: Files

    /// Saves bytes as they are: a picture, a recording.
    ///
    /// - Throws: `StorageError`, as `save` does.
    public func saveFile(_ data: Data, as name: String) throws(StorageError) {
        let target = try url(of: name)
        do throws(StorageError) {
            try AtomicFile.write(data, to: target)
        } catch {
            guard case .notFound = error else {
                throw error
            }
            try makeFolders()
            try AtomicFile.write(data, to: target)
        }
    }

    /// Loads bytes as they are.
    ///
    /// - Parameter limit: the most bytes to accept; so much memory it may take.
    /// - Throws: `StorageError`, `tooLarge` for more.
    public func loadFile(_ name: String, limit: Int = AtomicFile.readLimit) throws(StorageError) -> Data {
        try AtomicFile.read(try url(of: name), limit: limit)
    }

    /// Deletes a value or file.
    ///
    /// Deleting what isn't there is no failure.
    ///
    /// - Throws: `StorageError`; it is then still there, except with `notDurable`.
    public func delete(_ name: String) throws(StorageError) {
        let path = try url(of: name).path
        do throws(SystemError) {
            let holder = try FileDescriptor(folder.path, .folder)
            do throws(SystemError) {
                try removeFile(path)
            } catch {
                // The disk may not know yet that it is gone.
                guard error == .notFound else {
                    throw error
                }
            }
            try holder.synchronizeChange()
        } catch {
            if error != .notFound {
                throw error.failure(at: path)
            }
        }
    }

    /// The names of all values and files, sorted; those set aside are among them.
    ///
    /// - Throws: `StorageError` when the folder can't be read. A missing folder is no error: it has no files
    ///   yet.
    public func names() throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            let failure = SystemError(error).failure(at: folder.path)
            if case .notFound = failure {
                return []
            }
            throw failure
        }
    }

    /// The URL of the file of a name, for engines that want one.
    ///
    /// - Throws: `StorageError.invalidName` for names that are empty, begin with a point, have a slash or a
    ///   null character, or are longer than 200 bytes.
    public func url(of name: String) throws(StorageError) -> URL {
        let isValid =
            !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
            && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
        guard isValid else {
            throw .invalidName(name)
        }
        return folder.appendingPathComponent(name, isDirectory: false)
    }

    /// Makes the folder and those above it, and brings each one's entry to the disk.
    private func makeFolders() throws(StorageError) {
        var missing: [String] = []
        var path = folder.path
        while (try? FileStatus(ofPath: path)) == nil, path != "/", path != "." {
            missing.append(path)
            path = AtomicFile.folder(of: path)
        }
        for path in missing.reversed() {
            do throws(SystemError) {
                try makeFolder(path)
            } catch {
                // Another process may have been faster.
                guard (try? FileStatus(ofPath: path))?.isFolder == true else {
                    throw error.failure(at: path)
                }
            }
            do throws(SystemError) {
                try FileDescriptor(AtomicFile.folder(of: path), .folder).synchronize()
            } catch {
                // Left there, the next save would take it for one that the disk has.
                try? removeFolder(path)
                throw error.failure(at: path)
            }
        }
    }
}
