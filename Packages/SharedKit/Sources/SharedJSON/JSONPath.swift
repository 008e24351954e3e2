// The way from the top of a JSON text to one value in it.

/// A coding path that can be compared, kept and shown, written as in RFC 9535: `$.rows[3].title`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    /// One step down.
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// From the top; empty for the top itself.
    public var steps: [Step]

    /// Makes a path of steps.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path that a decoder reports.
    public init(codingPath: [any CodingKey]) {
        steps = codingPath.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
    }

    public var description: String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key):
                let isPlain = key.utf8.allSatisfy { byte in
                    byte == UInt8(ascii: "_") || byte >= 0x80 || byte.isLetterOrDigit
                }
                text += isPlain && !key.isEmpty ? ".\(key)" : "['\(key)']"
            }
        }
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var isLetterOrDigit: Bool {
        isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
    }
}
