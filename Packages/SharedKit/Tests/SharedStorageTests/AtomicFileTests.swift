import Foundation
import SharedStorage
import SharedTesting
import Testing

@Suite struct AtomicFileTests {
    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test(.proves("KIT-STORE-01"))
    func replacesTheWholeContentAndLeavesNothingElse() throws {
        let scratch = try ScratchFolder()
        let file = scratch.file("a b")
        for content in ["first and long", "2nd", ""] {
            try AtomicFile.write(Data(content.utf8), to: file)
            #expect(try AtomicFile.read(file) == Data(content.utf8))
        }
        #expect(try scratch.names == ["a b"])
    }

    @Test(.proves("KIT-STORE-01"))
    func keepsTheModeAndStartsPrivate() throws {
        let scratch = try ScratchFolder()
        let file = scratch.file("f")
        try AtomicFile.write(Data("1".utf8), to: file)
        #expect(try mode(file) == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try AtomicFile.write(Data("2".utf8), to: file)
        #expect(try mode(file) == 0o640)
    }

    @Test(.proves("KIT-STORE-01"))
    func linksAreNeitherFollowedNorReplaced() throws {
        let scratch = try ScratchFolder()
        try AtomicFile.write(Data("theirs".utf8), to: scratch.file("theirs"))
        try FileManager.default.createSymbolicLink(
            at: scratch.file("link"),
            withDestinationURL: scratch.file("theirs")
        )
        #expect(throws: StorageError.isLink(path: scratch.file("link").path)) {
            try AtomicFile.write(Data("ours".utf8), to: scratch.file("link"))
        }
        #expect(throws: StorageError.isLink(path: scratch.file("link").path)) {
            try AtomicFile.read(scratch.file("link"))
        }
        #expect(try AtomicFile.read(scratch.file("theirs")) == Data("theirs".utf8))
        #expect(try scratch.names == ["link", "theirs"])
    }

    @Test(.proves("KIT-STORE-01"))
    func otherThingsInPlaceOfAFileAreRefused() throws {
        let scratch = try ScratchFolder()
        #expect(throws: StorageError.notAFile(path: scratch.url.path)) { try AtomicFile.read(scratch.url) }
        #expect(throws: StorageError.notAFile(path: scratch.url.path)) {
            try AtomicFile.write(Data(), to: scratch.url)
        }
        #expect(throws: StorageError.notFound(path: scratch.file("none").path)) {
            try AtomicFile.read(scratch.file("none"))
        }
        #expect(throws: StorageError.notFound(path: scratch.file("no/where").path)) {
            try AtomicFile.write(Data(), to: scratch.file("no/where"))
        }
    }

    /// Pipes: opening one blocks until its other end is open, unless the call is non-blocking.
    @Test(.proves("KIT-STORE-01"), .timeLimit(.minutes(1)))
    func aPipeInPlaceOfAFileIsRefusedAtOnce() throws {
        let scratch = try ScratchFolder()
        let pipe = scratch.file("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let store = FileStore(folder: scratch.url)
        let refusal = StorageError.notAFile(path: pipe.path)
        #expect(throws: refusal) { try AtomicFile.read(pipe) }
        #expect(throws: refusal) { try AtomicFile.write(Data("ours".utf8), to: pipe) }
        #expect(throws: refusal) { try store.load(String.self, from: "pipe") }
        #expect(throws: refusal) { try store.save("ours", as: "pipe") }
        #expect(try scratch.names == ["pipe"])
        // A pipe with the name of a killed writer's leftover doesn't block the next launch either.
        #expect(mkfifo(scratch.file(".writing-pipe").path, 0o600) == 0)
        AtomicFile.removeLeftovers(in: scratch.url)
        #expect(try scratch.names == ["pipe"])
    }

    @Test(.proves("KIT-STORE-01"))
    func readsNoMoreThanAllowed() throws {
        let scratch = try ScratchFolder()
        let file = scratch.file("f")
        try AtomicFile.write(Data(repeating: 1, count: 100), to: file)
        #expect(try AtomicFile.read(file, limit: 100).count == 100)
        #expect(throws: StorageError.tooLarge(path: file.path, limit: 99)) {
            try AtomicFile.read(file, limit: 99)
        }
    }

    @Test(.proves("KIT-STORE-01"))
    func leftoversOfKilledWritersAreRemovedAndOtherFilesKept() throws {
        let scratch = try ScratchFolder()
        for name in [".writing-old", ".writing-older", ".other", "mine"] {
            try Data("x".utf8).write(to: scratch.file(name))
        }
        AtomicFile.removeLeftovers(in: scratch.url)
        #expect(try scratch.names == [".other", "mine"])
    }

    @Test(.proves("KIT-STORE-01"))
    func writersAndCleanersAtOnceGiveOneWholeContent() async throws {
        let scratch = try ScratchFolder()
        let file = scratch.file("f")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for round in 0..<50 {
                        try AtomicFile.write(Data(repeating: UInt8(writer), count: 1_000 + round), to: file)
                        AtomicFile.removeLeftovers(in: scratch.url)
                        let read = try AtomicFile.read(file)
                        #expect(read.count >= 1_000 && Set(read).count == 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try scratch.names == ["f"])
    }
}
