/// Makes messages of a document and what the person wants.
package protocol MailShare: Sendable {
    /// Makes a message: checked, and not sent yet.
    ///
    /// - Throws: `ShareError` if there is no way to send it, or something in it is wrong.
    func message(
        with file: SharedFile, _ request: MailRequest
    ) throws(ShareError) -> PreparedMail
}

/// A message that is ready to be sent.
package struct PreparedMail: Sendable {
    /// What is about to happen, as lines for the person.
    package var summary: String
    /// The message, byte by byte as it would be sent.
    package var source: [UInt8]
    /// Sends it.
    package var send: @Sendable () throws(ShareError) -> Receipt

    /// What became of a message.
    package struct Receipt: Sendable, Hashable {
        /// Who it went to, or the file that it was written to.
        package var to: [String]
        /// Whether that is certain: a connection can break off at the very end.
        package var isCertain: Bool

        /// Makes a receipt.
        package init(to: [String], isCertain: Bool = true) {
            self.to = to
            self.isCertain = isCertain
        }
    }

    /// Makes a message.
    package init(
        summary: String, source: [UInt8], send: @escaping @Sendable () throws(ShareError) -> Receipt
    ) {
        self.summary = summary
        self.source = source
        self.send = send
    }
}

/// The lack of any way to send messages.
package struct NoMailShare: MailShare {
    /// Makes it.
    package init() {}

    package func message(
        with file: SharedFile, _ request: MailRequest
    ) throws(ShareError) -> PreparedMail {
        throw ShareError("mail-unavailable", "mail is not set up")
    }
}
