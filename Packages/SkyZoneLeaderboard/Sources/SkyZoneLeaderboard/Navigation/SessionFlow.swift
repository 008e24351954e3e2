// The login flow, which ends with a logged-in user.

import SharedNavigation

/// Logs in, or creates an account.
@MainActor
final class SessionFlow: Coordinator {
    typealias Route = SkyZoneLeaderboardRoute
    typealias Screen = SkyZoneLeaderboardScreen

    unowned let navigator: Navigator<Route, Screen>
    let exit: FlowExit<Admission>
    private let accounts: any AccountSource
    private let slowThreshold: SlowThreshold

    init(
        navigator: Navigator<Route, Screen>,
        accounts: any AccountSource,
        slowThreshold: SlowThreshold,
        exit: FlowExit<Admission>
    ) {
        self.navigator = navigator
        self.accounts = accounts
        self.slowThreshold = slowThreshold
        self.exit = exit
    }

    func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        switch entry.route {
        case .login:
            .login(
                LoginModel(accounts: accounts, slowThreshold: slowThreshold) { [weak self] outcome in
                    switch outcome {
                    case .loggedIn(let admission):
                        self?.finish(.loggedIn, with: admission, from: entry.id)
                    case .accountWanted:
                        self?.navigator.follow(.accountWanted, to: .createAccount, from: entry.id)
                    }
                }
            )
        case .createAccount:
            .createAccount(
                CreateAccountModel(accounts: accounts, slowThreshold: slowThreshold) { [weak self] outcome in
                    switch outcome {
                    case .accountCreated(let admission):
                        self?.finish(.accountCreated, with: admission, from: entry.id)
                    }
                }
            )
        default: nil
        }
    }
}
