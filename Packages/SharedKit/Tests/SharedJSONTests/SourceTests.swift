// Files, bundle resources and bytes, within limits and off the main actor.

import Dispatch
import Foundation
import SharedCore
import SharedJSON
import SharedTesting
import Testing

struct SourceTests {
    private let loader = JSONLoader(sizeLimit: 100)

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "json-\(UUID().uuidString)",
            isDirectory: true
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test(.proves("KIT-JSON-01"))
    func readsFilesAndBundleResources() async throws {
        try await withFolder { folder in
            let inner = folder.appendingPathComponent("Sub", isDirectory: true)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("numbers.json")
            try Data("[1,2,3]".utf8).write(to: file)
            try Data("[4]".utf8).write(to: inner.appendingPathComponent("numbers.json"))
            #expect(try await loader.load([Int].self, from: .file(file)) == [1, 2, 3])
            let bundle = try #require(Bundle(path: folder.path))
            #expect(
                try await loader.load([Int].self, from: .resource("numbers.json", in: bundle)) == [1, 2, 3]
            )
            #expect(
                try await loader.load([Int].self, from: .resource("numbers.json", in: bundle, folder: "Sub"))
                    == [4]
            )
        }
    }

    @Test(.proves("KIT-JSON-02"))
    func saysWhichFileCanNotBeRead() async throws {
        try await withFolder { folder in
            for file in [
                folder, folder.appendingPathComponent("gone.json"), URL(fileURLWithPath: "/dev/zero"),
            ] {
                let failure = JSONError(source: file.lastPathComponent, reason: .unreadable)
                await #expect(throws: failure) { try await loader.load([Int].self, from: .file(file)) }
            }
        }
    }

    @Test(.proves("KIT-JSON-04"))
    func refusesMoreBytesThanAllowed() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("big.json")
            for (count, isAllowed) in [(100, true), (101, false)] {
                let bytes = Data("[\(String(repeating: " ", count: count - 2))]".utf8)
                try bytes.write(to: file)
                for source in [JSONSource.data(bytes, name: "big.json"), .file(file)] {
                    let failure = await thrown { try await loader.load([Int].self, from: source) }
                    #expect(
                        failure
                            == (isAllowed
                                ? nil : JSONError(source: "big.json", reason: .tooLarge(limit: 100)))
                    )
                }
            }
        }
    }

    #if os(macOS) || os(Linux)
        /// Runs in a process of its own: the decoder blocks its thread until the main actor has had a turn.
        @Test(.proves("KIT-JSON-04"), .timeLimit(.minutes(2)))
        func decodesOffTheMainActor() async {
            await #expect(processExitsWith: .success) {
                let gate = Gate()
                let loader = JSONLoader {
                    let decoder = JSONDecoder()
                    Gate.key.map { decoder.userInfo[$0] = gate }
                    return decoder
                }
                let task = Task { @MainActor in
                    try await loader.load(Blocking.self, from: .data(Data("1".utf8)))
                }
                while !gate.hasBegun.withLock({ $0 }) {
                    await Task.yield()
                }
                // If the decoding ran on this actor, the gate would not open before the wait ended.
                _ = await MainActor.run { gate.opening.signal() }
                let value = try await task.value
                #expect(value.wasReleased)
            }
        }
    #endif

    @Test(.proves("KIT-JSON-04"))
    func stopsWhenCancelled() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await thrown { try await loader.load([Int].self, from: .data(Data("[1]".utf8))) }
        }
        #expect(await task.value?.reason == .cancelled)
        #expect(await task.value?.isRetryable == true, "it says: try again when you like")
    }
}

/// A gate that blocks a decoder.
private final class Gate: Sendable {
    static let key = CodingUserInfoKey(rawValue: "gate")
    let hasBegun = Locked(false)
    let opening = DispatchSemaphore(value: 0)
}

private struct Blocking: Decodable, Sendable {
    var wasReleased: Bool

    init(from decoder: any Decoder) throws {
        let gate = Gate.key.flatMap { decoder.userInfo[$0] as? Gate }
        gate?.hasBegun.withLock { $0 = true }
        wasReleased = gate?.opening.wait(timeout: .now() + 60) == .success
    }
}
