#!/usr/bin/env python3
"""Holds what the program costs to what was recorded: instructions and memory, which unlike times are the same in each run.

    .ci/instructions.py                # fails if a count is more than 5 % above the record, or memory more than 10 %
    .ci/instructions.py --record       # writes the record anew, for a change that is worth it; say why in the commit

Counted by valgrind are the instructions of a render of one page, of a preview of it, and of the layout engine alone in
that render; of a render and a preview of one paragraph of 4,000 words, each of them bold, a render of one of 10,000 lines,
and one of seven pages beside a column, where what grows with the square of a text's length or of its pages, or with the ways
to fill columns, would show; and the most bytes that renders of 2 and 20 pages have from malloc at one moment. The last is the
memory that changes of ours decide: of the memory that the kernel shows, most is pages of files, and how many of those are
there is the kernel's choice. It is also exact, where that of the kernel varies from run to run.

The layout engine is found by its name, so a build with symbols is counted for it: that of the README's first command.

The counts depend on the compiler and on Debian's packages. The record names those that it was made with, and what
differs is told. A count that fell by more than 5 % is told, too: record it, or the gate lets it rise again.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = ROOT / ".ci/instructions.json"
sys.path.insert(0, str(ROOT / "Tests/Benchmark"))
sys.dont_write_bytecode = True

import content  # noqa: E402
import forms  # noqa: E402
import measures  # noqa: E402

# LayoutEngine.pages(for:photo:created:goal:), as Swift writes it for the linker: up to what it takes and gives.
ENGINE = "$s12ResumeLayout0B6EngineV5pages3for"
ALLOWED = {"instructions": 1.05, "bytes": 1.10}
PACKAGES = ["libc6", "libcairo2", "libpango-1.0-0", "libharfbuzz0b", "libfontconfig1", "libfreetype6", "libglib2.0-0", "zlib1g",
            "valgrind"]


def made_with():
    """What the counts depend on besides our own sources."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("(")[-1].split(")")[0]
    versions = subprocess.run(["dpkg-query", "-W", "-f", "${Package} ${Version}\n", *PACKAGES], capture_output=True,
                              text=True).stdout
    return {"swift": swift, **dict(line.split(" ", 1) for line in versions.splitlines())}


def engine(program):
    """The layout engine's name in a program with symbols."""
    names = subprocess.run(["nm", program], capture_output=True, text=True).stdout.split()
    found = sorted({name for name in names if name.startswith(ENGINE) and name.endswith("F")})
    if len(found) != 1:
        sys.exit(f"{program} has {len(found)} functions {ENGINE}…F, where one was looked for: either it has no symbols, or "
                 f"what lays out pages has another name now, which {pathlib.Path(__file__).name} must have, too")
    return found[0]


def counted(program, symbols):
    """All counts, by their names."""
    function = engine(symbols)
    with tempfile.TemporaryDirectory() as folder:
        # Names of the same length in each run, since they are copied.
        home = pathlib.Path(folder)
        environment = measures.environment("/nonexistent", counted=True)
        for pages in (1, 2, 20):
            (home / f"{pages}.json").write_text(forms.json_resume(content.resume_of(pages)))
        free = {"awards": [{"title": "A prize"}], "certificates": [{"name": "A paper"}],
                "interests": [{"name": "Walks"}], "volunteer": [{"organization": "A club"}]}
        for name, text, more in ("bold", "**b** " * 4000, {}), ("long", "line\n" * 10_000, {}), ("free", "**b** " * 12_500, free):
            (home / f"{name}.json").write_text(json.dumps({"basics": {"name": "Ada Bold", "summary": text}, **more}))

        def render(pages, *options):
            return ["render", "--quiet", "--force", "-o", f"{pages}.pdf", *options, f"{pages}.json"]

        def preview(pages):
            return ["preview", "--width", "80", "--color", "never", "--no-pager", f"{pages}.json"]

        # What a count is worth depends on it.
        said = subprocess.run([program, *render(20)], cwd=home, env=environment, capture_output=True, text=True)
        pages = subprocess.run(["pdfinfo", "20.pdf"], cwd=home, capture_output=True, text=True).stdout
        if said.returncode or "Pages:           20\n" not in pages:
            sys.exit(f"{program} does not make 20 pages of what is to fill them: {said.stderr}{pages}; Tests/Benchmark/content.py "
                     "says how much that is")
        return {
            "render of 1 page": measures.instructions([program, *render(1)], environment, home),
            "layout engine, 1 page": measures.instructions([symbols, *render(1)], environment, home, function),
            "preview of 1 page": measures.instructions([program, *preview(1)], environment, home),
            "render of 4,000 bold words": measures.instructions([program, *render("bold")], environment, home),
            "preview of 4,000 bold words": measures.instructions([program, *preview("bold")], environment, home),
            "render of 10,000 lines": measures.instructions([program, *render("long")], environment, home),
            "render beside a column": measures.instructions([program, *render("free", "--layout", "sidebar")], environment, home),
        }, {
            f"render of {pages} pages": measures.heap([program, *render(pages)], environment, home) for pages in (2, 20)
        }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/static/release/resume-pdf",
                        help="the program as the README's third command builds it; that of .build/static if left out")
    parser.add_argument("--symbols", type=pathlib.Path, default=ROOT / ".build/release/resume-pdf",
                        help="a release build that has its symbols; that of .build/release if left out")
    parser.add_argument("--record", action="store_true", help="write what is counted as the record")
    options = parser.parse_args()
    try:
        counts = dict(zip(("instructions", "bytes"), counted(options.program.resolve(), options.symbols.resolve())))
    except (measures.Failed, OSError) as failure:
        sys.exit(str(failure))
    here = made_with()
    if options.record:
        RECORD.write_text(json.dumps({**counts, "made with": here}, indent=2) + "\n")
    record = json.loads(RECORD.read_text())
    failed = 0
    for unit, names in counts.items():
        for name, count in names.items():
            before = record[unit].get(name)
            if not before:
                sys.exit(f"{RECORD.name} has no {name}: --record writes it")
            verdict = ""
            if count > before * ALLOWED[unit]:
                verdict, failed = f": more than {ALLOWED[unit] - 1:.0%} above the record", failed + 1
            elif count * 2 < before:
                verdict, failed = ": not half of the record; is it still what it was? If so, record it", failed + 1
            elif count * ALLOWED[unit] < before:
                verdict = ": well below the record; record it"
            print(f"{name}: {count:,} {unit}, {count / before - 1:+.2%} of {before:,}{verdict}")
    differing = [f"{name} {version or 'missing'} (here {here.get(name) or 'missing'})"
                 for name, version in record["made with"].items() if here.get(name) != version]
    if differing:
        print(f"the record was made with {', '.join(differing)}")
    print(f"{sum(map(len, counts.values())) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
