// The schema number in a decoder: it tells a type in which form it was saved.

extension Decoder {
    /// The schema of the file whose value is being read; nil elsewhere.
    ///
    /// A type that is saved in another form than before reads the older one where this tells so.
    public var storedSchema: Int? {
        CodingUserInfoKey.storedSchema.flatMap { userInfo[$0] as? Int }
    }
}

extension CodingUserInfoKey {
    static let storedSchema = CodingUserInfoKey(rawValue: "SharedStorage.schema")
}
