/// What is asked of a machine on the web.
package struct WebRequest: Sendable, Hashable {
    /// Where.
    package var location: WebLocation
    /// Lines such as `Accept: application/json`, that go to the first origin alone; they may be
    /// secret.
    package var headers: [String] = []
    /// `NAME:PASSWORD` for the first origin alone (RFC 7617); nil for none.
    package var user: String?
    /// The file with names and passwords in curl's form, for the first origin alone; nil for none.
    package var netrc: String?
    /// Certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// Whether a document leads there and no person: then no machine of this place is asked, but for
    /// the one that the document itself comes from.
    package var isForeign = false
    /// Whether only the head of the answer is asked for (HEAD; RFC 9110, section 9.3.2).
    package var isHead = false
    /// What is sent there; nil to ask for what there is.
    package var post: Post?

    /// Asks for what is at an address.
    package init(_ location: WebLocation) { self.location = location }

    /// What is sent to an address, and to no other one (POST; RFC 9110, section 9.3.3).
    ///
    /// All of it may be secret: none of it is in a message or in a process's arguments.
    package struct Post: Sendable, Hashable {
        /// What comes behind the question mark of the address, such as `key=…`; empty for nothing.
        package var query = ""
        /// The media type of the body.
        package var kind: String
        /// The body, at most some 60 KB.
        package var body: String

        /// Makes a body of a media type.
        package init(_ kind: String, _ body: String, query: String = "") {
            self.kind = kind
            self.body = body
            self.query = query
        }
    }
}

/// What a machine on the web answers.
package struct WebAnswer: Sendable, Hashable {
    /// Where it came from, after all redirects.
    package var location: WebLocation
    /// The status code (RFC 9110, section 15).
    package var status: Int
    /// The header fields, names in lower case; of several of one name the last.
    package var headers: [String: String]
    /// The body, unpacked.
    package var body: [UInt8]

    /// Where a redirection leads (RFC 9110, section 15.4), as it was written; nil for no redirection.
    var redirection: String? {
        [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
    }

    /// Reads what `curl --dump-header` writes; nil if it is no header.
    ///
    /// Answers such as "103 Early Hints" come before the one that counts, fields of a trailer behind
    /// it. Fields with controls in them do not count: sent back, they could become other fields.
    init?(header: [UInt8], body: [UInt8], from location: WebLocation) {
        let lines = header.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        var rest = lines.drop { !$0.starts(with: Array("HTTP/".utf8)) }
        var status = 0
        var headers: [String: String] = [:]
        repeat {
            let first = (rest.popFirst() ?? []).split(separator: 0x20)
            guard first.count > 1, first[0].starts(with: Array("HTTP/".utf8)),
                let code = Int(String(decoding: first[1], as: UTF8.self))
            else { return nil }
            status = code
            headers = [:]
            while let line = rest.popFirst(), !line.isEmpty {
                let parts = line.split(
                    separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2 else { continue }
                let value = parts[1].trimmingBlanks
                guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { continue }
                headers[String(decoding: parts[0], as: UTF8.self).lowercased()] = String(
                    decoding: value, as: UTF8.self)
            }
        } while (100..<200).contains(status)
        self.location = location
        self.status = status
        self.headers = headers
        self.body = body
    }
}
