#!/usr/bin/env python3
"""Drives `resume-pdf browse` in tmux, as a person would: every key, three sizes, resizing, Ctrl-Z and fg, signals,
a network program that is killed. Waits for what is to be seen, never for a time. Needs tmux and the built program."""

import argparse
import http.server
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 30  # seconds, of which a fast machine needs none

RESUME = {
    "basics": {
        "name": "Ada Lovelace", "label": "Analyst", "email": "ada@lovelace.net", "url": "https://lovelace.net",
        "summary": "I weave algebraic patterns.", "location": {"city": "London", "countryCode": "GB"},
    },
    "work": [
        {"name": f"Firm {number}", "position": f"Post {number}", "startDate": str(2024 - number),
         "endDate": str(2025 - number), "highlights": [f"Thing {number} {line}" for line in range(20)] + ["Odd"] * (number % 2)}
        for number in range(1, 31)
    ],
    "projects": [{"name": "Note G", "description": "An algorithm", "url": "https://note-g.net"}],
    "skills": [{"name": "Code", "keywords": ["Swift", "Rust"]}, {"name": "Music", "keywords": ["Résonance"]}],
    "education": [{"institution": "London", "area": "Mathematics"}],
    "languages": [{"language": "English", "fluency": "Native"}],
}


def child(parent, name):
    """The process of a name that another one has started; waits for it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                number, rest = status.read_text().split(" (", 1)
            except OSError:
                continue
            command, fields = rest.rsplit(") ", 1)
            if command == name and int(fields.split()[1]) == parent:
                return int(number)
        time.sleep(0.02)
    sys.exit(f"{name} was not started")


class Terminal:
    """A window of tmux with a shell in it."""

    def __init__(self, folder, columns, rows, environment):
        self.socket = str(folder / f"tmux-{columns}")
        self.folder = folder
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", str(folder),
                  "env", *[f"{name}={value}" for name, value in environment.items()], "bash", "--norc")
        self.tmux("set", "-g", "status", "off")
        self.tmux("set", "-s", "escape-time", "0")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], check=True, capture_output=True, text=True).stdout

    def screen(self):
        return self.tmux("capture-pane", "-p").rstrip("\n").split("\n")

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def wait(self, what, *texts, absent=()):
        """Waits until all texts are on the screen, and those that must not be are not."""
        end = time.monotonic() + PATIENCE
        while True:
            screen = "\n".join(self.screen())
            if all(text in screen for text in texts) and not any(text in screen for text in absent):
                return screen
            if time.monotonic() > end:
                sys.exit(f"{what}: waited in vain for {texts}, without {absent}; there is:\n{screen}")
            time.sleep(0.02)

    def selected(self):
        return next((line for line in self.screen() if line.startswith("> ")), "")

    def wait_selected(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.selected():
            if time.monotonic() > end:
                sys.exit(f"{text} is not selected; there is:\n" + "\n".join(self.screen()))
            time.sleep(0.02)

    def process(self):
        """The program in front, which is a child of the shell."""
        return child(int(self.tmux("display", "-p", "#{pane_pid}")), "resume-pdf")

    def shell_is_back(self, what):
        """Whether the shell has its screen and echo again, and the cursor is seen."""
        self.type("stty -a | grep -c ' echo '; echo back")
        self.keys("Enter")
        screen = self.wait(what, "\n1\nback", absent=("[1 Career]",))
        state = self.tmux("display", "-p", "#{alternate_on} #{cursor_flag}").strip()
        if state != "0 1":
            sys.exit(f"{what}: the screen or the cursor was not given back ({state}):\n{screen}")
        self.keys("clear", "Enter")
        self.wait(what, absent=("back",))


def drive_keys(terminal, program, columns, rows):
    """Every key, in a window of some size."""
    terminal.type(f"{program} browse; echo ended $?")
    terminal.keys("Enter")
    terminal.wait("start", "[1 Career]", "> Post 1 " if columns >= 80 else "> Post 1", "1/31")
    if any(len(line) > columns for line in terminal.screen()):
        sys.exit("a line is wider than the window")
    steps = [("j", "Post 2"), ("Down", "Post 3"), ("k", "Post 2"), ("Up", "Post 1"), ("G", "Note G"), ("g", "Post 1"),
             ("End", "Note G"), ("Home", "Post 1")]
    for key, name in steps:
        terminal.keys(key)
        terminal.wait_selected(name)
    for there, back in [("C-d", "C-u"), ("NPage", "PPage"), ("Space", "b")]:
        terminal.keys(there)
        terminal.wait(there, "> ", absent=("> Post 1 ", "> Post 1\n"))
        terminal.keys(back)
        terminal.wait_selected("Post 1")
    divided = columns >= 100
    for there, back in [("Enter", "Escape"), ("l", "h"), ("Right", "Left"), ("l", "BSpace")]:
        terminal.keys(there)
        terminal.wait(there, "Thing 1 0", *(["┃"] if divided else []))
        terminal.keys(back)
        terminal.wait(back, "> Post 1", absent=("┃",))
    for key, tab in [("2", "[2 Skills]"), ("3", "[3 About]"), ("4", "[4 Pages]"), ("1", "[1 Career]"), ("Tab", "[2 Skills]"),
                     ("Tab", "[3 About]"), ("BTab", "[2 Skills]")]:
        terminal.keys(key)
        terminal.wait(key, tab)
    terminal.type("/resonq")
    terminal.wait("search", "/ resonq", "nothing matches")
    terminal.keys("BSpace")
    terminal.wait_selected("Music")
    terminal.keys("C-u")
    terminal.wait("Ctrl-U", "Code", "> Music")
    terminal.type("music swift")
    terminal.keys("C-w")
    terminal.wait_selected("Music")
    terminal.keys("Enter")
    terminal.wait("kept", "/ music", "1 of 2")
    terminal.keys("Escape")
    terminal.wait("dropped", "Code", "Music", absent=("1 of 2",))
    terminal.type("1/odd")
    terminal.wait("search", "/ odd", "15 of 30", "    Odd")
    terminal.keys("Enter", "n")
    terminal.wait("next hit", "2/")
    terminal.keys("N")
    terminal.wait("hit before", "1/")
    terminal.keys("Escape", "4")
    terminal.wait("pages", "[4 Pages]", "page 1/")
    if columns >= 80:
        for key, page in [("n", "page 2/"), ("p", "page 1/"), ("Right", "page 2/"), ("Left", "page 1/")]:
            terminal.keys(key)
            terminal.wait(key, page)
    for key, text in [("?", "Esc closes"), ("Escape", "? help"), ("e", "nothing was found"), ("s", "share: c copy"), ("Escape", "? help"),
                      ("P", "print page 1 of"), ("Escape", "? help"), ("1", "[1 Career]"), ("P", "print \"Experience\"?"),
                      ("Escape", "? help"), ("G", "> Note G"), ("r", "read again: resume.json")]:
        terminal.keys(key)
        terminal.wait(key, text)
    terminal.type("sccopy.pdf")
    terminal.keys("Enter")
    terminal.wait("copy", "copy.pdf", absent=("one moment", "copy to"))
    if not (terminal.folder / "copy.pdf").read_bytes().startswith(b"%PDF"):
        sys.exit("no copy was made")
    (terminal.folder / "copy.pdf").unlink()
    terminal.keys("o")
    terminal.wait("link", "note-g.net")
    if (terminal.folder / "opened").read_text() != "https://note-g.net\n":
        sys.exit("another link was opened")
    for size in [(30, 8), (140, 45), (40, 12), (columns, rows)]:
        terminal.resize(*size)
        terminal.wait("resize", *(["too small"] if size[0] < 40 else ["[1 Career]", "/31"]))
    terminal.keys("C-z")
    terminal.wait("Ctrl-Z", "Stopped", absent=("[1 Career]",))
    terminal.shell_is_back("Ctrl-Z")
    terminal.type("fg; echo ended $?")
    terminal.keys("Enter")
    terminal.wait("fg", "[1 Career]", "> Note G")
    terminal.keys("q")
    terminal.wait("quit", "ended 0")
    terminal.keys("clear", "Enter")
    terminal.shell_is_back("quit")


def drive_signals(terminal, program):
    """Signals that end the program give the terminal back."""
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        terminal.type(f"{program} browse")
        terminal.keys("Enter")
        terminal.wait(number.name, "[1 Career]")
        os.kill(terminal.process(), number)
        terminal.wait(number.name, absent=("[1 Career]",))
        terminal.shell_is_back(number.name)


class Slow(http.server.BaseHTTPRequestHandler):
    """Answers at once, but for one request that it never answers."""

    hangs = False

    def do_GET(self):  # noqa: N802
        if Slow.hangs:
            time.sleep(PATIENCE)
            return
        body = json.dumps(RESUME).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def drive_network(terminal, program):
    """A network program that is killed while it is waited for, and one that is no longer waited for."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Slow)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/cv.json"
    terminal.type(f"{program} browse {address}; echo ended $?")
    terminal.keys("Enter")
    terminal.wait("network", "[1 Career]", "just now")
    Slow.hangs = True
    terminal.keys("r")
    terminal.wait("waiting", "reading the resume again")
    os.kill(child(terminal.process(), "curl"), signal.SIGKILL)
    terminal.wait("killed", "[1 Career]", "from the cache", absent=("reading the resume again",))
    terminal.keys("r")
    terminal.wait("waiting", "Esc stops")
    terminal.keys("Escape")
    terminal.wait("stopped", "[1 Career]", "from the cache", absent=("Esc stops",))
    terminal.keys("q")
    terminal.wait("quit", "ended 0")
    server.shutdown()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=".build/debug/resume-pdf")
    program = pathlib.Path(parser.parse_args().program).resolve()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = pathlib.Path(name)
        (folder / "resume.json").write_text(json.dumps(RESUME))
        (folder / "bin").mkdir()
        opener = folder / "bin" / "xdg-open"
        opener.write_text(f"#!/bin/sh\necho \"$1\" >'{folder}/opened'\n")
        opener.chmod(0o755)
        environment = {"HOME": name, "PATH": f"{folder}/bin:{os.environ['PATH']}", "PS1": "$ ", "LC_ALL": "C.UTF-8"}
        terminals = []
        try:
            for columns, rows in [(40, 12), (80, 24), (140, 45)]:
                terminals.append(Terminal(folder, columns, rows, environment))
                drive_keys(terminals[-1], program, columns, rows)
            drive_signals(terminals[1], program)
            drive_network(terminals[1], program)
        finally:
            for terminal in terminals:
                terminal.tmux("kill-server")
    print("browsing works in three sizes, through signals, and while the network fails")


if __name__ == "__main__":
    main()
