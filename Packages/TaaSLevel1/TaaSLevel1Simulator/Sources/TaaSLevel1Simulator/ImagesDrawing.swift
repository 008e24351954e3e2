// Draws the collection of images.

import SharedScreens
import SharedLayout
import SharedLocalization
import SharedMedia
import SimulatorKit
import TaaSLevel1

/// The images in a grid over the Action button, or the notice that replaces them.
@MainActor
func draw(_ model: ImagesModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { model.viewportScrolled(to: $0.visible) }
    return ScreenDrawing(model.send, scrolled: ["images": scrolled]) { (on: ActionEncoder<ImagesAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(
                    context.say(state.title),
                    isLarge: context.hasRoomForLargeTitle,
                    trailing: {
                        iconButton(.plus, state.add, on.tap(.addTapped), context, "add")
                        iconButton(.share, state.shareLabel, on.tap(.shareTapped), context, "share")
                    }
                )
            ) {
                if let adding = state.adding { spinner(label: context.say(adding)) }
                state.notice.map { banner($0, context, on.tap(.retryTapped)) }
            } footer: {
                action(state, context, on)
            } body: {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    fill: on.tap(.addTapped),
                    icon: .picture,
                    waiting: { skeleton(isGrid: true, label: $0) }
                ) { _ in
                    // A region of its own: scrolling redraws the cells and not the screen.
                    HTML.live(context.id("grid")) { cells(model, context, on) }
                }
            }
        )
    }
}

@MainActor
private func action(_ state: ImagesState, _ context: DrawingContext, _ on: ActionEncoder<ImagesAction>)
    -> HTML
{
    box("column", .style(["padding": "10px var(--side)"])) {
        tag(
            "button",
            .class("button filled wide"),
            on.tap(.actionTapped),
            Attribute("disabled", if: !state.action.isEnabled),
            state.activity == nil ? .none : .style(["opacity": ".75"]),
            .identifier("action")
        ) {
            if let activity = state.activity {
                tag(
                    "span",
                    .class("spinner"),
                    Attribute("role", "status"),
                    .label(context.say(activity)),
                    spinnerOnButton
                )
            }
            tag("span") { context.say(state.activity ?? state.action.label) }
        }
    }
}

@MainActor
private func cells(_ model: ImagesModel, _ context: DrawingContext, _ on: ActionEncoder<ImagesAction>)
    -> HTML
{
    let grid = model.grid
    return scrollArea(
        context.id("images"),
        name: "images",
        scrollTo: grid.scrollRequest,
        .label(context.say(model.state.summary))
    ) {
        canvas(height: grid.layout.contentSize.height) {
            for index in grid.drawn where index < grid.images.count {
                cell(model, index, context, on)
            }
        }
    }
}

/// A square with its border; the image covers it, in the frame that the package gives.
@MainActor
private func cell(
    _ model: ImagesModel,
    _ index: Int,
    _ context: DrawingContext,
    _ on: ActionEncoder<ImagesAction>
) -> HTML {
    let grid = model.grid
    let image = grid.images[index]
    return box(
        "",
        .id(context.id(image.id.rawValue)),
        .frame(grid.layout.frame(at: index)),
        .identifier("cell")
    ) {
        // The outer box has the position, the inner one clips.
        box(
            "",
            .style(["position": "relative", "overflow": "hidden", "block-size": "100%"])
        ) {
            HTML.live(context.id("picture-\(image.id.rawValue)")) {
                box("", .frame(grid.imageFrame(at: index))) {
                    box("", .style(["block-size": "100%", "display": "grid"])) {
                        picture(
                            state(of: image, grid.image(at: index), grid.animation(at: index)),
                            label: context.say(image.label)
                        )
                    }
                }
            }
            HTML.live(context.id("frame-\(image.id.rawValue)")) { progress(grid.animation(at: index)) }
            HTML.live(context.id("retry-\(image.id.rawValue)")) { retry(image, model, index, context, on) }
            box(
                "",
                .style([
                    "position": "absolute", "inset": "0", "pointer-events": "none",
                    "border": "\(ImageCell.border)px solid var(--separator)",
                ])
            )
        }
    }
}

/// The button on a failed image: an icon alone, since a cell of six in a row is no wider.
@MainActor
private func retry(
    _ image: GalleryImage,
    _ model: ImagesModel,
    _ index: Int,
    _ context: DrawingContext,
    _ on: ActionEncoder<ImagesAction>
) -> HTML {
    guard case .failed = model.grid.image(at: index).state else { return .nothing }
    let place = Attribute.style([
        "place-self": "center", "border-radius": "50%", "background": "var(--raised)",
    ])
    return box("", .style(["position": "absolute", "inset": "0", "display": "grid"])) {
        box("", place) {
            iconButton(
                .refresh,
                model.state.imageRetryLabel,
                on.tap(.imageTapped(image.id)),
                context,
                "retry"
            )
        }
    }
}

@MainActor
private func state(of image: GalleryImage, _ observed: ObservedImage, _ animation: ImageAnimation?)
    -> PictureState
{
    let kind = animation?.isPlaying == false ? "still" : "image"
    return PictureState(observed, at: "media/\(kind)/\(image.id.rawValue)")
}

/// A line that says the current frame of an animation; redrawn with every frame.
@MainActor
private func progress(_ animation: ImageAnimation?) -> HTML {
    guard let animation, animation.isPlaying else { return .nothing }
    let share = Double(animation.frame + 1) / Double(animation.timeline.frameCount)
    return box(
        "",
        Attribute("aria-hidden", "true"),
        .style([
            "position": "absolute", "inset-inline-start": "0", "inset-block-end": "0", "block-size": "3px",
            "inline-size": "\((share * 1_000).rounded() / 10)%", "background": "#fff", "opacity": ".8",
        ])
    )
}
