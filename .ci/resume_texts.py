"""The texts of a JSON Resume file that must stand on its pages."""
import html
import json
import re
import unicodedata

# Values that are set in another form, or are no text for the page.
DATES = {"date", "startDate", "endDate", "releaseDate", "lastModified"}
NOT_TEXT = {"$schema", "meta", "image", "url", "countryCode", "network"} | DATES

# Elements of HTML that people write into a resume; what looks like others is text.
TAGS = "a|b|br|code|em|i|li|ol|p|span|strong|u|ul"


def plain(text):
    """A text as it is set: without markup, with simple spaces, in composed form."""
    text = html.unescape(re.sub(rf"</?({TAGS})\b[^>]*>", "", text))
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(\*\*|__|`)(.+?)\1", r"\2", text)
    text = re.sub(r"(?<!\w)[*_](\S.*?\S|\S)[*_](?!\w)", r"\1", text)
    text = re.sub("[\u00ad\u200b\ufe0f]", "", text)
    return " ".join(unicodedata.normalize("NFC", text).split())


def read(path):
    """The resume as Python values."""
    with open(path, encoding="utf8") as file:
        return json.load(file)


def texts(value, path="", key=""):
    """All texts with their places, as (`work[0].position`, "Engineer"), in order."""
    if key in NOT_TEXT:
        return
    if isinstance(value, dict):
        for name, member in value.items():
            yield from texts(member, f"{path}.{name}" if path else name, name)
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield from texts(member, f"{path}[{index}]")
    elif isinstance(value, str):
        for part in re.split(r"\n\s*\n|\n\s*[-*•]\s+", value):
            if plain(part):
                yield path, plain(part)


def paragraphs(resume):
    """The texts that stand as a paragraph or an item of their own."""
    for path, text in texts(resume):
        if re.search(r"(summary|highlights\[\d+\]|reference)$", path):
            yield path, text


def sequences(resume):
    """For each list of entries: texts that must follow one another, the name of an entry first."""
    for section, entries in resume.items():
        if isinstance(entries, list):
            found = []
            for index, entry in enumerate(entries):
                if isinstance(entry, dict):
                    head = next((entry[key] for key in ("position", "name", "title", "area") if entry.get(key)), "")
                    found += [plain(head)] + [plain(text) for text in entry.get("highlights") or []]
            yield section, [text for text in found if text]


def addresses(resume):
    """All web addresses in fields that hold one."""
    if isinstance(resume, dict):
        for key, value in resume.items():
            if key == "url" and isinstance(value, str) and value:
                yield value
            elif key not in ("meta", "$schema"):
                yield from addresses(value)
    elif isinstance(resume, list):
        for value in resume:
            yield from addresses(value)
