// A ban on singletons and global mutable state: dependencies are passed in.

/// Forbids singletons, our own and the platform's, and stored global or static variables.
public struct SingletonRule: HouseRule {
    public let name = "singletons"

    private static let foreign: [(TokenPattern, String)] = [
        (TokenPattern("URLSession.shared"), "a session is made by the transport and passed in"),
        (TokenPattern("UserDefaults.standard"), "settings are a store of the kit that is passed in"),
        (TokenPattern("URLCache.shared"), "the cache is the kit's, and passed in"),
        (TokenPattern("HTTPCookieStorage.shared"), "global cookies are shared state; pass the state in"),
        (TokenPattern("NotificationCenter.default"), "the owner of a state notifies its listeners directly"),
    ]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.filter { $0.area != .manifest }.flatMap { source in
            Self.foreign.flatMap { pattern, message in
                pattern.lines(in: source.tokens).map { finding(source, $0, message) }
            }
                + ownSingletons(in: source) + storedVariables(in: source)
        }
    }

    private func ownSingletons(in source: HouseSource) -> [Finding] {
        ["shared", "standard", "default"].flatMap { name in
            TokenPattern("static let \(name)").lines(in: source.tokens).map {
                finding(source, $0, "static let \(name) is a singleton; pass the thing in")
            }
        }
    }

    private func storedVariables(in source: HouseSource) -> [Finding] {
        var findings: [Finding] = []
        var depth = 0
        let tokens = source.tokens
        for index in tokens.indices {
            let token = tokens[index]
            depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
            guard token.text == "var" else { continue }
            let before = tokens[max(0, index - 4)..<index].reversed().prefix {
                !["{", "}", ";", "="].contains($0.text)
            }
            let isStatic = before.contains { ["static", "class"].contains($0.text) && $0.line == token.line }
            let isTaskLocal = before.contains { $0.text == "TaskLocal" }
            guard isStatic || depth == 0, !isTaskLocal, isStored(Array(tokens[(index + 1)...].prefix(80)))
            else {
                continue
            }
            findings.append(
                finding(source, token.line, "global mutable state; pass the state in")
            )
        }
        return findings
    }

    /// Whether the declaration whose name comes first in `tokens` stores a value: it has one, or no accessor.
    private func isStored(_ tokens: [Token]) -> Bool {
        var nesting = 0
        var line = tokens.first?.line ?? 0
        var previous = ""
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "{":
                let next = tokens.count > index + 1 ? tokens[index + 1].text : ""
                return ["willSet", "didSet"].contains(next)
            case "=": return true
            case "(", "[", "<": nesting += 1
            case ")", "]", ">": nesting -= 1
            default:
                let goesOn = [":", ",", ".", "&", ">"].contains(previous)
                if token.line != line, nesting == 0, !goesOn { return true }
            }
            line = token.line
            previous = token.text
        }
        return true
    }

    private func finding(_ source: HouseSource, _ line: Int, _ message: String) -> Finding {
        Finding(path: source.path, line: line, rule: name, message: message)
    }
}
