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
