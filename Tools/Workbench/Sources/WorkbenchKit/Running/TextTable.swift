// A table whose columns line up in a terminal.

/// A table of text: the first column is aligned to the left, the others to the right.
public struct TextTable: Sendable {
    private var rows: [[String]]
    private var notes: [String] = [""]

    /// Creates a table with a line of headings.
    public init(_ headings: String...) {
        rows = [headings]
    }

    /// Adds a line, with a note after its last column.
    public mutating func add(_ cells: String..., note: String = "") {
        rows.append(cells)
        notes.append(note)
    }

    /// The lines, without trailing spaces.
    public var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        return zip(rows, notes).map { cells, note in
            let columns = cells.enumerated().map { column, cell in
                let pad = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + pad : pad + cell
            }
            return (columns + [note]).joined(separator: "  ").trimmingSpacesAtEnd
        }
    }
}

extension String {
    var trimmingSpacesAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
