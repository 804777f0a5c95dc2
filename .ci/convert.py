#!/usr/bin/env python3
"""Converts every resume of the repository, and holds the results against those who read them.

As JSON Resume, in JSON and in YAML, a JSON Resume has the very same data, whoever reads it (PyYAML's rules for plain
texts too), and any resume gives the same text as before. As RenderCV it is what RenderCV 2.8 itself takes, where
there is a Python that can run it, else what that version's JSON Schema takes; and read again it has every word.
Needs jsonschema and PyYAML, which .ci/run installs.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import yaml

VERSION = "2.8"
# What files say in their dates in words of their own, or of a language that the program has no file of.
SPAN_WORDS = {"until", "up", "to", "now", "oct", "dec"}
# What RenderCV writes in another form: months of Brazil, since its one Portuguese is that of Portugal here, whose dates
# are numbers; and the "www." of accounts, whose addresses it makes of their names.
OTHER_FORMS = {"jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez", "www"}
SCHEMA = "Tests/Fixtures/rendercv/schema.json"
JUDGE = """
import importlib.metadata, json, pathlib, sys
assert importlib.metadata.version("rendercv") == sys.argv[1]
from rendercv.schema.rendercv_model_builder import build_rendercv_dictionary_and_model
faults = {}
for path in map(pathlib.Path, sys.argv[2:]):
    try:
        build_rendercv_dictionary_and_model(path.read_text("utf-8"), input_file_path=path)
    except Exception as error:
        errors = getattr(error, "validation_errors", None)
        faults[str(path)] = "; ".join(f"{e.schema_location}: {e.message}" for e in errors) if errors else repr(error)
print(json.dumps(faults))
"""


class Loader(yaml.SafeLoader):
    """YAML 1.1, with numbers as they are written."""


def scalar(kind):
    return lambda loader, node: (kind, loader.construct_scalar(node))


for kind in ("int", "float", "timestamp"):
    Loader.add_constructor(f"tag:yaml.org,2002:{kind}", scalar("timestamp" if kind == "timestamp" else "number"))


def rendercv_python(folder):
    """A Python that has RenderCV, made anew where need be; None if there is none."""
    asked = os.environ.get("RESUME_PDF_RENDERCV_PYTHON")
    names = [asked] if asked else [sys.executable, "python3.14", "python3.13", "python3.12"]
    check = f"import importlib.metadata as m, sys; sys.exit(m.version('rendercv') != '{VERSION}')"
    for name in filter(shutil.which, names):
        if subprocess.run([name, "-c", check], capture_output=True).returncode == 0:
            return name
    for name in filter(shutil.which, names):
        if subprocess.run([name, "-c", "import sys; sys.exit(sys.version_info < (3, 12))"], capture_output=True).returncode:
            continue
        python = str(folder / "bin/python")
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", f"rendercv=={VERSION}"]
        if all(subprocess.run(command, capture_output=True).returncode == 0
               for command in ([name, "-m", "venv", str(folder)], install)):
            return python
    return None


def refusals(paths, folder):
    """What the reader of RenderCV says against each file, and who that was."""
    python = rendercv_python(folder)
    if python:
        output = subprocess.check_output([python, "-c", JUDGE, VERSION, *map(str, paths)])
        return json.loads(output), f"RenderCV {VERSION}"
    validator = jsonschema.Draft7Validator(json.loads(pathlib.Path(SCHEMA).read_text("utf-8")))
    faults = {}
    for path in paths:
        tree = yaml.safe_load(path.read_text("utf-8"))
        found = [f"{'.'.join(map(str, e.absolute_path))}: {e.message[:200]}" for e in validator.iter_errors(tree)]
        if found:
            faults[str(path)] = "; ".join(found)
    return faults, f"the JSON Schema of RenderCV {VERSION}"


def words(text):
    return set(re.findall(r"[^\W_]{2,}", text.casefold()))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for what is made")
    parser.add_argument("resumes", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    faults = []

    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "HOME": scratch, "SOURCE_DATE_EPOCH": "1700000000"}

        def run(*arguments):
            command = [program, *map(str, arguments)]
            return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=environment)

        def text(path):
            """The resume as text; None if it is none."""
            result = run("render", path, "-o", "-", "--format", "txt")
            return result.stdout if result.returncode == 0 else None

        def convert(source, number):
            """Converts one resume in all ways: what went wrong, and the file for RenderCV."""
            before, found = text(source), []
            if before is None:
                return None, found
            made = {}
            for name, to in (("json", "json-resume"), ("yaml", "json-resume"), ("rendercv.yaml", "rendercv")):
                made[name] = folder / f"{number}.{name}"
                result = run("convert", source, "-o", made[name], "--to", to, "--force")
                if result.returncode or result.stderr.count("not-carried-over") > 1:
                    found.append(f"{to}: {result.stderr[:500]}")
                    return made["rendercv.yaml"], found
            for name in ("json", "yaml"):
                if text(made[name]) != before:
                    found.append(f"{name}: says something else than before")
            exact = json.loads(made["json"].read_text("utf-8"), parse_int=number_as_text, parse_float=number_as_text)
            plain = yaml.load(made["yaml"].read_text("utf-8"), Loader)
            if not is_same(exact, plain):
                found.append("the JSON and the YAML hold different data")
            if source.name.endswith(".resume.json"):
                original = json.loads(source.read_text("utf-8-sig"), parse_int=number_as_text, parse_float=number_as_text)
                if json.dumps(original) != json.dumps(exact):
                    found.append("the data are not what they were")
            after = text(made["rendercv.yaml"])
            # A line may end inside of a word that has no blanks around it.
            whole = re.sub(r"\s", "", (after or "").casefold())
            own = source.read_text("utf-8", errors="replace").casefold()
            missing = {word for word in words(before) - words(after or "") if word in own and word not in whole}
            missing -= SPAN_WORDS | OTHER_FORMS
            if missing:
                found.append(f"RenderCV: lost {sorted(missing)[:20]}")
            return made["rendercv.yaml"], found

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(convert, options.resumes, range(len(options.resumes))))
        made = {}
        for source, (path, found) in zip(options.resumes, results):
            faults += [f"{source}: {fault}" for fault in found]
            if path and path.exists():
                made[str(path)] = source
        refused, judge = refusals(list(map(pathlib.Path, made)), pathlib.Path(".build/rendercv"))
        faults += [f"{made[path]}: refused by {judge}: {reason}" for path, reason in refused.items()]

    for fault in faults:
        print(fault)
    print(f"{len(options.resumes)} files, {len(made)} of them resumes, held against {judge}: {len(faults)} faults")
    return 1 if faults or not made else 0


def number_as_text(digits):
    return ("number", digits)


def is_same(exact, plain):
    """Whether JSON and YAML hold the same, numbers as they are written; 1e3 is a text to YAML 1.1."""
    if isinstance(exact, dict):
        return isinstance(plain, dict) and list(exact) == list(plain) and all(is_same(exact[k], plain[k]) for k in exact)
    if isinstance(exact, list):
        return isinstance(plain, list) and len(exact) == len(plain) and all(map(is_same, exact, plain))
    if isinstance(exact, tuple):
        return plain in (exact, exact[1])
    return type(exact) is type(plain) and exact == plain


if __name__ == "__main__":
    sys.exit(main())
