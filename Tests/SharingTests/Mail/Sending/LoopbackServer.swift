import TestSupport

@testable import Sharing

/// A real mail server on this machine, gone when the test lets go of it.
final class LoopbackServer {
    /// Where it keeps what it gets.
    let folder: ScratchFolder
    /// Its port.
    let port: UInt16
    private let tls: String

    /// The mail server among the Python programs that judge what we make.
    static let program = ForeignProgram(
        (ProcessEnvironment.value("RESUME_PDF_CHECKERS") ?? "") + "/bin/aiosmtpd")
    static let curl = ForeignProgram("curl")

    /// Starts one.
    ///
    /// - Parameters:
    ///   - tls: `start`, `implicit` or `none`.
    ///   - options: what else it does, as members of a JSON object.
    /// - Throws: if it cannot be started.
    init(tls: String = "start", _ options: String = "") throws {
        self.tls = tls
        folder = try ScratchFolder()
        let more = options.isEmpty ? "" : ", " + options
        try folder.write("{\"tls\": \"\(tls)\"\(more)}", to: "options.json")
        let script = PackageFolder.path("Tests/Fixtures/mail/server.py")
        _ = try ForeignProgram.checkersPython.output(of: [script, folder.path])
        port = UInt16(folder.read("port") ?? "") ?? 0
    }

    /// Settings for it; it trusts its certificate.
    func settings(user: String? = nil, _ source: PasswordSource? = nil) throws -> MailSettings {
        let scheme = tls == "implicit" ? "smtps" : "smtp"
        return MailSettings(
            server: try MailServer("\(scheme)://127.0.0.1:\(port)"), user: user,
            passwordSource: source, certificates: folder.path("certificate.pem"))
    }

    /// A way to send to it that does not wait long.
    func transport(user: String? = nil, _ source: PasswordSource? = nil) throws -> SMTPTransport {
        SMTPTransport(settings: try settings(user: user, source), seconds: 2)
    }

    /// Writes a file with a password.
    func passwordFile(_ text: String) throws -> PasswordSource {
        try folder.write(text, to: "password", mode: 0o600)
        return .file(folder.path("password"))
    }

    /// The messages it has taken, in order.
    var messages: [[UInt8]] {
        folder.files().filter { $0.hasSuffix(".eml") }.compactMap(folder.bytes)
    }

    /// What was said about a message: sender, recipients, name of the sending machine, options,
    /// whether it was encrypted, whether a user was checked.
    func envelope(of number: Int = 1) -> [String] {
        (folder.read("\(number).txt") ?? "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }
}
