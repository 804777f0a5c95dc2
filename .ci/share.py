#!/usr/bin/env python3
"""Shares a resume through real programs: curl and msmtp to a mail server, lp and CUPS to a printer, all on this machine.

usage: share.py --program FILE

Runs as root, in an environment with aiosmtpd and cryptography; needs curl, msmtp, cupsd and lp. Prints one line a
check and then "N passed, N failed".
"""
import argparse
import email
import email.policy
import hashlib
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time

from acceptance import Report

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "Łukasz Ñandú-O'Neil Ψ"
LONG_NAME = "ÄŁ漢é" * 20 + ".pdf"
PASSWORD = "s3cr3t-Pass 漢"


class Place:
    """A home, a resume in it, and the program."""

    def __init__(self, folder, program):
        self.folder, self.program = pathlib.Path(folder), program
        self.mail, self.spool = self.folder / "mail", self.folder / "spool"
        for name in ["mail", "spool", ".config/resume-pdf", "copies"]:
            (self.folder / name).mkdir(parents=True)
        resume = json.loads((ROOT / "Tests/Fixtures/short.resume.json").read_text())
        resume["basics"] |= {"name": NAME, "email": "lukasz@nandu-oneil.pl", "phone": "+48 22 621 40 19"}
        resume["basics"] |= {"url": "https://nandu-oneil.pl", "profiles": []}
        (self.folder / "resume.json").write_text(json.dumps(resume))
        self.environment = {"HOME": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def share(self, *arguments):
        return subprocess.run(
            [self.program, "share", *arguments], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=100)

    def configure(self, *lines):
        (self.folder / ".config/resume-pdf/config.yaml").write_text(
            "mail:\n" + "".join(f"  {line}\n" for line in lines))

    @property
    def ledger(self):
        path = self.folder / ".local/state/resume-pdf/shares.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def check_message(report, what, place, number, pdf, name, recipients):
    """The message as Python's email package reads it, and its envelope."""
    path = place.mail / f"{number}.eml"
    if not report.check(f"{what}: a message arrives", path.exists()):
        return
    data = path.read_bytes()
    message = email.message_from_bytes(data, policy=email.policy.default)
    defects = [d for part in message.walk() for d in part.defects]
    defects += [d for part in message.walk() for value in part.values() for d in value.defects]
    report.check(f"{what}: no defects", not defects, str(defects))
    attachment = list(message.iter_attachments())[0]
    same = hashlib.sha256(attachment.get_content()).hexdigest() == hashlib.sha256(pdf).hexdigest()
    report.check(f"{what}: the attachment is the file", same)
    report.check(f"{what}: the file's name", attachment.get_filename() == name, str(attachment.get_filename()))
    sent = (place.mail / f"{number}.txt").read_text().split("\n")
    report.check(f"{what}: the recipients", sent[1].split() == recipients, sent[1])
    report.check(f"{what}: encrypted, and signed in", sent[4:6] == ["True", "True"], str(sent[4:]))
    report.check(f"{what}: nobody sees the hidden recipient", b"hidden@" not in data and "Bcc" not in message)
    longest = max(len(line) for line in data.split(b"\r\n"))
    report.check(f"{what}: no line over 998 bytes", longest <= 998, str(longest))


def check_mail(report, place):
    (place.mail / "options.json").write_text(json.dumps({"tls": "start", "password": PASSWORD, "look": PASSWORD}))
    subprocess.run([sys.executable, ROOT / "Tests/Fixtures/mail/server.py", place.mail], check=True)
    port, certificate = (place.mail / "port").read_text(), place.mail / "certificate.pem"
    secret = place.folder / "password"
    secret.write_text(PASSWORD + "\n")
    secret.chmod(0o600)
    place.configure(
        f"server: smtp://127.0.0.1:{port}", "user: jo", f"password-file: {secret}", f"certificates: {certificate}")
    to = ["--mail", "Hänsel <h@acme.pl>", "--cc", "c@acme.pl", "--bcc", "hidden@acme.pl"]
    everyone = ["h@acme.pl", "c@acme.pl", "hidden@acme.pl"]

    result = place.share("--via", "smtp", "--copy-to", "copies", *to)
    report.check("smtp: ends well", result.returncode == 0, result.stderr)
    copies = list((place.folder / "copies").iterdir())
    report.check("copy: one file with the person's name", len(copies) == 1 and copies[0].name.startswith(NAME))
    pdf = copies[0].read_bytes()
    check_message(report, "smtp", place, 1, pdf, copies[0].name, everyone)
    report.check("smtp: no other program is shown the password", (place.mail / "found.txt").read_text() == "",
                 (place.mail / "found.txt").read_text())
    programs = (place.mail / "programs.txt").read_text()
    report.check("smtp: the programs were looked at while it was sent", "curl" in programs)

    (place.folder / ".msmtprc").write_text(
        f"account default\nhost 127.0.0.1\nport {port}\nauth plain\ntls on\ntls_starttls on\nuser jo\n"
        f"tls_trust_file {certificate}\nfrom lukasz@nandu-oneil.pl\npasswordeval cat {secret}\n")
    (place.folder / ".msmtprc").chmod(0o600)
    place.configure("sendmail: msmtp")
    long = place.folder / LONG_NAME
    long.write_bytes(pdf)
    result = place.share(str(long), "--from", "lukasz@nandu-oneil.pl", *to)
    report.check("msmtp: ends well", result.returncode == 0, result.stderr)
    check_message(report, "msmtp", place, 2, pdf, LONG_NAME, everyone)

    secret.write_text("wrong\n")
    place.configure(
        f"server: smtp://127.0.0.1:{port}", "user: jo", f"password-file: {secret}", f"certificates: {certificate}")
    result = place.share("--via", "smtp", *to)
    report.check("smtp: a wrong password is told", result.returncode == 77 and "password" in result.stderr, result.stderr)
    report.check("smtp: and not shown", "wrong" not in result.stderr.replace("wrong password", ""))
    report.check("the record has what happened", [entry["how"] for entry in place.ledger] == ["copy", "mail", "mail"],
                 str(place.ledger))


def listen(jobs):
    """A printer that takes what it gets, at a port of its own (AppSocket)."""
    server = socket.create_server(("127.0.0.1", 0))

    def serve():
        while True:
            connection, _ = server.accept()
            data = b""
            while piece := connection.recv(65536):
                data += piece
            connection.close()
            jobs.append(data)

    threading.Thread(target=serve, daemon=True).start()
    return server.getsockname()[1]


def check_print(report, place):
    base = place.spool
    for name in ["root", "cache", "run", "spool", "tmp", "log"]:
        (base / name).mkdir()
        (base / name).chmod(0o755)
    place.folder.chmod(0o755)
    control = base / "run/cups.sock"
    (base / "cups-files.conf").write_text(
        f"ServerRoot {base}/root\nCacheDir {base}/cache\nStateDir {base}/run\nRequestRoot {base}/spool\n"
        f"TempDir {base}/tmp\nErrorLog {base}/log/error\nAccessLog {base}/log/access\nPageLog {base}/log/page\n"
        "SystemGroup root\n")
    (base / "cupsd.conf").write_text(
        f"Listen {control}\nBrowsing Off\nDefaultAuthType None\nLogLevel debug\n"
        "<Location />\nOrder allow,deny\nAllow all\n</Location>\n"
        "<Policy default>\n<Limit All>\nOrder deny,allow\n</Limit>\n</Policy>\n")
    daemon = subprocess.Popen(
        ["/usr/sbin/cupsd", "-f", "-c", base / "cupsd.conf", "-s", base / "cups-files.conf"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        limit = time.monotonic() + 20
        while not control.exists() and time.monotonic() < limit:
            time.sleep(0.1)
        place.environment["CUPS_SERVER"] = str(control)
        jobs = []
        queue = ["lpadmin", "-h", str(control), "-p", "laser", "-E", "-v", f"socket://127.0.0.1:{listen(jobs)}", "-m", "raw"]
        made = subprocess.run(queue, capture_output=True, text=True)
        report.check("print: there is a printer", made.returncode == 0, made.stderr)
        result = place.share("--print=laser", "--copies", "2", "--copy-to", "copies/printed.pdf")
        report.check("print: ends well", result.returncode == 0 and "printed: laser-" in result.stderr, result.stderr)
        pdf = (place.folder / "copies/printed.pdf").read_bytes()
        limit = time.monotonic() + 30
        while not jobs and time.monotonic() < limit:
            time.sleep(0.2)
        report.check("print: the printer gets two copies", jobs == [pdf * 2], str([len(job) for job in jobs]))
        log = (base / "log/error").read_text(errors="replace")
        report.check("print: on the resume's paper", "media=A4" in log)
        result = place.share("--print=missing")
        report.check("print: an unknown printer is told", result.returncode == 69 and "lpstat -e" in result.stderr,
                     f"{result.returncode}: {result.stderr}")
        report.check("print: recorded once", [entry["how"] for entry in place.ledger].count("print") == 1)
    finally:
        daemon.terminate()
        daemon.wait()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(folder, program)
        check_mail(report, place)
        check_print(report, place)
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
