// The app's coordinator: it turns outcomes of screens into moves along the graph.

import SharedScreens
import SharedMedia
import SharedLocalization
import SharedNavigation

/// The app's coordinator.
///
/// The host keeps it, draws its navigator's tree, and reports to the navigator.
@MainActor
public final class InterlochenCoordinator: AppCoordinator {
    public typealias Route = InterlochenRoute
    public typealias Screen = InterlochenScreen

    public let navigator: Navigator<Route, Screen>
    public let exit = FlowExit<Never>.none
    /// The content of all sections and its images.
    public let library: MediaLibrary

    private let dependencies: InterlochenDependencies
    /// Whether the restore is over; a restored player doesn't begin to play by itself.
    private var hasStarted = false

    init(dependencies: InterlochenDependencies) {
        self.dependencies = dependencies
        navigator = Navigator(graph: Route.graph, root: .loading, log: dependencies.log)
        library = MediaLibrary(
            source: dependencies.sections,
            images: ImagePipeline(source: dependencies.images, clock: dependencies.clock)
        )
        navigator.services = [library]
        library.listen(self)
    }

    public func started() {
        hasStarted = true
        library.loadMissing()
    }

    /// Whether a link can be followed: not while the app loads, since nothing can show its destination yet.
    public var isReadyForLinks: Bool { navigator.tree.entries.first?.route != .loading }

    public func exists(_ route: Route) -> Bool {
        switch route {
        case .category(let id, let section): library.category(id, in: section).mayExist
        case .contentDetail(let id), .mediaPlayer(let id): library.content(id).mayExist
        case .webPage(let id): library.link(id).mayExist
        case .loading, .sections, .section, .search, .share, .browser, .problem: true
        }
    }

    public func requestAnswered(
        _ answer: HostResponse,
        to request: NavigationEntry<Route>,
        presenter: NavigationEntryID
    ) {
        switch answer {
        case .completed, .cancelled, .files: break
        case .unavailable, .failed:
            let problem: RequestProblem = request.route.kind == .share ? .sharing : .browsing
            navigator.follow(.requestFailed, to: .problem(problem), from: presenter)
        }
    }

    public func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        switch entry.route {
        case .loading: loading(entry.id)
        case .sections:
            .sections(
                SectionsModel { [weak self] outcome in
                    switch outcome {
                    case .sectionChosen(let section): self?.navigator.follow(section.edge, from: entry.id)
                    }
                }
            )
        case .section(let section): list(.section(section), entry.id)
        case .category(let id, let section): list(.category(id, in: section), entry.id)
        case .contentDetail(let id): detail(id, entry.id)
        case .mediaPlayer(let id):
            .mediaPlayer(
                MediaPlayerModel(
                    content: id,
                    library: library,
                    environment: navigator.environment,
                    engine: dependencies.makeEngine(),
                    startsByItself: hasStarted
                )
            )
        case .webPage(let id):
            .webPage(
                WebPageModel(link: id, library: library) { [weak self] outcome in
                    switch outcome {
                    case .browserChosen(let url):
                        self?.navigator.follow(.browserChosen, to: .browser(url), from: entry.id)
                    }
                }
            )
        case .search: search(entry.id)
        case .problem(let problem):
            .problem(
                ProblemModel(problem) { [weak self] outcome in
                    switch outcome {
                    case .read: self?.navigator.follow(.problemRead, from: entry.id)
                    }
                }
            )
        case .share, .browser: nil
        }
    }
}

extension InterlochenCoordinator {
    private func loading(_ entry: NavigationEntryID) -> Screen {
        .loading(
            LoadingModel(load: dependencies.initialLoad, images: library.images) { [weak self] outcome in
                switch outcome {
                case .loaded: self?.loaded(entry)
                }
            }
        )
    }

    private func loaded(_ entry: NavigationEntryID) {
        // Sections that failed together with the first attempt are loaded again.
        library.loadMissing()
        navigator.follow(.initialMediaLoaded, to: .sections, from: entry)
    }

    private func list(_ place: MediaListPosition, _ entry: NavigationEntryID) -> Screen {
        .mediaList(
            MediaListModel(place: place, library: library, environment: navigator.environment) {
                [weak self] outcome in
                let navigator = self?.navigator
                switch outcome {
                case .contentChosen(let id):
                    navigator?.follow(.contentChosen, to: .mediaPlayer(id), from: entry)
                case .detailsChosen(let id):
                    navigator?.follow(.detailsChosen, to: .contentDetail(id), from: entry)
                case .categoryChosen(let id):
                    navigator?.follow(.categoryChosen, to: .category(id, in: place.section), from: entry)
                case .pageChosen(let id): navigator?.follow(.pageChosen, to: .webPage(id), from: entry)
                case .connectChosen(let url):
                    navigator?.follow(.connectChosen, to: .browser(url), from: entry)
                case .searchChosen: navigator?.follow(.searchChosen, to: .search, from: entry)
                }
            }
        )
    }

    private func detail(_ id: MediaItemID, _ entry: NavigationEntryID) -> Screen {
        .contentDetail(
            ContentDetailModel(content: id, library: library) { [weak self] outcome in
                switch outcome {
                case .playChosen: self?.navigator.follow(.playChosen, to: .mediaPlayer(id), from: entry)
                case .shareChosen(let items):
                    self?.navigator.follow(.shareChosen, to: .share(items), from: entry)
                }
            }
        )
    }

    private func search(_ entry: NavigationEntryID) -> Screen {
        .search(
            SearchModel(library: library) { [weak self] outcome in
                switch outcome {
                case .contentChosen(let id):
                    self?.navigator.follow(.contentChosen, to: .mediaPlayer(id), from: entry)
                case .detailsChosen(let id):
                    self?.navigator.follow(.detailsChosen, to: .contentDetail(id), from: entry)
                }
            }
        )
    }
}

extension ScreenPhase {
    /// Whether the content may exist; unknown, and so true, until every section that could hold it is loaded.
    fileprivate var mayExist: Bool { if case .gone = self { false } else { true } }
}

extension InterlochenCoordinator: MediaLibraryListener {
    /// Removes restored screens whose content no longer exists.
    func contentChanged() {
        navigator.removeMissingRestored()
    }
}
