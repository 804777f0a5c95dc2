import Characters

/// Writes messages (RFC 5322, MIME): ASCII, lines of at most 78 characters where a line can be
/// divided and never more than 998, each ended by CR and LF.
enum MailWriter {
    /// The bytes of a message.
    ///
    /// The same message gives the same bytes. Who gets it unseen by the others is not in them, but
    /// for a draft, which has no envelope that could say it.
    static func bytes(of message: MailMessage) -> [UInt8] {
        // "=_" can be in neither of the two encodings below.
        let boundary = "=_" + message.id.digits
        var bytes: [UInt8] = []
        bytes.reserveCapacity(
            message.attachment.bytes.count / 57 * 78 + message.body.utf8.count + 4_096)
        append(headers(of: message, boundary: boundary), to: &bytes)
        bytes += "\r\n--\(boundary)\r\n".utf8
        append(
            [
                HeaderField("Content-Type", "text/plain; charset=utf-8"),
                HeaderField("Content-Transfer-Encoding", "quoted-printable"),
            ], to: &bytes)
        bytes += "\r\n".utf8
        bytes += QuotedPrintable.lines(message.body)
        bytes += "\r\n--\(boundary)\r\n".utf8
        let type = message.attachment.type
        let name = FileNameParameter(name: message.attachment.name.text, ending: type.ending)
        append(
            [
                HeaderField(
                    "Content-Type", pieces: ["\(type.mediaType);", "name=\"\(name.plain)\""]),
                HeaderField("Content-Disposition", pieces: ["attachment;"] + name.pieces),
                HeaderField("Content-Transfer-Encoding", "base64"),
            ], to: &bytes)
        bytes += "\r\n".utf8
        Base64.appendLines(message.attachment.bytes, to: &bytes)
        bytes += "\r\n--\(boundary)--\r\n".utf8
        return bytes
    }

    private static func headers(of message: MailMessage, boundary: String) -> [HeaderField] {
        var fields = [HeaderField("Date", message.date.text)]
        // A mail program puts in the account that the person chooses there.
        if message.from != .nobody { fields.append(HeaderField("From", [message.from])) }
        if !message.to.isEmpty { fields.append(HeaderField("To", message.to)) }
        if !message.cc.isEmpty { fields.append(HeaderField("Cc", message.cc)) }
        // RFC 5322, 3.6.3: the program that sends it takes the field away.
        if message.isDraft, !message.bcc.isEmpty { fields.append(HeaderField("Bcc", message.bcc)) }
        if message.to.isEmpty && message.cc.isEmpty && !message.isDraft {
            fields.append(HeaderField("To", "undisclosed-recipients:;"))
        }
        fields += [
            HeaderField("Subject", text: message.subject),
            HeaderField("Message-ID", message.id.text),
        ]
        // Known to Outlook and Thunderbird, not to any standard.
        if message.isDraft { fields.append(HeaderField("X-Unsent", "1")) }
        fields += [
            HeaderField("MIME-Version", "1.0"),
            HeaderField("Content-Type", pieces: ["multipart/mixed;", "boundary=\"\(boundary)\""]),
        ]
        return fields
    }

    private static func append(_ fields: [HeaderField], to bytes: inout [UInt8]) {
        for field in fields { bytes += field.text.utf8 }
    }
}
