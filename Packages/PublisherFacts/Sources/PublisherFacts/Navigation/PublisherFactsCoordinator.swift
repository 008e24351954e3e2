// The coordinator: turns outcomes of screens into moves along the graph.

import SharedMedia
import SharedNavigation

/// The app's coordinator.
///
/// A host keeps it, draws its navigator's tree, and reports to the navigator.
@MainActor
public final class PublisherFactsCoordinator: AppCoordinator {
    public typealias Route = PublisherFactsRoute
    public typealias Screen = PublisherFactsScreen

    public let navigator: Navigator<Route, Screen>
    public let exit = FlowExit<Never>.none
    /// The facts and their images.
    public let library: FactLibrary

    init(dependencies: PublisherFactsDependencies) {
        navigator = Navigator(graph: Route.graph, root: .factList, log: dependencies.log)
        var limits = ImageLimits()
        limits.placeholderAspect = FactCellMetrics.placeholderAspect
        library = FactLibrary(
            source: dependencies.feed,
            images: ImagePipeline(source: dependencies.images, limits: limits, clock: dependencies.clock)
        )
        navigator.services = [library]
        library.listen(self)
    }

    public func started() {
        library.load()
    }

    public func exists(_ route: Route) -> Bool {
        switch route {
        case .factList, .factShare: true
        // Unknown until the feed has arrived.
        case .factDetail(let id): library.feed.map { $0.position(of: id) != nil } ?? true
        }
    }

    public func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        switch entry.route {
        case .factList:
            .factList(
                FactListModel(library: library, environment: navigator.environment) { [weak self] outcome in
                    switch outcome {
                    case .factChosen(let id):
                        self?.navigator.follow(.factChosen, to: .factDetail(id), from: entry.id)
                    }
                }
            )
        case .factDetail(let id):
            .factDetail(
                FactDetailModel(
                    fact: id,
                    library: library,
                    shownRows: { [weak self] in self?.shownRows },
                    environment: navigator.environment
                ) { [weak self] outcome in
                    switch outcome {
                    case .neighbourChosen(let id):
                        self?.navigator.follow(.neighbourChosen, to: .factDetail(id), from: entry.id)
                    case .shareChosen(let items):
                        self?.navigator.follow(.shareChosen, to: .factShare(items), from: entry.id)
                    }
                }
            )
        case .factShare: nil
        }
    }

    /// The rows of the list, the root of all other screens.
    private var shownRows: FactRows? {
        guard let root = navigator.tree.entries.first,
            case .factList(let list)? = navigator.screen(of: root.id)
        else { return nil }
        return list.waterfall.rows
    }
}

extension PublisherFactsCoordinator: FactLibraryListener {
    /// Removes restored pages whose fact is no longer in the feed.
    func feedIsComing() -> FeedPreparation {
        { _ in { [weak self] in self?.navigator.removeMissingRestored() } }
    }
}
