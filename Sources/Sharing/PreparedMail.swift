package import Characters

/// A message that is ready to be sent.
package struct PreparedMail: Sendable {
    /// What is about to happen, as lines for the person.
    package var summary: [(label: Message, value: Message)]
    /// The message, byte by byte as it would be sent.
    package var source: [UInt8]
    /// Whether sending it cannot be taken back, so that the person should be asked.
    package var isFinal: Bool
    /// What sending it still lacks, where it is made only to be shown.
    package var obstacle: ShareError?
    /// Sends it.
    package var send: @Sendable () throws(ShareError) -> Receipt

    /// What became of a message.
    package struct Receipt: Sendable, Hashable {
        /// What the ledger calls the way: `mail`, `draft` or `eml`.
        package var how: String
        /// Who it went to, and the file that it was written to.
        package var to: [String]
        /// Why it is not certain that it was sent: a connection can break off at the very end.
        package var doubt: ShareError?
    }
}
