#!/usr/bin/env python3
"""Tries the ways to keep a resume on the network as the README has them, word for word, with servers on this machine
in the place of the real ones, and says what it saw.

usage: setups.py --program FILE

Needs curl, and Python's "cryptography". Prints one line a check and then "N passed, N failed".
"""
import argparse
import datetime
import json
import os
import pathlib
import pty
import re
import shlex
import subprocess
import sys
import tempfile
import time

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from acceptance import Report

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOSTS = ["example.org", "cv.example.org"]
# The account of Tests/Fixtures/web/accounts.py.
PASSWORD = 'sesame "öffne" \\dich'


def blocks():
    """The indented blocks of the README's section, each a list of lines."""
    text = re.search(r"^## From the network\n(.*?)^## ", (ROOT / "README.md").read_text(), re.M | re.S)[1]
    found = re.findall(r"(?:^    .*\n)+", text, re.M)
    return [[line[4:] for line in block.splitlines()] for block in found]


def certificate(path):
    """Writes a certificate of its own for the machines of the README, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOSTS[0])])
    now = datetime.datetime.now(datetime.timezone.utc)
    made = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(host) for host in HOSTS]), critical=False)
            .sign(key, hashes.SHA256()))
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))


class Server:
    """A server of the tests, with its files and the record of what it was asked."""

    def __init__(self, folder, files, certificate=None):
        self.folder = folder
        for name, text in files.items():
            path = folder / "files" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        script = ROOT / "Tests/Fixtures/web/server.py"
        subprocess.run([sys.executable, script, folder, *([certificate] if certificate else [])], check=True)
        while not (folder / "port").exists():
            time.sleep(0.01)
        self.port = (folder / "port").read_text()

    @property
    def requests(self):
        record = self.folder / "requests.txt"
        return record.read_text() if record.exists() else ""


class Machine:
    """A person's machine: a home, the settings of the README, and the program."""

    def __init__(self, folder, program, settings, others):
        self.home = folder / "home"
        (self.home / ".config/resume-pdf").mkdir(parents=True)
        (self.home / ".config/resume-pdf/config.yaml").write_text(settings)
        programs = self.home / "bin"
        programs.mkdir()
        (programs / "resume-pdf").symlink_to(program)
        (programs / "pass").write_text("#!/bin/sh\necho open sesame\n")
        (programs / "pass").chmod(0o755)
        self.environment = {
            "HOME": str(self.home), "PATH": f"{programs}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "TERM": "xterm",
            **others}

    def run(self, command):
        done = subprocess.run(
            shlex.split(command), cwd=self.home, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=100)
        return done.returncode, done.stdout + done.stderr

    def type(self, command, answer):
        """Runs a command at a terminal, and types an answer to its question."""
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(self.home)
            words = shlex.split(command)
            os.execvpe(words[0], words, self.environment)
        said = b""
        while True:
            try:
                data = os.read(terminal, 4096)
            except OSError:
                data = b""
            if not data:
                break
            if b"Password:" in data:
                os.write(terminal, answer.encode() + b"\n")
            said += data
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), said.decode()


def check(report, folder, program):
    resume = (ROOT / "Tests/Fixtures/short.resume.json").read_text()
    app = (ROOT / "Tests/Fixtures/firestore/app.json").read_text().replace("my-resume-demo", "my-project")
    gist = json.dumps({"files": {"resume.json": {"content": resume}}})
    certificate(folder / "example.pem")
    web = Server(folder / "web", {"cv.json": resume}, folder / "example.pem")
    found = blocks()
    commands = [line for block in found for line in block if line.startswith("resume-pdf ")]
    settings = "".join("\n".join(block) + "\n" for block in found if not block[0].startswith("resume-pdf "))
    identifier = re.search(r"gist:(\w+)", "\n".join(commands))[1]
    other = Server(folder / "other", {f"gists/{identifier}": gist, "firestore.json": app})
    (other.folder / "tunnel").write_text(web.port)
    local = f"127.0.0.1:{other.port}"
    machine = Machine(folder, program, settings, {
        "HTTPS_PROXY": "http://" + local, "CURL_CA_BUNDLE": str(folder / "example.pem"),
        "RESUME_PDF_GIST_API": "http://" + local, "FIRESTORE_EMULATOR_HOST": local,
        "FIREBASE_AUTH_EMULATOR_HOST": local})
    for command in commands:
        code, said = machine.type(command, PASSWORD) if " login " in command else machine.run(command)
        report.check(command, code == 0 and "warning" not in said and PASSWORD not in said, f"{code}: {said}")
    report.check("the web address was asked", "GET /cv.json" in web.requests, web.requests)
    signed = re.findall(r"GET /v1/projects/my-project/\S*/works\S* .*Bearer identity-", other.requests)
    report.check("Firestore was asked with the session", len(signed) > 0, other.requests)
    asked = machine.run("resume-pdf render https://cv.example.org/cv.json --force")
    report.check("the command of the settings gives the password",
                 asked[0] == 0 and "Authorization=Basic " in web.requests, str(asked) + web.requests)
    for server in (web, other):
        (server.folder / "down").touch()
    for command in commands:
        if " render " in command and "firestore:" not in command or " preview " in command:
            force = " --force" if " render " in command else ""
            code, said = machine.run(command + " --offline" + force)
            report.check(command + ", offline", code == 0, f"{code}: {said}")
    gone = machine.run("resume-pdf render firestore://my-project --offline --force")
    report.check("after logout the account's copy is gone", gone[0] == 69, str(gone))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--program", required=True)
    program = pathlib.Path(arguments.parse_args().program).resolve()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        check(report, pathlib.Path(folder), program)
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
