#!/usr/bin/env python3
"""Renders mutated resumes, layouts, fonts and photos, checks mutated PDFs, and looks for crashes and for waste.

usage: fuzz.py --program FILE [--seconds N | --runs N] [--seed N] [--first N] [--jobs N] [--limit N]
               [--keep DIR]

Each run is made from the seed and its number alone, so that --first N --runs 1 repeats one. A run fails if the program
ends by a signal or with code 70 or one that it does not know, takes more than --limit seconds of processor time (2) or
300 MiB, writes a control character or an endless line to the terminal, or says that it made a PDF and did not. What
made it fail is kept in a folder, and the command that repeats it is printed. Needs nothing but Python 3. The last line
is "N passed, N failed".
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import binaries
import layouts
import resumes

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CODES = {0, 1, 64, 65, 66, 69, 73, 74, 77, 78}
SECONDS, MEBIBYTES, PATIENCE = 2.0, 300, 60
LINE, OUTPUT = 8_000, 1 << 20
FONTS = {"Source Sans 3": "SourceSans3", "Carlito": "Carlito", "EB Garamond": "EBGaramond",
         "Gentium Book Plus": "GentiumBookPlus"}


class Fuzzer:
    """Makes and judges runs."""

    def __init__(self, program, seed, limit, keep):
        self.program, self.seed, self.keep = pathlib.Path(program).resolve(), seed, pathlib.Path(keep).resolve()
        self.limit = limit
        self.seeds = [path.read_text() for path in sorted(
            [*(HERE / "Seeds").glob("*.json"), *(ROOT / "Tests/Fixtures").glob("*.resume.json"),
             ROOT / "Sources/Assets/sample.resume.json", ROOT / ".ci/hard-cases.resume.json"])]
        self.layouts = sorted((ROOT / "Layouts").glob("*.yaml"))
        schema = subprocess.run([self.program, "schema", "layout"], capture_output=True, check=True)
        self.grammar = layouts.Grammar(json.loads(schema.stdout))
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="resume-pdf-fuzz-"))
        self.files = [self.rendered(*options) for options in (
            ["--layout", "classic"], ["--layout", "modern", "--attach-source"], ["--layout", "sidebar", "--archive"],
            ["--layout", "ats", "--conformance", "none"])]

    def rendered(self, *options):
        """The bytes of a PDF that the program makes."""
        made = self.scratch / "base.pdf"
        subprocess.run([self.program, "render", ROOT / "Sources/Assets/sample.resume.json", "-o", made, "--force", *options],
                       capture_output=True, check=True)
        return made.read_bytes()

    def make(self, number, folder):
        """Writes the files of a run, and gives the program's arguments."""
        rng = random.Random(f"{self.seed}/{number}")
        kind = rng.choices(["resume", "layout", "font", "photo", "bytes", "pdf"], [40, 25, 10, 8, 5, 12])[0]
        if kind == "pdf":
            (folder / "cv.pdf").write_bytes(binaries.pdf(rng.choice(self.files), rng))
            return rng.choice([
                ["check", "cv.pdf"], ["check", "--json", "cv.pdf"], ["check", "--preset", "a11y", "cv.pdf"],
                ["check", "--preset", "ats", "cv.pdf"], ["convert", "cv.pdf", "-o", "back.json"]])
        arguments = ["render", "-o", "out.pdf"]
        source = "resume.json"
        if kind == "resume":
            source, data = resumes.resume(rng, self.seeds)
            (folder / source).write_bytes(data)
            arguments += ["--layout", rng.choice(layouts.LAYOUTS)] if rng.random() < 0.6 else []
            arguments = self.other(arguments, rng)
        else:
            (folder / source).write_text(rng.choice(self.seeds))
        if kind == "layout":
            (folder / "fuzz.yaml").write_bytes(layouts.layout(rng, self.grammar))
            arguments += ["--layout", "./fuzz.yaml"]
            arguments += rng.choice([[], [], ["--pages", "1"], ["--fill"], ["--paper", "letter"]])
        elif kind == "bytes":
            data = resumes.damage(rng.choice(self.layouts).read_bytes(), rng)
            (folder / "fuzz.yaml").write_bytes(data)
            arguments += ["--layout", "./fuzz.yaml"]
        elif kind == "font":
            family = rng.choice(list(FONTS))
            (folder / "Broken").mkdir()
            for path in sorted((ROOT / "Fonts" / FONTS[family]).glob("*.ttf")):
                if path.stem.endswith("-Regular") or rng.random() < 0.2:
                    (folder / "Broken" / path.name).write_bytes(binaries.font(path.read_bytes(), rng))
            arguments += ["--font-dir", "Broken", "--set", f"fonts.body={family}"]
        elif kind == "photo":
            name, data = binaries.photo(rng, HERE / "Seeds")
            (folder / name).write_bytes(data)
            tree = json.loads(rng.choice(self.seeds))
            tree.setdefault("basics", {})["image"] = name
            (folder / source).write_text(json.dumps(tree))
            arguments += ["--layout", rng.choice(["modern", "sidebar", "accent"])]
        return [*arguments, source]

    @staticmethod
    def other(arguments, rng):
        """The arguments, now and then for another output than PDF."""
        kind = rng.random()
        if kind < 0.06:
            return ["render", "-o", rng.choice(["out.md", "out.txt"])] + arguments[3:]
        if kind < 0.12:
            return ["preview", *rng.choice([[], ["--width", "40"], ["--width", "120", "--wide"]])] + arguments[3:]
        if kind < 0.16:
            return ["preview", "--fields", *rng.choice([[], ["--json"]])] + arguments[3:]
        return arguments

    def run(self, number):
        """Makes a run; what is wrong with it, or nothing."""
        folder = self.scratch / str(number)
        folder.mkdir()
        arguments = self.make(number, folder)
        fault, is_measure = self.judge(folder, arguments)
        if fault and is_measure:
            # A busy machine counts time that is not the program's.
            fault, _ = self.judge(folder, arguments)
        if fault:
            kept = self.keep / f"{self.seed}-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(folder, kept)
            print(f"FAIL  run {number}: {fault}\n      (cd {shlex.quote(str(kept))} && "
                  f"{shlex.join([str(self.program), *arguments])})", flush=True)
        shutil.rmtree(folder)
        return fault

    def judge(self, folder, arguments):
        """Runs the program; its fault if any, and whether that is a matter of measure."""
        for name in ("out.pdf", "out.md", "out.txt"):
            (folder / name).unlink(missing_ok=True)
        home = folder / "home"
        home.mkdir(exist_ok=True)
        environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        with open(folder / "stdout", "wb") as out, open(folder / "stderr", "wb") as err:
            child = subprocess.Popen(
                [str(self.program), *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=out,
                stderr=err, preexec_fn=limited)
            code, usage, is_late = wait(child)
        printed, said = (folder / "stdout").read_bytes(), (folder / "stderr").read_bytes()
        seconds, mebibytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
        if is_late:
            return f"no end after {PATIENCE} s", True
        if code == -signal.SIGXCPU or seconds > self.limit:
            return f"{seconds:.1f} s of processor time", True
        if code < 0:
            return f"signal {-code} ({signal.Signals(-code).name})", False
        if code not in CODES:
            lines = said.decode(errors="replace").splitlines()
            return f"exit code {code}: {next((line for line in lines if 'error: ' in line), lines[-1:])}", False
        if mebibytes > MEBIBYTES:
            return f"{mebibytes:.0f} MiB of memory", True
        if any(byte < 0x20 and byte != 0x0A or byte == 0x7F for byte in said):
            return "a control character among the findings", False
        if len(said) > OUTPUT or any(len(line) > LINE for line in said.split(b"\n")):
            return f"{len(said)} bytes of findings", False
        if code == 0 and "out.pdf" in arguments:
            made = folder / "out.pdf"
            if not made.exists() or not made.read_bytes().startswith(b"%PDF-") or b"out.pdf" not in printed:
                return "no PDF, though it says so", False
        return None, False


def limited():
    """Lets a run that got out of hand end before it disturbs the machine."""
    resource.setrlimit(resource.RLIMIT_CPU, (10, 12))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def wait(child):
    """Waits for a child: its code, what it used, and whether it had to be stopped."""
    deadline = time.monotonic() + PATIENCE
    is_late, pause = False, 0.001
    while True:
        process, status, usage = os.wait4(child.pid, os.WNOHANG)
        if process:
            break
        if not is_late and time.monotonic() > deadline:
            child.kill()
            is_late = True
        time.sleep(pause)
        pause = min(pause * 1.5, 0.02)
    child.returncode = os.waitstatus_to_exitcode(status)
    return child.returncode, usage, is_late


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=SECONDS)
    parser.add_argument("--keep", default=str(ROOT / ".build/fuzz"))
    options = parser.parse_args()
    fuzzer = Fuzzer(options.program, options.seed, options.limit, options.keep)
    deadline = time.monotonic() + options.seconds
    numbers = iter(range(options.first, options.first + options.runs) if options.runs else range(options.first, 1 << 40))
    passed, failed = 0, 0

    def work(_):
        nonlocal passed, failed
        for number in numbers:
            if fuzzer.run(number):
                failed += 1
            else:
                passed += 1
            if not options.runs and time.monotonic() > deadline:
                break

    try:
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(work, range(options.jobs)))
    finally:
        shutil.rmtree(fuzzer.scratch, ignore_errors=True)
    print(f"seed {options.seed}: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
