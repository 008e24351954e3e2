// The screen for a new account.

import Observation
import SharedLocalization
import SharedNavigation

/// Takes a handle and a password, and creates an account with them.
@MainActor @Observable
public final class CreateAccountModel: ScreenModel {
    /// The handle as typed.
    public private(set) var handle = ""
    private var password = ""
    private var isTried = false

    @ObservationIgnored private let accounts: any AccountSource
    @ObservationIgnored private let admission: Loader<Admission, SourceError>
    @ObservationIgnored private let emit: (CreateAccountOutcome) -> Void

    init(
        accounts: any AccountSource,
        slowThreshold: SlowThreshold,
        emit: @escaping (CreateAccountOutcome) -> Void
    ) {
        self.accounts = accounts
        self.emit = emit
        admission = Loader("admission", slowThreshold: slowThreshold)
    }

    public var tasks: ScreenTasks? { admission.tasks }

    public var state: CreateAccountState {
        CreateAccountState(
            title: Texts.accountTitle,
            handle: field(Texts.loginHandle, handle, AccountRules.problem(handle: handle)),
            password: field(Texts.loginPassword, password, AccountRules.problem(password: password)),
            submit: FormButton(label: Texts.accountSubmit, isWorking: admission.isLoading),
            notice: admission.notice
        )
    }

    public func send(_ action: CreateAccountAction) {
        switch action {
        case .handleTyped(let text):
            if text != handle { handle = text }
            admission.dismissError()
        case .passwordTyped(let text): if text != password { password = text }
        case .submitTapped: submit()
        }
    }

    private func field(_ label: LocalizedText, _ text: String, _ problem: AccountProblem?) -> FormField {
        FormField(label: label, text: text, problem: isTried ? problem?.message : nil)
    }

    private func submit() {
        isTried = true
        let problems = [AccountRules.problem(handle: handle), AccountRules.problem(password: password)]
        guard problems.allSatisfy({ $0 == nil }), !admission.isLoading || admission.isSlow else { return }
        let (handle, password) = (handle, password)
        admission.restart { [accounts] () throws(SourceError) in
            try await accounts.createAccount(handle: handle, password: password)
        } loaded: { [weak self] in
            self?.emit(.accountCreated($0))
        }
    }
}
