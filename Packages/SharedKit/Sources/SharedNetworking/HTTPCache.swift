// The store of answers: in memory, and in a folder if there is one.

import Foundation
import SharedCore
import SharedStorage

/// Keeps answers, bounded in memory and on disk, least recently used out first.
///
/// Files are written such that a kill at any moment leaves the old or the new one; a file that is damaged is
/// deleted and counts as not there. Call `removeAll` when the user signs out.
public actor HTTPCache {
    private let memory: Locked<LRUCache<String, StoredResponse>>
    private let store: FileStore?
    /// The sizes of the files.
    private var disk: LRUCache<String, Int>

    /// Makes a cache.
    ///
    /// - Parameters:
    ///   - memoryLimit: In bytes of bodies and fields.
    ///   - folder: A folder for this cache alone, or nil for none on disk. Answers already in it are found
    ///     again.
    ///   - diskLimit: In bytes of files.
    public init(memoryLimit: Int = 16 << 20, folder: URL? = nil, diskLimit: Int = 128 << 20) {
        memory = Locked(LRUCache(costLimit: memoryLimit))
        store = folder.map { FileStore(folder: $0) }
        disk = LRUCache(costLimit: diskLimit)
        guard let store else {
            return
        }
        for (name, size) in Self.files(of: store) {
            for dropped in disk.set(size, for: name, cost: size) {
                try? store.delete(dropped)
            }
        }
    }

    /// Bytes on disk now.
    public var diskSize: Int { disk.cost }

    /// Forgets everything, in memory and on disk.
    public func removeAll() {
        memory.withLock { $0.removeAll() }
        for name in (try? store?.names()) ?? [] {
            try? store?.delete(name)
        }
        disk.removeAll()
    }

    /// The answer kept under `name`, if memory has it; doesn't wait for the disk.
    nonisolated func remembered(_ name: String) -> StoredResponse? {
        memory.withLock { $0.value(for: name) }
    }

    /// The answer kept under `name`.
    func stored(_ name: String) -> StoredResponse? {
        if let stored = remembered(name) {
            return stored
        }
        guard let store, disk.value(for: name) != nil, let bytes = try? store.loadFile(name) else {
            return nil
        }
        guard let stored = StoredResponseFile.read(bytes, name: name) else {
            remove(name)
            return nil
        }
        // So that the order of use outlives the program.
        if let path = try? store.url(of: name).path {
            try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        }
        remember(stored, name)
        return stored
    }

    /// Keeps `stored` under `name`; without room on disk it is kept in memory alone.
    func keep(_ stored: StoredResponse, _ name: String) {
        remember(stored, name)
        guard let store, let bytes = try? StoredResponseFile.write(stored, name: name) else {
            return
        }
        for dropped in disk.set(bytes.count, for: name, cost: bytes.count) {
            try? store.delete(dropped)
        }
        if disk.value(for: name) != nil, (try? store.saveFile(bytes, as: name)) == nil {
            disk.remove(name)
            try? store.delete(name)
        }
    }

    /// Forgets what is kept under `name`.
    func remove(_ name: String) {
        memory.withLock { $0.remove(name) }
        disk.remove(name)
        try? store?.delete(name)
    }

    private func remember(_ stored: StoredResponse, _ name: String) {
        let cost = stored.body.count + stored.fields.reduce(200) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
        memory.withLock { memory in _ = memory.set(stored, for: name, cost: cost) }
    }

    /// Names and sizes of the files, least recently used first.
    private static func files(of store: FileStore) -> [(String, Int)] {
        ((try? store.names()) ?? []).compactMap { name -> (String, Int, Date)? in
            guard let path = try? store.url(of: name).path,
                let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
            else {
                return nil
            }
            return (name, size, date)
        }
        .sorted { $0.2 < $1.2 }.map { ($0.0, $0.1) }
    }
}
