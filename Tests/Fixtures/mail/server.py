"""A mail server on this machine for tests: server.py FOLDER, with FOLDER/options.json.

Goes to the background when it listens, with its port in FOLDER/port and its certificate in
FOLDER/certificate.pem. Keeps messages as FOLDER/1.eml and so on, with what was said about them in
FOLDER/1.txt. Ends when the folder is gone, or who started it.

Options: tls (none, start, implicit), password, size, refuse (a list of recipients), spam, hang (the
command that gets no answer, "end" for the end of a message), look (a text to look for in what all
programs were started with; where it was found is in FOLDER/found.txt).
"""

import asyncio
import datetime
import ipaddress
import json
import os
import ssl
import sys
import time
from pathlib import Path

from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

folder = Path(sys.argv[1])
options = json.loads((folder / "options.json").read_text())
tls = options.get("tls", "start")
hang = options.get("hang")


def certificate():
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.timezone.utc)
    day = datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    return context


def look(text):
    """Notes where a text is among the arguments and variables of all programs."""
    found, programs = [], []
    for process in Path("/proc").glob("[0-9]*"):
        for place in ["cmdline", "environ"]:
            try:
                data = (process / place).read_bytes()
            except OSError:
                continue
            if place == "cmdline":
                programs.append(data.replace(b"\0", b" ").decode(errors="replace"))
            if text.encode() in data:
                found.append(f"{process}/{place}")
    (folder / "found.txt").write_text("\n".join(found))
    (folder / "programs.txt").write_text("\n".join(programs))


class Handler:
    count = 0

    async def handle_EHLO(self, server, session, envelope, hostname, responses):
        if hang == "EHLO":
            await asyncio.sleep(100)
        session.host_name = hostname
        return responses

    async def handle_MAIL(self, server, session, envelope, address, mail_options):
        if hang == "MAIL":
            await asyncio.sleep(100)
        if "look" in options:
            look(options["look"])
            await asyncio.sleep(0.3)
        envelope.mail_from = address
        envelope.mail_options += mail_options
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, rcpt_options):
        if hang == "RCPT":
            await asyncio.sleep(100)
        if address in options.get("refuse", []):
            return f"550 5.1.1 nobody here is {address}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        Handler.count += 1
        if options.get("spam"):
            return "554 5.7.1 looks like advertising"
        (folder / f"{Handler.count}.eml").write_bytes(envelope.content)
        facts = [
            envelope.mail_from,
            " ".join(envelope.rcpt_tos),
            session.host_name,
            " ".join(envelope.mail_options),
            str(session.ssl is not None or tls == "implicit"),
            str(bool(session.authenticated)),
        ]
        (folder / f"{Handler.count}.txt").write_text("\n".join(facts))
        if hang == "end":
            await asyncio.sleep(100)
        return "250 OK"

    async def handle_QUIT(self, server, session, envelope):
        if hang == "QUIT":
            await asyncio.sleep(100)
        return "221 Bye"


def authenticate(server, session, envelope, mechanism, data):
    right = data.login == b"jo" and data.password == options["password"].encode()
    return AuthResult(success=right, handled=right)


def settings(context):
    chosen = {"data_size_limit": options.get("size", 33554432)}
    # The default looks up the name of this machine.
    chosen["hostname"] = "localhost"
    if tls == "start":
        chosen |= {"tls_context": context, "require_starttls": True}
    if "password" in options:
        chosen |= {"authenticator": authenticate, "auth_required": True}
        if tls != "start":
            chosen |= {"auth_require_tls": False}
    return chosen


starter = os.getppid()
if os.fork():
    limit = time.monotonic() + 30
    while not (folder / "port").exists() and time.monotonic() < limit:
        time.sleep(0.02)
    sys.exit(0 if (folder / "port").exists() else 1)
os.setsid()
log = os.open(folder / "log.txt", os.O_WRONLY | os.O_CREAT, 0o600)
for number in [0, 1, 2]:
    os.dup2(log, number)
context = certificate()



def is_running(process):
    try:
        os.kill(process, 0)
        return True
    except ProcessLookupError:
        return False


async def serve():
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(Handler(), **settings(context)),
        "127.0.0.1",
        0,
        ssl=context if tls == "implicit" else None,
    )
    (folder / "port.new").write_text(str(server.sockets[0].getsockname()[1]))
    (folder / "port.new").rename(folder / "port")
    # No limit of time: on a busy machine a test may be held up for minutes before it sends.
    while folder.exists() and is_running(starter):
        await asyncio.sleep(0.1)


asyncio.run(serve())
