// An album with its script: to read, to listen to, to record.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows a script and tells the studio what the user wants to hear and to record.
@MainActor @Observable
public final class ScriptModel: ScreenModel, CatalogLibraryListener {
    @ObservationIgnored let id: AlbumID
    @ObservationIgnored public let library: CatalogLibrary
    @ObservationIgnored let studio: Studio
    @ObservationIgnored let emit: (ScriptOutcome) -> Void
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private var isInFront = false
    var tab: ScriptTab
    /// The chosen character whose paragraphs the user records.
    var reader: CharacterID?
    var chosen: [CharacterID: RecordingPlace] = [:]
    var isChoosingReader = false
    var edit: TakeEdit?

    init(
        album: AlbumID,
        tab: ScriptTab,
        library: CatalogLibrary,
        studio: Studio,
        emit: @escaping (ScriptOutcome) -> Void
    ) {
        id = album
        self.tab = tab
        self.library = library
        self.studio = studio
        self.emit = emit
        viewer = library.images.viewer()
        library.listen(self)
        libraryChanged()
    }

    /// The position of playback.
    public var progress: PlaybackProgress { studio.player.progress }

    /// The microphone's input.
    public var meter: RecordingMeter { studio.recorder.meter }

    public var state: ScriptState {
        ScriptState(
            phase: phase,
            title: library.catalog?.album(id).map { .verbatim($0.title) } ?? Texts.scriptTitle,
            share: ScreenControl(label: Texts.scriptShare),
            tabsLabel: Texts.scriptTabs,
            player: script.flatMap(playerBar)
        )
    }

    public func send(_ action: ScriptAction) {
        // A late tap, with another screen in front, must not start a sound there.
        guard isInFront || action == .retryTapped else { return }
        switch action {
        case .retryTapped: library.load()
        case .shareTapped: break
        case .tabTapped(let next): select(next)
        case .playTapped, .pauseTapped, .nextTapped, .previousTapped, .seeked, .lineTapped, .recordingChosen:
            if let script { listen(action, script) }
        case .characterMenuTapped, .characterChosen, .recordTapped, .recordingStopTapped,
            .recordingPauseTapped, .recordingResumeTapped, .recordingDiscardTapped, .deleteTapped,
            .deleteAllTapped:
            if let script, tab == .record { record(action, script) }
        case .editTapped, .trimStartMoved, .trimEndMoved, .trimPlayTapped, .trimDoneTapped, .trimCancelTapped:
            if let script, tab == .record { trim(action, script) }
        }
    }

    /// The state that survives a relaunch.
    public var draft: ScriptDraft {
        ScriptDraft(
            tab: tab,
            reader: reader,
            chosen: Dictionary(uniqueKeysWithValues: chosen.map { ($0.key.rawValue, $0.value) })
        )
    }

    func restore(_ draft: ScriptDraft) {
        tab = draft.tab
        reader = draft.reader
        chosen = Dictionary(
            uniqueKeysWithValues: draft.chosen.map { (CharacterID(rawValue: $0.key), $0.value) }
        )
    }

    public func phaseChanged(to phase: EntryPhase) {
        // Only leaving the front stops sound: a covered screen has nothing to do with what plays.
        if isInFront, phase != .inFront { studio.leave() }
        isInFront = phase == .inFront
        if phase == .ended { viewer.end() }
    }

    func libraryChanged() {
        guard let script, let album = library.catalog?.album(id) else { return viewer.update(visible: []) }
        viewer.update(visible: [album.cover] + script.characters.compactMap { character($0)?.portrait })
    }

    // MARK: Shared by all tabs

    var script: Script? { library.catalog?.script(of: id) }

    func character(_ id: CharacterID) -> StoryCharacter? { library.catalog?.character(id) }

    /// The slot of the recording that plays for a character: the second until another is chosen.
    func place(of character: CharacterID) -> RecordingPlace { chosen[character] ?? .second }

    /// The whole script with the chosen voices.
    func playlist(of script: Script) -> Playlist {
        Playlist(
            script,
            chosen: Dictionary(script.characters.map { ($0, place(of: $0)) }) { first, _ in first },
            recordings: library.catalog?.recordings(of: script.id) ?? [],
            takes: studio.takes.takes
        )
    }

    /// The player's status of a paragraph of this script; nil if it plays another.
    func playback(of paragraph: ParagraphID, in script: Script) -> Playback.Status? {
        let player = studio.player
        guard player.playlist?.script == script.id, player.line?.paragraph == paragraph else { return nil }
        return player.status
    }

    private func select(_ next: ScriptTab) {
        guard next != tab else { return }
        studio.leave()
        tab = next
        isChoosingReader = false
        edit = nil
        emit(.tabChosen(next))
    }

    private var phase: ScreenPhase<ScriptState.Content> {
        guard let catalog = library.catalog else {
            return .awaited(Texts.loading, library.failure)
        }
        guard let album = catalog.album(id), let script else {
            return .gone(ScreenNotice(title: Texts.goneTitle, message: Texts.goneMessage))
        }
        let names = script.characters.compactMap { character($0).map { LocalizedText.verbatim($0.name) } }
        return .loaded(
            ScriptState.Content(
                album: album,
                cast: Texts.scriptCast(LocalizedArgument.list(names)),
                tabs: [
                    ScriptState.TabTitle(tab: .summary, title: Texts.tabSummary),
                    ScriptState.TabTitle(tab: .listen, title: Texts.tabListen),
                    ScriptState.TabTitle(tab: .record, title: Texts.tabRecord),
                ],
                tab: content(of: script)
            )
        )
    }

    private func content(of script: Script) -> ScriptState.Tab {
        switch tab {
        case .summary:
            .summary(
                SummaryTab(
                    introductionTitle: Texts.summaryIntroduction,
                    introduction: script.introduction,
                    charactersTitle: Texts.summaryCharacters,
                    characters: script.characters.compactMap(character),
                    pointsTitle: Texts.summaryPoints,
                    points: script.actingPoints
                )
            )
        case .listen: .listen(listenTab(script))
        case .record: .record(recordTab(script))
        }
    }
}
