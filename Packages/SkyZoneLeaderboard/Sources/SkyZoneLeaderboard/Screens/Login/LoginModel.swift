// The login screen.

import Observation
import SharedLocalization
import SharedNavigation

/// Takes a handle and a password, and logs in with them.
@MainActor @Observable
public final class LoginModel: ScreenModel {
    /// The handle as typed.
    public private(set) var handle = ""
    private var password = ""
    private var isTried = false
    private var samples: [SampleAccount] = []

    @ObservationIgnored private let accounts: any AccountSource
    @ObservationIgnored private let admission: Loader<Admission, SourceError>
    @ObservationIgnored private let emit: (LoginOutcome) -> Void

    init(accounts: any AccountSource, slowThreshold: SlowThreshold, emit: @escaping (LoginOutcome) -> Void) {
        self.accounts = accounts
        self.emit = emit
        admission = Loader("admission", slowThreshold: slowThreshold)
        tasks?.run("samples", .ignoreWhileRunning) {
            await accounts.samples()
        } receive: { [weak self] answer in
            if case .success(let samples) = answer { self?.samples = samples }
        }
    }

    public var tasks: ScreenTasks? { admission.tasks }

    public var state: LoginState {
        LoginState(
            title: Texts.loginTitle,
            welcome: Texts.loginWelcome,
            handle: FormField(
                label: Texts.loginHandle,
                text: handle,
                problem: isTried && handle.isEmpty ? AccountProblem.handleMissing.message : nil
            ),
            password: FormField(
                label: Texts.loginPassword,
                text: password,
                problem: isTried && password.isEmpty ? AccountProblem.passwordMissing.message : nil
            ),
            submit: FormButton(label: Texts.loginSubmit, isWorking: admission.isLoading),
            notice: admission.notice,
            createAccount: Texts.loginCreateAccount,
            samplesTitle: Texts.loginSamples,
            samples: samples
        )
    }

    public func send(_ action: LoginAction) {
        switch action {
        case .handleTyped(let text):
            if text != handle { handle = text }
            admission.dismissError()
        case .passwordTyped(let text):
            if text != password { password = text }
            admission.dismissError()
        case .submitTapped: submit()
        case .createAccountTapped: emit(.accountWanted)
        case .sampleTapped(let chosen):
            guard let sample = samples.first(where: { $0.handle == chosen }), !admission.isLoading else {
                return
            }
            handle = sample.handle
            password = sample.password
            submit()
        }
    }

    private func submit() {
        isTried = true
        guard !handle.isEmpty, !password.isEmpty, !admission.isLoading || admission.isSlow else { return }
        let (handle, password) = (handle, password)
        admission.restart { [accounts] () throws(SourceError) in
            try await accounts.logIn(handle: handle, password: password)
        } loaded: { [weak self] in
            self?.emit(.loggedIn($0))
        }
    }
}
