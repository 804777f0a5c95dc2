"""What foreign programs and libraries say of a PDF file."""
import re
import subprocess
import unicodedata

import pikepdf
import pymupdf
import pypdf
import pypdfium2
from pdfminer.high_level import extract_text

LIGATURES_AND_STRAYS = re.compile("[\ufb00-\ufb06\u00ad\u00a0\u202f\ufffd\ufffe\ue000-\uf8ff\x00-\x08\x0b\x0e-\x1f\x7f-\x9f]")


def run(*command, **options):
    """A finished process; its output is text."""
    return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120, **options)


def fold(text):
    """A text in composed form, every stretch of white space one space."""
    return " ".join(unicodedata.normalize("NFC", text).split())


# Signs of pages, and what people type for them.
SIGNS = {**dict.fromkeys("“”„«»「」″״", '"'), **dict.fromkeys("‘’‚‹›『』′׳", "'"), **dict.fromkeys("–—", "-"), "…": "..."}


def typed(text):
    """A text with signs as they are typed, for comparing pages with what they were made of."""
    text = re.sub("«\\s*|\\s*»", '"', text)
    return re.sub("-+", "-", "".join(SIGNS.get(sign, sign) for sign in text))


def pages_of(path):
    """The text of each page in drawing order."""
    return run("pdftotext", "-raw", path, "-").stdout.split("\f")[:-1]


def body_of(path):
    """The text in drawing order, without the page numbers at the foot of pages."""
    bodies = []
    for page in pages_of(path):
        lines = page.strip().split("\n")
        if re.search(r"\b\d+ / \d+$", lines[-1]):
            lines.pop()
        bodies.append("\n".join(lines))
    return fold(" ".join(bodies))


def in_drawing_order(path):
    """The words by readers that follow the order of drawing: they must be the same, one by one."""
    pdfium = pypdfium2.PdfDocument(path)
    return {
        "pdftotext -raw": fold(" ".join(pages_of(path))),
        "PyMuPDF": fold(" ".join(page.get_text() for page in pymupdf.open(path))),
        "mutool": fold(run("mutool", "draw", "-q", "-F", "txt", path).stdout),
        "PDFium": fold(" ".join(pdfium[i].get_textpage().get_text_range() for i in range(len(pdfium)))),
        "pypdf": fold(" ".join(page.extract_text() for page in pypdf.PdfReader(path).pages)),
    }


def in_own_order(path):
    """The words by readers that order them by place: they may move what stands at the right edge."""
    return {
        "pdftotext": fold(run("pdftotext", path, "-").stdout),
        "pdfminer": fold(extract_text(path)),
    }


def by_column(path):
    """The words by readers that look for columns."""
    written = run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=txtwrite", "-sOutputFile=-", path).stdout
    return {"pdftotext -layout": fold(run("pdftotext", "-layout", path, "-").stdout), "Ghostscript": fold(written)}


def structure_texts(path):
    """The text of each element of the structure that holds text, such as a paragraph, in order."""
    elements = []
    for line in run("pdfinfo", "-struct-text", path).stdout.split("\n"):
        depth = len(line) - len(line.lstrip())
        text = line.strip()
        if text.startswith('"'):
            for element in elements:
                if element["depth"] < depth and not element["closed"]:
                    element["text"] += text[1:-1]
            continue
        for element in elements:
            if element["depth"] >= depth:
                element["closed"] = True
        if text and not text.startswith("Object "):
            elements.append({"kind": text.split(" ")[0], "depth": depth, "text": "", "closed": False})
    return [(element["kind"], fold(element["text"])) for element in elements]


def fonts(path):
    """The rows of pdffonts: name, type, embedded, subset, Unicode."""
    rows = []
    for line in run("pdffonts", path).stdout.split("\n")[2:]:
        if line.strip():
            name, rest = line[:36].strip(), line[36:]
            flags = re.search(r"\b(yes|no) +(yes|no) +(yes|no) +\d+ +\d+$", rest).groups()
            rows.append((name, rest[:18].strip(), flags))
    return rows


def facts(path):
    """The lines of pdfinfo by their names."""
    lines = [line.split(":", 1) for line in run("pdfinfo", path).stdout.split("\n") if ":" in line]
    return {name: value.strip() for name, value in lines}


def links(path):
    """The addresses of all link annotations."""
    with pikepdf.open(path) as pdf:
        annotations = [note for page in pdf.pages for note in page.get("/Annots", [])]
        return [str(note.A.URI) for note in annotations if "/A" in note and "/URI" in note.A]


def names_in(path):
    """All names (/Like /These) that the file's objects use, packed objects too."""
    plain = subprocess.run(
        ["qpdf", "--qdf", "--object-streams=disable", path, "-"], capture_output=True, timeout=120).stdout
    return set(re.findall(rb"/[A-Za-z0-9]+", plain))
