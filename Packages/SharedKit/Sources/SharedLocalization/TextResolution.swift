// One text on its way from a value to what is shown.

import Foundation

/// Fills the placeholders of one text and notes what is wrong with its arguments.
struct TextResolution {
    let localizer: Localizer
    private(set) var problems: [LocalizationProblem] = []

    /// What is being resolved; changes with nested texts.
    private struct Context {
        var table: String
        var key: String
        var language: LanguageTag
        var arguments: [LocalizedArgument]
        var used: Set<Int> = []
    }

    init(localizer: Localizer) {
        self.localizer = localizer
    }

    mutating func string(of text: LocalizedText, depth: Int) -> String {
        guard case .key(let table, let key, let arguments) = text else {
            if case .verbatim(let string) = text {
                return string
            }
            return ""
        }
        guard depth <= 8 else {
            problems.append(
                LocalizationProblem(.tooDeep, table: table, key: key, language: localizer.language)
            )
            return ""
        }
        guard let (entry, language) = localizer.entry(key, table: table) else {
            problems.append(
                LocalizationProblem(.missing, table: table, key: key, language: localizer.language)
            )
            return key
        }
        if !localizer.isWanted(language) {
            problems.append(
                LocalizationProblem(.untranslated, table: table, key: key, language: localizer.language)
            )
        }
        var context = Context(table: table, key: key, language: language, arguments: arguments)
        let filled: String
        switch entry {
        case .text(let format):
            filled = fill(TextTemplate(format), variables: [:], &context, depth: depth)
        case .plural(let plural):
            filled = fill(TextTemplate(plural.format), variables: plural.variables, &context, depth: depth)
        }
        for index in arguments.indices where !context.used.contains(index) {
            note(.unusedArgument, index, context)
        }
        return localizer.framed(filled)
    }

    private mutating func fill(
        _ template: TextTemplate,
        variables: [String: PluralEntry.Variable],
        _ context: inout Context,
        depth: Int
    ) -> String {
        var filled = ""
        for piece in template.pieces {
            switch piece {
            case .literal(let text):
                filled += localizer.dressed(text)
            case .placeholder(let placeholder):
                filled += inserted(placeholder, &context, depth: depth)
            case .variable(let name, let index):
                // A variable inside the form of another can't be one that is being filled: it is taken away.
                guard let variable = variables[name] else {
                    note(.missingArgument, index, context)
                    continue
                }
                let form = form(of: variable, index: index, &context)
                let others = variables.filter { $0.key != name }
                filled += fill(
                    TextTemplate(form, firstIndex: index),
                    variables: others,
                    &context,
                    depth: depth
                )
            }
        }
        return filled
    }

    /// The form for the number at `index`.
    ///
    /// An entry for `zero` is taken for the number 0 in every language.
    private mutating func form(of variable: PluralEntry.Variable, index: Int, _ context: inout Context)
        -> String
    {
        let other = variable.forms[.other] ?? ""
        guard context.arguments.indices.contains(index) else {
            note(.missingArgument, index, context)
            return other
        }
        context.used.insert(index)
        let operands: PluralOperands
        switch context.arguments[index] {
        case .whole(let number):
            operands = PluralOperands(number)
        case .decimal(let number, let digits):
            let shown = TextTemplate(other, firstIndex: index).placeholders.first { $0.index == index }?
                .precision
            operands = PluralOperands(number, fractionDigits: shown ?? digits)
        default:
            note(.wrongArgument, index, context)
            return other
        }
        if operands.i == 0, operands.f == 0, let zero = variable.forms[.zero] {
            return zero
        }
        return variable.forms[PluralCategory.of(operands, in: context.language)] ?? other
    }

    private mutating func inserted(
        _ placeholder: TextTemplate.Placeholder,
        _ context: inout Context,
        depth: Int
    ) -> String {
        guard context.arguments.indices.contains(placeholder.index) else {
            note(.missingArgument, placeholder.index, context)
            return placeholder.source
        }
        context.used.insert(placeholder.index)
        let argument = context.arguments[placeholder.index]
        if placeholder.kind != .text, argument.kind != placeholder.kind {
            note(.wrongArgument, placeholder.index, context)
        }
        let formats = localizer.formats
        switch argument {
        case .text(let text):
            return localizer.isolated(text)
        case .whole(let number):
            return placeholder.minimumDigits.map { formats.whole(number, minimumDigits: $0) }
                ?? formats.whole(number)
        case .decimal(let number, let digits):
            return formats.decimal(number, fractionDigits: placeholder.precision ?? digits)
        case .date(let date, let format):
            return localizer.isolated(formats.date(date, format))
        case .nested(let text):
            return localizer.isolated(string(of: text, depth: depth + 1))
        case .list(let texts):
            return localizer.isolated(formats.list(texts.map { string(of: $0, depth: depth + 1) }))
        }
    }

    private mutating func note(_ kind: LocalizationProblem.Kind, _ index: Int, _ context: Context) {
        problems.append(
            LocalizationProblem(
                kind,
                table: context.table,
                key: context.key,
                language: context.language,
                index: index
            )
        )
    }
}

extension LocalizedArgument {
    /// The kind of placeholder that this argument is for.
    var kind: TextTemplate.Kind {
        switch self {
        case .text, .date, .nested, .list: .text
        case .whole: .whole
        case .decimal: .decimal
        }
    }
}
