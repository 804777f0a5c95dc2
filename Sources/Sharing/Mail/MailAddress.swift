import Characters

/// A person's mail address: checked when it is made, so that a message can rely on it.
///
/// The syntax is that of RFC 5322 without comments and folding.
package struct MailAddress: Sendable, Hashable {
    /// The person's name; empty if none was given.
    package let name: String
    /// What stands before the @, with its quotation marks if it has any; ASCII.
    package let localPart: String
    /// What stands after the @; ASCII.
    package let domain: String

    /// The address without the name: `jo@example.org`.
    package var address: String { localPart + "@" + domain }

    /// Reads an address: `jo@example.org`, `Jo Doe <jo@example.org>` or
    /// `"Doe, Jo" <jo@example.org>`.
    ///
    /// - Throws: `ShareError` that says what is wrong with it.
    package init(_ text: String) throws(ShareError) {
        try HeaderText.check(text, "the address \(Self.shown(text))")
        let scalars = Self.trimmed(Array(text.unicodeScalars)[...])
        guard let opening = Self.index(of: "<", in: scalars) else {
            try self.init(name: "", address: Self.string(scalars))
            return
        }
        guard scalars.last == ">" else {
            throw Self.error(text, "a name is followed by the address in < and >, and no more")
        }
        let name = Self.trimmed(scalars[..<opening])
        let address = scalars[(opening + 1)..<(scalars.endIndex - 1)]
        guard let plain = Self.unquoted(name) else {
            throw Self.error(
                text,
                "put a name with any of ,:;@<>()[]\\ in quotation marks, and give each address by itself"
            )
        }
        try self.init(name: plain, address: Self.string(address))
    }

    /// Stands for a sender that is not known yet: no message is sent in this name.
    static let nobody = MailAddress()

    private init() { (name, localPart, domain) = ("", "nobody", "localhost") }

    /// Makes an address of a name, which may be empty, and a bare address.
    ///
    /// - Throws: `ShareError` that says what is wrong with it.
    package init(name: String, address: String) throws(ShareError) {
        try HeaderText.check(name, "the name \(Self.shown(name))")
        try HeaderText.check(address, "the address \(Self.shown(address))")
        let scalars = Array(address.unicodeScalars)
        // The last one: a quotation before it may have others.
        guard let at = scalars.lastIndex(of: "@") else { throw Self.error(address, "it has no @") }
        let localPart = Self.string(scalars[..<at])
        let domain = Self.string(scalars[(at + 1)...])
        let problem =
            AddressSyntax.problem(localPart: localPart) ?? AddressSyntax.problem(domain: domain)
        if let problem { throw Self.error(address, problem) }
        guard localPart.utf8.count + domain.utf8.count < 254 else {
            throw Self.error(address, "it has over 254 characters")
        }
        self.name = HeaderText.line(name)
        self.localPart = localPart
        self.domain = domain
    }

    private static func error(_ text: String, _ problem: Message) -> ShareError {
        ShareError(
            .mailMessage, "\(shown(text)) is not a mail address that can be used: \(problem)")
    }

    private static func shown(_ text: String) -> String {
        let start = text.count > 80 ? text.prefix(80) + "…" : text[...]
        return "\"" + String(start).printable + "\""
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private static func trimmed(
        _ scalars: ArraySlice<Unicode.Scalar>
    ) -> ArraySlice<Unicode.Scalar> {
        var rest = scalars.drop { $0 == " " }
        while rest.last == " " { rest.removeLast() }
        return rest
    }

    /// The first place of a character outside quotations.
    private static func index(
        of wanted: Unicode.Scalar, in scalars: ArraySlice<Unicode.Scalar>
    ) -> Int? {
        var isQuoted = false
        var isEscaped = false
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == wanted, !isQuoted { return index }
            if scalar == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = isQuoted && scalar == "\\" && !isEscaped
        }
        return nil
    }

    /// The name without its quotation marks; nil if it needs some, or its own are wrong.
    private static func unquoted(_ name: ArraySlice<Unicode.Scalar>) -> String? {
        guard name.first == "\"" else {
            let special = Set("\"\\,:;@<>()[]".unicodeScalars)
            return name.contains(where: special.contains) ? nil : string(name)
        }
        guard name.count >= 2, name.last == "\"" else { return nil }
        var plain: [Unicode.Scalar] = []
        var isEscaped = false
        for scalar in name.dropFirst().dropLast() {
            if isEscaped || (scalar != "\\" && scalar != "\"") {
                plain.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                return nil
            }
        }
        return isEscaped ? nil : string(plain[...])
    }
}
