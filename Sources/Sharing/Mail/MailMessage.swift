import Characters

/// A message with a file, checked when it is made: none of its texts can add a header.
package struct MailMessage: Sendable, Hashable {
    /// Whose message it is.
    package let from: MailAddress
    /// To whom it goes.
    package let to: [MailAddress]
    /// Who gets a copy.
    package let cc: [MailAddress]
    /// Who gets a copy that the others do not know of; written in no message but a draft.
    package let bcc: [MailAddress]
    /// The subject, in one line.
    package let subject: String
    /// The text; its lines may end in any way.
    package let body: String
    /// The file.
    package let attachment: MailAttachment
    /// When it was written.
    package let date: MailDate
    /// What tells it from other messages.
    package let id: MailMessageID
    /// Whether it is still to be sent: mail programs then open it for editing.
    package let isDraft: Bool

    /// Makes a message.
    ///
    /// - Parameters:
    ///   - from: whose message it is.
    ///   - to: to whom it goes.
    ///   - cc: who gets a copy.
    ///   - bcc: who gets a copy that the others do not know of.
    ///   - subject: the subject.
    ///   - body: the text.
    ///   - attachment: the file.
    ///   - date: when it was written.
    ///   - id: what tells it from other messages; nil for a new one.
    ///   - isDraft: whether it is still to be sent; only a draft may have no recipient.
    /// - Throws: `MailError` if the subject or the text has control characters, or nobody gets it.
    package init(
        from: MailAddress, to: [MailAddress], cc: [MailAddress] = [], bcc: [MailAddress] = [],
        subject: String, body: String, attachment: MailAttachment, date: MailDate,
        id: MailMessageID? = nil, isDraft: Bool = false
    ) throws(MailError) {
        try HeaderText.check(subject, "the subject")
        guard !body.unicodeScalars.contains("\0") else {
            throw MailError(
                .message, "the text has a control character (U+0000), which no message may have")
        }
        guard isDraft || !(to.isEmpty && cc.isEmpty && bcc.isEmpty) else {
            throw MailError(.message, "the message goes to nobody; give an address")
        }
        self.from = from
        self.to = to
        self.cc = cc
        self.bcc = bcc
        self.subject = subject
        self.body = body
        self.attachment = attachment
        self.date = date
        self.id = id ?? MailMessageID(of: from)
        self.isDraft = isDraft
    }

    /// The bare addresses of all who get it, each once, in the order they were given.
    package var recipients: [String] {
        var seen: Set<String> = []
        return (to + cc + bcc).map(\.address).filter { seen.insert($0).inserted }
    }
}

/// A file that goes with a message.
package struct MailAttachment: Sendable, Hashable {
    /// The file's name, without folders.
    package let name: String
    /// What kind of file it is.
    let type: FileType
    /// The file's bytes.
    package let bytes: [UInt8]

    /// Makes an attachment.
    ///
    /// - Throws: `MailError` if the name is none that a file can have, or is over 255 bytes.
    package init(name: String, type: FileType, bytes: [UInt8]) throws(MailError) {
        try HeaderText.check(name, "the attachment's name")
        let wrong = Set("/\\".unicodeScalars)
        guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= 255,
            !name.unicodeScalars.contains(where: wrong.contains)
        else {
            throw MailError(
                .message, "\"\(name.printable)\" is not a name that an attached file can have")
        }
        self.name = name
        self.type = type
        self.bytes = bytes
    }
}

/// What tells one message from all others; it says nothing of this machine.
package struct MailMessageID: Sendable, Hashable {
    /// 128 random bits, as 32 hexadecimal digits.
    package let digits: String
    /// The domain of the sender's address.
    package let domain: String

    /// Draws a new one.
    package init(
        of sender: MailAddress, using generator: inout some RandomNumberGenerator
    ) {
        digits = (0..<4).map { _ in
            let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - part.count) + part
        }.joined()
        domain = sender.domain
    }

    /// Draws a new one.
    package init(of sender: MailAddress) {
        var generator = SystemRandomNumberGenerator()
        self.init(of: sender, using: &generator)
    }

    /// As the header has it, in angle brackets.
    package var text: String { "<\(digits)@\(domain)>" }
}
