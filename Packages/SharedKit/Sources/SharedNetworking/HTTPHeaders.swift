// The fields of an HTTP message.

/// Header fields in order, found without regard to case (RFC 9110, section 5.1).
///
/// Printing one withholds credentials.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Sendable {
        /// As it was written.
        public var name: String
        /// The value of the field, as it was written.
        public var value: String
    }

    /// All fields, in the order in which they were added.
    public private(set) var fields: [Field] = []

    /// Makes headers of names and values.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// The values of all fields of this name, joined by commas (RFC 9110); setting one replaces them all.
    public subscript(name: String) -> String? {
        get {
            let values = fields.filter { $0.name.isSameField(as: name) }.map(\.value)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { $0.name.isSameField(as: name) }
            if let newValue {
                fields.append(Field(name: name, value: newValue))
            }
        }
    }

    /// Adds a field without replacing others of the same name.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Takes over all fields of `other`; those of the same name replace what was here.
    public mutating func merge(_ other: HTTPHeaders) {
        for name in Set(other.fields.map { $0.name.lowercased() }) {
            self[name] = nil
        }
        fields += other.fields
    }

    /// Removes the fields that may prove the user's identity, before the message goes to another origin.
    public mutating func removeCredentials() {
        fields.removeAll { $0.isCredential }
    }

    /// Whether no field could break out of its line (RFC 9110, section 5.5).
    var isWellFormed: Bool {
        fields.allSatisfy { field in
            !field.name.isEmpty
                && field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
                && field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
        }
    }
}

extension HTTPHeaders.Field {
    private static let credentialWords = [
        "auth", "cookie", "token", "secret", "api-key", "apikey", "password", "session",
    ]

    /// Whether the field may prove the user's identity: by its standard name, or by a usual name for such
    /// fields.
    var isCredential: Bool {
        let name = name.lowercased()
        // The server's own demand is no secret.
        return name != "www-authenticate" && Self.credentialWords.contains { name.contains($0) }
    }
}

extension HTTPHeaders: Hashable {
    public static func == (left: HTTPHeaders, right: HTTPHeaders) -> Bool {
        left.fields.elementsEqual(right.fields) { $0.name.isSameField(as: $1.name) && $0.value == $1.value }
    }

    public func hash(into hasher: inout Hasher) {
        for field in fields {
            hasher.combine(field.name.lowercased())
            hasher.combine(field.value)
        }
    }
}

extension HTTPHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String {
        fields.map { "\($0.name): \($0.isCredential ? "(withheld)" : $0.value)" }.joined(separator: "; ")
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: ["fields": description]) }
}

extension String {
    fileprivate func isSameField(as other: String) -> Bool {
        utf8.count == other.utf8.count && lowercased() == other.lowercased()
    }
}
