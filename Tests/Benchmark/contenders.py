"""The programs that are measured side by side: where they are found, what they read, how they are called."""
import dataclasses
import glob
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import typing

import forms
import measures

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FONTS = ROOT / "Fonts"
# What --install installs. RenderCV needs a newer Python than Debian 12 has.
PACKAGES = {"peers": ["typst==0.15.2", "weasyprint==70.0"], "rendercv": ["rendercv[full]==2.8"]}


@dataclasses.dataclass
class Contender:
    """A program that makes a PDF of a resume."""

    name: str
    version: str
    # Writes a resume as the program reads it, into a file with an ending.
    form: typing.Callable
    ending: str
    # The command for an input and an output.
    command: typing.Callable
    # The command for all inputs and a folder that ends in a slash, in one process; none if it has no such thing.
    batch: typing.Optional[typing.Callable] = None
    # How the batch is done, where there is more than one way.
    way: str = "one process"
    # Whether the PDF comes on standard output.
    prints: bool = False
    # What a whole-process figure has in it that is not its own.
    remark: str = ""
    # Whether its cold runs are measured, too.
    is_cold: bool = True


def said(*command):
    """What a program answers; nothing if it is not there."""
    try:
        ended = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return (ended.stdout or ended.stderr).strip() if ended.returncode == 0 else ""


def pythons(kept):
    """Pythons that may have the peers, those of --install first."""
    return [path for path in (*(str(kept / name / "bin/python") for name in PACKAGES), sys.executable, "/usr/bin/python3")
            if os.access(path, os.X_OK)]


def module(name, kept):
    """The first Python that has a package, and the package's version."""
    for python in pythons(kept):
        version = said(python, "-c", f"import importlib.metadata as m; print(m.version({name!r}))")
        if version:
            return python, version
    return None, ""


def install(kept):
    """Puts the peers from PyPI into environments of their own."""
    newest = sorted((path for name in ("python3.14", "python3.13", "python3.12")
                     for path in (shutil.which(name), *glob.glob(os.path.expanduser(f"~/.pyenv/versions/*/bin/{name}")))
                     if path and said(path, "-c", "print(1)")), key=lambda path: -int(path.rsplit(".", 1)[1]))
    for name, packages in PACKAGES.items():
        python = (newest or [None])[0] if name == "rendercv" else sys.executable
        if not python:
            print(f"{packages[0]} needs Python 3.12 or later, and there is none", file=sys.stderr)
            continue
        subprocess.run([python, "-m", "venv", kept / name], check=True)
        subprocess.run([kept / name / "bin/pip", "install", "-q", "--disable-pip-version-check", *packages], check=True)


def own(program, cores):
    """The program itself: alone, and as many ways of a batch as it has."""
    version = said(program, "--version").split()[-1:]
    if not version:
        raise measures.Failed(f"{program} does not run; build it as the README says, or name another with --program")
    base = Contender(
        "resume-pdf", version[0], forms.json_resume, "json",
        lambda source, output: [program, "render", "-q", "--force", "-o", output, source])
    many = "--jobs" in said(program, "help", "render")

    def jobs(count):
        return lambda sources, folder: [program, "render", "-q", "--force", "--jobs", str(count), "-o", folder + "{stem}.pdf",
                                        *sources]

    if not many:
        return [dataclasses.replace(base, way="a process each")]
    return [dataclasses.replace(base, batch=jobs(1), way="one job"),
            dataclasses.replace(base, batch=jobs(cores), way=f"{cores} jobs", is_cold=False),
            dataclasses.replace(base, way="a process each", is_cold=False)]


def baseline(kept):
    """The C program, compiled here."""
    libraries = ["pangocairo", "pangoft2", "cairo-pdf", "fontconfig"]
    flags = said("pkg-config", "--cflags", "--libs", *libraries)
    if not flags or not shutil.which("cc"):
        return "a C compiler, pkg-config and libpango1.0-dev are needed"
    built = kept / "baseline"
    subprocess.run(["cc", "-O2", "-std=gnu11", "-Wall", str(HERE / "baseline.c"), "-o", str(built), *shlex.split(flags)],
                   check=True)
    version = f"cairo {said('pkg-config', '--modversion', 'cairo')}, Pango {said('pkg-config', '--modversion', 'pango')}"
    return Contender("C baseline", version, forms.lines, "txt",
                     lambda source, output: [built, FONTS, output, source],
                     lambda sources, folder: [built, FONTS, folder, *sources])


def python_peer(name, kept, form, ending):
    """Typst or WeasyPrint, in Python."""
    python, version = module(name.lower(), kept)
    if not python:
        return f"no Python has the package {name.lower()}"
    call = [python, HERE / "peers.py", name.lower(), FONTS]
    return Contender(name, version, form, ending, lambda source, output: [*call, output, source],
                     lambda sources, folder: [*call, folder, *sources], remark="with the start of Python")


def rendercv(kept):
    python, version = module("rendercv", kept)
    if not python:
        return "no Python has the package rendercv"
    return Contender("RenderCV", version, forms.rendercv, "yaml",
                     lambda source, output: [python, "-m", "rendercv", "render", source, "-nomd", "-nohtml", "-nopng",
                                             "-o", f"{output}.d", "--pdf-path", output],
                     remark="the PDF alone, in its theme classic")


def groff():
    version = re.search(r"version (\S+)", said("groff", "--version"))
    if not version or not shutil.which("gropdf"):
        return "groff with gropdf is not installed"
    return Contender("groff", version[1], forms.groff, "ms",
                     lambda source, output: ["groff", "-k", "-ms", "-Tpdf", source], prints=True,
                     remark="Helvetica, not embedded")


def pdflatex():
    version = re.search(r"\(TeX Live [^)]*\)", said("pdflatex", "--version"))
    if not version:
        return "pdflatex is not installed"
    if not said("kpsewhich", "lmodern.sty"):
        return "pdflatex has no package lmodern"
    return Contender("pdflatex", version[0].strip("()"), forms.latex, "tex",
                     lambda source, output: ["pdflatex", "-interaction=batchmode", f"-output-directory={output.parent}",
                                             f"-jobname={output.stem}", source], remark="one pass, Latin Modern")


def found(program, kept, cores):
    """All contenders, the program itself first, and why others are missing, by their names."""
    others = {
        "C baseline": lambda: baseline(kept),
        "Typst": lambda: python_peer("Typst", kept, forms.typst, "json"),
        "groff": groff,
        "pdflatex": pdflatex,
        "WeasyPrint": lambda: python_peer("WeasyPrint", kept, lambda resume: forms.web_page(resume, FONTS), "html"),
        "RenderCV": lambda: rendercv(kept),
    }
    contenders, missing = own(program, cores), {}
    for name, look in others.items():
        answer = look()
        if isinstance(answer, str):
            missing[name] = answer
        else:
            contenders.append(answer)
    return contenders, missing
