// Tab 3: trimming a take at both ends.

import SharedScreens
import SharedLocalization

/// A take that is being trimmed; the take itself is unchanged until the user confirms.
struct TakeEdit: Equatable {
    let key: TakeKey
    /// The number of the take.
    let number: Int
    var trim: Trim
}

extension ScriptModel {
    func trim(_ action: ScriptAction, _ script: Script) {
        switch action {
        case .editTapped(let paragraph):
            guard let key = ownKey(paragraph, script), let take = studio.takes.takes[key],
                !studio.recorder.machine.isBusy
            else { return }
            studio.player.handle(.stop)
            isChoosingReader = false
            edit = TakeEdit(key: key, number: take.number, trim: take.trim)
        case .trimStartMoved(let share): move(share) { $0.moveStart(to: $1) }
        case .trimEndMoved(let share): move(share) { $0.moveEnd(to: $1) }
        case .trimPlayTapped: playTrimmed(script)
        case .trimDoneTapped:
            guard let edit = current(script) else { return }
            // The player may be in a part that is now cut off.
            studio.player.handle(.stop)
            studio.takes.trim(edit.key, to: edit.trim, number: edit.number)
            self.edit = nil
        case .trimCancelTapped:
            if edit != nil { studio.player.handle(.stop) }
            edit = nil
        default: break
        }
    }

    /// The edit, if its take still exists and hasn't been replaced.
    private func current(_ script: Script) -> TakeEdit? {
        edit.flatMap { edit in
            edit.key.script == script.id && studio.takes.takes[edit.key]?.number == edit.number ? edit : nil
        }
    }

    private func move(_ share: Double, _ change: (inout Trim, Duration) -> Void) {
        guard share.isFinite, let script, var trim = current(script)?.trim else { return }
        change(&trim, trim.duration * min(max(0, share), 1))
        edit?.trim = trim
    }

    private func playTrimmed(_ script: Script) {
        guard let edit = current(script) else { return }
        if playback(of: edit.key.paragraph, in: script) == .playing {
            return studio.player.handle(.stop)
        }
        let take = Take(number: edit.number, trim: edit.trim)
        playAlone(Sound(take, of: edit.key), of: edit.key.paragraph, script)
    }

    func editor(_ script: Script) -> RecordTab.Editor? {
        guard let edit = current(script),
            let paragraph = script.paragraphs.first(where: { $0.id == edit.key.paragraph })
        else { return nil }
        let isPlaying = playback(of: paragraph.id, in: script) == .playing
        return RecordTab.Editor(
            title: Texts.trimTitle,
            text: paragraph.text,
            trim: edit.trim,
            summary: Texts.trimSummary(edit.trim.length.preciseText, edit.trim.duration.preciseText),
            startLabel: Texts.trimStart,
            endLabel: Texts.trimEnd,
            isPlaying: isPlaying,
            play: ScreenControl(label: isPlaying ? Texts.recordStop : Texts.controlPlayTake),
            done: ScreenControl(label: Texts.trimDone),
            cancel: ScreenControl(label: Texts.trimCancel)
        )
    }
}
