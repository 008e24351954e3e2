// The one way in which the product reads JSON.

import Foundation
import SharedCore

/// Reads JSON (RFC 8259) into a `Decodable`, off the main actor, within limits, with errors that say where.
///
/// Input is hostile until proven otherwise: size and nesting are checked before the decoder sees a byte, and
/// JSON5 is never allowed, since the decoder traps on some of it. If a key occurs twice, the first one
/// counts.
public struct JSONLoader: Sendable {
    /// The most bytes that are read.
    ///
    /// A file or body that is larger is an error.
    public var sizeLimit: Int
    /// The deepest nesting of arrays and objects, at most 256: what deeper recursion would cost the stack of
    /// a worker thread is not known in advance.
    public var depthLimit: Int
    private let makeDecoder: @Sendable () -> JSONDecoder

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - sizeLimit: In bytes; 64 MiB unless told otherwise.
    ///   - depthLimit: Between 1 and 256.
    ///   - makeDecoder: Gives a decoder with the strategies that are wanted; called once per load.
    public init(
        sizeLimit: Int = 64 << 20,
        depthLimit: Int = 128,
        makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.sizeLimit = max(0, sizeLimit)
        self.depthLimit = min(max(1, depthLimit), 256)
        self.makeDecoder = makeDecoder
    }

    /// Reads `source` and decodes it; file access and decoding happen off the caller's actor.
    ///
    /// Canceling the task ends the load between reading and decoding, and in the middle of lossy collections.
    @concurrent
    public func load<Value: Decodable & Sendable>(
        _ type: Value.Type = Value.self,
        from source: JSONSource
    ) async throws(JSONError) -> Value {
        let bytes = try source.bytes(limit: sizeLimit)
        return try decode(type, bytes, charset: source.charset, name: source.name)
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type,
        _ bytes: Data,
        charset: String?,
        name: String
    ) throws(JSONError) -> Value {
        guard !Task.isCancelled else {
            throw JSONError(source: name, reason: .cancelled)
        }
        let first = depth(of: bytes)
        guard let (text, isConverted) = JSONText.utf8(bytes, charset: charset, isUTF8: first.isUTF8) else {
            throw JSONError(source: name, reason: .unknownEncoding(declared: charset))
        }
        // Converted text has other bytes and other brackets.
        let measured = isConverted ? depth(of: text) : first
        if let excess = measured.excess {
            throw JSONError(
                source: name,
                reason: .tooDeep(limit: depthLimit),
                position: JSONPosition(offset: excess, in: Array(text))
            )
        }
        do {
            let decoder = makeDecoder()
            decoder.allowsJSON5 = false
            return try decoder.decode(type, from: text)
        } catch {
            throw JSONError(error, source: name, text: text)
        }
    }

    private func depth(of bytes: Data) -> JSONDepth {
        bytes.withUnsafeBytes { JSONDepth($0.assumingMemoryBound(to: UInt8.self), limit: depthLimit) }
    }
}

extension JSONError {
    /// Finds the position that a decoder's error speaks of.
    ///
    /// Foundation's own position differs between platforms and is absent for wrong types, so the text is
    /// walked again; only a failed load pays for it.
    init(_ error: any Error, source: String, text: Data) {
        let bytes = Array(text)
        let (reason, path) = Self.explain(error)
        guard reason != .cancelled else {
            self.init(source: source, reason: reason)
            return
        }
        var seeksNumber = false
        if case .invalid = reason {
            seeksNumber = path.steps.isEmpty
        }
        var walk = JSONWalk(bytes: bytes, target: path, seeksNumber: seeksNumber)
        // The decoder looks at numbers and strings late: a wrong type may be told before a syntax error.
        if let fault = walk.run() {
            let position = JSONPosition(offset: fault.offset, in: bytes)
            self.init(source: source, reason: .malformed(detail: fault.detail), position: position)
        } else {
            let position = JSONPosition(offset: walk.found, in: bytes)
            self.init(source: source, reason: reason, path: walk.target, position: position)
        }
    }

    /// The meaning of a decoder's error, and the path of the value it speaks of.
    static func explain(_ error: any Error) -> (Reason, JSONPath) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            (.missingKey(key.stringValue), JSONPath(codingPath: context.codingPath))
        case DecodingError.valueNotFound(let type, let context):
            (.missingValue(expected: "\(type)"), JSONPath(codingPath: context.codingPath))
        case DecodingError.typeMismatch(let type, let context):
            (.wrongType(expected: "\(type)"), JSONPath(codingPath: context.codingPath))
        case DecodingError.dataCorrupted(let context):
            (.invalid(detail: context.debugDescription), JSONPath(codingPath: context.codingPath))
        case is CancellationError: (.cancelled, JSONPath())
        default: (.invalid(detail: "\(error)"), JSONPath())
        }
    }
}
