// The sources of boards, parks and accounts.

import SharedLayout
import SharedLocalization

/// A source of boards and their rows.
///
/// It is injected, so that the app runs with a service, without one, and in tests. All calls work off the
/// main actor.
public protocol LeaderboardSource: Sendable {
    /// All boards; the first is shown at first.
    @concurrent
    func boards() async throws(SourceError) -> [Board]

    /// The top of a board with the row of a user.
    @concurrent
    func top(of selection: BoardSelection, for user: UserID?) async throws(SourceError) -> LeaderboardTop

    /// A part of a board with the row of a user.
    @concurrent
    func page(
        _ place: PagingRequest<UserID>.Place,
        count: Int,
        of selection: BoardSelection,
        for user: UserID?
    ) async throws(SourceError) -> LeaderboardPage
}

/// A part of a board.
public struct LeaderboardPage: Sendable {
    public var page: PagingPage<LeaderboardRow>
    /// The row of the requesting user; nil if the user isn't on this board.
    public var own: LeaderboardRow?

    /// Pairs rows with the user's own.
    public init(_ page: PagingPage<LeaderboardRow>, own: LeaderboardRow?) {
        self.page = page
        self.own = own
    }
}

/// A source of parks.
public protocol ParkSource: Sendable {
    /// All parks by name.
    @concurrent
    func parks() async throws(SourceError) -> [ParkSummary]

    /// One park.
    @concurrent
    func park(_ id: ParkID) async throws(SourceError) -> Park
}

/// A source of accounts.
public protocol AccountSource: Sendable {
    /// Sample accounts to try the app with; none in a live service.
    @concurrent
    func samples() async -> [SampleAccount]

    @concurrent
    func logIn(handle: String, password: String) async throws(SourceError) -> Admission

    @concurrent
    func createAccount(handle: String, password: String) async throws(SourceError)
        -> Admission

    /// The profile of a logged-in user.
    @concurrent
    func profile(of user: User) async throws(SourceError) -> Profile
}

extension AccountSource {
    @concurrent
    public func samples() async -> [SampleAccount] { [] }
}

/// A sample account to try the app with.
public struct SampleAccount: Hashable, Sendable {
    public let handle: String
    public let password: String
    /// The account's distinguishing feature.
    public let remark: LocalizedText

    /// Describes an account.
    public init(handle: String, password: String, remark: LocalizedText) {
        self.handle = handle
        self.password = password
        self.remark = remark
    }
}
