"""A web server on this machine for tests: server.py FOLDER [CERTIFICATE].

Goes to the background when it listens, with its port in FOLDER/port. Writes each request as a line of
FOLDER/requests.txt: method, path and the header fields that tests look at. Serves FOLDER/files as a
web server does, with validators, as long as there is no FOLDER/down, and what goes wrong on the web under /faults; what is sent goes to
the accounts of accounts.py. As a proxy it leads every CONNECT to the port of this machine in
FOLDER/tunnel, or answers with the status there. With a certificate (PEM, with its key) it speaks TLS.
Ends when the folder is gone, or who started it.
"""

import gzip
import hashlib
import json
import os
import select
import socket
import ssl
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

sys.dont_write_bytecode = True
import firestore  # noqa: E402
from accounts import Accounts  # noqa: E402

folder = Path(sys.argv[1])
LOOKED_AT = [
    "If-None-Match", "If-Modified-Since", "Authorization", "Proxy-Authorization", "X-Secret",
    "X-Goog-Api-Key", "User-Agent",
]
lock = threading.Lock()


class Handler(Accounts, BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    folder, lock = folder, lock

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.note()
        if (folder / "down").exists():
            self.close_connection = True
            return
        where = urlsplit(self.path)
        parts = where.path.strip("/").split("/")
        query = {key: values[0] for key, values in parse_qs(where.query).items()}
        if parts[0] == "faults" and hasattr(self, parts[1]):
            return getattr(self, parts[1])(query)
        if where.path.startswith("/v1/projects/"):
            code, tree = firestore.listing(folder, where.path, query, self.headers["Authorization"])
            return self.answer(code, json.dumps(tree).encode())
        file = folder / "files" / where.path.lstrip("/")
        if not file.is_file():
            return self.answer(404, b"<html>not here</html>", "text/html")
        self.validated(file.read_bytes())

    def do_CONNECT(self):
        self.note()
        number = int((folder / "tunnel").read_text())
        if number < 1000:
            return self.answer(number, b"no")
        with socket.create_connection(("127.0.0.1", number)) as there:
            self.send_response(200)
            self.end_headers()
            ends = {there: self.connection, self.connection: there}
            while True:
                for end in select.select(list(ends), [], [])[0]:
                    data = end.recv(65_536)
                    if not data:
                        self.close_connection = True
                        return
                    ends[end].sendall(data)

    def note(self):
        fields = [f"{name}={self.headers[name]}" for name in LOOKED_AT if self.headers[name]]
        with lock, open(folder / "requests.txt", "a") as log:
            log.write(" ".join([self.command, self.path, *fields]) + "\n")

    def answer(self, status, body=b"", kind="application/json", **fields):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def validated(self, body):
        etag = '"' + hashlib.sha256(body).hexdigest()[:16] + '"'
        if self.headers["If-None-Match"] == etag:
            return self.answer(304, ETag=etag)
        self.answer(200, body, ETag=etag)

    # What goes wrong.

    def status(self, query):
        fields = {"Retry_After": query["after"]} if "after" in query else {}
        self.answer(int(query["code"]), b'{"error": "no"}', **fields)

    def raw(self, query):
        """A file as the whole answer, header and all."""
        self.wfile.write((folder / "files" / query["file"]).read_bytes())
        self.close_connection = True

    def html(self, query):
        self.answer(200, b"<!DOCTYPE html><title>Sign in</title>", "text/html")

    def short(self, query):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(b'{"basics": {')
        self.close_connection = True

    def garbled(self, query):
        self.wfile.write(b"what is this\r\n\r\n")
        self.close_connection = True

    def bomb(self, query):
        body = gzip.compress(bytes(64_000_000))
        self.answer(200, body, Content_Encoding="gzip")

    def long(self, query):
        self.send_response(200)
        self.end_headers()
        try:
            for _ in range(400):
                self.wfile.write(b" " * 65_536)
        except OSError:
            pass
        self.close_connection = True

    def drip(self, query):
        self.send_response(200)
        self.send_header("Content-Length", "600")
        self.end_headers()
        try:
            for _ in range(600):
                self.wfile.write(b" ")
                self.wfile.flush()
                time.sleep(1)
        except OSError:
            pass

    def late(self, query):
        time.sleep(float(query["seconds"]))
        self.answer(302, Location=query["to"])

    def silent(self, query):
        time.sleep(120)

    def redirect(self, query):
        self.answer(int(query.get("code", "302")), Location=query["to"])

    def loop(self, query):
        self.answer(302, Location="/faults/loop")


def is_running(process):
    try:
        os.kill(process, 0)
        return True
    except ProcessLookupError:
        return False


def watch(starter):
    # No limit of time: on a busy machine a test may be held up for minutes before it asks.
    while folder.exists() and is_running(starter):
        time.sleep(0.2)
    os._exit(0)


starter = os.getppid()
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
if len(sys.argv) > 2:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2])
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
if os.fork():
    os._exit(0)
os.setsid()
null = os.open(os.devnull, os.O_RDWR)
for descriptor in range(3):
    os.dup2(null, descriptor)
(folder / "port.new").write_text(str(server.server_address[1]))
(folder / "port.new").rename(folder / "port")
threading.Thread(target=watch, args=[starter], daemon=True).start()
server.serve_forever()
