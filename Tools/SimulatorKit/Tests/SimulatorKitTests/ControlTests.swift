// Walkers and random drivers find the controls and the typed texts in the drawing itself.

import Testing

@testable import SimulatorKit

@MainActor
struct ControlTests {
    @Test func whatIsTypedIsWhatStandsInFieldsAndNotInSliders() {
        let on = ActionEncoder<Double>()
        let page = box("") {
            textField("name", label: "Name", text: "Ann")
            slider("position", value: 0.4, label: "Position", on.moved { $0 })
            HTML.live("note") { textArea("note", label: "Note", text: "Later") }
        }
        #expect(Control.texts(in: page) == ["Ann", "Later"])
        #expect(Control.all(in: page).map(\.use) == [.moved], "it can be moved all the same")
    }

    @Test func whatCanBeTappedIsAtLeastAsLargeAsTheAppSays() throws {
        let app = simulatedDemo()
        #expect(app.touchTarget == 44)
        let drawing = SceneDrawing(
            scene: app.scene,
            settings: DeviceSettings(language: "en"),
            accent: app.accent,
            touchTarget: 48,
            smallestText: 12,
            isActive: true
        )
        #expect(drawing.device.markup.contains("--target:48.0px"))
        #expect(app.smallestText == 10 && drawing.device.markup.contains("--smallest-text:12.0px"))
        let style = String(decoding: PackageResources.style_css, as: UTF8.self)
        for control in [
            ".button", ".icon-button", ".row", ".segments button", ".search-field .clear", ".slider", ".back",
            ".dialog-button",
        ] {
            let rule = style.split(separator: "\n").first { $0.hasPrefix(control + " {") }
            #expect(rule?.contains("block-size: var(--target)") == true, "\(control)")
        }
    }

    @Test func whatIsTypedIsFoundButNoPassword() {
        let form = box("") {
            textField("a", label: "Handle", text: "otter")
            textField("b", label: "Password", text: "secret", kind: "password")
            HTML.live("c") { textArea("d", label: "Note", text: "two words") }
        }
        #expect(Control.texts(in: form) == ["otter", "two words"])
    }
}
