// Texts with placeholders, taken apart.

/// A text of a table, split into what is said and what is inserted.
///
/// Understands `%@`, `%d %i %u %lld`, `%f %g %e` with precision, `%02d`, positions (`%2$@`), plural variables
/// (`%#@name@`) and `%%`. A percent sign that begins none of these stands for itself.
public struct TextTemplate: Equatable, Sendable {
    /// The kind of value that may be inserted at a placeholder.
    public enum Kind: String, Sendable, Hashable {
        case text, whole, decimal
    }

    /// A position where an argument goes.
    public struct Placeholder: Equatable, Sendable, Hashable {
        /// The index of the argument, counted from 0.
        public var index: Int
        /// The kind of value that may be inserted there.
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
            switch scanner.scan(nextIndex: nextIndex) {
            case nil:
                hasStrayPercent = true
                literal.append(bytes[position])
                position += 1
                continue
            case .literal?:
                literal.append(UInt8(ascii: "%"))
            case let piece?:
                if !literal.isEmpty {
                    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
                    literal.removeAll(keepingCapacity: true)
                }
                pieces.append(piece)
                nextIndex += scanner.hasPosition ? 0 : 1
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
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private(set) var position: Int
    /// Whether the text says which argument it means (`%2$@`).
    private(set) var hasPosition = false

    init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
        self.bytes = bytes
        self.position = position
        start = position
    }

    /// The placeholder; a literal for `%%`; nil for a percent sign that begins nothing.
    mutating func scan(nextIndex: Int) -> TextTemplate.Piece? {
        if take("%") {
            return .literal("%")
        }
        var index = nextIndex
        if let number = number(), number > 0, take("$") {
            index = number - 1
            hasPosition = true
        } else {
            position = start
        }
        if take("#") {
            return take("@") ? variable(index) : nil
        }
        let isZeroFilled = take("0")
        let width = number()
        let precision = take(".") ? number() ?? 0 : nil
        _ =
            take("l") && take("l") || take("h") && take("h") || take("q") || take("z") || take("t")
            || take("j")
        let kind: TextTemplate.Kind
        if take("@") {
            kind = .text
        } else if "diuDU".unicodeScalars.contains(where: { take($0) }) {
            kind = .whole
        } else if "fFgGe".unicodeScalars.contains(where: { take($0) }) {
            kind = .decimal
        } else {
            return nil
        }
        let source = String(decoding: bytes[start - 1..<position], as: UTF8.self)
        return .placeholder(
            TextTemplate.Placeholder(
                index: index,
                kind: kind,
                precision: kind == .decimal ? precision : nil,
                minimumDigits: isZeroFilled ? width : nil,
                source: source
            )
        )
    }

    private mutating func variable(_ index: Int) -> TextTemplate.Piece? {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "@")), end > position else {
            return nil
        }
        defer { position = end + 1 }
        return .variable(name: String(decoding: bytes[position..<end], as: UTF8.self), index: index)
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
