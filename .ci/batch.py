#!/usr/bin/env python3
"""Renders batches while their processes are killed, disks fill up and people press Ctrl-C, and looks at what is left.

usage: batch.py --program FILE [--kills N]

Takes some 40 seconds; as root it also fills a small disk. Prints one line a check and then "N passed, N failed".
"""
import argparse
import hashlib
import json
import os
import pathlib
import pty
import random
import signal
import subprocess
import sys
import tempfile
import time

from acceptance import Report

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORDS = "moved halved wrote led built taught planned sold drew ran cut grew".split()


def resume(number):
    """A resume of about two pages, unlike all others."""
    chance = random.Random(number)
    job = lambda year: {
        "name": f"Company {chance.randrange(1000)}", "position": chance.choice(["Engineer", "Nurse", "Clerk"]),
        "startDate": f"{year}-{chance.randrange(1, 13):02}", "endDate": f"{year + 1}-03",
        "highlights": [" ".join(chance.choices(WORDS, k=14)).capitalize() + f" by {chance.randrange(90)} %."
                       for _ in range(4)]}
    return {"basics": {"name": f"Ada {number} O'Neil", "label": "Analyst", "email": f"a{number}@lovelace.org"},
            "work": [job(year) for year in range(2004, 2020, 2)],
            "skills": [{"name": f"Skill {number}", "keywords": chance.sample(WORDS, 5)}]}


def is_whole(path):
    data = path.read_bytes()
    return data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines() if line]


class Batch:
    """A list of resumes in a folder, and the program that renders them."""

    def __init__(self, program, base, count):
        self.program, self.count = program, count
        self.folder = pathlib.Path(base)
        (self.folder / "people.ndjson").write_text("".join(json.dumps(resume(n)) + "\n" for n in range(count)))
        self.out = self.folder / "out"

    def command(self, *options):
        return [self.program, "render", "@people.ndjson", "-o", "out/{name}-{index}.pdf", *options]

    def start(self, *options, **more):
        return subprocess.Popen(
            self.command(*options), cwd=self.folder, text=True, env=self.environment(),
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, **more})

    def run(self, *options):
        process = self.start(*options)
        errors = process.communicate(timeout=300)[1]
        return process.returncode, errors

    def environment(self):
        return {"HOME": str(self.folder), "PATH": "/usr/bin:/bin", "TERM": "xterm"}

    def files(self):
        return sorted(self.out.glob("*.pdf"))

    def clear(self):
        for path in self.out.glob("*") if self.out.exists() else []:
            path.unlink()
        for path in self.out.glob(".resume-pdf*"):
            path.unlink()


def children(process):
    path = pathlib.Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def wait_for(condition, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.005)
    return False


def whole(report, batch):
    code, errors = batch.run("--report", "r.ndjson", "--jobs", "2")
    report.check("a batch: all are written", code == 0 and len(batch.files()) == batch.count, errors[-300:])
    found = lines(batch.folder / "r.ndjson")
    report.check("a batch: a line of the report for each", sorted(line["index"] for line in found)
                 == list(range(1, batch.count + 1)) and all(line["of"] == batch.count for line in found))
    report.check("a batch: digests are those of the files", all(
        hashlib.sha256((batch.folder / line["output"]).read_bytes()).hexdigest() == line["sha256"] for line in found))
    one = batch.folder / "one.json"
    one.write_text(json.dumps(resume(3)))
    subprocess.run([batch.program, "render", "one.json", "-q", "-o", "one.pdf"], cwd=batch.folder, check=True,
                   env=batch.environment())
    same = (batch.folder / "one.pdf").read_bytes() == next(batch.out.glob("*-4.pdf")).read_bytes()
    report.check("a batch: each file is the one that is made alone", same)
    code, errors = batch.run()
    report.check("again: all are up to date", code == 0 and f"{batch.count} up to date" in errors, errors[-300:])
    digests = {path: path.read_bytes() for path in batch.files()}
    code, errors = batch.run("--force", "--jobs", "1")
    report.check("by force: all are written anew, with the same bytes", code == 0 and f"{batch.count} written" in errors
                 and digests == {path: path.read_bytes() for path in batch.files()}, errors[-300:])


def killed(report, batch, kills):
    """Kills the program and all it started, at moments by chance, and lets another run complete the work."""
    chance = random.Random(17)
    began = time.monotonic()
    batch.clear()
    batch.run()
    length = time.monotonic() - began
    bad, incomplete, done = [], [], []
    for number in range(kills):
        batch.clear()
        process = batch.start(start_new_session=True)
        time.sleep(chance.uniform(0, length))
        # One time in two the program alone dies, and those that work for it notice.
        if number % 2:
            os.kill(process.pid, signal.SIGKILL)
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        done.append(len(batch.files()))
        bad += [path.name for path in batch.files() if not is_whole(path)]
        code, errors = batch.run()
        left = sorted(path.name for path in batch.out.iterdir())
        bad += [path.name for path in batch.files() if not is_whole(path)]
        if code != 0 or len(batch.files()) != batch.count:
            incomplete.append(errors[-200:])
        if number % 5 == 4:
            time.sleep(2)
            batch.run()
            left = sorted(path.name for path in batch.out.iterdir())
            bad += [name for name in left if name.endswith(".tmp")]
    report.check(f"kill -9 at {kills} moments: only whole files are left", not bad, str(bad[:5]))
    report.check(f"kill -9 at {kills} moments: another run completes them", not incomplete, str(incomplete[:3]))
    report.check("kill -9 at different moments", len(set(done)) > kills // 3, str(done))


def worker_killed(report, batch):
    batch.clear()
    process = batch.start("--jobs", "2", "--report", "r.ndjson")
    wait_for(lambda: len(batch.files()) >= 5)
    for child in children(process.pid)[:1]:
        os.kill(child, signal.SIGKILL)
    errors = process.communicate(timeout=300)[1]
    found = lines(batch.folder / "r.ndjson")
    failed = [line for line in found if line["status"] == "failed"]
    report.check("a worker is killed: all others are written", process.returncode == 1 and len(found) == batch.count
                 and len(failed) == 1 and len(batch.files()) == batch.count - 1, errors[-300:])
    place = f"people.ndjson:{failed[0]['line']}:1: error: " if failed else "?"
    report.check("a worker is killed: it is told with its line", place in errors and "signal 9" in errors, errors[-300:])
    code, errors = batch.run()
    report.check("a worker is killed: another run completes it", code == 0 and "1 written" in errors, errors[-300:])


def press(batch):
    """Presses Ctrl-C at a terminal, which tells all processes of the batch; the exit code and what it says."""
    batch.clear()
    master, terminal = pty.openpty()
    process = batch.start("--report", "r.ndjson", stdin=terminal, stdout=terminal, stderr=terminal,
                          start_new_session=True)
    os.close(terminal)
    wait_for(lambda: len(batch.files()) >= 5)
    os.killpg(process.pid, signal.SIGINT)
    said = b""
    while True:
        try:
            more = os.read(master, 65536)
        except OSError:
            break
        if not more:
            break
        said += more
    code = process.wait(timeout=60)
    os.close(master)
    return code, said


def interrupted(report, batch):
    # A busy machine may run this program again only when all is written.
    for _ in range(5):
        code, said = press(batch)
        if len(batch.files()) < batch.count:
            break
    names = [path.name for path in batch.out.iterdir() if path.name.endswith(".tmp")]
    count = len(batch.files())
    statuses = {line["status"] for line in lines(batch.folder / "r.ndjson")}
    report.check("Ctrl-C: ends between two resumes", code == 1 and 5 <= count < batch.count and not names
                 and statuses == {"written"} and all(map(is_whole, batch.files())), f"{code} {count} {names} {statuses}")
    report.check("Ctrl-C: says how to go on", b"not begun" in said and b"goes on from here" in said, str(said[-300:]))
    report.check("a terminal: shows a bar", b"[" in said and b" a second" in said)
    code, errors = batch.run()
    report.check("Ctrl-C: another run goes on", code == 0 and f"{count} up to date" in errors, errors[-300:])


def shards(report, batch):
    batch.clear()
    codes = [batch.run("--shard", f"{number}/4", "--report", f"part-{number}.ndjson")[0] for number in range(4)]
    report.check("shards: all parts end well", codes == [0] * 4, str(codes))
    parts = [f"part-{number}.ndjson" for number in range(4)]
    merge = lambda names: subprocess.run([batch.program, "reports", "merge", *names], cwd=batch.folder,
                                         capture_output=True, text=True, env=batch.environment())
    merged = merge(parts)
    found = [json.loads(line) for line in merged.stdout.splitlines()]
    report.check("shards: the joined report is complete", merged.returncode == 0
                 and [line["index"] for line in found] == list(range(1, batch.count + 1)), merged.stderr)
    report.check("shards: all files are there", len(batch.files()) == batch.count)
    merged = merge(parts[:3])
    report.check("shards: what is missing is told", merged.returncode == 1 and "no line of shard 3/4" in merged.stderr,
                 merged.stderr)


def full(report, batch):
    """A disk that takes some of the files."""
    batch.clear()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", batch.out], check=True)
    try:
        code, errors = batch.run("--report", "r.ndjson", "--jobs", "2")
        found = lines(batch.folder / "r.ndjson")
        failed = [line for line in found if line["status"] == "failed"]
        report.check("a full disk: what is written is whole", code == 1 and 0 < len(batch.files()) < batch.count
                     and all(map(is_whole, batch.files())), str(len(batch.files())))
        report.check("a full disk: the rest is reported", len(found) == batch.count
                     and len(failed) == batch.count - len(batch.files())
                     and all(line["findings"][0]["identifier"] == "output-write" for line in failed)
                     and "No space left on device" in errors, errors[-300:])
        subprocess.run(["mount", "-o", "remount,size=64m", batch.out], check=True)
        code, errors = batch.run()
        report.check("a full disk: another run with more room completes it", code == 0
                     and len(batch.files()) == batch.count, errors[-300:])
    finally:
        subprocess.run(["umount", batch.out], check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--kills", type=int, default=20)
    options = parser.parse_args()
    report = Report()
    program = str(pathlib.Path(options.program).resolve())
    with tempfile.TemporaryDirectory() as base:
        batch = Batch(program, base, 60)
        whole(report, batch)
        killed(report, batch, options.kills)
        worker_killed(report, batch)
        shards(report, batch)
        if os.geteuid() == 0 and subprocess.run(["mount", "-t", "tmpfs", "tmpfs", batch.out],
                                                capture_output=True).returncode == 0:
            subprocess.run(["umount", batch.out], check=True)
            full(report, batch)
        else:
            print("left out: a full disk, which only root can make")
    with tempfile.TemporaryDirectory() as base:
        # So many that some are left when the signal comes, even if this process has to wait for its turn.
        interrupted(report, Batch(program, base, 240))
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
