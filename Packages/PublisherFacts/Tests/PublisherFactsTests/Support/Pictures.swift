// Images and their sources for the tests.

import Foundation
import PublisherFacts
import SharedCore
import SharedMedia
import SharedTesting

/// The beginning of a PNG file, the only part that the tests read.
func png(_ width: Int, _ height: Int, padding: Int = 0) -> Data {
    func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8)
    return Data(
        head + big(width) + big(height) + [8, 2, 0, 0, 0, 1, 2, 3, 4] + big(1_000) + Array("IDAT".utf8)
    )
        + Data(count: padding)
}

/// A source controlled by a test: images arrive on request.
final class ControlledPictures: ImageSource {
    private struct Call {
        var name: String
        var headerArrived: @Sendable (ImageHeader) -> Void
        var answer: CheckedContinuation<Result<Data, ImageError>, Never>
    }

    private struct State {
        var calls: [Int: Call] = [:]
        var last = 0
        var requested: [String] = []
        var revalidated: [String] = []
        var cancelled: [String] = []
    }

    private let state = Locked(State())

    /// The last path components of the requested URLs, in order.
    var requested: [String] { state.withLock { $0.requested } }
    var revalidated: [String] { state.withLock { $0.revalidated } }
    var cancelled: [String] { state.withLock { $0.cancelled } }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        guard case .url(let url) = reference else { throw .missing(name: "resource") }
        let name = url.lastPathComponent
        let number = state.withLock { state in
            state.last += 1
            state.requested.append(name)
            if revalidating { state.revalidated.append(name) }
            return state.last
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                let isGone = state.withLock { state in
                    if Task.isCancelled { return true }
                    state.calls[number] = Call(name: name, headerArrived: headerArrived, answer: answer)
                    return false
                }
                if isGone { answer.resume(returning: .failure(.missing(name: name))) }
            }
        } onCancel: {
            let call = state.withLock { state in
                state.cancelled.append(name)
                return state.calls.removeValue(forKey: number)
            }
            call?.answer.resume(returning: .failure(.missing(name: name)))
        }
        return try result.get()
    }

    /// Delivers the header of an image; false if there is no request for it.
    @discardableResult
    func sendHeader(_ width: Int, _ height: Int, of name: String) async -> Bool {
        guard await eventually({ waiting(name) != nil }) else { return false }
        let size = PixelSize(width: width, height: height)
        waiting(name)?.headerArrived(ImageHeader(format: .png, size: size))
        return true
    }

    /// Delivers the whole image, or an error.
    @discardableResult
    func answer(_ name: String, _ answer: Result<Data, ImageError>) async -> Bool {
        guard await eventually({ waiting(name) != nil }) else { return false }
        let call = state.withLock { state in
            state.calls.first { $0.value.name == name }.flatMap { state.calls.removeValue(forKey: $0.key) }
        }
        call?.answer.resume(returning: answer)
        return call != nil
    }

    /// Delivers all requested images until a certain one is requested; false if it never is.
    func answerAll(until name: String, _ data: Data) async -> Bool {
        await eventually {
            // Checked and taken in one step: between the two, the certain image could be requested and be
            // taken too.
            let others: [Call]? = state.withLock { state in
                if state.calls.values.contains(where: { $0.name == name }) { return nil }
                defer { state.calls = [:] }
                return Array(state.calls.values)
            }
            others?.forEach { $0.answer.resume(returning: .success(data)) }
            return others == nil
        }
    }

    private func waiting(_ name: String) -> Call? {
        state.withLock { $0.calls.values.first { $0.name == name } }
    }
}

/// Returns every image at once, in a size that depends on its name.
struct InstantPictures: ImageSource {
    let requested = Locked<[String]>([])

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        guard case .url(let url) = reference, let number = Int(url.lastPathComponent) else {
            throw .missing(name: "picture")
        }
        requested.withLock { $0.append(url.lastPathComponent) }
        return png(300, 200 + number % 7 * 60)
    }
}

extension LoadedFeed {
    /// Makes a feed of numbered facts with an image each.
    init(pictures numbers: some Sequence<Int>) {
        let rows = numbers.map {
            FactRow(title: "Fact \($0)", text: nil, pictureAddress: "https://facts.example/p/\($0)")
        }
        self.init(feed: FactFeed(title: "Numbers", rows: rows))
    }
}
