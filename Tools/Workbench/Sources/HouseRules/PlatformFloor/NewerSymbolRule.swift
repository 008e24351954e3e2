// A search by name for API newer than iOS 17, in code that imports Foundation and so can't be type-checked
// for it.

import WorkbenchKit

/// Compares code with a list of newer symbols that `make newer-symbols` makes from the toolchain's symbol
/// graphs.
///
/// Names that this repository declares itself are skipped.
public struct NewerSymbolRule: HouseRule {
    public let name = "floor"

    private struct Symbol {
        var release: Substring
        var pattern: TokenPattern
        var word: String
        var symbol: Substring
    }

    private let symbols: [Symbol]

    /// Creates the rule from the workbench's own list.
    public init() {
        self.init(list: String(decoding: PackageResources.newer_symbols_txt, as: UTF8.self))
    }

    /// Creates the rule from a list: one line each with the iOS release, the code to look for and the symbol.
    public init(list: String) {
        symbols = list.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t")
            guard parts.count == 3 else { return nil }
            let code = String(parts[1])
            let words = code.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return Symbol(
                release: parts[0],
                pattern: TokenPattern(code),
                word: String(words.last ?? ""),
                symbol: parts[2]
            )
        }
    }

    public func findings(in contents: HouseContents) -> [Finding] {
        let own = declaredNames(in: contents)
        let looked = symbols.filter { !own.contains($0.word) }
        return contents.sources.filter { $0.package.kind != .tool }.flatMap { source in
            let words = Set(source.tokens.map(\.text))
            return looked.filter { words.contains($0.word) }.flatMap { symbol in
                symbol.pattern.lines(in: source.tokens).map {
                    Finding(
                        path: source.path,
                        line: $0,
                        rule: name,
                        message: "\(symbol.symbol) needs iOS \(symbol.release), and the floor is 17"
                    )
                }
            }
        }
    }

    private func declaredNames(in contents: HouseContents) -> Set<String> {
        let keywords: Set = [
            "func", "var", "let", "case", "struct", "class", "enum", "protocol", "actor", "typealias",
        ]
        return Set(
            contents.sources.flatMap { source in
                zip(source.tokens, source.tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(
                    \.1.text
                )
            }
        )
    }
}
