#!/usr/bin/env python3
"""Checks of SharedNetworking that need more than a loopback socket: kills, and TLS with its own certificate authority.

    python3 Tools/Checks/network.py <network-probe>

Needs strace and openssl. Prints one line per check, and exits with 1 if one failed. The checks:

- killed before each syscall of the HTTP cache's write path: on reopening, the old or the new response, never neither;
- a certificate of an unknown authority, one for another name and an expired one are refused as not safe, and one of a
  trusted authority is accepted;
- a redirect from https to http is never followed, and nothing is sent there; one from an https host to another drops
  the credentials.
"""
import collections
import concurrent.futures
import http.server
import os
import pathlib
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import threading

PROBE = str(pathlib.Path(sys.argv[1]).resolve())
ENVIRONMENT = dict(os.environ, SWIFT_BACKTRACE="enable=no")
failures = []


def report(name, ok, detail):
    print(f"{'ok  ' if ok else 'FAIL'} {name}: {detail}", flush=True)
    if not ok:
        failures.append(name)


def run(*words, prefix=()):
    done = subprocess.run([*prefix, PROBE, *words], capture_output=True, text=True, timeout=120, env=ENVIRONMENT)
    return done.stdout.strip()


def trusting(root):
    """A prefix that makes a command trust an authority: it replaces the system's list, for that command alone.

    None if mounting isn't allowed. Foundation on Linux reads that one file and can't be given another.
    """
    script = f'mount --bind "{root}" /etc/ssl/certs/ca-certificates.crt && exec "$@"'
    prefix = ["unshare", "--mount", "sh", "-c", script, "sh"]
    done = subprocess.run([*prefix, "true"], capture_output=True)
    return prefix if done.returncode == 0 else None


def trace(words, log, *inject):
    """Traces a run from after the program's start, so that each thread's calls are counted from there."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([PROBE, "wait", *words], env=ENVIRONMENT, **pipes) as probe:
        with subprocess.Popen(["strace", "-f", "-o", str(log), *inject, "-p", str(probe.pid)], **pipes) as strace:
            if "attached" not in (said := strace.stderr.readline()):
                probe.kill()
                sys.exit(f"strace can't trace here: {said}")
            probe.communicate("\n", timeout=120)
            strace.communicate(timeout=120)


def kill_everywhere():
    with tempfile.TemporaryDirectory() as scratch:
        original = pathlib.Path(scratch, "original")
        run("keep", str(original), "old")

        def attempt(number, *inject):
            data, log = pathlib.Path(scratch, f"data{number}"), pathlib.Path(scratch, f"log{number}")
            shutil.copytree(original, data)
            trace(("keep", str(data), "new"), log, *inject)
            said = log.read_text(errors="replace")
            found = run("recall", str(data))
            left = [name for name in os.listdir(data) if name.startswith(".")]
            shutil.rmtree(data)
            return said, found, left

        said, found, _ = attempt("first")
        counted = collections.Counter(re.findall(r"^(\d+)\s+([a-z_0-9]+)\(", said, re.M))
        most = collections.Counter()
        for (_, name), count in counted.items():
            most[name] = max(most[name], count)
        points = [(name, count) for name in most if not name.startswith("exit") for count in range(1, most[name] + 1)]

        def kill(point):
            name, count = point
            said, found, left = attempt(f"{name}{count}", f"--inject={name}:signal=SIGKILL:when={count}")
            return point, "killed by SIGKILL" in said, found, left

        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            results = [result for result in pool.map(kill, points) if result[1]]
        wrong = [result for result in results if result[2] not in ("value old", "value new") or result[3]]
        outcomes = collections.Counter(result[2] for result in results)
        # Both outcomes must occur; otherwise the kills missed the relevant calls.
        ok = found == "value new" and not wrong and outcomes["value old"] >= 3 and outcomes["value new"] >= 1
        detail = f"{len(results)} kills at {len(points)} syscalls, {dict(outcomes)}"
        report("the cache killed at every syscall", ok, detail + (f", wrong: {wrong[:3]}" if wrong else ""))


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.seen.append((self.path, self.headers.get("Authorization")))
        target = self.server.targets.get(self.path)
        body = b"" if target else b"hello"
        self.send_response(307 if target else 200)
        if target:
            self.send_header("Location", target)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve(certificate=None):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.seen, server.targets = [], {}
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    server.address = f"http{'s' if certificate else ''}://127.0.0.1:{server.server_port}"
    return server


def openssl(*words):
    subprocess.run(["openssl", *words], check=True, capture_output=True)


def authority(folder):
    """A certificate authority for this run, and a function that issues its certificates."""
    root, key = str(folder / "root.pem"), str(folder / "root.key")
    openssl(
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", root, "-days", "2",
        "-subj", "/CN=Test authority", "-addext", "basicConstraints=critical,CA:TRUE",
        "-addext", "keyUsage=critical,keyCertSign",
    )

    def certificate(name, subject, days):
        parts = {kind: str(folder / f"{name}.{kind}") for kind in ("key", "csr", "crt", "ext", "pem")}
        pathlib.Path(parts["ext"]).write_text(f"subjectAltName={subject}\n")
        openssl(
            "req", "-newkey", "rsa:2048", "-nodes", "-keyout", parts["key"], "-out", parts["csr"],
            "-subj", f"/CN={name}",
        )
        openssl(
            "x509", "-req", "-in", parts["csr"], "-CA", root, "-CAkey", key, "-CAcreateserial",
            "-out", parts["crt"], "-days", days, "-extfile", parts["ext"],
        )
        text = "".join(pathlib.Path(parts[kind]).read_text() for kind in ("key", "crt"))
        pathlib.Path(parts["pem"]).write_text(text)
        return parts["pem"]

    return root, certificate


def encrypted():
    with tempfile.TemporaryDirectory() as scratch:
        root, certificate = authority(pathlib.Path(scratch))
        good = serve(certificate("good", "IP:127.0.0.1", "2"))
        other = serve(certificate("other", "IP:127.0.0.1", "2"))
        plain = serve()

        said = run("fetch", good.address + "/")
        report("an unknown authority", said == "network.insecure" and not good.seen, said)
        said = run("fetch", plain.address.replace("http:", "https:") + "/")
        report("no TLS where it was promised", said == "network.insecure", said)
        if (prefix := trusting(root)) is None:
            print("skip the rest of TLS: an authority can't be trusted here without root", flush=True)
            return

        said = run("fetch", good.address + "/", prefix=prefix)
        report("a trusted certificate", said == "200 hello", said)
        named = serve(certificate("named", "DNS:elsewhere.example", "2"))
        said = run("fetch", named.address + "/", prefix=prefix)
        report("a certificate for another name", said == "network.insecure" and not named.seen, said)
        expired = serve(certificate("expired", "IP:127.0.0.1", "-1"))
        said = run("fetch", expired.address + "/", prefix=prefix)
        report("an expired certificate", said == "network.insecure" and not expired.seen, said)

        plain.seen.clear()
        good.targets = {"/down": plain.address + "/", "/across": other.address + "/"}
        said = run("fetch", good.address + "/down", prefix=prefix)
        sent = plain.seen
        report("from https to http", said == "network.redirectRefused" and not sent, f"{said}, sent: {sent}")
        said = run("fetch", good.address + "/across", prefix=prefix)
        kept = good.seen[-1:] == [("/across", "Bearer secret")] and other.seen == [("/", None)]
        report("from https to another https", said == "200 hello" and kept, f"{said}, sent: {other.seen}")


for tool in ("strace", "openssl"):
    if shutil.which(tool) is None:
        sys.exit(f"This check needs {tool}.")
encrypted()
kill_everywhere()
sys.exit(1 if failures else 0)
