#!/usr/bin/env python3
"""Breaks SharedStorage on purpose, as only a real system can, and checks that no file is lost.

    python3 Tools/Checks/storage.py <storage-probe>

Needs strace. Prints one line per check, and exits with 1 if one failed. The checks:

- killed before each syscall that can touch a file, of a save, a first save, a change of settings, the first change over
  settings of another schema, setting aside and deleting: the files then are those expected at that very call, and the
  next start leaves no temporary file;
- the file is on the disk before it is renamed, and the folder after; if the folder can't be brought to the disk, that
  is reported;
- a full disk (a small one of its own if mounting is allowed, else by injected errors), also while setting aside, a
  read-only disk, a folder and a file that may not be used (another user's if this runs as root), a link and a folder in
  place of the file: each gives its own error, and the old file stays as it was;
- settings that can't be read for a moment are kept when the first change replaces them;
- two processes that save and one that loads at the same time see whole files only; a file that one saves while another
  sets a damaged file aside is not set aside.
"""
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

# No bytecode is left in the folder of the checks.
sys.dont_write_bytecode = True
from storing import PROBE, Folder, calls, failures, leftovers, report, run, trace  # noqa: E402


def kill_everywhere(name, words, start, stages):
    """Kills a run before each of its calls; all but the first of `stages` name the call that leads to them."""
    def traced(*inject):
        """The calls of a run, whether it was killed, and the files it left."""
        with Folder(start) as folder:
            log = folder.path / "trace"
            trace((words[0], folder.data, *words[1:]), log, *inject)
            killed = "killed by SIGKILL" in log.read_text(errors="replace")
            return calls(log), killed, (run("load", folder.data), folder.state()) if inject else None

    # Some runs make an additional call, of the system's libraries; two consecutive runs must agree.
    recorded, names = [], None
    for _ in range(8):
        recorded, before = traced()[0], names
        names = [call for _, call, _ in recorded]
        if names == before:
            break
    turns = [next((i for i, call in enumerate(recorded) if re.match(turn, call[1])), None) for turn, _, _ in stages[1:]]
    if None in turns:
        return report(f"killed at every call of {name}", False, f"it was not done as expected: {turns}")
    # Each thread's calls are counted, and the first thread that gets there is killed; so there must be but
    # one.
    counts, points = collections.Counter(), {}
    for index, (thread, call, line) in enumerate(recorded):
        counts[thread, call] += 1
        points.setdefault((call, counts[thread, call]), index)
    unreached = [line for index, (_, _, line) in enumerate(recorded) if index not in points.values()]

    def kill(point):
        (call, count), index = point
        expected = stages[sum(turn < index for turn in turns)][1:]
        for attempt in range(8):
            # Whether the wait for input counts as a read differs from run to run.
            when = count + (attempt % 2 if call == "read" else 0)
            made, killed, found = traced(f"--inject={call}:signal=SIGKILL:when={when}")
            if killed and [name for _, name, _ in made] == names[:index + 1]:
                return None if found == expected else (call, count, found, expected)
        return call, count, "not killed there", [name for _, name, _ in made]

    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        wrong = [*unreached, *filter(None, pool.map(kill, points.items()))]
    after = collections.Counter(sum(turn < index for turn in turns) for index in points.values())
    detail = f"{len(points)} kills, {[after[stage] for stage in range(len(stages))]} before and after each change"
    ok = not wrong and all(after[stage] for stage in range(len(stages)))
    report(f"killed at every call of {name}", ok, detail + (f", wrong: {wrong[:3]}" if wrong else ""))


def kills():
    saved = [(None, "value old", {"content": "old"}), ("rename", "value new", {"content": "new"})]
    kill_everywhere("a save", ("save", "new"), "old", saved)
    kill_everywhere("a change of settings", ("settings", "new"), "old", saved)
    first = [(None, "absent", {}), ("rename", "value new", {"content": "new"})]
    kill_everywhere("a first save", ("save", "new"), None, first)
    gone = [(None, "value old", {"content": "old"}), ("unlink", "absent", {})]
    kill_everywhere("deleting", ("delete",), "old", gone)
    # After a kill before that, the next start does it.
    aside = {"content.damaged": "damaged"}
    kill_everywhere("setting aside", ("load",), "damaged", [(None, "damaged", aside), ("rename", "absent", aside)])
    kept = {"content.schema-0": "older"}
    other = [
        (None, "schema", {"content": "older"}),
        ("link", "schema", {"content": "older", **kept}),
        ("rename", "value new", {"content": "new", **kept}),
    ]
    kill_everywhere("a change over another schema", ("settings", "new"), "older", other)


def order():
    with Folder() as folder:
        log = folder.path / "trace"
        trace(("save", folder.data, "new"), log, "-y")
        wanted = [r"fsync\(\d+<.*\.writing-", r"rename\(.*\.writing-", r"fsync\(\d+<.*/data>"]
        lines = [line for _, _, line in calls(log)]
        places = [next((i for i, line in enumerate(lines) if re.search(pattern, line)), -1) for pattern in wanted]
        ok = -1 not in places and places == sorted(places)
        report("file on disk, renamed, folder on disk", ok, f"calls {places}")


def refusal(name, expected, prepare, prefix=(), undo=lambda folder: None, old="value old", **options):
    with Folder() as folder:
        try:
            prepare(folder)
            answers = {mode: run(mode, folder.data, "new", prefix=prefix, **options) for mode in ("save", "settings")}
        finally:
            undo(folder)
        found = run("load", folder.data)
        ok = set(answers.values()) == {expected} and found == old and not leftovers(folder.data)
        report(name, ok, f"{answers}, then {found}")


def mount(folder, options):
    """Mounts a small disk at the data folder, with the same content in it."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.data], check=True, capture_output=True)
    folder.put(folder.content)


def unmount(folder):
    subprocess.run(["mount", "-o", "remount,rw,size=1m", folder.data], capture_output=True)
    content = pathlib.Path(folder.data, "content").read_bytes()
    subprocess.run(["umount", folder.data], check=True, capture_output=True)
    pathlib.Path(folder.data, "content").write_bytes(content)


def fill(folder):
    mount(folder, "size=128k")
    with open(pathlib.Path(folder.data, "filler"), "wb", buffering=0) as filler:
        try:
            while filler.write(bytes(4096)) == 4096:
                pass
        except OSError:
            pass


def make_read_only(folder):
    mount(folder, "size=128k")
    subprocess.run(["mount", "-o", "remount,ro", folder.data], check=True, capture_output=True)


def can_mount():
    with Folder() as folder:
        try:
            mount(folder, "size=128k")
            unmount(folder)
            return True
        except (subprocess.CalledProcessError, FileNotFoundError, PermissionError):
            return False


def disks():
    if can_mount():
        refusal("full disk", "storage.diskFull", fill, undo=unmount)
        refusal("read-only disk", "storage.readOnly", make_read_only, undo=unmount)
        with Folder("damaged") as folder:
            fill(folder)
            found, state = run("load", folder.data), folder.state()
            subprocess.run(["umount", folder.data], check=True, capture_output=True)
            ok = found == "damaged" and state.pop("filler") and state == {"content.damaged": "damaged"}
            report("set aside on a full disk", ok, f"{found}, {state}")
        return
    for name, call, error, expected in [
        ("full disk (injected, no mounting here)", "write", "ENOSPC", "storage.diskFull"),
        ("full disk at fsync (injected)", "fsync", "ENOSPC", "storage.diskFull"),
        ("read-only disk (injected, no mounting here)", "rename", "EROFS", "storage.readOnly"),
    ]:
        for mode in ("save", "settings"):
            injected(f"{name}, {mode}", (mode, "new"), f"{call}:error={error}:when=1", expected, {"content": "old"})


def injected(name, words, injection, expected, state, start="old", then=None, **options):
    """Makes a call of a run fail, and checks the output, the files, and the result of the next load."""
    with Folder(start) as folder:
        path = ["-P", f"{folder.data}/content"] if options else []
        inject = [*path, f"--inject={injection}"]
        said = trace((words[0], folder.data, *words[1:]), folder.path / "trace", *inject, **options)
        left = folder.state()
        found = run("load", folder.data) if then else None
        report(name, (said, left, found) == (expected, state, then), f"{said}, {left}" + (f", {found}" if then else ""))


def failing_calls():
    for mode in ("save", "settings"):
        name = f"the folder's fsync fails, {mode}"
        injected(name, (mode, "new"), "fsync:error=EIO:when=2", "storage.notDurable", {"content": "new"})
    injected("the folder's fsync fails, deleting", ("delete",), "fsync:error=EIO:when=1", "storage.notDurable", {})
    # The new folder is removed again, so that the next save brings it to the disk.
    name = "the fsync above a new folder fails"
    injected(name, ("save", "new"), "fsync:error=EIO:when=1", "storage.system", {}, start=None)
    injected(
        "full disk while setting aside", ("load",), "rename:error=ENOSPC:when=1", "storage.diskFull",
        {"content": "damaged"}, start="damaged", then="damaged",
    )
    aside = {"content": "new", "content.unread": "old"}
    for call, error in [("openat", "EMFILE"), ("read", "EIO")]:
        injected(
            f"settings not read once ({error})", ("settings", "new"), f"{call}:error={error}:when=1", "saved", aside,
            then="value new", when="start",
        )
    # Hard links aren't supported there: it is renamed.
    injected(
        "settings kept where no links are", ("settings", "new"), "link:error=EPERM:when=1", "saved",
        {"content": "new", "content.schema-0": "older"}, start="older", then="value new",
    )
    injected(
        "full disk while keeping settings", ("settings", "new"), "link:error=ENOSPC:when=1", "storage.diskFull",
        {"content": "older"}, start="older", then="schema",
    )


def not_allowed():
    """Checks files without permission: another user's if this runs as root, else this user's own."""
    is_root = os.geteuid() == 0
    options = {"user": 65534, "group": 65534, "extra_groups": []} if is_root else {}
    whose = "another user's" if is_root else "this user's own (no root, so no other user was tried)"

    def lock(folder):
        os.chmod(folder.path, 0o755)
        os.chmod(folder.data, 0o555)
        os.chmod(pathlib.Path(folder.data, "content"), 0o444)

    def unlock(folder):
        os.chmod(folder.data, 0o700)

    refusal(f"a folder that may not be changed, {whose}", "storage.noPermission", lock, undo=unlock, **options)
    with Folder() as folder:
        os.chmod(folder.path, 0o755)
        os.chmod(folder.data, 0o700 if is_root else 0)
        found = run("names", folder.data, **options)
        os.chmod(folder.data, 0o700)
        report(f"a folder that may not be read, {whose}", found == "storage.noPermission", found)
    with Folder() as folder:
        content = pathlib.Path(folder.data, "content")
        os.chmod(folder.path, 0o755)
        os.chmod(content, 0o600 if is_root else 0)
        if is_root:
            os.chown(folder.data, 65534, 65534)
        found, said = run("load", folder.data, **options), run("settings", folder.data, "new", **options)
        for name in os.listdir(folder.data):
            os.chmod(pathlib.Path(folder.data, name), 0o600)
        state = folder.state()
        ok = (found, said) == ("storage.noPermission", "saved") and state == {"content": "new", "content.unread": "old"}
        report(f"a file that may not be read, {whose}", ok, f"{found}, settings {said}, {state}")


def in_its_place():
    def link(folder):
        target = pathlib.Path(folder.path, "theirs")
        os.rename(pathlib.Path(folder.data, "content"), target)
        os.symlink(target, pathlib.Path(folder.data, "content"))

    def unlink(folder):
        ok = os.path.islink(pathlib.Path(folder.data, "content"))
        os.unlink(pathlib.Path(folder.data, "content"))
        if ok:
            os.rename(pathlib.Path(folder.path, "theirs"), pathlib.Path(folder.data, "content"))

    def folder_instead(folder):
        os.rename(pathlib.Path(folder.data, "content"), pathlib.Path(folder.path, "kept"))
        os.mkdir(pathlib.Path(folder.data, "content"))

    def file_again(folder):
        os.rmdir(pathlib.Path(folder.data, "content"))
        os.rename(pathlib.Path(folder.path, "kept"), pathlib.Path(folder.data, "content"))

    refusal("a link in its place", "storage.isLink", link, undo=unlink)
    refusal("a folder in its place", "storage.notAFile", folder_instead, undo=file_again)


def two_processes(mode):
    with Folder() as folder:
        writers = [
            subprocess.Popen([PROBE, mode, folder.data, label, "100"], stdout=subprocess.PIPE, text=True)
            for label in ("first", "second")
        ]
        seen = collections.Counter()
        while any(writer.poll() is None for writer in writers):
            seen[run("load", folder.data)] += 1
        said = [writer.communicate()[0].strip() for writer in writers]
        last = run("load", folder.data)
        ok = (
            said == ["saved", "saved"]
            and set(seen) <= {"value old", "value none", "value first", "value second"}
            and last in ("value first", "value second")
            and not leftovers(folder.data)
        )
        report(f"two processes at once, {mode}", ok, f"{said}, read {dict(seen)}, last {last}")


def meanwhile(name, call, words, expected, state):
    """Delays a load that sets damage aside before a call, and runs another process in between."""
    with Folder("damaged") as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        log = folder.path / "trace"
        held = pool.submit(trace, ("load", folder.data), log, f"--inject={call}:delay_enter=2s:when=1")
        end = time.monotonic() + 30
        while not (log.exists() and f" {call}(" in log.read_text(errors="replace")) and time.monotonic() < end:
            time.sleep(0.01)
        was_held = not held.done()
        said = run(words[0], folder.data, *words[1:]), held.result()
        ok = was_held and said == expected and folder.state() == state
        report(f"{name}, held before {call}", ok, f"{said}, {folder.state()}, held: {was_held}")


def damage_and_two_processes():
    aside = {"content.damaged": "damaged"}
    # The lock is not taken yet: the second look at the damage finds the good file.
    meanwhile("saved while setting aside", "flock", ("save", "first"), ("saved", "value first"), {"content": "first"})
    meanwhile("two set aside", "flock", ("load",), ("damaged", "absent"), aside)
    # The lock is taken: the other process waits.
    both = {"content": "first", **aside}
    meanwhile("saved while setting aside", "rename", ("save", "first"), ("saved", "damaged"), both)
    meanwhile("two set aside", "rename", ("load",), ("absent", "damaged"), aside)
    with Folder() as folder:
        said = collections.Counter()
        for _ in range(20):
            folder.put("damaged")
            words = [("load",), ("load",), ("save", "first")]
            commands = [[PROBE, word[0], folder.data, *word[1:]] for word in words]
            started = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
            said.update(process.communicate()[0].strip() for process in started)
            said["last " + run("load", folder.data)] += 1
        ok = set(said) <= {"damaged", "absent", "value first", "saved", "last value first"} and said["saved"] == 20
        state = folder.state()
        ok = ok and said["last value first"] == 20 and state.items() <= {"content": "first", **aside}.items()
        report("two processes at a damaged file", ok, f"{dict(said)}, {state}")


if shutil.which("strace") is None:
    sys.exit("This check needs strace.")
order()
kills()
disks()
failing_calls()
not_allowed()
in_its_place()
two_processes("save")
two_processes("settings")
damage_and_two_processes()
print(f"{len(failures)} failed" if failures else "all storage checks passed")
sys.exit(1 if failures else 0)
