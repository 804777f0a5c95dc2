"""Makes layouts out of the layouts' own schema: each key with values inside its range, at its edges and beyond."""
import json

NUMBERS = [0, 0.01, 0.5, 0.8, 1, 1.3, 2, 3, 5, 8, 9.6, 12, 20, 36, 50, 72, 100, 150, 199, 200, 300, 500, 595, 842, 2000]
WILD = [-1, -12, 1e-9, 5000, 1e5, 1e9, 1e38, 1e300, 99999999999999999999]
UNITS = ["pt", "mm", "cm", "in", "em", "%", "fr"]
TEMPLATES = ["", "{name}", "**{position}**, {name}[ — {location}]", "{dates}", "[[[{url}]]]", "<muted>{summary}</muted>",
             "{title}", "{page}/{pages}", "*{name}*", "{nothing}", "[", "]", "{", "\\", "**", "<x>", "text", "{highlights}",
             "[a {x} b][{date}]{date}", "·" * 30, "{name} " * 20, "W" * 300, "[" * 30 + "]" * 30, "\u0301", "\U0001F600"]
COLORS = ["#000", "#fff", "#1f4e79", "#12345678", "red", "accent", "text", "muted", "", "#", "#ggg"]
FAMILIES = ["Source Sans 3", "Carlito", "Gentium Book Plus", "EB Garamond", "Noto Emoji", "None Such", "body", ""]
SECTIONS = ["work", "education", "skills", "summary", "languages", "projects", "other", "interests", "awards", "nope",
            "publications", "certificates", "references", "volunteer"]
FIELDS = ["summary", "highlights", "keywords", "level", "courses", "roles", "name", "nope"]
LAYOUTS = ["classic", "modern", "executive", "engineering", "sidebar", "timeline", "accent", "compact", "academic", "ats"]


def number(rng, low=None, high=None):
    """A number, mostly within its range."""
    kind = rng.random()
    if low is not None and kind < 0.8:
        return rng.choice([low, high, round(rng.uniform(low, high), 2), int(rng.uniform(low, high))])
    return rng.choice(NUMBERS if kind < 0.97 else WILD)


def length(rng, pattern):
    """A length, as plain YAML."""
    units = [unit for unit in UNITS if unit in pattern]
    if "auto" in pattern and rng.random() < 0.2:
        return "auto"
    if rng.random() < 0.1:
        return 0
    unit = rng.choice(units)
    amount = number(rng)
    if unit != "pt" and amount > 50 and rng.random() < 0.8:
        amount = round(amount / 25, 2)
    return f"{amount}{unit}"


class Grammar:
    """The layouts' schema, read as a grammar of values."""

    def __init__(self, schema):
        self.schema = schema

    def top(self, rng, count):
        """A map with values for a few keys of a layout."""
        keys = [key for key in self.schema["properties"] if key not in ("extends", "name", "summary")]
        return {key: self.value(self.schema["properties"][key], rng, (key,)) for key in rng.sample(keys, count)}

    def value(self, shape, rng, path):
        if rng.random() < 0.004:
            return rng.choice([None, True, -1, "x", [], {}, [[]], {"x": 1}, "1pt", 10**400])
        if "$ref" in shape:
            return self.value(self.schema["definitions"][shape["$ref"].split("/")[-1]], rng, path)
        if "allOf" in shape:
            return self.value(shape["allOf"][0], rng, path)
        if "anyOf" in shape:
            return self.value(rng.choice(shape["anyOf"]), rng, path)
        if "const" in shape:
            return shape["const"]
        if "enum" in shape:
            return rng.choice(shape["enum"])
        if "pattern" in shape:
            return length(rng, shape["pattern"])
        kind = shape.get("type")
        if kind == "boolean":
            return rng.random() < 0.5
        if kind in ("number", "integer"):
            return number(rng, shape.get("minimum"), shape.get("maximum"))
        if kind == "array":
            count = shape.get("minItems", rng.choice([0, 1, 1, 2, 3, 6]))
            elements = [self.value(shape.get("items", {}), rng, path + ("[]",)) for _ in range(count)]
            if count == 2 and path[0] == "fit":
                return rng.choice([["80%", "120%"], ["20%", "500%"], ["100%", "100%"], elements])
            return elements
        if kind == "object":
            return self.map(shape, rng, path)
        return self.text(rng, path)

    def map(self, shape, rng, path):
        if isinstance(shape.get("additionalProperties"), dict):
            names = {"fonts": ["body", "head"], "colors": ["text", "accent", "muted"]}.get(path[0], SECTIONS)
            return {name: self.value(shape["additionalProperties"], rng, path + (name,)) for name in rng.sample(names, 2)}
        keys = list(shape.get("properties", {}))
        count = min(len(keys), rng.choice([1, 1, 2, 3]))
        return {key: self.value(shape["properties"][key], rng, path + (key,)) for key in rng.sample(keys, count)}

    @staticmethod
    def text(rng, path):
        last = str(path[-1])
        if path[0] == "fonts" or last == "font":
            return rng.choice(FAMILIES)
        if "color" in last or path[0] == "colors" or last in ("box", "fill", "background"):
            return rng.choice(COLORS)
        if last in ("sections", "order", "either", "hide", "[]") and "sections" in path:
            return rng.choice(SECTIONS)
        if last in ("prose", "bullets", "chips", "level"):
            return rng.choice(FIELDS)
        if last == "inherits":
            return rng.choice(SECTIONS)
        return rng.choice(TEMPLATES)


def layout(rng, grammar):
    """The text of a layout file."""
    tree = {"extends": rng.choice(LAYOUTS), **grammar.top(rng, rng.choice([1, 1, 2, 3]))}
    return json.dumps(tree, ensure_ascii=False, indent=1).encode("utf-8", "replace")
