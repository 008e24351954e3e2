// The line before a stored value, so that damage is seen.

import Foundation
import SharedCore

/// One line with schema and SHA-256 before the payload: `stored schema=1 sha256=... length=12`.
///
/// The digest covers the schema too, and the line must be exactly as it is written, so that any changed,
/// missing or added byte of the file is noticed.
enum StoredEnvelope {
    static func seal(_ payload: Data, schema: Int) -> Data {
        Data(header(of: payload, schema: schema).utf8) + payload
    }

    static func open(_ data: Data) -> (schema: Int, payload: Data)? {
        guard let end = data.prefix(200).firstIndex(of: 0x0A) else {
            return nil
        }
        let line = String(decoding: data[...end], as: UTF8.self)
        let payload = Data(data[(end + 1)...])
        guard let field = line.split(separator: " ").dropFirst().first, field.hasPrefix("schema="),
            let schema = Int(field.dropFirst("schema=".count)), line == header(of: payload, schema: schema)
        else {
            return nil
        }
        return (schema, payload)
    }

    private static func header(of payload: Data, schema: Int) -> String {
        var digest = SHA256()
        digest.update(String(schema))
        digest.update(payload)
        return "stored schema=\(schema) sha256=\(digest.hex) length=\(payload.count)\n"
    }
}
