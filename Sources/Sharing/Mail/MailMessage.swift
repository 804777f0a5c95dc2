import Characters

/// A message with a file, checked when it is made: none of its texts can add a header.
struct MailMessage: Sendable, Hashable {
    /// Whose message it is.
    let from: MailAddress
    /// To whom it goes.
    let to: [MailAddress]
    /// Who gets a copy.
    let cc: [MailAddress]
    /// Who gets a copy that the others do not know of; written in no message but a draft.
    let bcc: [MailAddress]
    /// The subject, in one line.
    let subject: String
    /// The text; its lines may end in any way.
    let body: String
    /// The file.
    let attachment: SharedFile
    /// When it was written.
    let date: MailDate
    /// What tells it from other messages.
    let id: MailMessageID
    /// Whether it is still to be sent: mail programs then open it for editing.
    let isDraft: Bool

    /// Makes a message; only a draft may have no recipient.
    ///
    /// - Throws: `ShareError` if the subject or the text has control characters, or nobody gets it.
    init(
        from: MailAddress, to: [MailAddress], cc: [MailAddress], bcc: [MailAddress],
        subject: String, body: String, attachment: SharedFile, date: MailDate, id: MailMessageID,
        isDraft: Bool
    ) throws(ShareError) {
        try HeaderText.check(subject, "the subject")
        guard !body.unicodeScalars.contains("\0") else {
            throw ShareError(
                .mailMessage, "the text has a control character (U+0000), which no message may have"
            )
        }
        guard isDraft || !(to.isEmpty && cc.isEmpty && bcc.isEmpty) else {
            throw ShareError(.mailMessage, "the message goes to nobody; give an address")
        }
        self.from = from
        self.to = to
        self.cc = cc
        self.bcc = bcc
        self.subject = subject
        self.body = body
        self.attachment = attachment
        self.date = date
        self.id = id
        self.isDraft = isDraft
    }

    /// The bare addresses of all who get it, each once, in the order they were given.
    var recipients: [String] {
        var seen: Set<String> = []
        return (to + cc + bcc).map(\.address).filter { seen.insert($0).inserted }
    }
}

/// What tells one message from all others; it says nothing of this machine.
package struct MailMessageID: Sendable, Hashable {
    /// 128 random bits, as 32 hexadecimal digits.
    package let digits: String
    /// The domain of the sender's address.
    package let domain: String

    /// Draws a new one.
    package init(of sender: MailAddress, using generator: inout some RandomNumberGenerator) {
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
