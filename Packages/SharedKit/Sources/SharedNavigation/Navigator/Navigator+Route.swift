// Changes to the route of an entry in the tree.

extension Navigator {
    /// Sets the route of a screen that has turned to another part of its destination, such as a tab of it.
    ///
    /// Its link and its saved state follow from then on. No entry or model is made, and no model is told.
    ///
    /// - Returns: Whether it is a screen of the tree and the route names the same destination.
    @discardableResult
    public func replaceRoute(of id: NavigationEntryID, with route: Route) -> Bool {
        for level in storedTree.levels.indices {
            for index in 0..<storedTree.levels[level].container.stackCount {
                let entries = storedTree.levels[level].container[stack: index].entries
                guard let place = entries.firstIndex(where: { $0.id == id }) else { continue }
                let entry = entries[place]
                guard !entry.isFlow, entry.route.kind == route.kind, entry.route.isSameDestination(as: route)
                else {
                    return false
                }
                if entry.route != route {
                    storedTree.levels[level].container[stack: index].entries[place] = NavigationEntry(
                        id: id,
                        route: route,
                        isFlow: false
                    )
                    revision.advance()
                }
                return true
            }
        }
        return false
    }
}
