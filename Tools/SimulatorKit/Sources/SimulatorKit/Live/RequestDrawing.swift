// Draws the host's side of an app's request: share sheet, picker, composer.

import Foundation
import SharedNavigation

/// Draws a request with every answer that a platform could give.
@MainActor
struct RequestDrawing {
    let entry: Scene.Entry
    let request: HostRequest

    var html: HTML {
        box("request-sheet", Attribute("data-entry", "\(entry.id)")) {
            box("grabber")
            switch request {
            case .share(let items):
                heading("Share", .share)
                box("share-items") {
                    for item in items { label(text(of: item), "subheadline share-item") }
                }
                box("share-targets") {
                    target("Copy", .link)
                    target("Message", .text)
                    target("Mail", .envelope)
                    target("Save", .down)
                }
            case .screenshot:
                heading("The app takes a picture of this screen", .camera)
                answers(done: "Take it")
            case .pickImages(let limit):
                heading(limit == 1 ? "Choose a picture" : "Choose up to \(limit) pictures", .picture)
                tag("label", .class("button filled")) {
                    Icon.plus.html(size: 20)
                    tag("span") { "Choose files" }
                    tag(
                        "input",
                        .class("file-input"),
                        Attribute("type", "file"),
                        Attribute("multiple", if: limit != 1),
                        Attribute("accept", "image/*"),
                        Attribute("data-files", "\(entry.id)")
                    )
                }
            case .composeMail(let recipients, let subject, let body):
                heading("New message", .envelope)
                box("mail") {
                    label("To: \(recipients.joined(separator: ", "))", "subheadline")
                    label(subject, "headline")
                    label(body, "body mail-body")
                }
                answers(done: "Send")
            case .openURL(let url):
                heading("Open an address", .globe)
                label(url.absoluteString, "body address")
                answers(done: "Open")
            }
            box("request-ways-out") {
                answer("Cancel", "cancelled", "tinted")
                answer("Not possible here", "unavailable", "plain")
                answer("It fails", "failed", "plain")
            }
        }
    }

    private func text(of item: ShareItem) -> String {
        switch item {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .file(let name): "File: \(name)"
        }
    }

    private func heading(_ text: String, _ icon: Icon) -> HTML {
        box("request-heading") {
            icon.html(size: 22)
            label(text, "headline")
        }
    }

    private func answers(done: String) -> HTML { answer(done, "completed", "filled") }

    private func target(_ name: String, _ icon: Icon) -> HTML {
        tag("button", .class("share-target"), answering("completed")) {
            box("share-icon") { icon.html() }
            tag("span", .class("caption")) { name }
        }
    }

    private func answer(_ title: String, _ answer: String, _ style: String) -> HTML {
        button(title, answering(answer), style: style, identifier: "answer-\(answer)")
    }

    private func answering(_ answer: String) -> Attribute {
        Attribute("data-send", "{\"request\":\(entry.id),\"answer\":\"\(answer)\"}")
    }
}
