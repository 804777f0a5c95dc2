"""Reads a message from standard input as Python's email package does, and prints what it found.

One line for each fact: its name, "=", its value, with line feeds as "\\n".
"""

import email
import email.policy
import hashlib
import sys

data = sys.stdin.buffer.read()
message = email.message_from_bytes(data, policy=email.policy.default)


def say(name, value):
    print(name + "=" + str(value).replace("\n", "\\n"))


defects = []
for part in message.walk():
    defects += part.defects
    for name, value in part.items():
        defects += value.defects
    part.get_payload(decode=True)
    defects += part.defects
say("defects", [repr(defect) for defect in defects])
say("headers", ",".join(message.keys()))
for name in ["subject", "date", "message-id", "x-unsent"]:
    say(name, message[name] or "")
for name in ["from", "to", "cc"]:
    addresses = message[name].addresses if message[name] else []
    say(name, "; ".join(f"{one.display_name}|{one.addr_spec}" for one in addresses))
text, file = message.iter_parts()
say("text", text.get_content().replace("\r\n", "\n"))
say("type", file.get_content_type())
say("file", file.get_filename())
say("plain-file", file["content-type"].params["name"])
say("disposition", file.get_content_disposition())
say("sha256", hashlib.sha256(file.get_content()).hexdigest())
lines = data.split(b"\r\n")
say("longest", max(map(len, lines)))
say("bare", any(b"\r" in line or b"\n" in line for line in lines))
say("ascii", data.isascii())
