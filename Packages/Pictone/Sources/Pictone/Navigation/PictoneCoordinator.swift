// The coordinator: turns outcomes of screens into moves along the graph.

import SharedMedia
import SharedNavigation

/// The app's coordinator.
///
/// A host keeps it, draws its navigator's tree, and reports to the navigator.
@MainActor
public final class PictoneCoordinator: AppCoordinator {
    public typealias Route = PictoneRoute
    public typealias Screen = PictoneScreen

    public let navigator: Navigator<Route, Screen>
    public let exit = FlowExit<Never>.none
    /// The catalog and its images.
    public let library: CatalogLibrary
    /// Playback, recording and the user's takes.
    public let studio: Studio
    private let dependencies: PictoneDependencies

    init(dependencies: PictoneDependencies) {
        self.dependencies = dependencies
        navigator = Navigator(graph: Route.graph, root: .browse, log: dependencies.log)
        library = CatalogLibrary(
            source: dependencies.catalog,
            images: ImagePipeline(source: dependencies.images, clock: dependencies.clock)
        )
        studio = Studio(
            playback: dependencies.playback,
            recording: dependencies.recording,
            log: dependencies.log
        )
        navigator.services = [library, studio]
        library.listen(self)
    }

    public func started() {
        library.load()
    }

    /// The shortcuts on the app's icon on the home screen; each is opened by its link.
    public var quickActions: [QuickAction] { QuickAction.all(of: library.catalog) }

    public func exists(_ route: Route) -> Bool {
        switch route {
        case .browse, .splash, .search: true
        // Unknown until the catalog has arrived.
        case .character(let id): library.catalog.map { $0.character(id) != nil } ?? true
        case .script(let id, _): library.catalog.map { $0.album(id) != nil } ?? true
        // A question about deleted takes is pointless.
        case .overwriteConfirmation(let key): studio.takes.takes[key] != nil
        case .deleteConfirmation(.one(let key)): studio.keys(of: key.script).contains(key)
        case .deleteConfirmation(.all(let script)): !studio.keys(of: script).isEmpty
        }
    }

    public func linkFollowed(to entry: NavigationEntry<Route>) {
        if case .script(_, let tab) = entry.route, case .script(let model)? = navigator.screen(of: entry.id) {
            model.send(.tabTapped(tab))
        }
    }

    public func makeScreen(for entry: NavigationEntry<Route>) -> Screen? {
        switch entry.route {
        case .splash: .splash(splash(entry.id))
        case .browse: .browse(browse(entry.id))
        case .search: .search(search(entry.id))
        case .character(let id): .character(character(id, entry.id))
        case .script(let id, let tab): .script(script(id, tab, entry.id))
        case .overwriteConfirmation(let key): .confirmation(overwriteConfirmation(key, entry.id))
        case .deleteConfirmation(let deletion): .confirmation(deleteConfirmation(deletion, entry.id))
        }
    }

    // MARK: Screens and their outcomes

    private func splash(_ entry: NavigationEntryID) -> SplashModel {
        SplashModel(library: library, clock: dependencies.clock, time: dependencies.splashTime) {
            [weak self] outcome in
            switch outcome {
            case .ended: self?.navigator.follow(.splashEnded, from: entry)
            }
        }
    }

    private func browse(_ entry: NavigationEntryID) -> BrowseModel {
        BrowseModel(library: library) { [weak self] outcome in
            switch outcome {
            case .coverChosen(let id):
                self?.navigator.follow(.coverChosen, to: .script(id, .summary), from: entry)
            case .albumChosen(let id):
                self?.navigator.follow(.albumChosen, to: .script(id, .summary), from: entry)
            case .characterChosen(let id):
                self?.navigator.follow(.characterChosen, to: .character(id), from: entry)
            case .searchChosen: self?.navigator.follow(.searchChosen, to: .search, from: entry)
            }
        }
    }

    private func search(_ entry: NavigationEntryID) -> SearchModel {
        SearchModel(library: library) { [weak self] outcome in
            switch outcome {
            case .characterChosen(let id):
                self?.navigator.follow(.characterChosen, to: .character(id), from: entry)
            case .albumChosen(let id):
                self?.navigator.follow(.albumChosen, to: .script(id, .summary), from: entry)
            case .lineChosen(let id):
                self?.navigator.follow(.lineChosen, to: .script(id, .listen), from: entry)
            }
        }
    }

    private func character(_ id: CharacterID, _ entry: NavigationEntryID) -> CharacterModel {
        CharacterModel(character: id, library: library) { [weak self] outcome in
            switch outcome {
            case .albumChosen(let id):
                self?.navigator.follow(.albumChosen, to: .script(id, .summary), from: entry)
            }
        }
    }

    private func script(_ id: AlbumID, _ tab: ScriptTab, _ entry: NavigationEntryID) -> ScriptModel {
        ScriptModel(album: id, tab: tab, library: library, studio: studio) { [weak self] outcome in
            switch outcome {
            case .tabChosen(let tab):
                self?.navigator.replaceRoute(of: entry, with: .script(id, tab))
            case .overwriteAsked(let key):
                self?.navigator.follow(.overwriteAsked, to: .overwriteConfirmation(key), from: entry)
            case .deleteAsked(let deletion):
                self?.navigator.follow(.deleteAsked, to: .deleteConfirmation(deletion), from: entry)
            }
        }
    }

    private func overwriteConfirmation(_ key: TakeKey, _ entry: NavigationEntryID) -> ConfirmationModel {
        ConfirmationModel(.overwrite) { [weak self] outcome in
            // After the first of two taps, the question is gone.
            guard let self, self.navigator.follow(.overwriteAnswered, from: entry).isMoved else { return }
            switch outcome {
            case .agreed: self.studio.record(key)
            case .declined: break
            }
        }
    }

    private func deleteConfirmation(_ deletion: Deletion, _ entry: NavigationEntryID) -> ConfirmationModel {
        let question: ConfirmationModel.Question =
            switch deletion {
            case .one: .deleteOne
            case .all(let script): .deleteAll(count: studio.keys(of: script).count)
            }
        return ConfirmationModel(question) { [weak self] outcome in
            guard let self, self.navigator.follow(.deleteAnswered, from: entry).isMoved else { return }
            switch (outcome, deletion) {
            case (.agreed, .one(let key)): self.studio.delete([key])
            case (.agreed, .all(let script)): self.studio.deleteAll(of: script)
            case (.declined, _): break
            }
        }
    }
}

extension PictoneCoordinator: CatalogLibraryListener {
    /// Removes restored screens whose content is no longer in the catalog.
    func libraryChanged() {
        navigator.removeMissingRestored()
    }
}
