// Columns that line up in a terminal.

/// A table of text: the first column starts at the left, the others end at the right.
public struct TextTable: Sendable {
    private var rows: [[String]]

    /// Makes a table with a line of headings.
    public init(_ headings: String...) {
        rows = [headings]
    }

    /// Adds a line.
    public mutating func add(_ cells: String...) {
        rows.append(cells)
    }

    /// The lines, with no space at their ends.
    public var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { cells in
            cells.enumerated().map { column, cell in
                let pad = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + pad : pad + cell
            }.joined(separator: "  ").trimmingSpacesAtEnd
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
