// One text on its way from a value to what is shown.

import Foundation

/// Fills the placeholders of one text and notes what is wrong with its arguments.
struct TextResolution {
    let localizer: Localizer
    private(set) var problems: [LocalizationProblem] = []

    /// The state of the text being resolved; changes with nested texts.
    private struct Context {
        var table: String
        var key: String
        var language: LanguageTag
        var arguments: [LocalizedArgument]
        var used: Set<Int> = []
        /// The number of variables that have been filled.
        var variables = 0
    }

    init(localizer: Localizer) {
        self.localizer = localizer
    }

    mutating func string(of text: LocalizedText, depth: Int) -> String {
        switch text {
        case .verbatim(let string): string
        case .key(let table, let key, let arguments):
            string(
                of: Context(table: table, key: key, language: localizer.language, arguments: arguments),
                depth
            )
        }
    }

    private mutating func string(of asked: Context, _ depth: Int) -> String {
        var context = asked
        guard depth <= 8 else {
            note(.tooDeep, context)
            return ""
        }
        guard let (entry, language) = localizer.entry(context.key, table: context.table) else {
            note(.missing, context)
            return context.key
        }
        if !localizer.isWanted(language) {
            note(.untranslated, context)
        }
        context.language = language
        let filled: String
        switch entry {
        case .text(let format):
            filled = fill(TextTemplate(format), variables: [:], &context, depth)
        case .plural(let plural):
            filled = fill(TextTemplate(plural.format), variables: plural.variables, &context, depth)
        }
        for index in context.arguments.indices where !context.used.contains(index) {
            note(.unusedArgument, context, index)
        }
        return localizer.framed(filled)
    }

    private mutating func fill(
        _ template: TextTemplate,
        variables: [String: PluralEntry.Variable],
        _ context: inout Context,
        _ depth: Int
    ) -> String {
        var filled = ""
        for piece in template.pieces {
            switch piece {
            case .literal(let text):
                filled += localizer.dressed(text)
            case .placeholder(let placeholder):
                filled += inserted(placeholder, &context, depth)
            case .variable(let name, let index):
                context.variables += 1
                guard context.variables <= PluralEntry.mostVariables else {
                    if context.variables == PluralEntry.mostVariables + 1 {
                        note(.tooDeep, context, index)
                    }
                    continue
                }
                // A variable inside the form of another can't be one that is being filled: it is taken away.
                guard let variable = variables[name] else {
                    note(.missingArgument, context, index)
                    continue
                }
                let form = TextTemplate(form(of: variable, index: index, &context), firstIndex: index)
                filled += fill(form, variables: variables.filter { $0.key != name }, &context, depth)
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
            note(.missingArgument, context, index)
            return other
        }
        context.used.insert(index)
        let operands: PluralOperands
        switch context.arguments[index] {
        case .whole(let number):
            operands = PluralOperands(number)
        case .decimal(let number, let digits):
            let shown = TextTemplate(other, firstIndex: index).placeholders.first { $0.index == index }
            operands = PluralOperands(number, fractionDigits: shown?.precision ?? digits)
        default:
            note(.wrongArgument, context, index)
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
        _ depth: Int
    ) -> String {
        guard context.arguments.indices.contains(placeholder.index) else {
            note(.missingArgument, context, placeholder.index)
            return placeholder.source
        }
        context.used.insert(placeholder.index)
        let argument = context.arguments[placeholder.index]
        if placeholder.kind != .text, argument.kind != placeholder.kind {
            note(.wrongArgument, context, placeholder.index)
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
        case .timeOfDay(let hour, let minute):
            return localizer.isolated(formats.timeOfDay(hour: hour, minute: minute))
        case .nested(let text):
            return localizer.isolated(string(of: text, depth: depth + 1))
        case .list(let texts):
            return localizer.isolated(
                formats.list(texts.map { localizer.isolated(string(of: $0, depth: depth + 1)) })
            )
        case .compact(let number):
            return localizer.isolated(formats.compact(number))
        }
    }

    private mutating func note(_ kind: LocalizationProblem.Kind, _ context: Context, _ index: Int? = nil) {
        let (table, key, language) = (context.table, context.key, context.language)
        problems.append(LocalizationProblem(kind, table: table, key: key, language: language, index: index))
    }
}

extension LocalizedArgument {
    /// The kind of placeholder that this argument is for.
    var kind: TextTemplate.Kind {
        switch self {
        case .text, .date, .timeOfDay, .nested, .list, .compact: .text
        case .whole: .whole
        case .decimal: .decimal
        }
    }
}
