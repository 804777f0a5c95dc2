import Characters
import System

/// The way that a message goes, once it is chosen.
enum MailRoute: Sendable, Hashable {
    /// Through a program like `sendmail`.
    case sendmail(program: String)
    /// To a server, through `curl`.
    case smtp(MailServer)
    /// Into the person's mail program, as a draft.
    case client
    /// Into a file, as a draft.
    case file(CopyShare)

    /// Chooses: a file or what the person says, else what the configuration says, else what there is.
    ///
    /// - Parameters:
    ///   - request: what the person says.
    ///   - settings: what the configuration says.
    ///   - installed: the system's program like `sendmail`; nil if it has none.
    /// - Throws: `ShareError` with the choices if there is no way.
    init(
        _ request: MailRequest, _ settings: MailSettings,
        installed: String? = SendmailTransport.installedProgram
    ) throws(ShareError) {
        let via = request.via ?? settings.via
        if let draft = request.draft {
            self = .file(draft)
        } else if via == .client {
            self = .client
        } else if via != .smtp, let program = settings.sendmail ?? installed {
            self = .sendmail(program: program)
        } else if via != .sendmail, let server = settings.server {
            self = .smtp(server)
        } else {
            throw ShareError(via == .smtp ? .mailSettings : .mailUnavailable, Self.lack(of: via))
        }
    }

    private static func lack(of way: MailRequest.Way?) -> Message {
        switch way {
        case .sendmail:
            "there is no program like sendmail; install one (Debian: msmtp-mta), name it with "
                + "\"sendmail\" under \"mail\" in config.yaml, or add --via smtp"
        case .smtp:
            "no mail server is named; write \"server: smtps://mail.example.org\" under \"mail\" in "
                + "config.yaml"
        case .client, nil:
            "there is no way to send mail yet: install a program like sendmail (Debian: msmtp-mta), "
                + "name a server with \"server\" under \"mail\" in config.yaml, add --via client for a "
                + "draft in your mail program, or --eml FILE for a file that it can open"
        }
    }

    /// Refuses a way that leads nowhere, before anything is done.
    func check() throws(ShareError) {
        let program: String
        switch self {
        case .sendmail(let name): program = name
        case .smtp: program = "curl"
        case .client: program = "xdg-email"
        case .file: return
        }
        guard ProgramSearch.path(of: program) == nil else { return }
        throw ShareError(
            .mailUnavailable,
            program == "xdg-email"
                ? "the program \(program.printable) is not installed; install xdg-utils for it"
                : "the program \(program.printable) is not installed")
    }

    /// Whether the message is marked as one to be sent later; if not, it is gone at once.
    var isDraft: Bool {
        switch self {
        case .client, .file: true
        case .sendmail, .smtp: false
        }
    }

    /// What the ledger calls it.
    var how: String {
        switch self {
        case .sendmail, .smtp: "mail"
        case .client: "draft"
        case .file: "eml"
        }
    }

    /// What the person is told.
    var title: Message {
        switch self {
        case .sendmail(let program): "\(program)"
        case .smtp(let server): "\(server.address)"
        case .client: "your mail program, as a draft"
        case .file(let copy): "the file \(copy.target.printable), as a draft"
        }
    }
}
