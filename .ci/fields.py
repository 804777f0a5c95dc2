#!/usr/bin/env python3
"""Fills each field of a resume with texts of many lengths, in all layouts, and looks for them in the PDF files.

usage: fields.py --program FILE [--sample N] [--seed N] [--patience SECONDS] [--only TEXT]

Nothing that a person writes may end in a fault of the program, and nothing that a layout prints may be missing or
out of order in the PDF. The fields are those of the program's own schema; one resume has one field filled.
With --sample only so many are tried, chosen by the seed. Needs pdftotext and pdfinfo. Prints what failed, and then
"N passed, N failed".
"""
import argparse
import concurrent.futures
import functools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata


# Words of each text; 0 stands for one word of 600 letters.
LENGTHS = [1, 40, 200, 800, 0]
PROCESSES = 2
PATIENCE = 10.0
# Values that are no text for the page: a picture's path, the title of a section without entries, and what the file says
# about itself.
NOT_PRINTED = {"basics.image", "sections.title"}
NOT_CONTENT = {"meta"}
# Keys of any entry that are not for the page: notes to the writer, and signs of apps.
NOT_FOR_READERS = {"notes", "icon"}
# Any other key is a field of the person's own, and any other section too.
OWN_FIELD = "nickname"
OWN_SECTION = "patents"
# Short of this many letters, a stretch of a text says nothing about where it stands.
LEAST_STRETCH = 3


# The fields


def fields(schema):
    """The path of each field of the program's schema, and what makes a resume of a text for it."""
    def whole(part):
        for reference in [part, *part.get("allOf", [])]:
            if "$ref" in reference:
                part = schema["definitions"][reference["$ref"].split("/")[-1]]
        return part

    def walk(path, part, wrap):
        keys = {key: value for key, value in part["properties"].items() if not value.get("doNotSuggest")}
        for key, value in {**keys, OWN_FIELD: {}}.items():
            if key.startswith("$"):
                continue
            place = f"{path}.{key}" if path else key
            inner = whole(value.get("items", value))
            # Where a text may stand as well as the parts of an address, the text is what most people write.
            is_map = "properties" in inner and "number" not in value["type"]
            put = functools.partial(lambda wrap, key, is_list, value: wrap({key: [value] if is_list else value}),
                                    wrap, key, value.get("type", [""])[0] == "array")
            if is_map:
                yield from walk(place, inner, put)
            else:
                yield place, put

    top = {"properties": {key: value for key, value in schema["properties"].items() if key not in NOT_CONTENT}}
    found = [(path, put) for path, put in walk("", top, lambda value: value) if path != OWN_FIELD]
    found += walk(OWN_SECTION, schema["definitions"]["entry"], lambda value: {OWN_SECTION: [value]})
    return {
        path: put for path, put in found
        if path not in NOT_PRINTED and path.rsplit(".", 1)[-1] not in NOT_FOR_READERS
    }


# The texts


def word(number):
    """A word of letters, another one for each number."""
    letters = "bcdghkmnprstvwz"
    spelled = "".join(letters[number // len(letters) ** place % len(letters)] for place in range(3))
    return f"{spelled}{'aeou'[number % 4]}"


def text(length):
    """So many words, or one long one."""
    if length == 0:
        return "".join(word(number) for number in range(150))
    return " ".join(word(number) for number in range(length))


def plain(text):
    """A text as readers may find it, whatever its blanks, capitals and ligatures."""
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def stretches(needle, text):
    """The longest stretches that a text is made of, each found behind the one before; nil if one is not."""
    found, start, cursor = [], 0, 0
    while start < len(needle):
        low, high = 0, len(needle) - start
        while low < high:
            middle = (low + high + 1) // 2
            if text.find(needle[start:start + middle], cursor) >= 0:
                low = middle
            else:
                high = middle - 1
        if low < min(LEAST_STRETCH, len(needle) - start):
            return None, needle[start:start + 40]
        cursor = text.find(needle[start:start + low], cursor) + low
        found.append(low)
        start += low
    return found, None


# One resume


def call(*command):
    return subprocess.run(command, capture_output=True, timeout=call.patience, env={"PATH": os.environ["PATH"]})


def fault(program, folder, layout, path, put, length):
    """What is wrong with one field, length and layout; nil if all is well."""
    resume = put(text(length))
    if path != "basics.name":
        resume.setdefault("basics", {})["name"] = "Ada"
    name = f"{path}-{layout}-{length}"
    source, file = folder / f"{name}.json", folder / f"{name}.pdf"
    source.write_text(json.dumps(resume), "utf8")
    try:
        result = call(program, "render", str(source), "--layout", layout, "-o", str(file))
        said = result.stderr.decode("utf8", "replace")
        if result.returncode != 0:
            return f"exit code {result.returncode}: {said[-300:]}"
        if "[field-unprinted]" in said:
            return None
        if "[page-overfull]" in said:
            return "runs over a page's foot"
        pages = call("pdftotext", "-raw", str(file), "-").stdout.decode("utf8").split("\f")[:-1]
        found, lost = stretches(plain(text(length)), plain("".join(pages)))
        if found is None:
            return f"from {lost!r} on it is not in the PDF, or not in order"
        # Between two pages stands what is at their feet, and what stands beside on the first.
        if len(found) > 2 * len(pages) + 1:
            return f"it is in {len(found)} pieces on {len(pages)} pages"
        if 1 < length < 100 and len(pages) == 1:
            tree = call("pdfinfo", "-struct-text", str(file)).stdout.decode("utf8")
            elements = re.split(r"(?m)^ *(?:Document|Sect|.*\(block\)).*$", tree)
            texts = [plain("".join(re.findall(r'(?m)^ *"(.*)"$', element))) for element in elements]
            if not any(plain(text(length)) in element for element in texts):
                return "it is not whole in the structure"
    except subprocess.TimeoutExpired:
        return f"takes more than {call.patience} s"
    finally:
        source.unlink(missing_ok=True)
        file.unlink(missing_ok=True)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=PATIENCE, help="the most seconds that a program may take")
    parser.add_argument("--only", default="", help="cases whose field, layout and length hold this text")
    arguments = parser.parse_args()
    call.patience = arguments.patience
    program = os.path.abspath(arguments.program)
    listed = call(program, "layouts", "list").stdout.decode("utf8")
    layouts = [line.split()[0] for line in listed.split("\n") if line.strip()]
    schema = json.loads(call(program, "schema").stdout)
    cases = [(layout, path, put, length) for path, put in fields(schema).items() for layout in layouts for length in LENGTHS]
    cases = [case for case in cases if arguments.only in f"{case[1]} {case[0]} {case[3]}"]
    if arguments.sample:
        cases = random.Random(arguments.seed).sample(cases, min(arguments.sample, len(cases)))
    passed, failed = 0, 0
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        folder = pathlib.Path(folder)
        for case, wrong in zip(cases, pool.map(lambda case: fault(program, folder, *case), cases)):
            if wrong:
                failed += 1
                print(f"FAIL  {case[1]}, {case[0]}, {case[3] or 'one long'} word(s): {wrong}", flush=True)
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
