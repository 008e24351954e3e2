import Foundation
import SharedCore
import SharedLocalization
import SharedStorage
import SharedTesting
import Testing

@Suite struct FileStoreTests {
    struct Note: Codable, Equatable, Sendable {
        var title: String
        var stars: Int
    }

    private let note = Note(title: "Grüße / 😀", stars: 3)

    @Test(.proves("KIT-STORE-01"))
    func valuesComeBackFromFoldersThatDidNotExist() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.file("deep/er"))
        #expect(try store.load(Note.self, from: "note").value == nil)
        try store.save(note, as: "note", schema: 2)
        try store.saveFile(Data([1, 2, 3]), as: "sound.caf")
        let again = FileStore(folder: scratch.file("deep/er"))
        #expect(try again.load(Note.self, from: "note", schema: 2).value == note)
        #expect(try again.loadFile("sound.caf") == Data([1, 2, 3]))
        #expect(try again.names() == ["note", "sound.caf"])
        try again.delete("note")
        try again.delete("note")
        #expect(try again.names() == ["sound.caf"])
    }

    @Test(.proves("KIT-STORE-01"))
    func theFormatIsTheSameOnEveryRun() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        try store.save(Note(title: "a/b", stars: 1), as: "note", schema: 7)
        let expected =
            "stored schema=7 sha256=" + digest(#"{"stars":1,"title":"a/b"}"#, schema: 7)
            + " length=25\n" + #"{"stars":1,"title":"a/b"}"#
        #expect(try String(decoding: store.loadFile("note"), as: UTF8.self) == expected)
    }

    private func digest(_ payload: String, schema: Int) -> String {
        var digest = SHA256()
        digest.update(String(schema))
        digest.update(payload.utf8)
        return digest.hex
    }

    @Test(.proves("KIT-STORE-01"))
    func anotherSchemaIsHandedOver() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        try store.save(note, as: "note", schema: 1)
        guard case .otherSchema(1, let payload) = try store.load(Note.self, from: "note", schema: 2) else {
            Issue.record("the old schema was not recognized")
            return
        }
        #expect(try JSONDecoder().decode(Note.self, from: payload) == note)
        #expect(try store.names() == ["note"])
    }

    /// A list of words; schema 1 had a single word.
    private struct Words: Codable, Equatable, Sendable {
        var words: [String]

        init(words: [String]) { self.words = words }

        init(from decoder: any Decoder) throws {
            if decoder.storedSchema == 1 {
                words = [try Note(from: decoder).title]
            } else {
                words = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .words)
            }
        }
    }

    @Test(.proves("KIT-STORE-01"))
    func aTypeReadsItsOlderFormWhereItIsToldTheSchema() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        try store.save([note, note], as: "words", schema: 1)
        guard case .otherSchema(1, let payload) = try store.load([Words].self, from: "words", schema: 2)
        else {
            Issue.record("the old schema was not recognized")
            return
        }
        let old = Words(words: [note.title])
        #expect(FileStore.value([Words].self, from: payload, schema: 1) == [old, old])
        #expect(FileStore.value([Words].self, from: payload, schema: 2) == nil)
        #expect(FileStore.value([Words].self, from: Data("[".utf8), schema: 1) == nil)
        try store.save([old], as: "words", schema: 2)
        #expect(try store.load([Words].self, from: "words", schema: 2).value == [old])
        #expect(try JSONDecoder().decode([Words].self, from: JSONEncoder().encode([old])) == [old])
    }

    @Test(.proves("KIT-STORE-01"))
    func everyDamagedByteAndEveryCutIsNoticedAndSetAside() throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let store = FileStore(folder: scratch.url, log: log)
        try store.save(note, as: "note")
        let good = try store.loadFile("note")
        var damaged = good.indices.map { index in
            var copy = good
            copy[index] ^= 0x20
            return copy
        }
        damaged += good.indices.map { good[..<$0] }
        damaged += [good + [0x20], good + good, Data("garbage".utf8)]
        for content in damaged {
            try store.saveFile(content, as: "note")
            guard case .damaged(let name) = try store.load(Note.self, from: "note") else {
                Issue.record("damage went unnoticed")
                return
            }
            #expect(try store.loadFile(name) == content)
            guard case .absent = try store.load(Note.self, from: "note") else {
                Issue.record("the damaged file is still in place")
                return
            }
        }
        #expect(try store.names().count == damaged.count)
        #expect(log.events.count == damaged.count)
        #expect(log.events.allSatisfy { $0.name == "damagedFileSetAside" && $0.level == .error })
    }

    @Test(.proves("KIT-STORE-01"))
    func aDamagedSizeIsSetAsideUnread() throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let store = FileStore(folder: scratch.url, log: log)
        for round in 1...2 {
            try store.save(note, as: "note")
            // A sparse file: it takes no room on the disk.
            let file = try FileHandle(forWritingTo: scratch.file("note"))
            try file.truncate(atOffset: 1 << 40)
            try file.close()
            #expect(
                throws: StorageError.tooLarge(path: scratch.file("note").path, limit: AtomicFile.readLimit)
            ) {
                try store.loadFile("note")
            }
            guard case .damaged(let name) = try store.load(Note.self, from: "note") else {
                Issue.record("the size was believed")
                return
            }
            #expect(
                try store.names().contains(name) && store.names().count == round,
                "none overwrites another"
            )
        }
        #expect(log.events.map(\.name) == ["damagedFileSetAside", "damagedFileSetAside"])
    }

    @Test(.proves("KIT-STORE-01"))
    func noValueIsSavedThatIsTooLargeToBeLoaded() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url, valueLimit: 200)
        let size = { try store.loadFile("text").count }
        try store.save("", as: "text")
        let most = String(repeating: "x", count: 200 - (try size()) - 2)
        try store.save(most, as: "text")
        #expect(try size() == 200 && store.load(String.self, from: "text").value == most)
        #expect(throws: StorageError.tooLarge(path: scratch.file("text").path, limit: 200)) {
            try store.save(most + "xxx", as: "text")
        }
        #expect(try store.load(String.self, from: "text").value == most)
    }

    /// Damaged data that is large, so that there is time between finding the damage and renaming the file.
    private let largeDamage = Data(repeating: 0x78, count: 200_000)

    @Test(.proves("KIT-STORE-01"))
    func whatIsSavedWhileDamageIsSetAsideIsNotSetAside() async throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        for stars in 0..<5 {
            try store.saveFile(largeDamage, as: "note")
            async let found = Task.detached { try store.load(Note.self, from: "note") }.value
            try store.save(Note(title: "good", stars: stars), as: "note")
            _ = try await found
            #expect(try store.load(Note.self, from: "note").value?.stars == stars)
        }
        for name in try store.names() where name != "note" {
            #expect(try store.loadFile(name) == largeDamage)
        }
    }

    @Test(.proves("KIT-STORE-01"))
    func ofManyLoadsAtOnceOneSetsTheDamageAsideAndNoneFails() async throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let store = FileStore(folder: scratch.url, log: log)
        try store.saveFile(largeDamage, as: "note")
        let setAside = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    switch try FileStore(folder: scratch.url, log: log).load(Note.self, from: "note") {
                    case .damaged(let name): name
                    default: nil
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(try setAside.compactMap { $0 } == store.names())
        #expect(log.events.map(\.name) == ["damagedFileSetAside"])
    }

    @Test(.proves("KIT-STORE-01"))
    func aWholeFileOfAnotherShapeIsNoDamageAndSetAside() throws {
        let scratch = try ScratchFolder()
        let log = MemoryLog()
        let store = FileStore(folder: scratch.url, log: log)
        try store.save(["title": "a note without stars"], as: "note")
        let whole = try store.loadFile("note")
        let newName = "note.undecodable-\(SHA256.hex(whole).prefix(12))"
        #expect(throws: StorageError.undecodable(path: scratch.file("note").path, setAside: newName)) {
            try store.load(Note.self, from: "note")
        }
        #expect(try store.names() == [newName] && store.loadFile(newName) == whole)
        #expect(log.events.map(\.name) == ["undecodableFileSetAside"])
        #expect(log.events.map(\.details) == [["name": "note", "to": newName, "reason": "no stars"]])
    }

    @Test(.proves("KIT-STORE-01"))
    func aFolderThatCanNotBeReadHasNotNoNames() throws {
        let scratch = try ScratchFolder()
        #expect(try FileStore(folder: scratch.file("none")).names() == [])
        try Data().write(to: scratch.file("file"))
        #expect(throws: StorageError.self) { try FileStore(folder: scratch.file("file")).names() }
    }

    @Test(
        .proves("KIT-STORE-01"),
        arguments: ["", ".", "..", ".hidden", "a/b", "../up", "nul\0", String(repeating: "x", count: 201)]
    )
    func namesThatLeadElsewhereAreRefused(name: String) throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        #expect(throws: StorageError.invalidName(name)) { try store.save(note, as: name) }
        #expect(throws: StorageError.invalidName(name)) { try store.loadFile(name) }
        #expect(throws: StorageError.invalidName(name)) { try store.delete(name) }
        #expect(try scratch.names.isEmpty)
    }

    @Test(.proves("KIT-STORE-01"))
    func whatCanNotBeEncodedLeavesTheOldValue() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        try store.save([1.5], as: "numbers")
        #expect(throws: StorageError.self) { try store.save([Double.infinity], as: "numbers") }
        #expect(try store.load([Double].self, from: "numbers").value == [1.5])
    }

    @Test(.proves("KIT-STORE-01"))
    func aLinkInPlaceOfAValueIsAnswered() throws {
        let scratch = try ScratchFolder()
        let store = FileStore(folder: scratch.url)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("note").path,
            withDestinationPath: "/etc/hosts"
        )
        #expect(throws: StorageError.isLink(path: scratch.file("note").path)) {
            try store.save(note, as: "note")
        }
        #expect(throws: StorageError.isLink(path: scratch.file("note").path)) {
            try store.load(Note.self, from: "note")
        }
    }

    @Test(.proves("KIT-STORE-01"))
    func everyFailureSaysWhatHappenedAndWhatToDo() {
        let failures: [StorageError] = [
            .notFound(path: "/x/f"), .diskFull(path: "/x/f"), .readOnly(path: "/x/f"),
            .noPermission(path: "/x/f"),
            .isLink(path: "/x/f"), .notAFile(path: "/x/f"), .tooLarge(path: "/x/f", limit: 1),
            .invalidName("f"),
            .notEncodable(path: "f", reason: ""), .undecodable(path: "/x/f", setAside: "g"),
            .notDurable(path: "/x/f"), .system(path: "/x/f", number: 5),
        ]
        for language in ["ar", "cs", "de", "en", "pl", "ru", "sl"] {
            let localizer = Localizer(
                tables: StringTables(package: "SharedKit", module: "SharedStorage"),
                language: LanguageTag(language)
            )
            for failure in failures {
                #expect(localizer.resolve(failure.message).problems.isEmpty)
                #expect(localizer.string(failure.message).contains(/[“„«]\u{2068}?f\u{2069}?[“”»]/))
                #expect(localizer.resolve(failure.advice).problems.isEmpty)
            }
            #expect(Set(failures.map { localizer.string($0.message) }).count == failures.count)
        }
        #expect(Set(failures.map(\.code)).count == failures.count)
    }
}
