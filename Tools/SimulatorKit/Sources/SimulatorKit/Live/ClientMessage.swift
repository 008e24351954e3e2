// The messages that a page may send to the server: the user's actions and the device's events.

import Foundation
import SharedCore
import SharedJSON
import SharedNavigation

/// One message of a page.
enum ClientMessage: Sendable {
    /// An action for an entry's model, as JSON.
    case action(entry: Int, action: String)
    /// The current position of a scrolled area.
    case scrolled(entry: Int, name: String, report: ScrollReport)
    case report(HostReport)
    case answer(entry: Int, answer: HostResponse)
    case device(DeviceChange)
    case tool(String, option: String)
    case event(AppEvent)
    case link(String)

    /// Reads messages and the actions in them: never deep, as large as the images that a user picks.
    static let loader = JSONLoader(depthLimit: 64)

    /// Reads a message; any other data is a `ClientProblem`.
    static func read(_ body: Data) async throws(ClientProblem) -> ClientMessage {
        let source = JSONSource.data(body, name: "message")
        guard let fields = try? await loader.load(Fields.self, from: source), let message = fields.message
        else {
            throw .notAMessage
        }
        return message
    }

    private struct Fields: Decodable, Sendable {
        var entry: Int?
        var action: String?
        var scrolled: String?
        var at: ScrollReport?
        var back: Int?
        var dismiss: Int?
        var bar: Int?
        var index: Int?
        var panel: Int?
        var open: Int?
        var request: Int?
        var answer: String?
        var files: [File]?
        var device: DeviceChange?
        var tool: String?
        var option: String?
        var event: String?
        var link: String?

        struct File: Decodable, Sendable {
            var name: String
            var bytes: Data
        }

        var message: ClientMessage? {
            if let entry, let action { return .action(entry: entry, action: action) }
            if let entry, let scrolled, let at { return .scrolled(entry: entry, name: scrolled, report: at) }
            if let back { return .report(.back(from: back)) }
            if let dismiss { return .report(.dismissed(level: dismiss)) }
            if let bar, let index { return .report(.tabShown(bar: bar, index: index)) }
            if let panel, let open { return .report(.drawer(panel: panel, isOpen: open != 0)) }
            if let request, let answer = hostAnswer { return .answer(entry: request, answer: answer) }
            if let device { return .device(device) }
            if let tool, let option { return .tool(tool, option: option) }
            if let link { return .link(link) }
            switch event {
            case "activated": return .event(.activated)
            case "enteredBackground": return .event(.enteredBackground)
            case "memoryWarning": return .event(.memoryWarning)
            default: return nil
            }
        }

        private var hostAnswer: HostResponse? {
            if let files {
                return .files(files.map { HostFile(name: $0.name, bytes: Array($0.bytes)) })
            }
            switch answer {
            case "completed": return .completed
            case "cancelled": return .cancelled
            case "unavailable": return .unavailable
            case "failed": return .failed(reason: "The person chose that it fails.")
            default: return nil
            }
        }
    }
}

/// The settings that a user changed on the device; a nil value stays as it was.
struct DeviceChange: Codable, Sendable {
    var id: String?
    var landscape: Bool?
    var dark: Bool?
    var still: Bool?
    var text: Double?
    var language: String?
    var mirrored: Bool?
    var offline: Bool?

    init() {}

    /// Makes a change with all of these settings.
    init(_ settings: DeviceSettings) {
        id = settings.device.id
        landscape = settings.isLandscape
        dark = settings.isDark
        still = settings.isMotionReduced
        text = settings.textScale
        language = settings.language
        mirrored = settings.isRightToLeft
        offline = settings.isOffline
    }

    /// Applies the change to the settings.
    ///
    /// A device that an app isn't shown on, and a language that it isn't in, change nothing.
    @MainActor
    func apply(to settings: inout DeviceSettings, for app: any SimulatedApp) {
        if let device = app.devices.first(where: { $0.id == id }) { settings.device = device }
        if let landscape { settings.isLandscape = landscape }
        if let dark { settings.isDark = dark }
        if let still { settings.isMotionReduced = still }
        if let text, text.isFinite { settings.textScale = min(max(text, 0.5), 3) }
        if let language = app.languages.first(where: { $0.id == language }) {
            settings.language = language.id
            settings.isRightToLeft = language.isRightToLeft
        }
        if let mirrored { settings.isRightToLeft = mirrored }
        if let offline { settings.isOffline = offline }
    }
}

/// The reason for which a page's message was not taken.
enum ClientProblem: KitError {
    case notAMessage
    /// No such entry, or none that can act: it has left the screen.
    case unknownEntry(Int)
    /// The entry's model knows no such action.
    case notAnAction

    var code: String {
        switch self {
        case .notAMessage: "simulator.notAMessage"
        case .unknownEntry: "simulator.unknownEntry"
        case .notAnAction: "simulator.notAnAction"
        }
    }

    var isRetryable: Bool { false }
}
