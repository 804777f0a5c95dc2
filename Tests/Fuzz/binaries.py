"""Mutates fonts, photos and PDFs: fields of their headers, tables, sizes, lengths and streams."""
import pathlib
import re
import struct
import zlib

# Where values stand in tables of OpenType 1.9, as offset and width: those that programs divide, multiply or index by.
FIELDS = {
    b"head": [(18, 2), (36, 2), (38, 2), (40, 2), (42, 2), (46, 2), (50, 2), (52, 2)],
    b"hhea": [(4, 2), (6, 2), (8, 2), (10, 2), (34, 2)],
    b"maxp": [(0, 4), (4, 2), (6, 2), (8, 2), (28, 2), (30, 2)],
    b"OS/2": [(0, 2), (2, 2), (4, 2), (6, 2), (62, 2), (68, 2), (70, 2), (72, 2), (74, 2), (76, 2), (86, 2), (88, 2)],
    b"post": [(0, 4), (4, 4), (8, 2), (10, 2)],
    b"name": [(2, 2), (4, 2), (6, 2), (10, 2), (14, 2), (16, 2)],
    b"cmap": [(2, 2), (4, 2), (6, 2), (8, 4)],
}
ODD = [0, 1, 2, 0x10, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]


def tables(data):
    """The tables of a font: name, offset and length, with where the directory tells of them."""
    count = struct.unpack(">H", data[4:6])[0]
    for index in range(count):
        entry = 12 + 16 * index
        name, _, offset, length = struct.unpack(">4sIII", data[entry:entry + 16])
        yield name, offset, length, entry


def put(data, place, width, number):
    if 0 <= place <= len(data) - width:
        data[place:place + width] = (number & (1 << 8 * width) - 1).to_bytes(width, "big")


def font(data, rng):
    """A damaged font."""
    data = bytearray(data)
    directory = list(tables(data))
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        kind = rng.randrange(6)
        name, offset, length, entry = rng.choice(directory)
        if kind <= 2:
            known = [table for table in directory if table[0] in FIELDS]
            name, offset, length, _ = rng.choice(known)
            place, width = rng.choice(FIELDS[name])
            put(data, offset + place, width, rng.choice(ODD))
        elif kind == 3:
            put(data, entry + rng.choice([0, 8, 12]), 4, rng.choice(ODD + [offset + 1, len(data) - 1, len(data)]))
        elif kind == 4 and length:
            for _ in range(rng.choice([1, 4, 50, 2000])):
                data[min(offset + rng.randrange(length), len(data) - 1)] = rng.choice([0, 0xFF, rng.randrange(256)])
        elif rng.random() < 0.3:
            del data[rng.choice([0, 3, 12, 100, offset, offset + length // 2, rng.randrange(len(data) + 1)]):]
            break
    return bytes(data)


def png(rng):
    """A PNG that may lie about itself."""
    width, height = rng.choice([(1, 1), (40, 50), (300, 400), (3000, 4000), (0, 5), (65535, 65535), (2**31 - 1, 1)])
    depth, colour = rng.choice([(8, 2), (8, 6), (8, 0), (1, 0), (16, 6), (8, 3), (4, 3), (7, 9)])
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}.get(colour, 1)
    row = 1 + (min(width, 4000) * channels * depth + 7) // 8
    raw = bytes(rng.choice([row * min(height, 400), row * height if row * height < 2_000_000 else 100, 0]))

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, rng.choice([0, 0, 0, 1, 5]))
    extra = rng.choice([b"", chunk(b"PLTE", bytes(rng.choice([3, 768, 5]))), chunk(b"iCCP", b"x\0\0" + bytes(40)),
                        chunk(b"eXIf", b"MM\0*" + b"\xff" * 20), chunk(b"tRNS", bytes(rng.choice([1, 2, 6, 256])))])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b"")


def gif(rng):
    """A GIF's header, with little behind it."""
    return b"GIF89a" + struct.pack("<HHBBB", rng.choice(ODD) & 0xFFFF, rng.choice(ODD) & 0xFFFF, 0xF7, 0, 0) + bytes(800)


def exif(rng):
    """An APP1 segment of JPEG with an EXIF block of odd values."""
    order = rng.choice(["<", ">"])
    head = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", rng.choice([8, 8, 8, 0, 0xFFFFFFF0, 7]))
    entry = struct.pack(order + "HHII", 0x112, rng.choice([3, 3, 4, 99]), rng.choice([1, 0, 0xFFFFFFFF]),
                        rng.choice([1, 6, 8, 9, 6 << 16, 0xFFFFFFFF]))
    body = b"Exif\0\0" + head + struct.pack(order + "H", rng.choice([1, 0, 0xFFFF])) + entry + bytes(4)
    return b"\xff\xe1" + struct.pack(">H", rng.choice([len(body) + 2, 2, 0xFFFF])) + body


def jpeg(data, rng):
    """A damaged JPEG."""
    data = bytearray(data)
    if rng.random() < 0.5:
        data[2:2] = exif(rng)
    frame = max(data.find(b"\xff\xc0"), data.find(b"\xff\xc2"))
    for _ in range(rng.choice([0, 1, 2])):
        put(data, frame + rng.choice([1, 2, 4, 5, 6, 7, 8, 9, 10]), rng.choice([1, 2]), rng.choice(ODD))
    return bytes(data)


def photo(rng, seeds: pathlib.Path):
    """A photo: the name of its file, and its bytes."""
    kind = rng.choice(["png", "jpg", "jpg", "gif"])
    data = {"png": png, "gif": gif, "jpg": lambda rng: jpeg((seeds / "photo.jpg").read_bytes(), rng)}[kind](rng)
    if rng.random() < 0.4 and data:
        data = bytearray(data)
        for _ in range(rng.choice([1, 3, 20])):
            data[rng.randrange(len(data))] = rng.randrange(256)
        if rng.random() < 0.3:
            del data[rng.randrange(len(data)):]
    return f"photo.{rng.choice([kind, kind, kind, 'png', 'jpg'])}", bytes(data)


# What programs that read PDFs look at, count with or follow.
WORDS = [b"0 0 R", b"1 0 R", b"5 0 R", b"-1", b"0", b"99999999999", b"[", b"]", b"<<", b">>", b"(", b")", b"<FEFF", b"null",
         b"BT", b"ET", b"BDC", b"EMC", b"q", b"Q", b"Tj", b"TJ", b"Tf", b"cm", b"Do", b"BI ID EI", b"/P <</MCID 0>>",
         b"beginbfrange", b"endbfchar", b"<0000>", b"<FFFF>", b"1e9", b"nan", b"/Kids", b"/Parent", b"/W [1 0 1]", b"0.0"]


def pdf(data, rng):
    """A damaged PDF: half of them in what their streams hold, which keep their lengths and places."""
    data = bytearray(data)
    streams = [match for match in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", data, re.S)]
    for _ in range(rng.choice([1, 1, 2, 4])):
        if rng.random() < 0.4 or not streams:
            place = rng.randrange(len(data))
            word = rng.choice(WORDS)
            kind = rng.randrange(4)
            if kind == 0:
                data[place] ^= 1 << rng.randrange(8)
            elif kind == 1:
                data[place:place + len(word)] = word
            elif kind == 2:
                digits = re.compile(rb"[0-9]+").search(data, place)
                if digits:
                    length = len(digits[0])
                    data[digits.start():digits.end()] = str(rng.randrange(10 ** min(length, 9))).zfill(length).encode()
            elif rng.random() < 0.2:
                del data[place:]
        else:
            start, end = rng.choice(streams).span(1)
            try:
                inside = bytearray(zlib.decompress(data[start:end]))
            except zlib.error:
                continue
            for _ in range(rng.choice([1, 1, 3, 20])):
                if not inside:
                    break
                place, word = rng.randrange(len(inside)), rng.choice(WORDS)
                kind = rng.randrange(4)
                if kind == 0:
                    inside[place] = rng.randrange(256)
                elif kind == 1:
                    inside[place:place + len(word)] = word
                elif kind == 2:
                    inside[place:place + rng.choice([1, 10, 200])] = b""
                else:
                    inside[place:place] = inside[place:place + rng.choice([4, 40])] * rng.choice([1, 2, 500])
            packed = zlib.compress(inside, 9)
            if len(packed) <= end - start and end <= len(data):
                data[start:end] = packed + bytes(end - start - len(packed))
    return bytes(data)
