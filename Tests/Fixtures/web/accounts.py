"""Accounts as Google's Identity Toolkit and its Secure Token service have them, for server.py.

The paths are those that Firebase's emulator has. What a test writes into FOLDER/play.json says what
happens otherwise: "error" (the code of an error for each request), "status" (of that error),
"answer" (a body instead), "expires" (seconds, as text or number), "rotates" (whether a refresh
token holds but once), "omits" (a field that answers lack), "delay" (seconds), "to" (where requests
are redirected to). Each request's body is a line of FOLDER/posts.txt.
"""

import json
import time
from urllib.parse import parse_qs, urlsplit

PASSWORDS = {"ada@example.org": "sesame \"öffne\" \\dich", "bob@example.org": "sesame"}


class State:
    """What is known of all accounts; one request at a time."""

    count = 0
    # Refresh tokens that hold, with whose they are.
    refresh = {}
    identity = set()


class Accounts:
    def play(self):
        file = self.folder / "play.json"
        return json.loads(file.read_text()) if file.exists() else {}

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"] or 0)).decode()
        self.note()
        with self.lock, open(self.folder / "posts.txt", "a") as log:
            log.write(f"{self.headers['Content-Type']} {body}\n")
        play = self.play()
        time.sleep(play.get("delay", 0))
        if "to" in play:
            return self.answer(307, Location=play["to"])
        if "answer" in play:
            return self.answer(200, play["answer"].encode())
        if "error" in play:
            return self.refuse(play["error"], play.get("status", 400), play.get("reason"))
        where = urlsplit(self.path)
        if not parse_qs(where.query).get("key"):
            return self.refuse("The request is missing a valid API key.", 403)
        with self.lock:
            if where.path == "/identitytoolkit.googleapis.com/v1/accounts:signUp":
                return self.sign_up(json.loads(body), play)
            if where.path == "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword":
                return self.sign_in(json.loads(body), play)
            if where.path == "/securetoken.googleapis.com/v1/token":
                return self.renew(parse_qs(body), play)
        self.answer(404, b"<html>not here</html>", "text/html")

    def sign_up(self, asked, play):
        if asked != {"returnSecureToken": True}:
            return self.refuse("OPERATION_NOT_ALLOWED")
        State.count += 1
        self.tokens(f"guest{State.count}", play)

    def sign_in(self, asked, play):
        email = asked.get("email")
        if not asked.get("returnSecureToken") or PASSWORDS.get(email) != asked.get("password"):
            return self.refuse("INVALID_LOGIN_CREDENTIALS")
        self.tokens(email.split("@")[0] + "1", play, email=email)

    def renew(self, asked, play):
        old = asked["refresh_token"][0]
        if asked["grant_type"] != ["refresh_token"] or old not in State.refresh:
            return self.refuse("INVALID_REFRESH_TOKEN")
        account = State.refresh[old]
        if play.get("rotates"):
            del State.refresh[old]
        State.count += 1
        identity, new = f"identity-{State.count}", old
        if play.get("rotates"):
            new = f"refresh-{State.count}"
            State.refresh[new] = account
        State.identity.add(identity)
        self.send({"id_token": identity, "access_token": identity, "refresh_token": new,
                   "expires_in": play.get("expires", "3600"), "token_type": "Bearer",
                   "user_id": play.get("account", account), "project_id": "1"}, play)

    def tokens(self, account, play, **others):
        State.count += 1
        identity, refresh = f"identity-{State.count}", f"refresh-{State.count}"
        State.identity.add(identity)
        State.refresh[refresh] = account
        self.send({"kind": "identitytoolkit#response", "localId": account, "idToken": identity,
                   "refreshToken": refresh, "expiresIn": play.get("expires", "3600"), **others}, play)

    def send(self, fields, play):
        fields.pop(play.get("omits"), None)
        self.answer(200, json.dumps(fields).encode())

    def refuse(self, code, status=400, reason=None):
        details = [{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": reason}]
        error = {"code": status, "message": code, "errors": [{"message": code, "domain": "global"}]}
        self.answer(status, json.dumps(
            {"error": {**error, **({"details": details} if reason else {})}}).encode())
