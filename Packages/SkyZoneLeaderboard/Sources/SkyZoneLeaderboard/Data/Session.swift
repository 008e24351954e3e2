// The logged-in user, and the session data that all screens share.

import Observation
import SharedCore
import SharedNavigation

/// A listener that is told, in the turn of the change, that the available locations have changed.
@MainActor
protocol SessionListener: AnyObject {
    func locationsChanged()
}

/// The session; it outlives screens.
@MainActor @Observable
public final class Session: AppService {
    /// The logged-in user, or nil.
    public private(set) var user: User?
    /// The locations that the user can choose from: the parks of the newest response.
    public private(set) var locations = LocationList(parks: [])

    @ObservationIgnored private let accounts: any AccountSource
    @ObservationIgnored let profile: Loader<Profile, SourceError>
    @ObservationIgnored private let listeners = Listeners<any SessionListener>()

    init(accounts: any AccountSource, slowThreshold: SlowThreshold) {
        self.accounts = accounts
        profile = Loader(slowThreshold: slowThreshold)
    }

    public var tasks: ScreenTasks? { profile.tasks }

    /// The part of the session that survives a relaunch.
    var draft: SessionDraft? {
        user.map { SessionDraft(user: $0, parks: locations.parks) }
    }

    /// Adds a listener for changed locations, for as long as the listener lives.
    func listen(_ listener: some SessionListener) {
        listeners.add(listener)
    }

    /// Starts a session from the response to a login; its parks stay until those of the profile arrive.
    func begin(_ admission: Admission) {
        user = admission.user
        take(admission.recentParks)
        profile.reset()
        loadProfile()
    }

    /// Restores the session of an earlier launch.
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

    /// Reloads the profile; the current one stays meanwhile.
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

/// The user who was logged in at the end of the last launch, without any secret.
public struct SessionDraft: Codable, Hashable, Sendable {
    public let user: User
    public let parks: [ParkSummary]
}
