/// A message with a PDF file, checked when it is made: none of its texts can add a header.
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
