#!/usr/bin/env python3
"""Breaks SharedStorage on purpose, as only a real system can, and checks that no file is lost.

    python3 Tools/Checks/storage.py <storage-probe>

Needs strace. Prints one line per check, and exits with 1 when one failed. What it checks:

- killed before each syscall of a save, of a value and of settings: the file is then the old one or the new one, and
  the next start leaves no temporary file;
- the file is on the disk before it is renamed, and the folder after;
- a full disk (a small one of its own where mounting is allowed, else by injected errors), a read-only disk, a folder
  of another user, a link and a folder in place of the file: each is answered with its own failure, and the old file
  stays as it was;
- a folder that can't be brought to the disk is no silent success, and not told as if nothing had changed;
- two processes that save and one that loads at the same time see whole files only.
"""
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROBE = str(pathlib.Path(sys.argv[1]).resolve())
ENVIRONMENT = dict(os.environ, SWIFT_BACKTRACE="enable=no")
failures = []


def report(name, ok, detail):
    print(f"{'ok  ' if ok else 'FAIL'} {name}: {detail}", flush=True)
    if not ok:
        failures.append(name)


def run(*words, prefix=(), **options):
    done = subprocess.run(
        [*prefix, PROBE, *words], capture_output=True, text=True, timeout=60, env=ENVIRONMENT, **options
    )
    return done.stdout.strip()


def trace(words, log, *inject):
    """Traces a run from after the program's start, so that each thread's calls are counted from there."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([PROBE, "wait", *words], env=ENVIRONMENT, **pipes) as probe:
        command = ["strace", "-f", "-o", str(log), *inject, "-p", str(probe.pid)]
        with subprocess.Popen(command, **pipes) as strace:
            if "attached" not in (said := strace.stderr.readline()):
                probe.kill()
                sys.exit(f"strace can't trace here: {said}")
            said = probe.communicate("\n", timeout=60)[0].strip()
            strace.communicate(timeout=60)
            return said


def leftovers(folder):
    return [name for name in os.listdir(folder) if name.startswith(".writing-")]


class Folder:
    """A folder of its own, with the content `old` saved in it."""

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="storage-check-"))
        self.data = str(self.path / "data")
        run("save", self.data, "old")
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def calls(log):
    """The syscalls of a traced run, in order: thread, name, line."""
    found = []
    for line in pathlib.Path(log).read_text(errors="replace").splitlines():
        if match := re.match(r"(\d+)\s+([a-z_0-9]+)\(", line):
            found.append((match[1], match[2], line))
    return found


def kill_everywhere(mode):
    with Folder() as folder:
        log = folder.path / "trace"
        trace((mode, folder.data, "new"), log)
        recorded = calls(log)
    threads = collections.Counter((thread, name) for thread, name, _ in recorded)
    most = collections.Counter()
    for (_, name), count in threads.items():
        most[name] = max(most[name], count)
    points = [(name, count) for name in most if not name.startswith("exit") for count in range(1, most[name] + 1)]

    def kill(point):
        name, count = point
        with Folder() as folder:
            trace((mode, folder.data, "new"), folder.path / "trace", f"--inject={name}:signal=SIGKILL:when={count}")
            killed = "killed by SIGKILL" in (folder.path / "trace").read_text(errors="replace")
            found = run("load", folder.data)
            return point, killed, found, leftovers(folder.data)

    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(kill, points))
    killed = [result for result in results if result[1]]
    wrong = [result for result in killed if result[2] not in ("value old", "value new") or result[3]]
    outcomes = collections.Counter(result[2] for result in killed)
    # Both outcomes must have come up, or the kills were not where it matters.
    ok = not wrong and outcomes["value old"] >= 3 and outcomes["value new"] >= 1
    detail = f"{len(killed)} kills in {len(points)} syscalls, {dict(outcomes)}"
    report(f"killed at every syscall ({mode})", ok, detail + (f", wrong: {wrong[:3]}" if wrong else ""))


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
    """Puts a small disk of its own under the data folder, with the old content in it."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.data], check=True, capture_output=True)
    run("save", folder.data, "old")


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
        return
    for name, call, error, expected in [
        ("full disk (injected, no mounting here)", "write", "ENOSPC", "storage.diskFull"),
        ("full disk at fsync (injected)", "fsync", "ENOSPC", "storage.diskFull"),
        ("read-only disk (injected, no mounting here)", "rename", "EROFS", "storage.readOnly"),
    ]:
        for mode in ("save", "settings"):
            with Folder() as folder:
                inject = f"--inject={call}:error={error}:when=1"
                said = trace((mode, folder.data, "new"), folder.path / "trace", inject)
                found = run("load", folder.data)
                ok = said == expected and found == "value old" and not leftovers(folder.data)
                report(f"{name}, {mode}", ok, f"{said}, {found}")


def unconfirmed():
    """The folder can't be brought to the disk: the new content is there, and it is said that it may not last."""
    for mode in ("save", "settings"):
        with Folder() as folder:
            said = trace((mode, folder.data, "new"), folder.path / "trace", "--inject=fsync:error=EIO:when=2")
            found = run("load", folder.data)
            ok = said == "storage.notDurable" and found == "value new" and not leftovers(folder.data)
            report(f"the folder's fsync fails (injected), {mode}", ok, f"{said}, {found}")


def other_user():
    def lock(folder):
        os.chmod(folder.path, 0o755)
        os.chmod(folder.data, 0o555)
        os.chmod(pathlib.Path(folder.data, "content"), 0o444)

    options = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
    refusal("another user's folder", "storage.noPermission", lock, **options)
    with Folder() as folder:
        os.chmod(folder.path, 0o755)
        os.chmod(folder.data, 0o755)
        os.chmod(pathlib.Path(folder.data, "content"), 0o600 if options else 0)
        found = run("load", folder.data, **options)
        os.chmod(pathlib.Path(folder.data, "content"), 0o600)
        report("another user's file", found == "storage.noPermission", found)


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


if shutil.which("strace") is None:
    sys.exit("This check needs strace.")
order()
kill_everywhere("save")
kill_everywhere("settings")
disks()
unconfirmed()
other_user()
in_its_place()
two_processes("save")
two_processes("settings")
print(f"{len(failures)} failed" if failures else "all storage checks passed")
sys.exit(1 if failures else 0)
