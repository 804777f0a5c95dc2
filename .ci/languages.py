"""Compares the languages in Sources/Assets/Languages with Unicode CLDR, through Babel.

Months, the order and the signs of dates, and the sign between the ends of a span. What is different on purpose
stands in DIFFERENCES. Prints each other difference and ends with 1 if there is any.
"""

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


def expect(tag, what, ours, theirs):
    wanted = DIFFERENCES.get((tag, what), {})
    theirs = [wanted.get(text, text) for text in theirs]
    if ours != theirs:
        faults.append(f"{tag}, {what}: {ours}, but {theirs} in CLDR")


del files["others"]
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
    base = tag.split("-")[0]
    if base not in PRESENT:
        faults.append(f"{tag}: add its word for what goes on to .ci/languages.py, as somebody who speaks it would")
    elif ours["present"] != PRESENT[base]:
        faults.append(f"{tag}, present: {ours['present']}, but {PRESENT[base]} was agreed on")

print("\n".join(faults) or f"{len(files)} languages have the months and dates of CLDR")
sys.exit(1 if faults else 0)
