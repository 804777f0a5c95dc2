#!/usr/bin/env python3
"""Checks the finished program, and the PDF files it makes, from outside.

usage: acceptance.py --program FILE [--keep DIR] [--profiles ua1,2u] [--jobs N] RESUME.json...
       acceptance.py --program FILE … --layouts classic,sidebar RESUME.yaml...
       acceptance.py --pdf FILE [RESUME.json]

The second form checks syntax and conformance alone, in some layouts; the third one PDF that is already there. With --table,
the table of readers in a file of text, such as the README, must say what was found of the project's own resumes; --record
writes it. Runs in an
environment with pikepdf, pdfminer.six, PyMuPDF, pypdfium2, pypdf and page-validation, and with what verapdf.py needs
where there are profiles. Prints one line a check and then "N passed, N failed".
"""
import argparse
import collections
import concurrent.futures
import difflib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

import pdf_reading
import resume_texts

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE_DATE = "1700000000"


class Report:
    """Counts checks and prints them."""

    def __init__(self):
        self.passed, self.failed = 0, 0
        # The share of words that stand in order, by layout and reader.
        self.orders = {}

    def check(self, name, holds, detail=""):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
        print(("ok    " if holds else "FAIL  ") + name + ("" if holds or not detail else f": {detail}"), flush=True)
        return holds


# The program


def call(program, arguments, folder, environment=None, **options):
    """Runs the program with no environment but what is given."""
    return subprocess.run(
        [program, *arguments], cwd=folder, env=environment or {}, capture_output=True, timeout=60, **options)


def check_program(report, program):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        alone = str(folder / "resume-pdf")
        shutil.copy2(program, alone)
        result = call(alone, ["render", "-o", "a.pdf"], folder)
        said = result.stderr.decode("utf8", "replace")
        report.check("moved alone to an empty folder, it renders", result.returncode == 0, said)
        report.check("it leaves nothing but the PDF", sorted(os.listdir(folder)) == ["a.pdf", "resume-pdf"])
        if not (folder / "a.pdf").exists():
            return
        first = (folder / "a.pdf").read_bytes()

        elsewhere = folder / "x" / "é è"
        elsewhere.mkdir(parents=True)
        other = {"TZ": "Pacific/Auckland", "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "HOME": "/nowhere",
                 "FONTCONFIG_FILE": "/dev/null", "COLUMNS": "20"}
        call(alone, ["render", "-o", "b.pdf"], elsewhere, other)
        report.check("another place, zone, locale and home give the same bytes",
                     (elsewhere / "b.pdf").read_bytes() == first)
        report.check("standard output gets the same bytes", call(alone, ["render", "-o", "-"], folder).stdout == first)

        dated = [call(alone, ["render", "-o", "-"], folder, {"SOURCE_DATE_EPOCH": SOURCE_DATE}).stdout
                 for _ in range(2)]
        report.check("SOURCE_DATE_EPOCH: twice the same bytes", dated[0] == dated[1] and dated[0] != b"")
        (folder / "dated.pdf").write_bytes(dated[0])
        date = pdf_reading.run("pdfinfo", "-isodates", str(folder / "dated.pdf")).stdout
        report.check("SOURCE_DATE_EPOCH dates the file", re.search(r"CreationDate: +2023-11-14T22:13:20(Z|\+00)", date),
                     date)
        bad = call(alone, ["render", "-o", "c.pdf"], folder, {"SOURCE_DATE_EPOCH": "soon"})
        report.check("a SOURCE_DATE_EPOCH that is no number is refused", bad.returncode == 64)

        full = call(alone, ["render", "-o", "/dev/full"], folder)
        report.check("a full disk is an error", full.returncode == 74 and b"No space left" in full.stderr,
                     full.stderr.decode("utf8", "replace"))
        missing = call(alone, ["render", "none.json", "-o", "a.pdf"], folder)
        report.check("a missing resume is exit code 66", missing.returncode == 66)
        report.check("after errors the old file is as it was", (folder / "a.pdf").read_bytes() == first)

        libraries = pdf_reading.run("ldd", alone).stdout
        report.check("Foundation is not linked", "Foundation" not in libraries and "libcairo" in libraries)
        size = os.path.getsize(alone)
        report.check("the program is smaller than 40 MB", size < 40_000_000, f"{size} bytes")


# A PDF


def check_file(report, name, path, profiles, has_joined_letters=False):
    check = pdf_reading.run("qpdf", "--check", path)
    report.check(f"{name}: qpdf finds no fault", check.returncode == 0 and "WARNING" not in check.stderr,
                 check.stdout[-500:] + check.stderr[-500:])
    printed = pdf_reading.run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=nullpage", path)
    report.check(f"{name}: Ghostscript is silent", printed.returncode == 0 and not printed.stdout + printed.stderr,
                 (printed.stdout + printed.stderr)[:500])

    fonts = pdf_reading.fonts(path)
    report.check(f"{name}: all fonts embedded, subset, with Unicode",
                 fonts and all(flags == ("yes", "yes", "yes") for _, _, flags in fonts), fonts)
    report.check(f"{name}: no font of outlines", not any("Type 3" in kind or "CairoFont" in font
                                                       for font, kind, _ in fonts), fonts)
    facts = pdf_reading.facts(path)
    report.check(f"{name}: tagged", facts.get("Tagged") == "yes")
    report.check(f"{name}: has a title", facts.get("Title"))
    report.check(f"{name}: no script, no encryption",
                 facts.get("JavaScript") == "no" and facts.get("Encrypted") == "no")
    active = {b"/JS", b"/JavaScript", b"/Launch", b"/GoToR", b"/OpenAction", b"/AA", b"/EmbeddedFile"}
    names = pdf_reading.names_in(path)
    report.check(f"{name}: nothing active in it", not names & active, names & active)
    report.check(f"{name}: no text given by ActualText", b"/ActualText" not in names or has_joined_letters)
    schemes = {link.split(":")[0] for link in pdf_reading.links(path)}
    report.check(f"{name}: links are of allowed kinds", schemes <= {"https", "http", "mailto", "tel"}, schemes)
    for profile in profiles:
        import page
        outcome = page.validate_pdf(path, profile=profile)
        failures = [str(failure) for failure in outcome.failures if not is_misread(failure)]
        report.check(f"{name}: conforms to {profile}", outcome.is_compliant or outcome.failures and not failures,
                     failures[:5])
        import verapdf
        verapdf.start()
        broken = verapdf.broken_rules(path, profile)
        report.check(f"{name}: veraPDF agrees that it conforms to {profile}", not broken, broken)


def is_misread(failure):
    """Whether page takes hints for the widths of glyphs, as it does in fonts of Han characters; veraPDF and fontTools read
    the widths that are there."""
    return "GLYPH-WIDTH" in failure.rule_id and "CIDFontType0C" in failure.message


# How far the colours of small squares of a page may be apart on average in the pictures of two engines, as a share of black
# and white: edges are smoothed in ways of their own, and lines of text are darker or lighter for it. Greys would not do:
# each engine weighs red, green and blue in its own way.
ENGINES_APART = 0.02


def pictures(path, folder):
    """The first page as four engines draw it, in colour at 50 dots an inch."""
    import PIL.Image
    import pypdfium2
    folder = pathlib.Path(folder)
    pdf_reading.run("pdftoppm", "-r", "50", "-png", "-singlefile", path, str(folder / "poppler"))
    pdf_reading.run("mutool", "draw", "-q", "-r", "50", "-c", "rgb", "-o", str(folder / "mupdf.png"), path, "1")
    pdf_reading.run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", "-r50", "-dLastPage=1", "-dTextAlphaBits=4",
                    "-dGraphicsAlphaBits=4", f"-sOutputFile={folder / 'ghostscript.png'}", path)
    made = {name: PIL.Image.open(folder / f"{name}.png").convert("RGB") for name in ["poppler", "mupdf", "ghostscript"]}
    made["pdfium"] = pypdfium2.PdfDocument(path)[0].render(scale=50 / 72).to_pil().convert("RGB")
    return made


def check_engines(report, name, path):
    import PIL.Image
    import PIL.ImageChops
    import PIL.ImageStat
    with tempfile.TemporaryDirectory() as folder:
        made = pictures(path, folder)
        size = tuple(length // 8 for length in made["poppler"].size)
        squares = {engine: picture.resize(size, PIL.Image.Resampling.BOX) for engine, picture in made.items()}
        for engine, picture in squares.items():
            apart = PIL.ImageChops.difference(squares["poppler"], picture)
            apart = sum(PIL.ImageStat.Stat(apart).mean) / 3 / 255
            is_drawn = min(darkest for darkest, _ in PIL.ImageStat.Stat(picture).extrema) < 240
            report.check(f"{name}: {engine} draws the page as poppler does", is_drawn and apart < ENGINES_APART,
                         f"{apart:.4f}")


def check_readers(report, name, path, is_plain=False):
    texts = pdf_reading.in_drawing_order(path)
    reference = texts["pdftotext -raw"].split()
    report.check(f"{name}: there is text", len(reference) > 5)
    for reader, text in texts.items():
        words = text.split()
        place = next((i for i, pair in enumerate(zip(words, reference)) if pair[0] != pair[1]),
                     min(len(words), len(reference)))
        report.check(f"{name}: {reader} reads the same words", words == reference,
                     f"from word {place} on: {words[place:place + 6]}, not {reference[place:place + 6]}")
        strays = set(pdf_reading.LIGATURES_AND_STRAYS.findall(text))
        report.check(f"{name}: {reader} reads no ligature, private or control character", not strays,
                     [f"U+{ord(stray):04X}" for stray in strays])
    counts = collections.Counter(reference)
    in_own_order = pdf_reading.in_own_order(path)
    others = in_own_order | pdf_reading.by_column(path)
    # Ghostscript takes a character beyond the first plane for two.
    if any(ord(sign) > 0xFFFF for sign in " ".join(reference)):
        del others["Ghostscript"]
    for reader, text in others.items():
        report.orders[reader] = share_in_order(text.split(), reference)
        if is_plain:
            report.check(f"{name}: {reader} reads the same words in the same order", text.split() == reference)
    for reader, text in in_own_order.items():
        found = collections.Counter(text.split())
        report.check(f"{name}: {reader} reads the same words in some order", found == counts,
                     f"too few {dict(counts - found)}, too many {dict(found - counts)}")


def share_in_order(words, reference):
    """The share of the words of a page that a reader gives in their order."""
    if words == reference:
        return 1
    matcher = difflib.SequenceMatcher(None, words, reference, autojunk=False)
    return sum(block.size for block in matcher.get_matching_blocks()) / len(reference)


def readers_table(orders):
    """What readers make of each layout, as a table in Markdown: the least share of words in order of any resume, in percent."""
    readers = sorted({reader for _, reader in orders})
    rows = [["Layout", *readers], ["---", *("--:" for _ in readers)]]
    for layout in sorted({layout for layout, _ in orders}):
        rows.append([f"`{layout}`", *(f"{int(orders[layout, reader] * 100)} %" for reader in readers)])
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def check_table(report, path, orders, records):
    """Holds the table of readers in a file to what was found."""
    text, table = path.read_text(), readers_table(orders)
    found = re.search(r"^\| Layout \|.*\n(\|.*\n)+", text, re.MULTILINE)
    if found and records:
        path.write_text(text[:found.start()] + table + text[found.end():])
    report.check(f"{path.name} says what readers make of each layout", found and (records or found[0] == table), "\n" + table)


def check_texts(report, name, path, resume, findings):
    # What the program said it left out, or set in no font, is not looked for.
    left_out = re.findall(r"does not print (\S+)", findings)
    absent = {chr(int(code, 16)) for code in re.findall(r"U\+([0-9A-F]{4,6})[^\n]*left out", findings)}

    def without(text):
        return " ".join(pdf_reading.typed("".join(c for c in text if c not in absent)).split())

    body = pdf_reading.typed(pdf_reading.body_of(path))
    missing = [f"{place} ({text})" for place, text in resume_texts.texts(resume)
               if not any(place.startswith(field) for field in left_out) and without(text) not in body]
    report.check(f"{name}: every text of the resume stands in it", not missing, "; ".join(missing))

    for section, sequence in resume_texts.sequences(resume):
        if section in left_out:
            continue
        cursor, lost = 0, None
        for text in map(without, sequence):
            found = body.find(text, cursor)
            if found < 0:
                lost = text
                break
            cursor = found
        report.check(f"{name}: {section} is in reading order", lost is None, f'"{lost}" is out of order')

    elements = [(kind, pdf_reading.typed(text)) for kind, text in pdf_reading.structure_texts(path)]
    broken = [place for place, text in resume_texts.paragraphs(resume)
              if not any(place.startswith(field) for field in left_out)
              and not any(without(text) in element for kind, element in elements if kind not in ("Document", "Sect"))]
    report.check(f"{name}: each paragraph is whole in the structure", not broken, "; ".join(broken))

    levels = [int(kind[1]) for kind, _ in elements if re.fullmatch("H[1-6]", kind)]
    report.check(f"{name}: one H1, no level skipped",
                 levels[:1] == [1] and levels.count(1) == 1
                 and all(b - a <= 1 for a, b in zip(levels, levels[1:])), levels)
    person = resume_texts.plain(resume.get("basics", {}).get("name") or "")
    facts = pdf_reading.facts(path)
    report.check(f"{name}: the title names the person", without(person) in pdf_reading.typed(pdf_reading.fold(facts.get("Title", ""))),
                 facts.get("Title"))
    linked = {bare(link) for link in pdf_reading.links(path)}
    unlinked = [url for url in resume_texts.addresses(resume) if bare(url) not in linked]
    report.check(f"{name}: every address is linked", not unlinked, unlinked)


def bare(address):
    """An address without what may be written in more than one way."""
    return urllib.parse.unquote(re.sub(r"^https?://|/$", "", address))


# How files that carry their source are asked for, and what they conform to; page knows none of PDF 2.0.
CARRYING = {"--archive": ["ua2", "4f"], "--attach-source": ["ua1", "3u"]}


def check_carrying(report, name, program, layout, source, path):
    import verapdf
    verapdf.start()
    for option, profiles in CARRYING.items():
        carrying = path.replace(".pdf", option + ".pdf")
        language = [] if resume_texts.read(source).get("meta", {}).get("language") else ["--language", "en"]
        call(program, ["render", str(source), "--layout", layout, "-o", carrying, option, *language],
             pathlib.Path(path).parent)
        if not report.check(f"{name} {option}: renders", os.path.exists(carrying)):
            continue
        for profile in profiles:
            broken = verapdf.broken_rules(carrying, profile)
            report.check(f"{name} {option}: veraPDF says that it conforms to {profile}", not broken, broken)
        check = pdf_reading.run("qpdf", "--check", carrying)
        report.check(f"{name} {option}: qpdf finds no fault",
                     check.returncode == 0 and "WARNING" not in check.stderr, check.stderr[-500:])
        back = carrying.replace(".pdf", source.suffix)
        call(program, ["convert", carrying, "-o", back, "--force"], pathlib.Path(path).parent)
        report.check(f"{name} {option}: gives its source back",
                     os.path.exists(back) and pathlib.Path(back).read_bytes() == source.read_bytes())


def check_resume(program, layout, source, profiles, keep):
    """Checks a resume in a layout; gives the report."""
    report = Report()
    check_both_papers(report, program, layout, source, profiles, keep)
    return report


def check_syntax(program, layout, source, profiles, keep):
    """Checks a resume's file in a layout for its syntax and conformance alone; gives the report."""
    report = Report()
    source = pathlib.Path(source).absolute()
    name = f"{source.name.split('.')[0]}, {layout}"
    path = str(keep / f"language-{name.replace(', ', '-')}.pdf")
    result = call(program, ["render", str(source), "--layout", layout, "-o", path], keep)
    if report.check(f"{name}: renders", result.returncode == 0, result.stderr.decode("utf8", "replace")):
        # There a glyph stands for some letters in one word, and for others in another; in Catalan for "l·" in italics.
        check_file(report, name, path, profiles, has_joined_letters=source.name.split(".")[0] in ("ar", "ca", "hi"))
    return report


def check_both_papers(report, program, layout, source, profiles, keep):
    source = pathlib.Path(source).absolute()
    name = f"{source.parent.name}/{source.name.split('.')[0]}, {layout}"
    path = str(keep / (re.sub("[^a-z-]+", "-", name.lower()).strip("-") + ".pdf"))
    result = call(program, ["render", str(source), "--layout", layout, "-o", path], keep)
    findings = result.stderr.decode("utf8", "replace")
    if not report.check(f"{name}: renders", result.returncode == 0, findings):
        return
    resume = resume_texts.read(source)
    check_file(report, name, path, profiles)
    check_engines(report, name, path)
    if profiles:
        check_carrying(report, name, program, layout, source, path)
    # Of this layout every reader must make the same, also those that look for columns.
    check_readers(report, name, path, is_plain=layout == "ats")
    check_texts(report, name, path, resume, findings)
    letter = path.replace(".pdf", "-letter.pdf")
    result = call(program, ["render", str(source), "--layout", layout, "--paper", "letter", "-o", letter], keep)
    if report.check(f"{name}: renders on Letter", result.returncode == 0, result.stderr.decode("utf8", "replace")):
        check_texts(report, f"{name} on Letter", letter, resume, findings)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program")
    parser.add_argument("--pdf")
    parser.add_argument("--keep", help="where the PDF files are kept")
    parser.add_argument("--profiles", default="", help="ua1,2u")
    parser.add_argument("--layouts", help="these alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes check at a time")
    parser.add_argument("--table", type=pathlib.Path, help="the file whose table of readers is held to what was found")
    parser.add_argument("--record", action="store_true", help="write that table")
    parser.add_argument("resumes", nargs="*")
    arguments = parser.parse_args()
    profiles = [profile for profile in arguments.profiles.split(",") if profile]
    report = Report()
    if arguments.pdf:
        name = pathlib.Path(arguments.pdf).name
        check_file(report, name, arguments.pdf, profiles)
        check_readers(report, name, arguments.pdf)
        for resume in arguments.resumes:
            check_texts(report, name, arguments.pdf, resume_texts.read(resume), "")
    else:
        program = os.path.abspath(arguments.program)
        keep = pathlib.Path(arguments.keep or tempfile.mkdtemp()).absolute()
        keep.mkdir(parents=True, exist_ok=True)
        if arguments.layouts:
            layouts, work = arguments.layouts.split(","), check_syntax
        else:
            check_program(report, program)
            listed = call(program, ["layouts", "list"], keep).stdout.decode("utf8")
            layouts, work = [line.split()[0] for line in listed.split("\n") if line.strip()], check_resume
            report.check("layouts are listed", "classic" in layouts, listed)
        with concurrent.futures.ProcessPoolExecutor(arguments.jobs) as pool:
            parts = [(layout, source, pool.submit(work, program, layout, source, profiles, keep))
                     for layout in layouts for source in arguments.resumes]
            orders = {}
            for layout, source, part in parts:
                report.passed += part.result().passed
                report.failed += part.result().failed
                if ROOT in pathlib.Path(source).resolve().parents:
                    for reader, share in part.result().orders.items():
                        orders[layout, reader] = min(share, orders.get((layout, reader), 1))
        if arguments.table:
            check_table(report, arguments.table, orders, arguments.record)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
