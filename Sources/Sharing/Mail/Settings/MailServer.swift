import Characters

/// A mail server, by its address: `smtps://mail.example.org` or `smtp://mail.example.org:587`.
///
/// Both are encrypted: the one from the start, the other (STARTTLS) before anything is said.
package struct MailServer: Sendable, Hashable {
    /// `smtps` if the connection is encrypted from the start, else `smtp`.
    let scheme: String
    /// Its name or its network address; IPv6 in brackets.
    package let host: String
    /// Its port.
    package let port: UInt16

    /// Reads an address.
    ///
    /// Without a port, `smtps` means 465 and `smtp` means 587, where mail is taken from people.
    ///
    /// - Throws: `ShareError` if it is none, or holds more than a server and a port.
    package init(_ text: String) throws(ShareError) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        let mark = text.dropFirst(scheme.count)
        guard scheme == "smtps" || scheme == "smtp", mark.hasPrefix("://") else {
            throw Self.error(text)
        }
        var rest = mark.dropFirst(3)
        if rest.hasSuffix("/") { rest.removeLast() }
        var host = rest
        var port = scheme == "smtps" ? UInt16(465) : 587
        if let colon = rest.lastIndex(of: ":"), !rest[colon...].contains("]") {
            let digits = rest[rest.index(after: colon)...]
            guard digits.allSatisfy(\.isASCII), let number = UInt16(digits), number > 0,
                digits.first != "+"
            else { throw Self.error(text) }
            host = rest[..<colon]
            port = number
        }
        guard AddressSyntax.problem(domain: String(host)) == nil else { throw Self.error(text) }
        self.scheme = scheme
        self.host = String(host)
        self.port = port
    }

    /// The address, with the port.
    var address: String { "\(scheme)://\(host):\(port)" }

    private static func error(_ text: String) -> ShareError {
        // What stands before an @ may be a password.
        let shown: Message =
            text.contains("@") ? "the mail server's address" : "\"\(text.printable)\""
        return ShareError(
            .mailSettings,
            "\(shown) is not the address of a mail server; write it as smtps://mail.example.org or "
                + "smtp://mail.example.org:587, without a user")
    }
}
