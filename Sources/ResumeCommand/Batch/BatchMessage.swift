/// What a batch and its workers say to each other: lists of texts, the first of which says what it is.
enum BatchMessage {
    /// Asks a worker for a resume.
    struct Errand: Hashable {
        /// Whether only its name is asked for, and no file is made.
        var isForName = false
        /// The number of the resume, from 1.
        var index: Int
        /// What its source is called, without the ending.
        var stem: String
        /// The path or the address; nil where the bytes stand here.
        var path: String?
        /// The bytes of a resume in a list.
        var bytes: [UInt8] = []
        /// The list, and the line in it; empty and 0 for none.
        var list = ""
        var line = 0

        /// As fields of a message.
        var fields: [[UInt8]] {
            [
                Array((isForName ? "name" : "render").utf8), Array(String(index).utf8),
                Array(stem.utf8), Array((path.map { "=" + $0 } ?? "").utf8), bytes,
                Array(list.utf8), Array(String(line).utf8),
            ]
        }
    }

    /// What a worker found, before it makes a file.
    struct Question: Hashable {
        /// Where the file is to go.
        var output: String
        /// What tells it from all others that could be made; empty where that is not known.
        var key: String

        var fields: [[UInt8]] { ["ask", output, key].map { Array($0.utf8) } }
    }

    /// What a worker is to do about it.
    enum Decision: Hashable {
        /// Make the file.
        case make
        /// Leave it alone if it is the one with this digest.
        case makeUnless(digest: String)
        /// Make nothing, for a reason.
        case refuse(String)

        var fields: [[UInt8]] {
            switch self {
            case .make: ["make"].map { Array($0.utf8) }
            case .makeUnless(let digest): ["make", digest].map { Array($0.utf8) }
            case .refuse(let reason): ["refuse", reason].map { Array($0.utf8) }
            }
        }
    }

    /// What became of a resume.
    struct Answer: Hashable {
        var status = BatchRecord.Status.failed
        var output = ""
        var digest = ""
        var key = ""
        var pages = 0
        var microseconds = 0
        /// What was found, as elements of a list in JSON.
        var findings = ""
        /// The same for people, with escapes for colours.
        var text = ""

        var fields: [[UInt8]] {
            [
                "done", status.rawValue, output, digest, key, String(pages), String(microseconds),
                findings, text,
            ].map { Array($0.utf8) }
        }
    }
}

extension BatchMessage.Errand {
    /// Reads a message; nil if it is another.
    init?(_ fields: [[UInt8]]) {
        let texts = fields.enumerated().map {
            $0.offset == 4 ? "" : String(decoding: $0.element, as: UTF8.self)
        }
        guard texts.count == 7, texts[0] == "name" || texts[0] == "render",
            let index = Int(texts[1]), let line = Int(texts[6])
        else { return nil }
        self.init(
            isForName: texts[0] == "name", index: index, stem: texts[2],
            path: texts[3].isEmpty ? nil : String(texts[3].dropFirst()), bytes: fields[4],
            list: texts[5], line: line)
    }
}

extension BatchMessage.Question {
    /// Reads a message; nil if it is another.
    init?(_ fields: [[UInt8]]) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 3, texts[0] == "ask" else { return nil }
        self.init(output: texts[1], key: texts[2])
    }
}

extension BatchMessage.Decision {
    /// Reads a message; nil if it is another.
    init?(_ fields: [[UInt8]]) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        switch (texts.first, texts.count) {
        case ("make", 1): self = .make
        case ("make", 2): self = .makeUnless(digest: texts[1])
        case ("refuse", 2): self = .refuse(texts[1])
        default: return nil
        }
    }
}

extension BatchMessage.Answer {
    /// Reads a message; nil if it is another.
    init?(_ fields: [[UInt8]]) {
        let texts = fields.map { String(decoding: $0, as: UTF8.self) }
        guard texts.count == 9, texts[0] == "done",
            let status = BatchRecord.Status(rawValue: texts[1]), let pages = Int(texts[5]),
            let microseconds = Int(texts[6])
        else { return nil }
        self.init(
            status: status, output: texts[2], digest: texts[3], key: texts[4], pages: pages,
            microseconds: microseconds, findings: texts[7], text: texts[8])
    }
}
