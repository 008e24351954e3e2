// What a paging window asks a source, and what the source answers.

/// A way through a list.
public enum PagingDirection: String, Hashable, Sendable, Codable, CaseIterable {
    /// Towards the start.
    case backward
    /// Towards the end.
    case forward
}

/// Rows that a window wants.
///
/// Positions are hints, counted from 0 in the whole list as it was last seen: for a source that can't find a row by
/// its identifier, or when the row has gone.
public struct PagingRequest<ID: Hashable & Sendable>: Hashable, Sendable {
    /// Where the wanted rows are.
    public enum Place: Hashable, Sendable {
        /// The first `count` rows of the list.
        case start
        /// `count` rows with this row, or the place where it was, among them: `before` of them before it as far as
        /// there are that many, the others from it on.
        case around(ID?, position: Int?, before: Int)
        /// The `count` rows right before this one. The answer may include the row and some that follow it.
        case before(ID, position: Int?)
        /// The `count` rows right after this one. The answer may include the row and some before it.
        case after(ID, position: Int?)
    }

    /// Tells requests apart, also those of different sources.
    public let number: Int
    /// Which rows are wanted.
    public let place: Place
    /// How many rows are wanted; an answer may have fewer at an end.
    public let count: Int

    /// Whether the answer takes the place of all rows.
    var isWhole: Bool {
        switch place {
        case .start, .around: true
        case .before, .after: false
        }
    }
}

/// A contiguous part of a list, at one moment.
public struct PagingPage<Row: Identifiable & Sendable>: Sendable {
    /// In the order of the list.
    public var rows: [Row]
    /// Whether the first of `rows` is the first of the list.
    public var startsList: Bool
    /// Whether the last of `rows` is the last of the list.
    public var endsList: Bool
    /// The place of the first row in the whole list, counted from 0, if known.
    public var firstPosition: Int?
    /// How many rows the whole list has, if known.
    public var total: Int?
    /// Something that changes whenever the list does, if the source has it.
    ///
    /// With it every change is noticed. Without it a row that moves from what is not yet read into what is read goes
    /// unnoticed, unless positions or overlapping rows give it away.
    public var revision: String?

    /// Describes a page.
    public init(
        _ rows: [Row],
        startsList: Bool,
        endsList: Bool,
        firstPosition: Int? = nil,
        total: Int? = nil,
        revision: String? = nil
    ) {
        (self.rows, self.startsList, self.endsList) = (rows, startsList, endsList)
        (self.firstPosition, self.total, self.revision) = (firstPosition, total, revision)
    }
}
