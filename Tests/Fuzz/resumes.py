"""Mutates resumes: their values, their shape, and their bytes."""
import json

WORDS = ["lorem", "led", "Straße", "naïve", "C++", "U.S.", "北京", "سلام", "שלום", "हिन्दी", "👩‍👩‍👧", "x" * 40, "—", "fi"]

TEXTS = [
    "", " ", "-", "—", "\t", "\n\n", "a", "A" * 600, "word " * 200, "TODO", "{{name}}", "Lorem ipsum", "null", "true",
    "**bold", "*a*b*", "_x_", "`code", "[text](https://example.com)", "[x](javascript:alert(1))", "![i](a.png)",
    "[" * 40, "]" * 40, "(" * 40, "<b>b", "<ul><li>a<li>b</ul>", "<script>x</script>", "<a href='x'>y</a>", "<!-- c",
    "&amp;&#x1F600;&#0;&#xD800;&bogus;", "a\\", "- a\n- b\n  - c", "1. x\n2. y", "• x\n• y", "> q", "| a | b |", "# h",
    "https://example.com/" + "p" * 300, "http://[::1]/", "https://x.org/%zz)(", "mailto:a@b.c", "a@b", "www.x.y", "//h",
    "+1 555 0100", "tel:", "2020", "2020-13", "2020-02-30", "0000-00-00", "9999-12-31", "03/04/2021", "May 2020 – now",
    "2020/10至今", "since 2019", "1e999", "-0", "NaN", "٢٠٢٠", "\u0000", "\u001b[31mred", "\u202eevil\u202c", "\u00ad",
    "\ufeff", "\u2028", "e" + "\u0301" * 30, "\U0001F468\u200d\U0001F469", "\ud7ff\ue000", "ﷺ" * 50, "W" * 250, "i" * 999,
    "\\u2019", "/etc/passwd", "../../x", "a;b", "%s%n", "'\"", "en", "xx-YY", "de-DE-1996", "US", "ZZ", "modern", "./l.yaml",
]

VALUES = [
    None, True, False, 0, -1, 1, 2021, 3.5, 1e300, 10**30, -0.0, [], {}, [[]], [{}], [None], {"": ""}, {"a": None},
    [1, "a", None], {"text": "t"}, {"start": "2020", "end": "2021"}, {"en": "x", "zh": "y"}, ["- a", ["b", ["c"]]],
    {"list": [{"name": "Bash", "level": "Advanced", "summary": "s"}]},
]

KEYS = """basics name label image email phone url summary location address postalCode city countryCode region profiles
network username work position startDate endDate date highlights company roles volunteer organization education institution
area studyType score courses awards title awarder certificates issuer publications publisher releaseDate skills level
keywords languages language fluency interests references reference projects description entity type meta theme layout pages
canonical version lastModified period website github linkedin contact hidden hide visible id template headings sections
extends styles page fonts entries header colors nmae Work E-Mail start_date $schema _private // 日本 k""".split()


def nodes(tree, path=()):
    """The paths of all values in a tree, the tree's own first."""
    yield path
    if isinstance(tree, dict):
        for key in tree:
            yield from nodes(tree[key], path + (key,))
    elif isinstance(tree, list):
        for index in range(len(tree)):
            yield from nodes(tree[index], path + (index,))


def value(rng, size=1):
    """An odd value."""
    kind = rng.random()
    if kind < 0.5:
        return rng.choice(TEXTS)
    if kind < 0.65:
        return json.loads(json.dumps(rng.choice(VALUES)))
    if kind < 0.75:
        return " ".join(rng.choice(WORDS) for _ in range(int(rng.choice([1, 3, 40, 200, 800]) * size)))
    if kind < 0.85:
        return "".join(chr(scalar(rng)) for _ in range(rng.choice([1, 5, 50])))
    if kind < 0.93:
        return "".join(rng.choice(TEXTS) for _ in range(3))
    nested = rng.choice(TEXTS)
    for _ in range(rng.choice([2, 10, 100, 190])):
        nested = [nested] if rng.random() < 0.5 else {rng.choice(KEYS): nested}
    return nested


def scalar(rng):
    """A code point, often an awkward one."""
    while True:
        point = rng.choice([rng.randrange(0x20, 0x250), rng.randrange(0x300, 0x3000), rng.randrange(0x110000)])
        if not 0xD800 <= point < 0xE000:
            return point


def mutate(tree, rng, paths):
    """Changes one thing in a tree, in place."""
    path = rng.choice(paths)
    try:
        parent = tree
        for step in path[:-1]:
            parent = parent[step]
        if not path:
            return
        here = parent[path[-1]]
    except (KeyError, IndexError, TypeError):
        return
    if not isinstance(parent, (dict, list)):
        return
    kind = rng.randrange(9)
    if kind == 0 and isinstance(parent, dict):
        del parent[path[-1]]
    elif kind == 1 and isinstance(parent, list):
        parent.insert(path[-1], json.loads(json.dumps(here)))
    elif kind == 2 and isinstance(parent, dict):
        parent[rng.choice(KEYS)] = parent.pop(path[-1])
    elif kind == 3 and isinstance(here, dict):
        here[rng.choice(KEYS)] = value(rng)
    elif kind == 4 and isinstance(here, list):
        here.append(value(rng))
    elif kind == 5 and isinstance(here, str):
        place = rng.randrange(len(here) + 1)
        parent[path[-1]] = here[:place] + rng.choice(TEXTS) + here[place:]
    elif kind == 6:
        parent[path[-1]] = [here]
    else:
        parent[path[-1]] = value(rng)


def grow(tree, rng):
    """Makes a resume up to about a MiB of text large."""
    size = rng.choice([20_000, 100_000, 400_000, 900_000])
    lists = [key for key in tree if isinstance(tree[key], list) and tree[key]]
    if lists and rng.random() < 0.6:
        entries = tree[rng.choice(lists)]
        weight = len(json.dumps(entries, ensure_ascii=False).encode()) + 1
        entries *= max(1, min(size // weight, 1_000))
    elif isinstance(tree.get("basics"), dict):
        unit = rng.choice(["word ", "a b ", "https://example.com/x ", "**b** ", "é, ", "[a](https://b.cd) ", "line\n"])
        # A link has an object of its own in a PDF, and a change of face commands of its own: more than any text.
        most = 20_000 if "http" in unit or "*" in unit else size
        tree["basics"]["summary"] = unit * min(size // len(unit.encode()), most)


def yaml(tree, rng, indent=0):
    """A tree as YAML in blocks; texts in quotes as JSON has them, now and then plain or as a block."""
    pad = "  " * indent
    if isinstance(tree, dict) and tree and indent < 40:
        lines = [f"{pad}{json.dumps(key, ensure_ascii=False)}:{child(tree[key], rng, indent)}" for key in tree]
        return "\n".join(lines)
    if isinstance(tree, list) and tree and indent < 40:
        return "\n".join(f"{pad}-{child(element, rng, indent)}" for element in tree)
    return pad + json.dumps(tree, ensure_ascii=False)


def child(tree, rng, indent):
    if isinstance(tree, (dict, list)) and tree and indent < 40:
        return "\n" + yaml(tree, rng, indent + 1)
    if isinstance(tree, str) and rng.random() < 0.1 and tree.isprintable():
        return f" |\n{'  ' * (indent + 1)}{tree}" if rng.random() < 0.5 else " " + tree
    return " " + json.dumps(tree, ensure_ascii=False)


TOKENS = [b"[", b"]", b"{", b"}", b":", b",", b'"', b"'", b"- ", b"\n", b"\t", b"&a ", b"*a ", b"<<: *a", b"!!int ", b"|\n",
          b">-\n", b"? ", b"%YAML 1.1\n", b"---\n", b"#", b"//", b"\\u", b"\xff", b"\xef\xbb\xbf", b"\xc2\x85", b"\xe2\x80\xa8",
          b"\x00", b"1" * 2000, b"[" * 500, b"{a: " * 300, b"null", b"NaN", b"0x1F", b"\\ud800"]


def damage(data, rng):
    """Changes the bytes of a file."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        if not data:
            break
        place = rng.randrange(len(data))
        kind = rng.randrange(5)
        if kind == 0:
            data[place] ^= 1 << rng.randrange(8)
        elif kind == 1:
            data[place:place] = rng.choice(TOKENS)
        elif kind == 2:
            del data[place:place + rng.choice([1, 2, 10, 100])]
        elif kind == 3:
            data[place:place] = data[place:place + rng.choice([5, 50, 500])] * rng.choice([1, 2, 20])
        elif rng.random() < 0.2:
            del data[place:]
    return bytes(data[:1 << 20])


def resume(rng, seeds):
    """A mutated resume: the name of its file, and its bytes."""
    tree = json.loads(rng.choice(seeds))
    if rng.random() < 0.15:
        grow(tree, rng)
    paths = list(nodes(tree))
    for _ in range(rng.choice([1, 1, 2, 4, 10, 30])):
        mutate(tree, rng, paths)
    ending = rng.choice(["json", "yaml"])
    text = yaml(tree, rng) if ending == "yaml" else json.dumps(tree, ensure_ascii=rng.random() < 0.3, indent=1)
    data = text.encode("utf-8", "replace")[:1 << 20]
    if rng.random() < 0.3:
        data = damage(data, rng)
    return f"resume.{ending}", data
