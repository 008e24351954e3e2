// The arguments that a text takes, for comparison between languages.

import SharedLocalization

/// The arguments of a text: an index and its kind.
struct PlaceholderSignature: Equatable {
    private(set) var kinds: [Int: TextTemplate.Kind] = [:]
    /// Indices that are used with two kinds.
    private(set) var conflicts: Set<Int> = []
    /// The number of digits after the decimal point, where a text gives it.
    private(set) var precisions: [Int: Int] = [:]
    /// The names of plural variables by the index of their number; if there are several, the first.
    private(set) var variables: [Int: String] = [:]
    /// Whether a text has a percent sign that belongs to no placeholder.
    private(set) var hasStrayPercent = false

    static func == (left: PlaceholderSignature, right: PlaceholderSignature) -> Bool {
        left.kinds == right.kinds
    }

    init(_ entry: TableEntry) {
        switch entry {
        case .text(let text):
            add(TextTemplate(text), of: nil)
        case .plural(let plural):
            add(TextTemplate(plural.format), of: plural)
        }
    }

    /// Whether the indices go from 0 on without a gap.
    var isGapless: Bool { kinds.keys.allSatisfy { $0 < kinds.count } }

    /// A variable whose forms have been read, with the index that it was read for.
    private struct Place: Hashable {
        var name: String
        var index: Int
    }

    private mutating func add(_ template: TextTemplate, of plural: PluralEntry?) {
        var seen: Set<Place> = []
        add(template, of: plural, seen: &seen)
    }

    private mutating func add(_ template: TextTemplate, of plural: PluralEntry?, seen: inout Set<Place>) {
        hasStrayPercent = hasStrayPercent || template.hasStrayPercent
        for piece in template.pieces {
            switch piece {
            case .literal:
                break
            case .placeholder(let placeholder):
                add(placeholder.kind, at: placeholder.index)
                precisions[placeholder.index] = placeholder.precision ?? precisions[placeholder.index]
            case .variable(let name, let index):
                guard let variable = plural?.variables[name],
                    seen.insert(Place(name: name, index: index)).inserted
                else {
                    continue
                }
                add(variable.kind, at: index)
                variables[index] = variables[index] ?? name
                for form in PluralCategory.allCases.compactMap({ variable.forms[$0] }) {
                    add(TextTemplate(form, firstIndex: index), of: plural, seen: &seen)
                }
            }
        }
    }

    private mutating func add(_ kind: TextTemplate.Kind, at index: Int) {
        if let known = kinds[index], known != kind {
            conflicts.insert(index)
        }
        kinds[index] = kind
    }

    /// The difference from the development language's arguments, in words; nil when there is none.
    func difference(from original: PlaceholderSignature) -> String? {
        for index in Set(kinds.keys).union(original.kinds.keys).sorted() {
            switch (original.kinds[index], kinds[index]) {
            case (let wanted?, nil): return "argument \(index + 1) (\(wanted.rawValue)) is missing"
            case (nil, let found?): return "argument \(index + 1) (\(found.rawValue)) is one too many"
            case (let wanted?, let found?) where wanted != found:
                return "argument \(index + 1) is \(found.rawValue) instead of \(wanted.rawValue)"
            default: continue
            }
        }
        return nil
    }
}
