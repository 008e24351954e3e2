// Who is logged in, and what of them all screens need.

import Observation
import SharedCore
import SharedNavigation

/// Hears that the locations to choose from are others, in the turn in which they change.
@MainActor
protocol SessionListener: AnyObject {
    func locationsChanged()
}

/// The session; outlives screens.
@MainActor @Observable
public final class Session: AppService {
    /// Nil while nobody is logged in.
    public private(set) var user: User?
    /// What the user can choose from: the parks of the newest answer.
    public private(set) var locations = LocationList(parks: [])

    @ObservationIgnored private let accounts: any AccountSource
    @ObservationIgnored let profile: Loader<Profile, SourceError>
    @ObservationIgnored private let listeners = Listeners<any SessionListener>()

    init(accounts: any AccountSource, slowThreshold: SlowThreshold) {
        self.accounts = accounts
        profile = Loader(slowThreshold: slowThreshold)
    }

    public var tasks: ScreenTasks? { profile.tasks }

    /// What survives a relaunch.
    var draft: SessionDraft? {
        user.map { SessionDraft(user: $0, parks: locations.parks) }
    }

    /// Has somebody hear of other locations for as long as they live.
    func listen(_ listener: some SessionListener) {
        listeners.add(listener)
    }

    /// Takes the answer to a log in; its parks stand until those of the profile have come.
    func begin(_ admission: Admission) {
        user = admission.user
        take(admission.recentParks)
        profile.reset()
        loadProfile()
    }

    /// Takes up the session of an earlier launch.
    func restore(_ draft: SessionDraft) {
        user = draft.user
        take(draft.parks)
    }

    /// Logs out.
    func end() {
        user = nil
        profile.reset()
        take([])
    }

    /// Loads the profile anew; what was there stays meanwhile.
    public func loadProfile() {
        guard let user else { return }
        profile.load(restarts: true) { [accounts] () throws(SourceError) in
            try await accounts.profile(of: user)
        } ended: { [weak self] in
            if case .success(let profile) = $0 { self?.take(profile.parks) }
        }
    }

    private func take(_ parks: [ParkSummary]) {
        let list = LocationList(parks: parks)
        guard list != locations else { return }
        locations = list
        listeners.living.forEach { $0.locationsChanged() }
    }
}

/// Who was logged in at the end of the last launch; no secret is in it.
public struct SessionDraft: Codable, Hashable, Sendable {
    public let user: User
    public let parks: [ParkSummary]
}
