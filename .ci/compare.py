#!/usr/bin/env python3
"""Compares what two builds make of the same resumes, byte for byte: for changes that nobody may see.

    .ci/compare.py 976fb48                 # that commit, built here, with what is in the work tree
    .ci/compare.py --before A --after B    # two programs

Each resume is rendered in each layout to PDF, text and Markdown, shown as pages in cells, and listed as fields for
forms; what is said about it and how the program ends count as well. Nothing is kept but the builds, in .build/compare.
"""
import argparse
import concurrent.futures
import difflib
import glob
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "compare"
# What is made of a resume in a layout, and of a resume alone.
IN_LAYOUTS = {
    "pdf": ["render", "-o", "-", "--format", "pdf"],
    "txt": ["render", "-o", "-", "--format", "txt"],
    "md": ["render", "-o", "-", "--format", "md"],
    "wide": ["preview", "--color", "never", "--wide"],
    "cells": ["preview", "--color", "always", "--width", "80"],
}
ALONE = {
    "fields": ["preview", "--fields"],
    "json": ["preview", "--fields", "--json"],
    "findings": ["render", "-o", "/dev/null", "--force", "--verbose", "--diagnostics", "json"],
}


def built(source, name):
    """The program, built for release from the sources in a folder."""
    scratch = KEPT / f"build-{name}"
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "resume-pdf", "--package-path", source,
         "--scratch-path", scratch], check=True, stdout=sys.stderr)
    return scratch / "release" / "resume-pdf"


def built_commit(commit):
    """The program, built from a commit."""
    name = subprocess.run(["git", "rev-parse", "--short", commit], cwd=ROOT, check=True,
                          capture_output=True, text=True).stdout.strip()
    source = KEPT / f"source-{name}"
    if not source.exists():
        source.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
    return built(source, name)


def run(program, arguments, resume):
    """How a program ends, what it writes and what it says."""
    # A folder of its own each time: nothing that lies about is read, and times of steps are no part of it.
    with tempfile.TemporaryDirectory() as home:
        environment = {"PATH": "/usr/bin:/bin", "HOME": home, "SOURCE_DATE_EPOCH": "0", "LC_ALL": "C.UTF-8"}
        ended = subprocess.run([program, *arguments, "--", resume], cwd=home, env=environment, timeout=300,
                               stdin=subprocess.DEVNULL, capture_output=True)
    said = [line for line in ended.stderr.splitlines() if not re.match(rb" +[0-9.]+ ms  ", line)]
    return ended.returncode, ended.stdout, b"\n".join(said)


def difference(before, after):
    """The first lines in which two answers differ."""
    if before[0] != after[0]:
        return f"exit code {before[0]} became {after[0]}: {after[2][-300:].decode(errors='replace')}"
    for old, new in zip(before[1:], after[1:]):
        if old != new:
            texts = [part.decode(errors="backslashreplace").splitlines() for part in (old, new)]
            changed = [line[:160] for line in difflib.unified_diff(*texts, lineterm="", n=0) if line[:2] != "@@"]
            return "\n    ".join(changed[2:10]) if len(old) < 1_000_000 else "differs"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", help="the commit to compare with")
    parser.add_argument("--before", help="a program, instead of building the commit")
    parser.add_argument("--after", help="a program, instead of building the work tree")
    parser.add_argument("--layouts", help="the layouts, with commas between them; all if left out")
    parser.add_argument("resumes", nargs="*", help="resume files; those of the project, and of ../shared, if left out")
    options = parser.parse_intermixed_args()
    if not options.before and not options.commit:
        parser.error("name a commit, or a program with --before")
    if options.before and options.commit:
        options.resumes.insert(0, options.commit)
    before = pathlib.Path(options.before or built_commit(options.commit)).resolve()
    after = pathlib.Path(options.after or built(ROOT, "after")).resolve()
    resumes = options.resumes or [
        *glob.glob(f"{ROOT}/Sources/Assets/*.resume.json"), *glob.glob(f"{ROOT}/.ci/*.resume.json"),
        *glob.glob(f"{ROOT}/Tests/Fixtures/*.resume.json"), *glob.glob(f"{ROOT}/Sources/Assets/Starters/*"),
        *(path for path in glob.glob(f"{ROOT.parent}/shared/data/**/*", recursive=True)
          if path.endswith((".json", ".yaml", ".yml"))),
    ]
    layouts = options.layouts.split(",") if options.layouts else sorted(
        path.stem for path in (ROOT / "Layouts").glob("*.yaml"))
    tasks = [(os.path.abspath(resume), name, arguments) for resume in sorted(resumes) for name, arguments in ALONE.items()]
    tasks += [(os.path.abspath(resume), f"{name} in {layout}", [*arguments, "--layout", layout])
              for resume in sorted(resumes) for layout in layouts for name, arguments in IN_LAYOUTS.items()]

    def compare(task):
        resume, name, arguments = task
        return difference(*(run(program, arguments, resume) for program in (before, after)))

    changed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (resume, name, _), text in zip(tasks, pool.map(compare, tasks)):
            if text:
                changed += 1
                print(f"{os.path.relpath(resume, ROOT)}, {name}:\n    {text}")
    print(f"{len(tasks)} outputs of {len(resumes)} resumes compared, {changed} differ")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
