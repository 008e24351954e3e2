"""The parts of the storage check: the probe, its runs under strace, folders with a content."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROBE = str(pathlib.Path(sys.argv[1]).resolve())
ENVIRONMENT = dict(os.environ, SWIFT_BACKTRACE="enable=no")
# The calls without a kill: memory, threads, signals and time. They touch no file, so a kill there leaves the
# same state as one at the next call that does; and their number differs from run to run.
WITHOUT_FILES = set(
    "futex mmap munmap mprotect mremap madvise brk clone clone3 rseq set_robust_list rt_sigprocmask rt_sigaction"
    " sigaltstack gettid getpid tgkill sched_yield sched_getaffinity prctl restart_syscall exit exit_group getrandom"
    " clock_nanosleep clock_gettime epoll_create1 epoll_ctl epoll_wait epoll_pwait eventfd2 timerfd_create"
    " timerfd_settime prlimit64 sysinfo getrusage setpriority rt_sigsuspend".split()
)
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


def trace(words, log, *inject, when="prepared"):
    """Traces a run from its stores' preparation (`prepared`) or its `start`; each thread's calls count from there."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([PROBE, when, *words], env=ENVIRONMENT, **pipes) as probe:
        # The probe prints a line when it waits.
        probe.stdout.readline()
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


def contents():
    """The bytes that the probe writes, mapped to their labels, and bytes that are no value."""
    known = {b"damaged" * 3_000: "damaged"}
    with tempfile.TemporaryDirectory(prefix="storage-check-") as folder:
        for label, schema in [("old", 1), ("new", 1), ("first", 1), ("older", 0)]:
            run("save", folder, label, "1", str(schema))
            known[pathlib.Path(folder, "content").read_bytes()] = label
    return known


KNOWN = contents()
BYTES = {label: data for data, label in KNOWN.items()}


class Folder:
    """A temporary folder with a saved content; without a content, not even its data folder exists."""

    def __init__(self, content="old"):
        self.content = content

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="storage-check-"))
        self.data = str(self.path / "deep" / "data") if self.content is None else str(self.path / "data")
        if self.content is not None:
            os.mkdir(self.data, 0o700)
            self.put(self.content)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def put(self, label):
        pathlib.Path(self.data, "content").write_bytes(BYTES[label])
        os.chmod(pathlib.Path(self.data, "content"), 0o600)

    def state(self):
        """The files' names, without the suffixes of those set aside, and their contents."""
        if not os.path.isdir(self.data):
            return {}
        return {
            name.rpartition("-")[0] or name: KNOWN.get(pathlib.Path(self.data, name).read_bytes(), "something else")
            for name in sorted(os.listdir(self.data))
        }


def calls(log):
    """The syscalls of a traced run that can touch a file, in order: thread, name, line."""
    found = []
    for line in pathlib.Path(log).read_text(errors="replace").splitlines():
        match = re.match(r"(\d+)\s+([a-z_0-9]+)\(", line)
        # It was already waiting for its input when the tracing began.
        if match and match[2] not in WITHOUT_FILES and not re.match(r"\d+\s+read\(0,", line):
            found.append((match[1], match[2], line))
    return found
