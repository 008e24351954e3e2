// Tab 3: choosing the character to record, recording, and the tab's state.

import SharedScreens
import SharedLocalization

extension ScriptModel {
    /// The character whose paragraphs the user records: the first until another is chosen.
    func reader(of script: Script) -> CharacterID {
        reader.flatMap { script.characters.contains($0) ? $0 : nil } ?? script.characters[0]
    }

    /// The key of a paragraph that the user records; nil for one of another character.
    func ownKey(_ paragraph: ParagraphID, _ script: Script) -> TakeKey? {
        let isOwn = script.paragraphs(of: reader(of: script)).contains { $0.id == paragraph }
        return isOwn ? TakeKey(script: script.id, paragraph: paragraph) : nil
    }

    /// The sound of a paragraph in this tab: the user's own for the chosen character, the chosen voice for
    /// others.
    func sound(of paragraph: ParagraphID, _ script: Script) -> Sound? {
        if let key = ownKey(paragraph, script) { return studio.takes.takes[key].map { Sound($0, of: key) } }
        return playlist(of: script).lines.first { $0.paragraph == paragraph }?.sound
    }

    func record(_ action: ScriptAction, _ script: Script) {
        let recorder = studio.recorder
        switch action {
        case .characterMenuTapped: isChoosingReader.toggle()
        case .characterChosen(let id): choose(id, script)
        case .recordTapped(let paragraph): record(paragraph, script)
        case .recordingStopTapped: recorder.handle(.stop)
        case .recordingPauseTapped: recorder.handle(.pause)
        case .recordingResumeTapped: studio.resumeRecording()
        case .recordingDiscardTapped: recorder.handle(.discard)
        case .deleteTapped(let paragraph):
            guard let key = ownKey(paragraph, script), studio.takes.keys(of: script.id).contains(key) else {
                return
            }
            emit(.deleteAsked(.one(key)))
        case .deleteAllTapped:
            if studio.takes.count(of: script.id) > 0 { emit(.deleteAsked(.all(script.id))) }
        default: break
        }
    }

    private func choose(_ id: CharacterID, _ script: Script) {
        isChoosingReader = false
        guard script.characters.contains(id), id != reader(of: script) else { return }
        studio.leave()
        edit = nil
        reader = id
    }

    private func record(_ paragraph: ParagraphID, _ script: Script) {
        guard let key = ownKey(paragraph, script), studio.recorder.status != .saving else { return }
        isChoosingReader = false
        edit = nil
        if studio.recorder.machine.isBusy, studio.recorder.key == key { return }
        if studio.takes.takes[key] != nil {
            emit(.overwriteAsked(key))
        } else {
            studio.record(key)
        }
    }

    // MARK: State

    func recordTab(_ script: Script) -> RecordTab {
        let recorder = studio.recorder
        let isOurs = recorder.key?.script == script.id
        let editor = editor(script)
        return RecordTab(
            stage: RecordStage(
                hasTakes: studio.takes.count(of: script.id) > 0,
                isChoosing: isChoosingReader,
                isEditing: editor != nil,
                recording: isOurs ? recorder.status : .idle
            ),
            menu: menu(script),
            lines: script.paragraphs.compactMap { line($0, script) },
            bar: isOurs ? bar(script) : nil,
            editor: editor,
            deleteAll: ScreenControl(
                label: Texts.recordDeleteAll,
                isEnabled: studio.takes.count(of: script.id) > 0
            ),
            failure: recorder.failedKey?.script == script.id ? recorder.failure.map { ScreenNotice($0) } : nil
        )
    }

    private func menu(_ script: Script) -> RecordTab.Menu {
        let id = reader(of: script)
        let characters = script.characters.compactMap(character)
        // A script has at least one character, and the catalog holds each.
        let chosen = characters.first { $0.id == id } ?? characters[0]
        return RecordTab.Menu(
            title: Texts.recordMenu,
            chosen: chosen,
            isOpen: isChoosingReader,
            entries: isChoosingReader
                ? characters.map { character in
                    RecordTab.Menu.Entry(
                        character: character,
                        detail: Texts.takesOf(
                            takeCount(of: character.id, script),
                            script.paragraphs(of: character.id).count
                        ),
                        isChosen: character.id == id
                    )
                } : [],
            label: Texts.recordMenuLabel(chosen.name)
        )
    }

    private func line(_ paragraph: Paragraph, _ script: Script) -> RecordTab.Line? {
        guard let character = character(paragraph.character) else { return nil }
        let playback = playback(of: paragraph.id, in: script)
        let own = ownKey(paragraph.id, script)
        let status =
            own.map { key in
                LineStatus(
                    hasTake: studio.takes.takes[key] != nil,
                    hasPartial: studio.takes.partials[key] != nil,
                    recording: studio.recorder.status(of: key),
                    playback: playback
                )
            } ?? LineStatus(hasSound: sound(of: paragraph.id, script) != nil, playback: playback)
        let control = own == nil ? LineControl.other(status) : .own(status)
        return RecordTab.Line(
            paragraph: paragraph,
            character: character,
            isOwn: own != nil,
            status: status,
            control: control,
            take: own.flatMap { takeControls($0, isPlaying: playback == .playing) }
        )
    }

    private func takeControls(_ key: TakeKey, isPlaying: Bool) -> RecordTab.TakeControls? {
        let take = studio.takes.takes[key]
        guard let duration = take?.trim.length ?? studio.takes.partials[key] else { return nil }
        // A paragraph that is being recorded or saved has its own bar.
        let isFree = ![.armed, .recording, .saving].contains(studio.recorder.status(of: key))
        let play = ScreenControl(
            label: isPlaying ? Texts.controlPause : Texts.controlPlayTake,
            isEnabled: isFree
        )
        return RecordTab.TakeControls(
            duration: ClockTime(duration).text,
            isPlaying: isPlaying,
            play: take == nil ? nil : play,
            edit: take == nil ? nil : ScreenControl(label: Texts.recordEdit, isEnabled: isFree),
            delete: ScreenControl(label: Texts.recordDelete, isEnabled: isFree)
        )
    }

    private func bar(_ script: Script) -> RecordTab.Bar? {
        let recorder = studio.recorder
        guard let key = recorder.key, [.armed, .recording, .paused, .saving].contains(recorder.status),
            let paragraph = script.paragraphs.first(where: { $0.id == key.paragraph })
        else { return nil }
        let isFree = recorder.status != .saving
        return RecordTab.Bar(
            status: recorder.status,
            text: paragraph.text,
            stop: ScreenControl(label: Texts.recordStop, isEnabled: isFree),
            pause: recorder.status == .recording ? ScreenControl(label: Texts.recordPause) : nil,
            resume: recorder.status == .paused ? ScreenControl(label: Texts.recordResume) : nil,
            discard: ScreenControl(label: Texts.recordDiscard, isEnabled: isFree),
            levelLabel: Texts.recordLevel
        )
    }
}
