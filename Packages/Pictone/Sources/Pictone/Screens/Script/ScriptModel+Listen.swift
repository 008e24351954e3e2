// Tab 2 and the bar at the bottom.

import SharedScreens
import SharedLocalization

extension ScriptModel {
    func listen(_ action: ScriptAction, _ script: Script) {
        let player = studio.player
        switch action {
        case .playTapped: play(script)
        case .pauseTapped: player.handle(.pause)
        case .nextTapped: player.handle(.next)
        case .previousTapped: player.handle(.previous)
        case .seeked(let fraction): seek(fraction, script)
        case .lineTapped(let paragraph): playLine(paragraph, script)
        case .recordingChosen(let character, let place):
            guard tab == .listen, script.characters.contains(character) else { return }
            chosen[character] = place
            if player.status != .stopped { player.handle(.replace(playlist(of: script))) }
        default: break
        }
    }

    private func play(_ script: Script) {
        if studio.player.status == .paused {
            studio.resume()
        } else if studio.player.status == .stopped, tab == .listen {
            studio.play(playlist(of: script))
        }
    }

    private func seek(_ fraction: Double, _ script: Script) {
        guard fraction.isFinite else { return }
        let share = min(max(0, fraction), 1)
        if studio.player.status != .stopped, let list = studio.player.playlist {
            studio.player.handle(.seek(list.duration * share))
        } else if tab == .listen {
            let list = playlist(of: script)
            studio.player.cue(list, at: list.duration * share)
        }
    }

    /// Plays from a paragraph on in tab 2, only that paragraph in tab 3; tapping again pauses and resumes.
    private func playLine(_ paragraph: ParagraphID, _ script: Script) {
        switch playback(of: paragraph, in: script) {
        case .playing: return studio.player.handle(.pause)
        case .paused: return studio.resume()
        case .stopped, nil: break
        }
        switch tab {
        case .summary: break
        case .listen:
            let list = playlist(of: script)
            guard let index = list.lines.firstIndex(where: { $0.paragraph == paragraph && $0.sound != nil })
            else { return }
            studio.play(list, from: index)
        case .record:
            guard let sound = sound(of: paragraph, script) else { return }
            playAlone(sound, of: paragraph, script)
        }
    }

    func playAlone(_ sound: Sound, of paragraph: ParagraphID, _ script: Script) {
        studio.play(Playlist(script: script.id, lines: [Playlist.Line(paragraph: paragraph, sound: sound)]))
    }

    // MARK: State

    func listenTab(_ script: Script) -> ListenTab {
        let list = playlist(of: script)
        return ListenTab(
            voicesTitle: Texts.listenVoices,
            voices: script.characters.compactMap { id in
                character(id).map { ListenTab.Voice(character: $0, options: options(of: $0, script)) }
            },
            linesTitle: Texts.listenLines,
            lines: zip(script.paragraphs, list.lines).compactMap { paragraph, line in
                character(paragraph.character).map { character in
                    let playback = playback(of: paragraph.id, in: script)
                    let status = LineStatus(hasSound: line.sound != nil, playback: playback)
                    let control = LineControl.other(status)
                    return ListenTab.Line(
                        paragraph: paragraph,
                        character: character,
                        status: status,
                        control: control,
                        isCurrent: playback == .playing || playback == .paused
                    )
                }
            },
            missing: list.missing > 0 ? Texts.listenMissing(paragraphs: list.missing) : nil
        )
    }

    private func options(of character: StoryCharacter, _ script: Script) -> [ListenTab.Option] {
        let recordings = library.catalog?.recordings(of: script.id) ?? []
        return RecordingPlace.allCases.map { place in
            let recording = recordings.first { $0.character == character.id && $0.place == place }
            let taken = takeCount(of: character.id, script)
            let title = recording.map { LocalizedText.verbatim($0.voice) } ?? Texts.listenNoRecording
            let detail = recording.map { LocalizedText.verbatim($0.title) } ?? .empty
            return ListenTab.Option(
                place: place,
                title: place == .own ? Texts.listenOwn : title,
                detail: place == .own
                    ? Texts.takesOf(taken, script.paragraphs(of: character.id).count) : detail,
                isChosen: self.place(of: character.id) == place,
                isEmpty: place == .own ? taken == 0 : recording?.durations.isEmpty ?? true
            )
        }
    }

    /// The number of paragraphs of a character that the user has recorded.
    func takeCount(of character: CharacterID, _ script: Script) -> Int {
        script.paragraphs(of: character).count {
            studio.takes.takes[TakeKey(script: script.id, paragraph: $0.id)] != nil
        }
    }

    func playerBar(_ script: Script) -> PlayerBar? {
        let player = studio.player
        let isOurs = player.playlist?.script == script.id && player.status != .stopped
        guard tab == .listen || tab == .record && isOurs else { return nil }
        let list = (isOurs ? player.playlist : nil) ?? playlist(of: script)
        let status = isOurs ? player.status : .stopped
        let number = player.line.flatMap { line in
            script.paragraphs.firstIndex { $0.id == line.paragraph }
        }
        let current = isOurs ? number : nil
        let isPlayable = list.playable(from: 0) != nil
        return PlayerBar(
            status: status,
            place: current.map { Texts.playerPlace($0 + 1, script.paragraphs.count) },
            text: current.map { script.paragraphs[$0].text },
            duration: list.duration,
            positionLabel: Texts.playerPosition,
            main: ScreenControl(
                label: status == .playing ? Texts.controlPause : Texts.controlPlay,
                isEnabled: isPlayable
            ),
            next: ScreenControl(label: Texts.playerNext, isEnabled: isOurs),
            previous: ScreenControl(label: Texts.playerPrevious, isEnabled: isOurs),
            isSeekable: isPlayable,
            failure: isOurs ? player.failure.map { ScreenNotice($0) } : nil
        )
    }
}
