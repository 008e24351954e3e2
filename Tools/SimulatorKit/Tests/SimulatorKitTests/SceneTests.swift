// Transitions follow from the previous and the current tree.

import SharedNavigation
import SimulatorKit
import Testing

struct SceneTests {
    private func stack(_ ids: [Int], modals: [Int] = [], overlay: Int? = nil) -> Scene {
        let entries = ids.map { Scene.Entry(id: $0, kind: "screen") }
        let root = Scene.Level(id: 0, style: nil, container: .stack(entries))
        let levels = modals.map { id in
            Scene.Level(id: id, style: .sheet, container: .stack([Scene.Entry(id: id + 1, kind: "screen")]))
        }
        return Scene(
            levels: [root] + levels,
            overlay: overlay.map { .dialog(Scene.Entry(id: $0, kind: "alert"), .alert) }
        )
    }

    @Test func pushesAndPopsAreTold() {
        #expect(stack([1]).transitions(to: stack([1, 2])) == ["entry-2": "push"])
        #expect(stack([1, 2]).transitions(to: stack([1])) == ["entry-2": "pop"])
        #expect(stack([1, 2, 3]).transitions(to: stack([1])) == ["entry-3": "pop"])
        #expect(stack([1, 2]).transitions(to: stack([1, 3])) == ["entry-3": "fade"])
        #expect(stack([1]).transitions(to: stack([1])).isEmpty)
    }

    @Test func anotherRootAppearsAtOnce() {
        #expect(stack([1, 2]).transitions(to: stack([5])).isEmpty)
    }

    @Test func modalsRiseAndFallAndDialogsAppear() {
        #expect(stack([1]).transitions(to: stack([1], modals: [5])) == ["level-5": "rise"])
        #expect(stack([1], modals: [5]).transitions(to: stack([1])) == ["level-5": "fall"])
        #expect(
            stack([1], modals: [5]).transitions(to: stack([1], modals: [8])) == [
                "level-5": "fall", "level-8": "rise",
            ]
        )
        #expect(stack([1]).transitions(to: stack([1], overlay: 4)) == ["overlay-4": "appear"])
        #expect(stack([1], overlay: 4).transitions(to: stack([1])) == ["overlay-4": "vanish"])
    }

    @Test func anotherTabIsShownAtOnce() {
        func tabs(_ selected: Int) -> Scene {
            let stacks = [
                [Scene.Entry(id: 2, kind: "a")],
                [Scene.Entry(id: 3, kind: "b"), Scene.Entry(id: 4, kind: "c")],
            ]
            return Scene(levels: [
                Scene.Level(
                    id: 0,
                    style: nil,
                    container: .tabs(bar: Scene.Entry(id: 1, kind: "bar"), stacks: stacks, selected: selected)
                )
            ])
        }
        #expect(tabs(0).transitions(to: tabs(1)).isEmpty)
        #expect(tabs(1).front?.id == 4)
    }
}
