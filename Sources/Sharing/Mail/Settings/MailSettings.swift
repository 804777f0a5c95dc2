package import System

/// How to send mail: what the person's configuration says.
package struct MailSettings: Sendable, Hashable {
    /// The server; nil if none is named.
    package var server: MailServer?
    /// The user, as the server knows them; nil if it asks for none.
    package var user: String?
    /// Whose messages they are; nil if that is not said.
    package var from: MailAddress?
    /// Where the password is; nil if none is needed.
    package var passwordSource: PasswordSource?
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// The way that messages go without `--via`; nil if that is not said.
    package var via: MailRequest.Way?
    /// The program like `sendmail`; nil for the system's.
    package var sendmail: String?

    /// Makes settings.
    package init(
        server: MailServer? = nil, user: String? = nil, from: MailAddress? = nil,
        passwordSource: PasswordSource? = nil, certificates: String? = nil,
        via: MailRequest.Way? = nil, sendmail: String? = nil
    ) {
        self.server = server
        self.user = user
        self.from = from
        self.passwordSource = passwordSource
        self.certificates = certificates
        self.via = via
        self.sendmail = sendmail
    }

    /// The password; nil if none is needed, or `curl` finds it in a `netrc` file.
    ///
    /// - Throws: `ShareError` if it is not where it should be, or others can read it.
    package func password() throws(ShareError) -> Password? { try passwordSource?.password() }
}
