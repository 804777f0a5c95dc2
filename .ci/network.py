#!/usr/bin/env python3
"""Keeps a resume from a server on this machine, while processes race, are killed and have no network, and says what a
copy costs.

usage: network.py --program FILE

Runs as root; needs curl, strace, unshare and valgrind. Prints one line a check and then "N passed, N failed".
"""
import argparse
import gzip
import hashlib
import json
import os
import pathlib
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from acceptance import Report

ROOT = pathlib.Path(__file__).resolve().parent.parent
RACES, KILLS = 200, 50
# The most instructions that a copy may cost over the file itself.
COST = 1.10
# The most memory for an answer of 1 GB, in KiB.
MEMORY = 100_000


def resume(name):
    """The bytes of a resume of some length, with a name that is found again in what is made of it."""
    tree = json.loads((ROOT / "Tests/Fixtures/short.resume.json").read_text())
    tree["basics"]["name"] = name
    return json.dumps(tree).encode()


BODIES = [resume("Ada Lovelace"), resume("Grace Hopper")]


class Handler(BaseHTTPRequestHandler):
    """Answers with one resume and the other in turn; /bomb with 1 GB, packed."""

    protocol_version = "HTTP/1.1"
    lock, count = threading.Lock(), 0

    def log_message(self, *_):
        pass

    def do_GET(self):
        with self.lock:
            Handler.count += 1
            body = BODIES[Handler.count // 2 % 2]
        etag = '"' + hashlib.sha256(body).hexdigest() + '"'
        fields = {"ETag": etag}
        status = 304 if self.headers["If-None-Match"] == etag else 200
        if self.path == "/bomb":
            status, body, fields = 200, self.server.bomb, {"Content-Encoding": "gzip"}
        try:
            self.send_response(status)
            for name, value in fields.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body) if status == 200 else 0))
            self.end_headers()
            self.wfile.write(body if status == 200 else b"")
        except OSError:
            self.close_connection = True


class Place:
    """A home, and the program in it."""

    def __init__(self, folder, program, port):
        self.folder, self.program = pathlib.Path(folder), program
        self.address = f"http://127.0.0.1:{port}/cv.json"
        self.environment = {"HOME": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        self.cache = self.folder / ".cache/resume-pdf/resumes"

    def start(self, *arguments, before=()):
        return subprocess.Popen(
            [*before, self.program, *arguments], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self, *arguments, before=()):
        with self.start(*arguments, before=before) as process:
            output, errors = process.communicate(timeout=100)
            return process.returncode, output, errors

    def render(self, output, *arguments, source=None, before=()):
        return self.run("render", source or self.address, "--force", "-o", output, *arguments, before=before)

    @property
    def copies(self):
        """What is in the folder of the copies: each file's name, and the bytes of a whole entry or None."""
        found = {}
        for path in self.cache.iterdir():
            header, _, body = path.read_bytes().partition(b"\n")
            try:
                whole = json.loads(header)["sha256"] == hashlib.sha256(body).hexdigest()
            except ValueError:
                whole = False
            found[path.name] = body if whole else None
        return found


def check_races(report, place):
    """Two processes that refresh one address at once never lose or mix it, and each writes one of the two resumes."""
    pages = []
    for number, body in enumerate(BODIES):
        (place.folder / f"{number}.json").write_bytes(body)
        place.render(f"{number}.txt", source=f"{number}.json")
        pages.append((place.folder / f"{number}.txt").read_bytes())
    bad, seen = [], set()
    for race in range(RACES):
        runs = [place.start("render", place.address, "--refresh", "--force", "-o", f"out{n}.txt") for n in range(2)]
        said = [run.communicate(timeout=100)[1] for run in runs]
        written = [(place.folder / f"out{n}.txt").read_bytes() for n in range(2)]
        copies = list(place.copies.values())
        seen.update(copies)
        if (any(run.returncode for run in runs) or any(said) or any(page not in pages for page in written)
                or len(copies) != 1 or copies[0] not in BODIES):
            bad.append((race, said, len(copies)))
    report.check(f"races: {RACES} times two processes leave one whole copy, and each writes a whole resume", not bad,
                 str(bad[:3]))
    report.check("races: both resumes were kept at some time", len(seen) == 2)
    code, _, errors = place.render("out.txt", "--offline")
    report.check("races: the copy can be read", code == 0 and not errors, errors)


def check_kills(report, place):
    """What is killed leaves a copy that can be read, and nothing that stays."""
    start = time.monotonic()
    place.render("out.txt", "--refresh")
    length = time.monotonic() - start
    chance = random.Random(1)
    bad = []
    for number in range(KILLS):
        with place.start("render", place.address, "--refresh", "--force", "-o", "out.txt") as process:
            time.sleep(chance.uniform(0, length))
            process.send_signal(signal.SIGKILL)
        whole = [body for name, body in place.copies.items() if not name.endswith(".tmp")]
        if len(whole) != 1 or whole[0] not in BODIES:
            bad.append(number)
    report.check(f"kill -9: {KILLS} at any moment leave a whole copy", not bad, str(bad))
    def litter():
        return [name for name in place.copies if name.endswith(".tmp")]

    # At a moment that is rarely met: all is written, and has no name yet. The last of those above may have met it.
    before = len(litter())
    for number in range(3):
        place.run("render", place.address, "--refresh", "--force", "-o", "out.txt", before=[
            "strace", "-o", "/dev/null", "-e", "trace=rename", "-e", "inject=rename:signal=SIGKILL:when=1"])
    report.check("kill -9: before the copy has its name, the older one stays",
                 len(litter()) == before + 3 and len(place.copies) == before + 4, str(list(place.copies)))
    code, _, errors = place.render("out.txt", "--refresh")
    report.check("kill -9: the next run removes what is left", code == 0 and len(place.copies) == 1,
                 errors + str(list(place.copies)))
    modes = [oct(path.stat().st_mode & 0o777) for path in [place.cache, *place.cache.iterdir()]]
    report.check("the copy is the person's alone, and its folder", modes == ["0o700", "0o600"], str(modes))


def check_denial(report, place):
    """Without a network a copy is rendered, and that is said."""
    denied = next((words for words in (["unshare", "-n"], ["unshare", "-rn"])
                   if subprocess.run([*words, "true"], capture_output=True).returncode == 0), None)
    if not denied:
        print("skip  no network: this machine lets nobody make a network of their own (unshare -n)")
        return
    place.render("out.txt", "--refresh")
    code, _, errors = place.render("out.txt", "--verbose", before=denied)
    report.check("no network: a fresh copy is rendered, and told of",
                 code == 0 and "from the cache, " in errors and "warning" not in errors, errors)
    code, _, errors = place.render("out.txt", "--refresh", before=denied)
    report.check("no network: asked for, a copy stands in with a warning that says so",
                 code == 0 and "warning: there is no connection to 127.0.0.1; this is the copy of" in errors, errors)
    code, _, errors = place.render("other.txt", source=place.address + "?other", before=denied)
    report.check("no network: without a copy it ends in 69",
                 code == 69 and "connect to the internet and try again" in errors, errors)


def check_calls(report, place):
    """A resume of this machine starts no process, opens no socket and looks at no copy."""
    log = place.folder / "calls"
    for what, source in [("local", "0.json"), ("copy", place.address)]:
        code, _, errors = place.render("out.pdf", source=source, before=[
            "strace", "-f", "-o", str(log), "-e", "trace=process,network,openat,open"])
        lines = [line for line in log.read_text().splitlines() if "= -1 ENOENT" not in line]
        started = [line for line in lines if re.search(r" (execve|v?fork|clone3?|socket|connect)\(", line)
                   and "CLONE_THREAD" not in line]
        report.check(f"{what}: no other process and no socket", code == 0 and len(started) == 1, "\n".join(started))
        read = [line for line in lines if "/resumes/" in line]
        report.check(f"{what}: the copies are looked at " + ("once" if source == place.address else "never"),
                     len(read) == (source == place.address), "\n".join(read))


def check_cost(report, place):
    """A copy costs little more than the same file."""
    (place.folder / "same.json").write_bytes(next(iter(place.copies.values())))

    def cost(source):
        out = place.folder / "profile"
        valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out}"]
        errors = place.render("out.pdf", source=source, before=valgrind)[2]
        return int(re.search(r"I +refs: +([\d,]+)", errors).group(1).replace(",", ""))

    def duration(source):
        before = os.times().children_user
        place.render("out.pdf", source=source)
        return os.times().children_user - before

    file, copy = cost("same.json"), cost(place.address)
    report.check(f"cost: {file:,} instructions for a file, {copy:,} for its copy ({copy / file - 1:+.1%})",
                 copy <= file * COST)
    times = [statistics.median(duration(source) for _ in range(15)) for source in ("same.json", place.address)]
    print("      user time, medians: {:.0f} and {:.0f} ms".format(*(1_000 * each for each in times)))


def check_bomb(report, place, server):
    """An answer without end costs neither memory nor much time."""
    with tempfile.TemporaryFile() as packed:
        with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1) as file:
            for _ in range(1_000):
                file.write(bytes(1_000_000))
        packed.seek(0)
        server.bomb = packed.read()
    # The most memory of a process counts that of the one it was made from: let that be a small one.
    small = ("import resource, subprocess, sys; code = subprocess.run(sys.argv[1:]).returncode; "
             "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss); sys.exit(code)")
    start = time.monotonic()
    code, memory, errors = place.render(
        "bomb.pdf", source=place.address.replace("cv.json", "bomb"), before=["python3", "-c", small])
    seconds = time.monotonic() - start
    report.check(f"bomb: 1 GB ends in 65 with {int(memory):,} KiB of memory in {seconds:.1f} s",
                 code == 65 and "more than 10 MB" in errors and int(memory) < MEMORY and seconds < 20, errors)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    report = Report()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as base:
        place = Place(base, program, server.server_address[1])
        check_races(report, place)
        check_kills(report, place)
        check_denial(report, place)
        check_calls(report, place)
        check_cost(report, place)
        check_bomb(report, place, server)
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
