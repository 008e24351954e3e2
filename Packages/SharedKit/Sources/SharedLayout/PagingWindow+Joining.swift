// Merging a response into a window, and reading again when it doesn't fit.

extension PagingWindow {
    /// Requests everything around the visible rows, once no other request is pending.
    mutating func readAgain() -> [Request] {
        guard pending.isEmpty, !failed.values.contains(where: \.isWhole) else {
            return []
        }
        failed = [:]
        guard isLoaded, !rows.isEmpty else {
            return [ask(start, pageSize, .backward, .forward)]
        }
        // The current rows, and a page more in the wanted direction, within the capacity.
        let anchor = min(visible.lowerBound, rows.count - 1)
        var before = anchor + (wanted == .backward ? pageSize : 0)
        var after = rows.count - anchor + (wanted == .forward ? pageSize : 0)
        if before + after > capacity {
            if wanted == .backward {
                after = max(min(after, visible.count + pageSize), capacity - before)
                before = capacity - after
            } else {
                before = max(min(before, pageSize), capacity - after)
                after = capacity - before
            }
        }
        // At the very top the window stays there, even if rows were inserted before the first one meanwhile.
        if hasStart, visible.lowerBound == 0 {
            return [ask(.start, before + after, .backward, .forward)]
        }
        let position = firstPosition.map { $0 + anchor }
        let place = Request.Place.around(rows[anchor].id, position: position, before: before)
        return [ask(place, before + after, .backward, .forward)]
    }

    /// Replaces all rows with a page, and finds the visible rows in it.
    mutating func replace(_ page: Page) {
        let shown = rows[visible].map(\.id)
        var places: [Row.ID: Int] = [:]
        rows = page.rows.filter { row in
            guard places[row.id] == nil else {
                return false
            }
            places[row.id] = places.count
            return true
        }
        ids = Set(places.keys)
        firstPosition = page.firstPosition
        (hasStart, hasEnd, revision) = (page.startsList, page.endsList, page.revision)
        if rows.isEmpty {
            (hasStart, hasEnd) = (true, true)
        }
        (isLoaded, isOutdated, wanted) = (true, false, nil)
        let survivor = shown.enumerated().lazy.compactMap { offset, id in places[id].map { $0 - offset } }
            .first
        let lower = min(max(0, survivor ?? visible.lowerBound), rows.count)
        visible = lower..<min(rows.count, lower + shown.count)
    }

    /// Appends or prepends a page if it continues the current rows.
    mutating func extend(_ page: Page, _ direction: PagingDirection) {
        guard !isOutdated, let new = continuation(page, direction) else {
            isOutdated = true
            wanted = wanted ?? direction
            return
        }
        ids.formUnion(new.map(\.id))
        switch direction {
        case .forward:
            rows += new
            // Stop at a page without new rows, or it would be requested for ever.
            hasEnd = page.endsList || new.isEmpty
        case .backward:
            rows.insert(contentsOf: new, at: 0)
            firstPosition = firstPosition.map { $0 - new.count }
            visible = visible.lowerBound + new.count..<visible.upperBound + new.count
            hasStart = page.startsList || new.isEmpty
        }
        trim(direction)
    }

    /// The new rows of `page`, or nil if it doesn't continue the current rows.
    private func continuation(_ page: Page, _ direction: PagingDirection) -> [Row]? {
        if let old = revision, let new = page.revision, old != new {
            return nil
        }
        guard let edge = direction == .forward ? rows.last : rows.first else {
            return nil
        }
        var new = page.rows[...]
        var firstNew = page.firstPosition
        if let place = page.rows.firstIndex(where: { $0.id == edge.id }) {
            // Overlapping rows must be the same on both sides.
            let known: [Row.ID]
            let repeated: ArraySlice<Row>
            switch direction {
            case .forward:
                repeated = page.rows[...place]
                known = rows.suffix(repeated.count).map(\.id)
                new = page.rows[(place + 1)...]
                firstNew = page.firstPosition.map { $0 + place + 1 }
            case .backward:
                repeated = page.rows[place...]
                known = rows.prefix(repeated.count).map(\.id)
                new = page.rows[..<place]
            }
            guard repeated.map(\.id) == known else {
                return nil
            }
        }
        if let firstPosition, let firstNew {
            let expected = direction == .forward ? firstPosition + rows.count : firstPosition - new.count
            guard firstNew == expected else {
                return nil
            }
        }
        let isNew = ids.isDisjoint(with: new.map(\.id)) && Set(new.map(\.id)).count == new.count
        return isNew ? Array(new) : nil
    }

    /// Drops the excess at the other end, but no row that is visible or within a page of a visible one.
    private mutating func trim(_ grown: PagingDirection) {
        let excess = rows.count - capacity
        guard excess > 0 else {
            return
        }
        switch grown {
        case .forward:
            let dropped = min(excess, max(0, visible.lowerBound - pageSize))
            guard dropped > 0 else {
                return
            }
            ids.subtract(rows.prefix(dropped).map(\.id))
            rows.removeFirst(dropped)
            firstPosition = firstPosition.map { $0 + dropped }
            visible = visible.lowerBound - dropped..<visible.upperBound - dropped
            hasStart = false
        case .backward:
            let dropped = min(excess, max(0, rows.count - visible.upperBound - pageSize))
            guard dropped > 0 else {
                return
            }
            ids.subtract(rows.suffix(dropped).map(\.id))
            rows.removeLast(dropped)
            hasEnd = false
        }
    }
}
