"""Firestore's REST interface, version 1, as its reference documents it: documents, page by page.

FOLDER/files/firestore.json has the documents: {"firestore": PROJECT, "documents": [...]}. What is in
FOLDER/files/rules.json, each of them optional:

    forbidden  collections that nobody may read
    token      what has to be sent as "Bearer TOKEN"
    page       how many documents a page has at most
    endless    whether the last page names itself as the next
    fault      {"collection", "code", "status", "message"}: an error instead of the documents of one
    body       what is answered to everything
"""

import base64
import json
from urllib.parse import unquote

STATUS = {400: "INVALID_ARGUMENT", 401: "UNAUTHENTICATED", 403: "PERMISSION_DENIED", 404: "NOT_FOUND"}


def load(path):
    return json.loads(path.read_text()) if path.exists() else {}


def error(code, message, status=None):
    return code, {"error": {"code": code, "message": message, "status": status or STATUS[code]}}


def listing(folder, path, query, authorization):
    tree, rules = load(folder / "files/firestore.json"), load(folder / "files/rules.json")
    if "body" in rules:
        return 200, rules["body"]
    parts = [unquote(part) for part in path.strip("/").split("/")]
    if parts[3:6] != ["databases", "(default)", "documents"]:
        return error(404, "Not found.")
    if parts[2] != tree["firestore"]:
        return error(404, f"The database (default) does not exist for project {parts[2]}")
    if "token" in rules and authorization != "Bearer " + rules["token"]:
        return error(401, "Request had invalid authentication credentials.")
    collection = parts[-1]
    fault = rules.get("fault", {})
    if fault.get("collection") in (collection, "*"):
        return error(fault["code"], fault.get("message", "no"), fault.get("status"))
    if collection in rules.get("forbidden", []):
        return error(403, "Missing or insufficient permissions.")
    prefix = "/".join(parts[1:]) + "/"
    documents = [
        document for document in tree["documents"]
        if document["name"].startswith(prefix) and "/" not in document["name"][len(prefix):]
    ]
    documents.sort(key=lambda document: document["name"])
    start = 0
    if "pageToken" in query:
        last = base64.b64decode(query["pageToken"]).decode()
        names = [document["name"] for document in documents]
        if last not in names:
            return error(400, "invalid page token")
        start = names.index(last) + 1
    count = min(int(query.get("pageSize", "20")), rules.get("page", 1000))
    page = documents[start:start + count]
    if not page:
        return 200, {}
    answer = {"documents": page}
    isLast = start + count >= len(documents)
    if not isLast or rules.get("endless"):
        name = documents[max(0, len(documents) - 2) if isLast else start + count - 1]["name"]
        answer["nextPageToken"] = base64.b64encode(name.encode()).decode()
    return 200, answer
