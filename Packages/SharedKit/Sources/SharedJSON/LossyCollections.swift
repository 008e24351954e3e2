// Collections that keep what is good when something in them is bad.

import Foundation

/// An array that skips elements that can't be decoded and says which and why.
///
/// Strict is the default everywhere; a type asks for loss by naming this one. That the value is no array at
/// all is still an error.
public struct LossyArray<Element> {
    /// The elements that could be decoded, in order.
    public var elements: [Element]
    /// The elements that were left out, in order.
    public var skipped: [SkippedElement]

    /// Makes an array from elements that are at hand.
    public init(_ elements: [Element] = [], skipped: [SkippedElement] = []) {
        self.elements = elements
        self.skipped = skipped
    }
}

/// A dictionary that skips values that can't be decoded and says which and why.
public struct LossyDictionary<Value> {
    /// The values that could be decoded.
    public var values: [String: Value]
    /// The elements that were left out, in the order of the keys.
    public var skipped: [SkippedElement]

    /// Makes a dictionary from values that are at hand.
    public init(_ values: [String: Value] = [:], skipped: [SkippedElement] = []) {
        self.values = values
        self.skipped = skipped
    }
}

/// An element that a lossy collection left out.
public struct SkippedElement: Hashable, Sendable {
    /// The element's index in the text, or its key.
    public var step: JSONPath.Step
    /// The reason it was left out.
    public var reason: JSONError.Reason
    /// The value that was at fault, which may be deep inside the element.
    public var path: JSONPath

    /// The index in the text; nil for an element of a dictionary.
    public var index: Int? {
        guard case .index(let index) = step else {
            return nil
        }
        return index
    }

    fileprivate init(_ step: JSONPath.Step, _ error: any Error) {
        self.step = step
        (reason, path) = JSONError.explain(error)
    }
}

/// Decodes, or keeps the error: never throws, so that the container always moves on.
private struct Attempt<Value: Decodable>: Decodable {
    let result: Result<Value, any Error>

    init(from decoder: any Decoder) {
        // Through a container and not `Value(from:)`, so that the decoder's strategies for dates apply.
        result = Result { try decoder.singleValueContainer().decode(Value.self) }
    }
}

extension LossyArray: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init()
        elements.reserveCapacity(container.count ?? 0)
        while !container.isAtEnd {
            let index = container.currentIndex
            if index.isMultiple(of: 1024) {
                try Task.checkCancellation()
            }
            do {
                elements.append(try container.decode(Attempt<Element>.self).result.get())
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                skipped.append(SkippedElement(.index(index), error))
                // A decoder that refused before the attempt began has not moved; without this, no end.
                if container.currentIndex == index, try !container.decodeNil() {
                    throw error
                }
            }
        }
    }
}

extension LossyDictionary: Decodable where Value: Decodable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init()
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            do {
                values[key.stringValue] = try container.decode(Attempt<Value>.self, forKey: key).result.get()
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                skipped.append(SkippedElement(.key(key.stringValue), error))
            }
        }
    }
}

extension LossyArray: Encodable where Element: Encodable {
    /// Encodes the elements as a plain array.
    public func encode(to encoder: any Encoder) throws {
        try elements.encode(to: encoder)
    }
}

extension LossyDictionary: Encodable where Value: Encodable {
    /// Encodes the values as a plain dictionary.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}
extension LossyDictionary: Sendable where Value: Sendable {}
extension LossyDictionary: Equatable where Value: Equatable {}
extension LossyDictionary: Hashable where Value: Hashable {}
