import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedTesting
import Testing

/// The state machine alone: every event in every status, with and without a recording.
@Suite struct RecordingSessionTests {
    static let key = TakeKey(script: "s", paragraph: "p1")
    static let other = TakeKey(script: "s", paragraph: "p2")

    /// Makes a session in a status that has recorded a second, or nothing yet.
    private func session(_ status: RecordingSession.Status, isEmpty: Bool) -> RecordingSession? {
        var session = RecordingSession()
        if status == .idle { return isEmpty ? session : nil }
        _ = session.handle(.arm(Self.key, after: .zero))
        if isEmpty {
            if status == .armed { return session }
            _ = session.handle(.ready)
            return status == .recording ? session : nil
        }
        _ = session.handle(.ready)
        _ = session.handle(.heard(.seconds(1)))
        if status == .recording { return session }
        _ = session.handle(.pause)
        if status == .paused { return session }
        if status == .armed {
            _ = session.handle(.resume)
            return session
        }
        _ = session.handle(.stop)
        if status == .saving { return session }
        _ = session.handle(.saved)
        return session
    }

    private static let events: [(String, RecordingSession.Event)] = [
        ("arm", .arm(other, after: .seconds(3))), ("ready", .ready), ("heard", .heard(.seconds(2))),
        ("stop", .stop), ("pause", .pause), ("resume", .resume), ("discard", .discard), ("saved", .saved),
        ("failed", .failed), ("delete", .delete),
    ]

    /// The moves that change something; all others change nothing.
    private static let moves: [String: (RecordingSession.Status, RecordingSession.Effect)] = [
        "idle arm": (.armed, .prepare), "recorded arm": (.armed, .prepare), "paused arm": (.armed, .prepare),
        "armed ready": (.recording, .record), "armed empty ready": (.recording, .record),
        "recording heard": (.recording, .none), "recording empty heard": (.recording, .none),
        "recording stop": (.saving, .save), "recording empty stop": (.idle, .forget),
        "paused stop": (.saving, .save),
        "armed stop": (.paused, .keepPartial), "armed empty stop": (.idle, .forget),
        "armed pause": (.paused, .keepPartial), "armed empty pause": (.idle, .forget),
        "recording pause": (.paused, .keepPartial), "recording empty pause": (.idle, .forget),
        "armed failed": (.paused, .keepPartial), "armed empty failed": (.idle, .forget),
        "recording failed": (.paused, .keepPartial), "recording empty failed": (.idle, .forget),
        "paused resume": (.armed, .prepare),
        "armed discard": (.idle, .forget), "armed empty discard": (.idle, .forget),
        "recording discard": (.idle, .forget), "recording empty discard": (.idle, .forget),
        "paused discard": (.idle, .forget), "recorded discard": (.idle, .none),
        "armed delete": (.idle, .forget), "armed empty delete": (.idle, .forget),
        "recording delete": (.idle, .forget), "recording empty delete": (.idle, .forget),
        "paused delete": (.idle, .forget), "recorded delete": (.idle, .none),
        "saving delete": (.saving, .none), "saving saved": (.recorded, .none),
        "saving failed": (.paused, .keepPartial),
    ]

    @Test(.proves("PIC-14", "PIC-18"), arguments: RecordingSession.Status.allCases)
    func everyEventInEveryStatus(status: RecordingSession.Status) {
        var seen = 0
        for isEmpty in [false, true] {
            guard let before = session(status, isEmpty: isEmpty) else { continue }
            #expect(before.status == status)
            for (name, event) in Self.events {
                let title = status == .idle ? "idle \(name)" : "\(status)\(isEmpty ? " empty" : "") \(name)"
                var after = before
                let effect = after.handle(event)
                if let move = Self.moves[title] {
                    #expect(
                        after.status == move.0 && effect == move.1,
                        "\(title): \(after.status), \(effect)"
                    )
                } else {
                    #expect(after == before && effect == .none, "\(title): \(after)")
                }
                seen += 1
            }
        }
        #expect(seen >= Self.events.count)
    }

    @Test(.proves("PIC-16", "PIC-18"), arguments: [RecordingSession.Event.saved, .failed])
    func whatIsDeletedWhileItIsSavedIsForgottenThen(end: RecordingSession.Event) throws {
        var saving = try #require(session(.saving, isEmpty: false))
        #expect(!saving.isDeleted)
        for event in [
            RecordingSession.Event.delete, .delete, .discard, .stop, .arm(Self.other, after: .zero),
        ] {
            let effect = saving.handle(event)
            #expect(effect == .none)
            #expect(saving.status == .saving && saving.key == Self.key && saving.isDeleted)
        }
        let effect = saving.handle(end)
        #expect(effect == .forget)
        #expect(saving == RecordingSession(), "the next one is kept")
    }

    @Test(.proves("PIC-14")) func aTakeGrowsAndNeverShrinks() {
        var session = RecordingSession()
        _ = session.handle(.arm(Self.key, after: .seconds(-1)))
        #expect(session.elapsed == .zero && session.isBusy)
        _ = session.handle(.ready)
        for (heard, elapsed) in [(1, 1), (3, 3), (2, 3)] {
            _ = session.handle(.heard(.seconds(heard)))
            #expect(session.elapsed == .seconds(elapsed))
        }
        _ = session.handle(.pause)
        _ = session.handle(.arm(Self.other, after: .seconds(2)))
        #expect(session.key == Self.other && session.elapsed == .seconds(2))
    }
}
