// Sources and senders under the control of the tests.

import Foundation
import SharedCore
import SharedJSON
import SharedLocalization
import SharedMedia
import SharedTesting
import TaaSLevel1

/// Lets pending work run before a test checks that a request wasn't made, since no event tells that.
@MainActor
func letOthersRun() async {
    for _ in 0..<200 { await Task.yield() }
}

/// Answers calls one after the other, under the test's control.
final class Answers<Answer: Sendable>: Sendable {
    private let state = Locked((waiting: [CheckedContinuation<Answer, Never>](), calls: 0))

    /// The number of calls.
    var calls: Int { state.withLock { $0.calls } }

    func next() async -> Answer {
        await withCheckedContinuation { waiting in
            state.withLock { state in
                state.calls += 1
                state.waiting.append(waiting)
            }
        }
    }

    /// Waits for a call and answers it.
    func give(_ answer: Answer) async {
        // Without a call to answer, the test's expectation fails, which is better than hanging.
        guard await eventually({ state.withLock { !$0.waiting.isEmpty } }) else { return }
        state.withLock { $0.waiting.removeFirst() }.resume(returning: answer)
    }
}

struct ControlledFAQ: FAQSource {
    let answers = Answers<Result<FAQContent, FAQError>>()

    @concurrent
    func load() async throws(FAQError) -> FAQContent { try await answers.next().get() }
}

struct ControlledGallery: GallerySource {
    let answers = Answers<Result<[GalleryImage], JSONError>>()

    @concurrent
    func load() async throws(JSONError) -> [GalleryImage] { try await answers.next().get() }
}

struct ControlledMail: MailSender {
    let answers = Answers<Result<Void, MailError>>()
    let messages = Locked<[MailMessage]>([])

    @concurrent
    func send(_ message: MailMessage) async throws(MailError) {
        messages.withLock { $0.append(message) }
        try await answers.next().get()
    }
}

/// Returns one FAQ at once.
struct GivenFAQ: FAQSource {
    let content: FAQContent

    @concurrent
    func load() async throws(FAQError) -> FAQContent { content }
}

/// Returns images of these names at once.
struct GivenGallery: GallerySource {
    let names: [String]

    @concurrent
    func load() async throws(JSONError) -> [GalleryImage] {
        names.map {
            GalleryImage(id: GalleryImageID(rawValue: $0), reference: .resource($0), label: .verbatim($0))
        }
    }
}

/// Returns files by name at once and records the requests; all others are missing.
final class GivenImages: ImageSource {
    private let files: Locked<[String: Data]>
    private let asked = Locked<[String]>([])

    init(_ files: [String: Data]) {
        self.files = Locked(files)
    }

    var requested: [String] { asked.withLock { $0 } }

    func set(_ data: Data?, for name: String) {
        files.withLock { $0[name] = data }
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        let name =
            switch reference {
            case .url(let url): url.lastPathComponent
            case .resource(let name): name
            }
        asked.withLock { $0.append(name) }
        guard let data = files.withLock({ $0[name] }) else { throw .missing(name: name) }
        return data
    }
}

/// The error of a file that is not there.
func missingFile() async throws -> JSONError {
    do throws(JSONError) {
        _ = try await JSONLoader().load(FAQContent.self, from: .file(URL(filePath: "/nowhere/faq.json")))
    } catch {
        return error
    }
    throw CocoaError(.featureUnsupported)
}
