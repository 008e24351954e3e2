// What a text asks to have inserted, to be compared between languages.

import SharedLocalization

/// The arguments of a text: which index takes what kind.
struct PlaceholderSignature: Equatable {
    private(set) var kinds: [Int: TextTemplate.Kind] = [:]
    /// Indices that are asked for as two kinds.
    private(set) var conflicts: Set<Int> = []
    /// Digits after the point, where a text says so.
    private(set) var precisions: [Int: Int] = [:]
    /// The names of plural variables by the index of their number, of several the one that comes first.
    private(set) var variables: [Int: String] = [:]
    /// Texts with a percent sign that stands for itself.
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

    /// The variables whose forms are known, each with the index that it was named for.
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

    /// How the arguments differ from the development language's, in words; nil when they don't.
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
