// The parser of a package's REQUIREMENTS.md.

import Foundation

/// One row of a requirement file.
public struct RequirementRow: Equatable, Sendable {
    /// The priority of a row.
    public enum Kind: String, Sendable, CaseIterable {
        /// Explicitly asked for.
        case must
        /// Not asked for explicitly, but needed for a row that is.
        case derived
        /// Delights the user; comes after the others.
        case beyond
    }

    /// The identifier, which never changes.
    public var id: String
    /// The row's priority.
    public var kind: Kind
    /// The requirement.
    public var text: String
}

/// The requirements of a package: its status, its screens and its rows.
public struct RequirementFile: Equatable, Sendable {
    /// The progress of a package, as its team declares it.
    public enum Status: String, Sendable, CaseIterable {
        /// In development.
        case inWork = "in work"
        /// A client can walk through all of it; every must and derived row is proven or named as one for
        /// later.
        case standing
        /// Every must and derived row is proven; a row that isn't fails the check.
        case finished
    }

    /// The reason why a file can't be read.
    public struct Problem: Error, Equatable, CustomStringConvertible {
        /// The line, counted from 1; 0 when something is missing altogether.
        public var line: Int
        /// The problem.
        public var description: String
    }

    /// The status that the team declares.
    public var status: Status
    /// The screens, by their names in the graph.
    public var screens: [String]
    /// The rows, in order.
    public var rows: [RequirementRow]
    /// The rows that are for later, in whole or in part: no test proves them yet.
    public var later: Set<String>

    /// Parses a file.
    ///
    /// It has a line `Status: …`, perhaps one `Later: …` with identifiers, a section `Screens` with a list,
    /// and tables with ID, kind and requirement.
    public init(_ text: String) throws(Problem) {
        var status: Status?
        var section = ""
        screens = []
        rows = []
        later = []
        var laterLine = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("Status:") {
                let word = line.dropFirst("Status:".count).drop { $0 == " " }
                status = Status(rawValue: String(word).trimmingSpacesAtEnd)
                if status == nil {
                    let known = Status.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Problem(line: index + 1, description: "The status must be one of \(known).")
                }
            } else if line.hasPrefix("Later:") {
                later.formUnion(line.matches(of: /[A-Z][A-Z0-9-]*-\d+/).map { String($0.0) })
                laterLine = index + 1
            } else if line.hasPrefix("#") {
                section = String(line.drop { $0 == "#" || $0 == " " })
            } else if section == "Screens", line.hasPrefix("- "), let name = line.firstMatch(of: /`(\w+)`/) {
                screens.append(String(name.1))
            } else if let cells = line.wholeMatch(of: /\| *([A-Z][A-Z0-9-]*-\d+) *\| *(\w+) *\| *(.*?) *\| */)
            {
                guard let kind = RequirementRow.Kind(rawValue: String(cells.2)) else {
                    throw Problem(
                        line: index + 1,
                        description: "\(cells.1) is of the unknown kind \(cells.2)."
                    )
                }
                guard !rows.contains(where: { $0.id == cells.1 }) else {
                    throw Problem(line: index + 1, description: "\(cells.1) occurs twice.")
                }
                rows.append(RequirementRow(id: String(cells.1), kind: kind, text: String(cells.3)))
            }
        }
        guard let status else { throw Problem(line: 0, description: "There is no line `Status: …`.") }
        if let stranger = later.subtracting(rows.map(\.id)).min() {
            throw Problem(line: laterLine, description: "\(stranger) is listed for later, but is not a row.")
        }
        self.status = status
    }
}
