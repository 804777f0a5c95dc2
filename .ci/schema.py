#!/usr/bin/env python3
"""Holds the resume's JSON Schema against the reader.

What the reader takes without an error, the schema takes; a number in place of a section, an entry or the
person is an error to both. Needs jsonschema, which .ci/run installs.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("resumes", nargs="+")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    schema = json.loads(subprocess.check_output([program, "schema"]))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    faults = []
    with tempfile.TemporaryDirectory() as folder:

        def has_errors(text):
            (pathlib.Path(folder) / "resume.json").write_text(text)
            command = [program, "render", "resume.json", "-o", "out.txt", "--force"]
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 65

        def compare(name, text):
            isValid, isRead = validator.is_valid(json.loads(text)), not has_errors(text)
            if isValid != isRead:
                words = "takes it, and the reader does not" if isValid else "refuses it, and the reader does not"
                faults.append(f"{name}: the schema {words}")

        for path in options.resumes:
            compare(path, pathlib.Path(path).read_text())
        for language in ("en", "es", "de", "fr"):
            subprocess.check_call([program, "init", f"{language}.json", "--language", language], cwd=folder,
                                  stdout=subprocess.DEVNULL)
            compare(f"the starter in {language}", (pathlib.Path(folder) / f"{language}.json").read_text())
        for key, shape in schema["properties"].items():
            if key.startswith("$"):
                continue
            for value in (7, True, [7], ["x"], {"name": "x"}, "x"):
                isPerson = key == "basics" or '"basics"' in shape["description"]
                other = {"work": [{"name": "Acme"}]} if isPerson else {"basics": {"name": "Ada Ng"}}
                compare(f"{key}: {json.dumps(value)}", json.dumps({**other, key: value}))
    for fault in faults:
        print(fault)
    print(f"{len(options.resumes)} resumes, {len(schema['properties'])} keys, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
