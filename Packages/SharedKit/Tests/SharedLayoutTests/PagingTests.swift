// The paging window against lists that change.

import SharedCore
import SharedLayout
import SharedTesting
import Testing

struct PagingTests {
    private func reader(
        _ place: PagingRequest<Int>.Place = .start,
        pageSize: Int = 20,
        capacity: Int = 100
    ) -> Reader {
        Reader(PagingWindow(startingAt: place, pageSize: pageSize, capacity: capacity))
    }

    @Test(.proves("KIT-PAGE-01"), arguments: ModelList.Style.allCases)
    func aListIsReadFromStartToEndAndBack(style: ModelList.Style) {
        let list = ModelList(count: 1_000, style: style)
        var reader = reader()
        reader.look(at: 0)
        #expect(reader.window.phase(.forward) == .loading)
        #expect(reader.readToEnd(list) == list.ids)
        // No request goes beyond a known end, however often the rows there are shown.
        let sent = reader.sent
        for _ in 0..<5 {
            reader.look(at: reader.window.rows.count - 10)
        }
        #expect(reader.sent == sent)
        reader.rewind(list)
        #expect(reader.window.rows.first?.id == 0)
        #expect(reader.window.total == 1_000)
    }

    @Test(.proves("KIT-PAGE-01"))
    func bothWaysFromTheMiddle() {
        let list = ModelList(count: 5_000)
        var reader = reader(.around(2_500, position: nil, before: 10))
        reader.look(at: 10)
        reader.deliver(list.answer(reader.waiting[0]))
        #expect(reader.window.rows.contains { $0.id == 2_500 })
        // One request per direction, and no more while they are pending.
        #expect(reader.waiting.count == 2)
        reader.look(at: 10)
        reader.look(at: 5)
        #expect(reader.waiting.count == 2)
        #expect(reader.window.phase(.backward) == .loading && reader.window.phase(.forward) == .loading)
        // The visible rows don't move when rows are added above.
        let onScreen = reader.window.rows[reader.visible].map(\.id)
        reader.settle(list)
        #expect(reader.window.rows[reader.visible].map(\.id) == onScreen)
        #expect(reader.window.firstPosition == reader.window.rows.first?.id)
        #expect(reader.readToEnd(list).last == 4_999)
        reader.rewind(list)
        #expect(reader.readToEnd(list) == list.ids)
    }

    @Test(.proves("KIT-PAGE-01"), arguments: [(60, 10), (10, 60), (19, 20), (20, 0), (999, 0)])
    func aRowThatMovesBetweenTwoPagesIsThereOnce(from: Int, to: Int) {
        for style in [ModelList.Style.revisions, .positions] {
            var list = ModelList(count: 1_000, style: style)
            var reader = reader()
            reader.look(at: 0)
            reader.deliver(list.answer(reader.waiting[0]))
            list.move(from: from, to: to)
            reader.settle(list)
            let rows = reader.window.rows.map(\.id)
            #expect(rows == Array(list.ids.prefix(rows.count)))
            #expect(rows.count >= 40)
        }
    }

    @Test(.proves("KIT-PAGE-01"))
    func twoMovesThatCancelOutAreNoticedByTheRevision() {
        var list = ModelList(count: 1_000)
        var reader = reader()
        reader.look(at: 0)
        reader.deliver(list.answer(reader.waiting[0]))
        list.move(from: 60, to: 10)
        list.move(from: 15, to: 70)
        reader.settle(list)
        #expect(reader.window.rows.map(\.id) == Array(list.ids.prefix(reader.window.rows.count)))
    }

    @Test(.proves("KIT-PAGE-01"))
    func evenWithoutPlacesAndRevisionsNoRowIsTwice() {
        var list = ModelList(count: 1_000, style: .bare)
        var reader = reader()
        reader.look(at: 0)
        reader.deliver(list.answer(reader.waiting[0]))
        list.move(from: 5, to: 30)
        reader.settle(list)
        #expect(reader.window.rows.map(\.id) == Array(list.ids.prefix(reader.window.rows.count)))
    }

    @Test(.proves("KIT-PAGE-01"), arguments: 0..<12)
    func aListThatChangesAllTheTime(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var list = ModelList(count: 600)
        var reader = reader(generator.pick([.start, .around(300, position: 300, before: 10)]))
        reader.look(at: 0)
        for _ in 0..<600 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...1:
                list.change(&generator)
            case 2 where !reader.waiting.isEmpty:
                let request = reader.waiting.remove(
                    at: .random(in: reader.waiting.indices, using: &generator)
                )
                let rows = reader.window.rows
                reader.window.fail(request)
                #expect(reader.window.rows == rows)
            case 3:
                reader.send(reader.window.retry())
            case 4...7 where !reader.waiting.isEmpty:
                let place = Int.random(in: reader.waiting.indices, using: &generator)
                reader.deliver(list.answer(reader.waiting[place]), at: place)
            default:
                let step = Int.random(in: -15...15, using: &generator)
                reader.look(at: max(0, min(reader.visible.lowerBound + step, reader.window.rows.count - 10)))
            }
            reader.check()
        }
        // Once the list stays unchanged, it is read whole.
        reader.send(reader.window.retry())
        _ = reader.readToEnd(list)
        reader.rewind(list)
        #expect(reader.readToEnd(list) == list.ids)
    }

    @Test(.proves("KIT-PAGE-01"))
    func aFailureKeepsTheRowsAndOffersRetry() {
        let list = ModelList(count: 100)
        var reader = reader()
        reader.look(at: 0)
        let first = reader.waiting.removeFirst()
        reader.window.fail(first)
        #expect(reader.window.phase(.forward) == .failed && !reader.window.isLoaded)
        reader.look(at: 0)
        #expect(reader.waiting.isEmpty)
        reader.send(reader.window.retry())
        reader.settle(list)
        reader.look(at: reader.window.rows.count - 5)
        let rows = reader.window.rows
        let second = reader.waiting.removeFirst()
        reader.window.fail(second)
        #expect(reader.window.rows == rows)
        #expect(reader.window.phase(.forward) == .failed)
        // Not automatically, and not for a late response.
        reader.look(at: reader.window.rows.count - 5)
        #expect(reader.waiting.isEmpty)
        reader.refuses(list.answer(second), for: second)
        reader.send(reader.window.retry())
        #expect(reader.waiting.count == 1)
        reader.settle(list)
        #expect(reader.window.rows.count > rows.count)
    }

    @Test(.proves("KIT-PAGE-01"))
    func lateAnswersOfAnOldSourceAreDropped() {
        let old = ModelList(count: 100)
        var new = ModelList(count: 100)
        new.ids = Array(500..<600)
        var reader = reader()
        reader.look(at: 0)
        let late = reader.waiting.removeFirst()
        reader.send(reader.window.restart())
        reader.refuses(old.answer(late), for: late)
        #expect(reader.window.rows.isEmpty)
        reader.settle(new)
        #expect(reader.window.rows.first?.id == 500)
        reader.window.fail(late)
        reader.refuses(old.answer(late), for: late)
        #expect(reader.window.phase(.forward) != .failed)
        // The same response twice counts once.
        reader.look(at: reader.window.rows.count - 5)
        let request = reader.waiting[0]
        reader.deliver(new.answer(request))
        let rows = reader.window.rows
        reader.refuses(new.answer(request), for: request)
        #expect(reader.window.rows == rows)
    }

    @Test(.proves("KIT-PAGE-01"))
    func aRefreshKeepsTheRowsUntilTheAnswerComes() {
        var list = ModelList(count: 1_000)
        var reader = reader(.around(500, position: 500, before: 10))
        reader.look(at: 10)
        reader.settle(list)
        let onScreen = reader.window.rows[reader.visible].map(\.id)
        list.move(from: 900, to: 3)
        list.ids.removeAll { $0 == onScreen[0] }
        let rows = reader.window.rows
        reader.send(reader.window.refresh())
        #expect(reader.window.rows == rows && reader.waiting.count == 1)
        #expect(reader.window.phase(.backward) == .loading && reader.window.phase(.forward) == .loading)
        reader.settle(list)
        let ids = reader.window.rows.map(\.id)
        #expect(ids.contains(onScreen[1]) && !ids.contains(onScreen[0]))
        #expect(list.ids.firstRange(of: ids) != nil)
        // At the very top, new rows above come in.
        reader.rewind(list)
        list.ids.insert(7_777, at: 0)
        reader.send(reader.window.refresh())
        reader.settle(list)
        #expect(reader.window.rows.first?.id == 7_777)
    }

    @Test(.proves("KIT-PAGE-01"))
    func anEmptyListAndAnEmptyAnswerEnd() {
        var reader = reader()
        reader.look(at: 0)
        reader.deliver(PagingPage([], startsList: false, endsList: false))
        #expect(reader.waiting.isEmpty && reader.window.isLoaded)
        #expect(reader.window.phase(.forward) == .ended && reader.window.phase(.backward) == .ended)
        reader.send(reader.window.restart())
        reader.deliver(PagingPage([Row(id: 1), Row(id: 1)], startsList: true, endsList: false))
        #expect(reader.window.rows == [Row(id: 1)])
        reader.deliver(PagingPage([], startsList: false, endsList: false))
        #expect(reader.waiting.isEmpty && reader.window.phase(.forward) == .ended)
    }

    @Test(.proves("KIT-PAGE-01"))
    func aMillionRowsInBoundedMemory() {
        var window = PagingWindow<Row>(pageSize: 200, capacity: 1_000)
        let list = ModelList(count: 1_000_000, style: .positions)
        var next = 0
        var most = 0
        var requests = window.update(visible: 0..<0)
        while next < 1_000_000 {
            guard let request = requests.first, requests.count == 1 else {
                Issue.record("stuck at \(next)")
                break
            }
            window.receive(list.answer(request), for: request)
            most = max(most, window.rows.count)
            // Advance by all current rows.
            let first = window.firstPosition ?? 0
            guard window.rows.dropFirst(next - first).map(\.id) == Array(next..<first + window.rows.count)
            else {
                Issue.record("rows lost or twice at \(next)")
                break
            }
            next = first + window.rows.count
            requests = window.update(visible: window.rows.count - 20..<window.rows.count)
        }
        #expect(next == 1_000_000 && most <= 1_000)
        // Then back: rows that were dropped are read again.
        while let first = window.firstPosition, first > 900_000 {
            let requests = window.update(visible: 0..<20)
            guard let request = requests.first else {
                Issue.record("stuck on the way back")
                break
            }
            window.receive(list.answer(request), for: request)
            most = max(most, window.rows.count)
        }
        #expect(window.rows.first?.id == window.firstPosition && most <= 1_000)
    }
}
