// The flow that ends with somebody logged in.

import SharedNavigation

/// Logs in, or creates an account.
@MainActor
final class SessionFlow: Coordinator {
    typealias Route = SkyZoneLeaderboardRoute
    typealias Screen = SkyZoneLeaderboardScreen

    unowned let navigator: Navigator<Route, Screen>
    let exit: FlowExit<Admission>
    private let accounts: any AccountSource
    private let patience: Patience

    init(
        navigator: Navigator<Route, Screen>,
        accounts: any AccountSource,
        patience: Patience,
        exit: FlowExit<Admission>
    ) {
        self.navigator = navigator
        self.accounts = accounts
        self.patience = patience
        self.exit = exit
    }

    func makeScreen(for entry: Entry<Route>) -> Screen? {
        switch entry.route {
        case .login:
            .login(
                LoginModel(accounts: accounts, patience: patience) { [weak self] outcome in
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
                CreateAccountModel(accounts: accounts, patience: patience) { [weak self] outcome in
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
