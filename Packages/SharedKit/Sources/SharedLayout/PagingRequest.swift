// The request of a paging window to its source, and the response.

/// A direction through a list.
public enum PagingDirection: String, Hashable, Sendable, Codable, CaseIterable {
    /// Towards the start.
    case backward
    /// Towards the end.
    case forward
}

/// A window's request for rows.
///
/// Positions are hints, counted from 0 in the whole list as it was last seen: for a source that can't find a
/// row by its identifier, or when the row has been removed.
public struct PagingRequest<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The position of the requested rows.
    public enum Place: Hashable, Sendable {
        /// The first `count` rows of the list.
        case start
        /// `count` rows that include this row, or the position where it was: `before` of them before it if
        /// there are that many, the others from it on.
        case around(ID?, position: Int?, before: Int)
        /// The `count` rows right before this one. The response may include the row and some that follow it.
        case before(ID, position: Int?)
        /// The `count` rows right after this one. The response may include the row and some before it.
        case after(ID, position: Int?)
    }

    /// Identifies the request, also among those of different sources.
    public let number: Int
    /// The position of the requested rows.
    public let place: Place
    /// Number of rows requested; a response may have fewer at an end.
    public let count: Int

    /// Whether the response replaces all rows.
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
    /// Position of the first row in the whole list, counted from 0, if known.
    public var firstPosition: Int?
    /// Number of rows in the whole list, if known.
    public var total: Int?
    /// A value that changes whenever the list does, if the source has one.
    ///
    /// With it every change is detected. Without it a row that moves from the unread part into the read part
    /// goes unnoticed, unless positions or overlapping rows reveal it.
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
