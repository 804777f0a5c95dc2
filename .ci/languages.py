"""Compares the languages in Sources/Assets/Languages with Unicode CLDR, through Babel and ICU.

Months, the order and the signs of dates, the sign between the ends of a span, lengths of time, and quotation marks.
What is different on purpose stands in DIFFERENCES. Prints each other difference and ends with 1 if there is any.
"""

import ctypes
import glob
import re
import sys
from pathlib import Path

import yaml
from babel import Locale

FOLDER = Path(__file__).resolve().parent.parent / "Sources/Assets/Languages"
# What a file says in place of CLDR's words, and why.
DIFFERENCES = {
    # September is as short in all English, as it always was here.
    ("en-001", "short-months"): {"Sept": "Sep"},
    # A day has no full stop, which would look like the end of a sentence before a month.
    ("de", "day"): {"d. MMM y": "d MMM y"},
    # "mth" is rare where resumes are read; LinkedIn has "mos", too.
    ("en", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    ("en-001", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    ("en-US", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    # An abbreviation has its full stop; one letter alone is no word that people know.
    ("de", "durations"): {"{0} J": "{0} J."},
    ("fr", "durations"): {"{0} m.": "{0} mois"},
    ("es", "durations"): {"{0} m.": ["{0} mes", "{0} meses"], "{0} a": ["{0} año", "{0} años"]},
    # The same signs again would not show where a quotation in a quotation ends.
    ("fr", "quotes"): {"« » « »": "« » “ ”"},
    # As the Federal Chancellery of Switzerland writes.
    ("de-CH", "quotes"): {"„ “ ‚ ‘": "« » ‹ ›"},
    ("de-LI", "quotes"): {"„ “ ‚ ‘": "« » ‹ ›"},
}
# The words for what goes on, which CLDR does not have.
PRESENT = {"en": "Present", "es": "actualidad", "de": "heute", "fr": "aujourd’hui"}

faults = []
files = {path.stem: next(yaml.safe_load_all(path.read_text(encoding="utf-8"))) or {} for path in FOLDER.glob("*.yaml")}


def words(tag):
    """What a language says, with what it has from the one that it extends."""
    own = files[tag]
    base = words(own["extends"]) if "extends" in own else {}
    return {**base, **own, "dates": {**base.get("dates", {}), **own.get("dates", {})}}


def quotes_of_icu():
    """A function that gives a locale's quotation marks: Babel has none, and no program is without ICU."""
    path = sorted(glob.glob("/usr/lib/*/libicui18n.so.[0-9][0-9]"))[-1]
    library, version = ctypes.CDLL(path), re.search(r"\d+$", path)[0]
    opened, delimiter = (getattr(library, f"ulocdata_{name}_{version}") for name in ("open", "getDelimiter"))
    opened.restype = ctypes.c_void_p

    def quotes(tag):
        status, marks = ctypes.c_int(0), []
        data = ctypes.c_void_p(opened(tag.replace("-", "_").encode(), ctypes.byref(status)))
        for kind in range(4):
            signs = (ctypes.c_uint16 * 16)()
            length = delimiter(data, kind, signs, 16, ctypes.byref(status))
            marks.append(bytes(signs)[:2 * length].decode("utf-16-le"))
        return " ".join(marks)

    return quotes


def expect(tag, what, ours, theirs):
    wanted = DIFFERENCES.get((tag, what), {})
    theirs = [text if isinstance(text, str) else text[number % 2] for number, text in enumerate(
        wanted.get(text, text) for text in theirs)]
    if ours != theirs:
        faults.append(f"{tag}, {what}: {ours}, but {theirs} in CLDR")


quotes = quotes_of_icu()
for tag, marks in files.pop("others")["quotes"].items():
    expect(tag, "quotes", [marks.replace("\u202f", "")], [quotes(tag)])
for tag in sorted(files):
    ours, cldr = words(tag), Locale.parse(tag, sep="-")

    def months(width, context):
        return [cldr.months[context][width][month] for month in range(1, 13)]

    expect(tag, "months", ours["months"], months("wide", "stand-alone"))
    expect(tag, "short-months", ours["short-months"], months("abbreviated", "format"))
    dates = ours["dates"]
    expect(tag, "day", [dates["day"]], [cldr.datetime_skeletons["yMMMd"].pattern])
    expect(tag, "month", [dates["month"]], [cldr.datetime_skeletons["yMMM"].pattern])
    # CLDR has narrow blanks or none around the sign; a wide one may end a line.
    between = cldr.interval_formats["yMMM"]["y"][0].rsplit("y", 1)[1].strip()
    expect(tag, "range", [dates["range"].strip()], [between.strip("\u2009'")])
    # Any number but one is as many as two: true of the languages here, whatever their other forms are.
    units = [cldr._data["unit_patterns"][f"duration-{unit}"]["short"] for unit in ("year", "month")]
    theirs = [unit[form].replace("\u202f", " ").replace("\xa0", " ") for unit in units for form in ("one", "other")]
    expect(tag, "durations", [ours["durations"][key] for key in ("year", "years", "month", "months")], theirs)
    expect(tag, "quotes", [ours["quotes"].replace("\u202f", "")], [quotes(tag)])
    base = tag.split("-")[0]
    if base not in PRESENT:
        faults.append(f"{tag}: add its word for what goes on to .ci/languages.py, as somebody who speaks it would")
    elif ours["present"] != PRESENT[base]:
        faults.append(f"{tag}, present: {ours['present']}, but {PRESENT[base]} was agreed on")

print("\n".join(faults) or f"{len(files)} languages have the months and dates of CLDR")
sys.exit(1 if faults else 0)
