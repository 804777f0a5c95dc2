"""Compares the languages in Sources/Assets/Languages with Unicode CLDR, through Babel and ICU.

Months, the order and the signs of dates, the sign between the ends of a span, plural forms, lengths of time, and
quotation marks; and the names of countries in Sources/Assets/Countries. Each language is asked for in a process of its
own, since several in one corrupt each other in Babel. What is different on purpose stands in DIFFERENCES. Prints each
other difference and ends with 1 if there is any. With --record it writes the names of countries, and the plural forms
of 0 to 200 into Tests/LanguagesTests/Goldens/plurals.txt, by their numbers in CATEGORIES.
"""

import ctypes
import glob
import json
import re
import subprocess
import sys
from pathlib import Path

import yaml
from babel import Locale

PACKAGE = Path(__file__).resolve().parent.parent
FOLDER = PACKAGE / "Sources/Assets/Languages"
COUNTRIES = PACKAGE / "Sources/Assets/Countries"
PLURALS = PACKAGE / "Tests/LanguagesTests/Goldens/plurals.txt"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
# Bare "pt" is Brazilian in CLDR.
CLDR_TAGS = {"pt": "pt-PT"}
# What a file says in place of CLDR's words, and why.
DIFFERENCES = {
    # September is as short in all English, as it always was here.
    ("en-001", "short-months"): {"Sept": "Sep"},
    ("en-001", "short-months-with-day"): {"Sept": "Sep"},
    # A day has no full stop, which would look like the end of a sentence before a month.
    ("de", "day"): {"d. MMM y": "d MMM y"},
    # Curricula have the whole word, as CLDR's own spans do; its stem alone is no word.
    ("fi", "month"): {"MMM y": "MMMM y"},
    # The word for "year" would stand at both ends of each span.
    ("ru", "day"): {"d MMM y 'г'.": "d MMM y"},
    ("ru", "month"): {"MMM y 'г'.": "MMM y"},
    ("uk", "day"): {"d MMM y 'р'.": "d MMM y"},
    ("uk", "month"): {"MMM y 'р'.": "MMM y"},
    # Curricula have months in numbers there.
    ("vi", "day"): {"d MMM, y": "dd/MM/y"},
    ("vi", "month"): {"MMM y": "MM/y"},
    # 至 would stand before 至今; the dash is that of GB/T 15834, the wave that of Taiwan's rules for punctuation.
    ("zh-Hans", "range"): {"至": "—"},
    ("zh-Hant", "range"): {"至": "～"},
    # "mth" is rare where resumes are read; LinkedIn has "mos", too.
    ("en", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    ("en-001", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    ("en-US", "durations"): {"{0} mth": "{0} mo", "{0} mths": "{0} mos"},
    # An abbreviation has its full stop; one letter alone is no word that people know.
    ("de", "durations"): {"{0} J": "{0} J."},
    # Nobody counts one and two of them in figures.
    ("he", "durations"): {"{0} שנה": "שנה", "{0} שנים (two)": "שנתיים", "{0} חודש": "חודש"},
    # No blanks stand inside Chinese and Japanese.
    ("ja", "durations"): {"{0} 年": "{0}年", "{0} か月": "{0}か月"},
    ("zh-Hant", "durations"): {"{0} 年": "{0}年", "{0} 個月": "{0}個月"},
    # The same signs again would not show where a quotation in a quotation ends.
    ("fr", "quotes"): {"« » « »": "« » “ ”"},
    # As Dansk Sprognævn and the Real Academia Galega have them.
    ("da", "quotes"): {"“ ” ‘ ’": "» « › ‹"},
    ("gl", "quotes"): {"“ ” ‘ ’": "« » “ ”"},
    # As the Federal Chancellery of Switzerland writes.
    ("de-CH", "quotes"): {"„ “ ‚ ‘": "« » ‹ ›"},
    ("de-LI", "quotes"): {"„ “ ‚ ‘": "« » ‹ ›"},
}
# Countries whose short names in CLDR people write; the long ones tell of administration, or of an older name.
SHORT_COUNTRIES = {"HK", "MM", "MO", "PS"}
# Languages that have CLDR's short lengths of time; the others have the long ones, where there are any.
SHORT = {"de", "en", "en-001", "en-CA", "en-US"}
# The words for what goes on, which CLDR does not have.
PRESENT = {
    "ar": "حتى الآن", "ca": "actualitat", "cs": "současnost", "da": "nu", "de": "heute", "el": "σήμερα", "en": "Present",
    "es": "actualidad", "fi": "nykyhetki", "fr": "aujourd’hui", "gl": "actualidade", "he": "היום", "hi": "वर्तमान",
    "hu": "jelenleg", "id": "sekarang", "is": "í dag", "it": "oggi", "ja": "現在", "ko": "현재", "nb": "nå", "nl": "heden",
    "pl": "obecnie", "pt": "presente", "pt-BR": "atual", "ro": "prezent", "ru": "настоящее время", "sk": "súčasnosť",
    "sv": "nu", "tr": "halen", "uk": "дотепер", "vi": "hiện tại", "zh-Hans": "至今", "zh-Hant": "至今",
}


def asked(tag):
    """What CLDR has for a language, as plain values."""
    cldr = Locale.parse(tag, sep="-")
    skeletons, units = cldr.datetime_skeletons, cldr._data["unit_patterns"]
    return {
        "months": {
            f"{width} {context}": [cldr.months[context][width][month] for month in range(1, 13)]
            for width in ("wide", "abbreviated") for context in ("format", "stand-alone")},
        "day": skeletons["yMMMd"].pattern, "month": skeletons["yMMM"].pattern,
        "between": cldr.interval_formats["yMMM"]["y"][0],
        "units": {unit: {width: dict(units[f"duration-{unit}"].get(width, {})) for width in ("short", "long")}
                  for unit in ("year", "month")},
        "plurals": [cldr.plural_form(number) for number in range(201)],
        "countries": dict(cldr.territories),
    }


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


def short_names_of_icu():
    """A function that gives a country's short name in a locale, which Babel leaves out."""
    path = sorted(glob.glob("/usr/lib/*/libicuuc.so.[0-9][0-9]"))[-1]
    library, version = ctypes.CDLL(path), re.search(r"\d+$", path)[0]
    opened, named = (getattr(library, f"uldn_{name}_{version}") for name in ("openForContext", "regionDisplayName"))
    opened.restype = ctypes.c_void_p

    def name(tag, code):
        status, signs = ctypes.c_int(0), (ctypes.c_uint16 * 200)()
        # UDISPCTX_LENGTH_SHORT.
        contexts = (ctypes.c_int * 1)(0x0201)
        names = ctypes.c_void_p(opened(tag.replace("-", "_").encode(), contexts, 1, ctypes.byref(status)))
        length = named(names, code.encode(), signs, 200, ctypes.byref(status))
        # Some have what else the country is called behind its name.
        return re.split(r" ?[(（]", bytes(signs)[:2 * length].decode("utf-16-le"))[0]

    return name


def compare_countries(tag, names):
    """Compares the names of countries, or writes them down; English ones stand in the program's own code."""
    names = {code: short_name(CLDR_TAGS.get(tag, tag), code) if code in SHORT_COUNTRIES else names[code] for code in codes}
    text = "".join(f"{code}\t{name}\n" for code, name in names.items())
    path = COUNTRIES / f"{tag}.tsv"
    # What extends a language has its names where it has none of its own.
    if not path.exists() and "extends" in files[tag]:
        path = COUNTRIES / f"{files[tag]['extends']}.tsv"
    if sys.argv[1:] == ["--record"]:
        path.write_text(text, encoding="utf-8")
    elif not path.exists():
        faults.append(f"{tag}: there are no names of countries; --record writes them")
    else:
        ours = dict(line.split("\t", 1) for line in path.read_text(encoding="utf-8").splitlines())
        for code in sorted(ours.keys() | names.keys()):
            expect(tag, f"name of {code}", [ours.get(code)], [names.get(code)])


def plural(rule, number):
    """The plural form that a file's rule gives a number."""
    for category, condition in rule.items():
        condition = re.sub(r"(n(?: % \d+)?) (!?)= (\d+)(?:\.\.(\d+))?", lambda match: "({}({} <= {} <= {}))".format(
            "not " if match[2] else "", match[3], match[1], match[4] or match[3]), condition)
        if eval(condition, {"n": number}):
            return category
    return "other"


def plain(text):
    return text.replace("\u202f", " ").replace("\xa0", " ")


def expect(tag, what, ours, theirs):
    wanted = DIFFERENCES.get((tag, what), {})
    theirs = [wanted.get(text, text) for text in theirs]
    if ours != theirs:
        faults.append(f"{tag}, {what}: {ours}, but {theirs} in CLDR")


def compare(tag):
    ours = words(tag)
    answer = subprocess.run(
        [sys.executable, __file__, "--ask", CLDR_TAGS.get(tag, tag)], capture_output=True, text=True, check=True)
    cldr = json.loads(answer.stdout)
    months, dates = cldr["months"], ours["dates"]

    # A month before a year has the form that CLDR's pattern for both asks for, one beside a day the other.
    def names(width, pattern):
        return months[f"{width} {'stand-alone' if 'LLL' in pattern else 'format'}"]

    expect(tag, "months", ours["months"], months["wide format" if tag == "vi" else "wide stand-alone"])
    expect(tag, "short-months", ours["short-months"], names("abbreviated", cldr["month"]))
    # No date of Vietnamese here has a month's name.
    if tag != "vi":
        expect(tag, "months-with-day", ours.get("months-with-day", ours["months"]), months["wide format"])
        expect(tag, "short-months-with-day", ours.get("short-months-with-day", ours["short-months"]),
               months["abbreviated format"])
    expect(tag, "day", [dates["day"]], [plain(cldr["day"]).replace("L", "M")])
    expect(tag, "month", [dates["month"]], [plain(cldr["month"]).replace("L", "M")])
    # CLDR has narrow blanks or none around the sign; a wide one may end a line.
    between = re.split("[yM月월г]", plain(cldr["between"]))[-1].strip(" .\u2009'")
    expect(tag, "range", [dates["range"].strip()], [between])
    rule = ours.get("plurals", {"one": "n = 1"})
    expect(tag, "plurals", [plural(rule, number) for number in range(201)], cldr["plurals"])
    recorded[tag] = cldr["plurals"]
    used = [category for category in CATEGORIES if category in rule or category == "other"]
    for unit in ("year", "month"):
        units, forms = cldr["units"][unit], ours["durations"][unit]
        theirs = units["short" if tag in SHORT or "other" not in units["long"] else "long"]
        forms = {category: forms if isinstance(forms, str) else forms[category] for category in used}
        theirs = {category: plain(theirs.get(category, theirs["other"])) for category in used}
        wanted = DIFFERENCES.get((tag, "durations"), {})
        for category in used:
            text = theirs[category]
            theirs[category] = wanted.get(f"{text} ({category})", wanted.get(text, text))
        if forms != theirs:
            faults.append(f"{tag}, durations: {forms}, but {theirs} in CLDR")
    expect(tag, "quotes", [ours["quotes"].replace("\u202f", "")], [quotes(CLDR_TAGS.get(tag, tag))])
    if not tag.startswith("en"):
        compare_countries(tag, cldr["countries"])
    name = tag if tag in PRESENT else tag.split("-")[0]
    if name not in PRESENT:
        faults.append(f"{tag}: add its word for what goes on to .ci/languages.py, as somebody who speaks it would")
    elif ours["present"] != PRESENT[name]:
        faults.append(f"{tag}, present: {ours['present']}, but {PRESENT[name]} was agreed on")


if sys.argv[1:2] == ["--ask"]:
    print(json.dumps(asked(sys.argv[2])))
    sys.exit()

faults, recorded = [], {}
files = {path.stem: next(yaml.safe_load_all(path.read_text(encoding="utf-8"))) or {} for path in FOLDER.glob("*.yaml")}
codes = re.search('"""\n(.*?)"""', (PACKAGE / "Sources/ResumeModel/Places/Country.swift").read_text().split("let codes")[1], re.S)[1].split()
quotes, short_name = quotes_of_icu(), short_names_of_icu()
for tag, marks in files.pop("others")["quotes"].items():
    expect(tag, "quotes", [marks.replace("\u202f", "")], [quotes(tag)])
for tag in sorted(files):
    compare(tag)
if sys.argv[1:] == ["--record"]:
    lines = (f"{tag} {''.join(str(CATEGORIES.index(form)) for form in forms)}\n" for tag, forms in recorded.items())
    PLURALS.write_text("".join(lines), encoding="utf-8")

print("\n".join(faults) or f"{len(files)} languages have the months, dates, plurals and countries of CLDR")
sys.exit(1 if faults else 0)
