import Characters
import System

extension CurlConfiguration {
    /// The options to send a message, which is on descriptor 3.
    ///
    /// - Parameters:
    ///   - server: where to.
    ///   - settings: the user and the certificates.
    ///   - password: the password, if it is not in a `netrc` file.
    ///   - sender: the sender's bare address.
    ///   - recipients: the bare addresses.
    ///   - seconds: how long the server may be silent.
    init(
        _ server: MailServer, _ settings: MailSettings, password: Password?, sender: String,
        recipients: [String], seconds: Int
    ) {
        self.init()
        var user = ""
        if let name = settings.user {
            if let password {
                add("user", name + ":" + password.secret)
            } else {
                user = PercentEncoding.encode(name.utf8) + "@"
            }
        }
        // The path is what we call ourselves in the greeting; else it were this machine's name.
        add("url", "\(server.scheme)://\(user)\(server.host):\(server.port)/%5B127.0.0.1%5D")
        if case .netrc(let path) = settings.passwordSource { add("netrc-file", path) }
        add("proto", "=smtp,smtps")
        add("ssl-reqd")
        add("tlsv1.2")
        if let certificates = settings.certificates { add("cacert", certificates) }
        add("mail-from", sender)
        for recipient in recipients { add("mail-rcpt", recipient) }
        add("upload-file", "/proc/self/fd/3")
        add("connect-timeout", String(seconds))
        add("speed-limit", "1")
        add("speed-time", String(seconds))
        add("silent")
        add("show-error")
        add("verbose")
    }
}
