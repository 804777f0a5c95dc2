@testable import Sharing

/// Messages for tests.
enum MailSample {
    /// A name with letters of several scripts, an apostrophe and a hyphen.
    static let name = "Łukasz Ñandú-O'Neil 李"
    /// A file name of 80 characters, most of them beyond ASCII.
    static let longName = String(String(repeating: "Ñandú 李é", count: 10).prefix(76)) + ".pdf"

    /// The kind of file that most messages carry.
    static let pdf = FileType(ending: ".pdf", mediaType: "application/pdf")

    /// A message; each part of it can be another one.
    static func message(
        from: String = "\(name) <jo@example.org>", to: [String] = ["hr@example.com"],
        cc: [String] = [], bcc: [String] = [], subject: String = "Lebenslauf: \(name)",
        body: String = "Hello,\n\nplease find my résumé attached.\n", file: String = "cv.pdf",
        bytes: [UInt8] = Array("%PDF-1.7\n%%EOF\n".utf8), isDraft: Bool = false
    ) throws -> MailMessage {
        func addresses(_ texts: [String]) throws -> [MailAddress] {
            var all: [MailAddress] = []
            for text in texts { all.append(try MailAddress(text)) }
            return all
        }
        let sender = try MailAddress(from)
        return try MailMessage(
            from: sender, to: addresses(to), cc: addresses(cc), bcc: addresses(bcc),
            subject: subject, body: body,
            attachment: SharedFile(bytes: bytes, name: file, type: pdf),
            date: MailDate(seconds: 1_790_000_000), id: MailMessageID(of: sender), isDraft: isDraft)
    }
}
