// What an entry shows, said anew.

extension Navigator {
    /// Says that a screen has turned to another part of its place, a tab of it.
    ///
    /// Its route, and so its link and what is saved, tell so from now on. Nothing is made or told to models.
    ///
    /// - Returns: Whether it is a screen of the tree and the route names the same place.
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
