// The directives of `Cache-Control`.

/// The caching directives of a message (RFC 9111, section 5.2) that this cache obeys.
struct CacheControl: Equatable {
    var noStore = false
    /// Must not be used without asking the server.
    ///
    /// Naming fields (`no-cache="x"`) counts as naming all.
    var noCache = false
    var mustRevalidate = false
    var onlyIfCached = false
    /// In seconds.
    ///
    /// Of several the shortest counts, and one that can't be read is zero.
    var maxAge: Int?

    init(_ headers: HTTPHeaders) {
        // `Pragma` is what HTTP/1.0 had (section 5.4).
        let text = headers["Cache-Control"] ?? (headers["Pragma"] == "no-cache" ? "no-cache" : "")
        for directive in Self.split(text) {
            let halves = directive.split(separator: "=", maxSplits: 1).map(String.init)
            let value = halves.count == 2 ? halves[1].filter { $0 != "\"" } : ""
            switch halves.first?.lowercased() {
            case "no-store": noStore = true
            case "no-cache": noCache = true
            case "must-revalidate": mustRevalidate = true
            case "only-if-cached": onlyIfCached = true
            case "max-age": maxAge = min(maxAge ?? .max, HTTPDate.seconds(value) ?? 0)
            default: break
            }
        }
    }

    /// Parts between commas that are not in quotes, without spaces around.
    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
            }
            if character == ",", !isQuoted {
                parts.append("")
            } else if character != " " && character != "\t" || isQuoted {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
