// The simulated platform around the app: a network, a mail account, a Settings app.

import Foundation
import Observation
import SharedCore
import SharedMedia
import SharedNetworking
import SharedStorage
import SimulatorKit
import TaaSLevel1

/// The network and the mail account of the device, and the tools that set them.
@MainActor @Observable
final class SimulatedServices {
    @ObservationIgnored let images: SimulatedImageSource
    @ObservationIgnored let mail: SimulatedMailSwitch
    @ObservationIgnored private let dependencies: TaaSLevel1Dependencies
    @ObservationIgnored private var saving: Task<Void, Never>?
    private var columns: Int
    private var mailResponse = MailResponse.sent

    init(_ dependencies: TaaSLevel1Dependencies) {
        self.dependencies = dependencies
        columns = dependencies.settings.current.columns
        images = SimulatedImageSource(source: dependencies.images)
        mail = SimulatedMailSwitch(sender: dependencies.mail)
    }

    /// The response of the mail service.
    private enum MailResponse: String, CaseIterable {
        case sent, noAccount, cancelled, failed

        var name: String {
            switch self {
            case .sent: "Sends it"
            case .noAccount: "No account"
            case .cancelled: "Is cancelled"
            case .failed: "Fails"
            }
        }
    }

    /// The controls beside the device.
    var tools: [SimulatedTool] {
        [
            SimulatedTool(
                id: "columns",
                title: "Settings app: images in a row",
                options: [-1, 1, 2, 3, 4, 5, 6, 99].map { .init(id: "\($0)", name: "\($0)") },
                selected: "\(columns)"
            ),
            SimulatedTool(
                id: "mail",
                title: "Mail",
                options: MailResponse.allCases.map { .init(id: $0.rawValue, name: $0.name) },
                selected: mailResponse.rawValue
            ),
        ]
    }

    func choose(_ option: String, of tool: String) {
        if tool == "columns", let number = Int(option) {
            columns = number
            // Saved in the order of the choices. A value that can't be saved holds until the process ends,
            // and the settings log the error. The task holds all dependencies, so that their folder exists
            // meanwhile.
            saving = Task { [dependencies, saving] in
                await saving?.value
                try? await dependencies.settings.update { $0.columns = number }
            }
        }
        if tool == "mail", let answer = MailResponse(rawValue: option) {
            mailResponse = answer
            mail.failure = MailError(rawValue: option)
        }
    }

    func deviceChanged(to device: DeviceSettings) {
        images.isOffline = device.isOffline
        mail.isOffline = device.isOffline
    }
}

/// Fails as the tools beside the device say; otherwise passes messages on to the app's own sender.
final class SimulatedMailSwitch: MailSender {
    private let sender: any MailSender
    private let state = Locked((failure: MailError?.none, isOffline: false))

    init(sender: any MailSender) {
        self.sender = sender
    }

    var failure: MailError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

    @concurrent
    func send(_ message: MailMessage) async throws(MailError) {
        if let failure = state.withLock({ $0.isOffline ? .offline : $0.failure }) { throw failure }
        try await sender.send(message)
    }
}

/// Gives images; remote ones only while there is a network.
final class SimulatedImageSource: ImageSource {
    private let source: any ImageSource
    private let switched = Locked(false)

    init(source: any ImageSource) {
        self.source = source
    }

    var isOffline: Bool {
        get { switched.withLock { $0 } }
        set { switched.withLock { $0 = newValue } }
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        if case .url = reference, isOffline { throw .network(.offline) }
        return try await source.load(reference, revalidating: revalidating, headerArrived: headerArrived)
    }
}
