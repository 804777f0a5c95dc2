import Characters

/// A PDF file that goes with a message.
package struct MailAttachment: Sendable, Hashable {
    /// The file's name, without folders.
    package let name: String
    /// The file's bytes.
    package let bytes: [UInt8]

    /// Makes an attachment.
    ///
    /// - Throws: `MailError` if the name is none that a file can have, or is over 255 bytes.
    package init(name: String, bytes: [UInt8]) throws(MailError) {
        try HeaderText.check(name, "the attachment's name")
        let wrong = Set("/\\".unicodeScalars)
        guard !name.isEmpty, name != ".", name != "..", name.utf8.count <= 255,
            !name.unicodeScalars.contains(where: wrong.contains)
        else {
            throw MailError(
                .message, "\"\(name.printable)\" is not a name that an attached file can have")
        }
        self.name = name
        self.bytes = bytes
    }
}
