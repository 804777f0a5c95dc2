package import System

/// Who asks a machine on the web, as the person's settings say: a user with a password, or a token.
package struct WebCredentials: Sendable, Hashable {
    /// The user; nil where the secret is a token.
    package var user: String?
    /// What prints the password, or the token.
    package var command: PasswordCommand

    /// Makes credentials.
    package init(user: String?, command: PasswordCommand) {
        self.user = user
        self.command = command
    }

    /// Puts them into a request, where they go to the first origin alone.
    ///
    /// - Throws: why there is no secret.
    func sign(_ request: inout WebRequest) throws(WebFault) {
        let host = request.location.host
        let secret: String
        do throws(PasswordFault) {
            secret = try command.password().secret
        } catch {
            throw WebFault(.noPassword, "\(error.reason), for \(host)")
        }
        request.netrc = nil
        if let user {
            request.user = user + ":" + secret
        } else if secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            request.headers.append("Authorization: Bearer " + secret)
        } else {
            throw WebFault(
                .noPassword,
                "what the password command printed is no token, for \(host); name a user beside "
                    + "it if it is a password")
        }
    }
}
