// Reading tables and resolving texts, against Foundation.

import BenchmarkKit
import Foundation
import SharedLocalization

/// A table as translators write it: comments, quotes, accents, placeholders.
private func table(entries: Int) -> Data {
    let statements = (0..<entries).map { number in
        """
        /* What the person sees at place \(number). */
        "section.key\(number).title" = "Été: %1$@ has \\"%2$lld\\" of \(number)\\n";

        """
    }
    return Data(statements.joined(separator: "\n").utf8)
}

/// The reader at 1x and 10x, each against Foundation's on the same bytes, and look-ups in small and large
/// tables.
@MainActor
func localizationBenchmarks() -> [Benchmark] {
    [1_000, 10_000].flatMap { entries in
        let data = table(entries: entries)
        let rounds = 20_000 / entries
        return [
            Benchmark("Foundation reads .strings/\(entries)", operations: rounds, bytes: data.count) {
                {
                    for _ in 0..<rounds {
                        keep(try PropertyListSerialization.propertyList(from: data, format: nil))
                    }
                }
            },
            Benchmark(
                "table reads .strings/\(entries)",
                bar: .ratio(1, to: "Foundation reads .strings/\(entries)"),
                operations: rounds,
                bytes: data.count
            ) {
                {
                    for _ in 0..<rounds {
                        var table = StringTable(name: "T", language: "en")
                        try table.addStrings(data, file: "T.strings")
                        keep(table)
                    }
                }
            },
        ] + lookups(data, entries: entries)
    }
}

/// A text with two arguments, against formatting only its number.
@MainActor
private func lookups(_ data: Data, entries: Int) -> [Benchmark] {
    let operations = 5_000
    return [
        Benchmark("bare number by locale/\(entries)", operations: operations) {
            let locale = Locale(identifier: "en")
            return {
                for number in 0..<operations {
                    keep(number.formatted(IntegerFormatStyle<Int>(locale: locale)))
                }
            }
        },
        Benchmark(
            "look-up with two arguments/\(entries)",
            bar: .ratio(5, to: "bare number by locale/\(entries)"),
            operations: operations
        ) {
            var table = StringTable(name: "T", language: "en")
            try table.addStrings(data, file: "T.strings")
            let localizer = Localizer(tables: StringTables([table]), language: "en")
            let key = "section.key\(entries / 2).title"
            return {
                for number in 0..<operations {
                    let text = LocalizedText.key(
                        table: "T",
                        key: key,
                        arguments: [.text("Ann"), .whole(number)]
                    )
                    keep(localizer.string(text))
                }
            }
        },
    ]
}
