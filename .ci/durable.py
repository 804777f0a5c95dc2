#!/usr/bin/env python3
"""Counts what the program makes the system put on the disk: without it, a power cut could take a file or a record.

usage: durable.py --program FILE

Runs in an environment with pikepdf; needs strace. Prints one line a check and then "N passed, N failed".
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from acceptance import Report

CALL = re.compile(r"\b(fsync|fdatasync|renameat2?|rename|linkat|link)\((.*)\)\s+= 0$")


def whole(told):
    """What strace told, each call in one line: one that another thread's came between is told in two."""
    begun = {}
    for line in told.splitlines():
        thread, call = line.split(maxsplit=1)
        if call.endswith(" <unfinished ...>"):
            begun[thread] = call.removesuffix(" <unfinished ...>")
        else:
            yield re.sub(r"^<\.\.\. \w+ resumed>", lambda _: begun.pop(thread, ""), call)


def calls(program, arguments, folder):
    """The successful calls, in their order, each as its kind and the file's name: ["sync *.tmp", "name cv.pdf"]."""
    log = folder.parent / "calls"
    run = subprocess.run(
        ["strace", "-f", "-y", "-s", "4096", "-e", "trace=fsync,fdatasync,rename,renameat,renameat2,link,linkat",
         "-o", str(log), program, *arguments],
        cwd=folder, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=120)
    found = []
    for call, given in (match.groups() for match in map(CALL.search, whole(log.read_text())) if match):
        place = re.findall(r"<([^>]*)>", given) if "sync" in call else re.findall(r'"([^"]*)"', given)[1:]
        name = pathlib.PurePath(place[0]).name
        name = "*.tmp" if name.startswith(".resume-pdf-") else "folder" if place[0] == str(folder) else name
        found.append(("sync " if "sync" in call else "name ") + name)
    return run, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    report = Report()
    with tempfile.TemporaryDirectory() as base:
        folder = pathlib.Path(base).resolve() / "home"
        folder.mkdir()
        (folder / "resume.json").write_text(json.dumps({"basics": {"name": "Łukasz Ñandú", "email": "a@nandu-oneil.pl"}}))
        written = ["sync *.tmp", "name cv.pdf", "sync folder"]
        record = ["sync shares.jsonl"]
        for what, arguments, wanted in [
            ("render", ["render", "-o", "cv.pdf"], written),
            ("render in place of an older file", ["render", "-o", "cv.pdf"], written),
            ("render text", ["render", "-o", "cv.md"], ["sync *.tmp", "name cv.md", "sync folder"]),
            ("the first share", ["share", "--copy-to", "a.pdf"],
             ["sync *.tmp", "name a.pdf", "sync folder", *record, "sync resume-pdf"]),
            ("the next share", ["share", "--copy-to", "b.pdf"], ["sync *.tmp", "name b.pdf", "sync folder", *record]),
        ]:
            run, found = calls(program, arguments, folder)
            report.check(f"{what}: ends well", run.returncode == 0, run.stderr)
            report.check(f"{what}: is on the disk", found == wanted, str(found))
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
