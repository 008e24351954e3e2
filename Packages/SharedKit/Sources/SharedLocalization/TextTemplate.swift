// Texts with placeholders, taken apart.

/// A text of a table, split into what is said and what is inserted.
///
/// Understands `%@`, `%d %i %u %lld`, `%f %g %e` with precision, `%02d`, positions (`%2$@`), plural variables
/// (`%#@name@`) and `%%`. A percent sign that begins none of these stands for itself.
public struct TextTemplate: Equatable, Sendable {
    /// What may be inserted at a placeholder.
    public enum Kind: String, Sendable, Hashable {
        case text, whole, decimal
    }

    /// A place where an argument goes.
    public struct Placeholder: Equatable, Sendable, Hashable {
        /// Which argument, counted from 0.
        public var index: Int
        public var kind: Kind
        /// Digits after the point, where the text says so.
        public var precision: Int?
        /// Least number of digits before the point, filled up with zeros.
        public var minimumDigits: Int?
        /// The placeholder as it stands in the text.
        public var source: String

        /// Describes a placeholder.
        public init(index: Int, kind: Kind, precision: Int? = nil, minimumDigits: Int? = nil, source: String)
        {
            self.index = index
            self.kind = kind
            self.precision = precision
            self.minimumDigits = minimumDigits
            self.source = source
        }
    }

    /// A part of a text.
    public enum Piece: Equatable, Sendable {
        case literal(String)
        case placeholder(Placeholder)
        /// A plural variable, and the index of the argument that is its number.
        case variable(name: String, index: Int)
    }

    /// The parts in their order.
    public private(set) var pieces: [Piece] = []

    /// Whether a percent sign stands for itself without being doubled, which is most likely a mistake.
    public private(set) var hasStrayPercent = false

    /// Takes a text apart.
    ///
    /// Never fails.
    ///
    /// - Parameter firstIndex: the argument that the first placeholder without a position takes.
    /// - Complexity: O(n).
    public init(_ text: String, firstIndex: Int = 0) {
        var text = text
        text.withUTF8 { bytes in
            parse(bytes, firstIndex: firstIndex)
        }
    }

    /// The placeholders, plural variables apart.
    public var placeholders: [Placeholder] {
        pieces.compactMap { piece in
            if case .placeholder(let placeholder) = piece { placeholder } else { nil }
        }
    }

    private mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>, firstIndex: Int) {
        var literal: [UInt8] = []
        var position = 0
        var nextIndex = firstIndex
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "%") else {
                literal.append(bytes[position])
                position += 1
                continue
            }
            var scanner = PlaceholderScanner(bytes: bytes, position: position + 1)
            guard let found = scanner.scan() else {
                hasStrayPercent = true
                literal.append(bytes[position])
                position += 1
                continue
            }
            if case .percent = found {
                literal.append(UInt8(ascii: "%"))
            } else {
                if !literal.isEmpty {
                    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
                    literal.removeAll(keepingCapacity: true)
                }
                let index = scanner.index ?? nextIndex
                nextIndex += scanner.index == nil ? 1 : 0
                let source = String(decoding: bytes[position..<scanner.position], as: UTF8.self)
                pieces.append(found.piece(at: index, scanner: scanner, source: source))
            }
            position = scanner.position
        }
        if !literal.isEmpty {
            pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        }
    }
}

/// Reads one placeholder behind its percent sign.
private struct PlaceholderScanner {
    enum Found {
        case percent
        case variable(String)
        case value(TextTemplate.Kind)

        func piece(at index: Int, scanner: PlaceholderScanner, source: String) -> TextTemplate.Piece {
            switch self {
            case .variable(let name):
                .variable(name: name, index: index)
            case .value(let kind):
                .placeholder(
                    TextTemplate.Placeholder(
                        index: index,
                        kind: kind,
                        precision: kind == .decimal ? scanner.precision : nil,
                        minimumDigits: scanner.isZeroFilled ? scanner.width : nil,
                        source: source
                    )
                )
            case .percent:
                .literal("%")
            }
        }
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    var index: Int?
    var width: Int?
    var precision: Int?
    var isZeroFilled = false

    init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
        self.bytes = bytes
        self.position = position
    }

    mutating func scan() -> Found? {
        if take("%") {
            return .percent
        }
        let start = position
        if let number = number(), number > 0, take("$") {
            index = number - 1
        } else {
            position = start
        }
        if take("#") {
            return take("@") ? variable() : nil
        }
        isZeroFilled = take("0")
        width = number()
        if take(".") {
            precision = number() ?? 0
        }
        if take("l") {
            _ = take("l")
        } else if take("h") {
            _ = take("h")
        } else {
            _ = take("q") || take("z") || take("t") || take("j")
        }
        guard position < bytes.count else {
            return nil
        }
        defer { position += 1 }
        switch bytes[position] {
        case UInt8(ascii: "@"): return .value(.text)
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"), UInt8(ascii: "U"):
            return .value(.whole)
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "e"):
            return .value(.decimal)
        default: return nil
        }
    }

    private mutating func variable() -> Found? {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "@") {
            position += 1
        }
        guard position < bytes.count, position > start else {
            return nil
        }
        position += 1
        return .variable(String(decoding: bytes[start..<position - 1], as: UTF8.self))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
            return false
        }
        position += 1
        return true
    }

    /// At most four digits, so that no text can ask for a million zeros.
    private mutating func number() -> Int? {
        var value: Int?
        while position < bytes.count, (0x30...0x39).contains(bytes[position]), value ?? 0 < 1_000 {
            value = (value ?? 0) * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return value
    }
}
