import System

/// Sends to a mail server through the `curl` program, always encrypted.
///
/// All options are on its standard input, so that no list of processes shows them.
struct SMTPTransport {
    /// The server, the user and where the password is.
    var settings: MailSettings
    /// The program: a name that is looked for in `PATH`, or a path.
    var program = "curl"
    /// How many seconds the server may be silent.
    var seconds = 30
    /// Called once when it takes more than half a second.
    var whileWaiting: @Sendable () -> Void = {}

    /// Sends a message to all its recipients, or to none.
    ///
    /// - Throws: `ShareError` that says why it was not sent, and whether that is certain.
    func send(_ message: MailMessage) throws(ShareError) {
        guard let server = settings.server else {
            throw ShareError(.mailSettings, "the settings name no mail server")
        }
        try check()
        let password = try settings.password()
        let secrets = try Redaction(settings.passwordSource?.secrets(with: password) ?? [])
        let recipients = message.recipients
        let bytes = MailWriter.bytes(of: message)
        var options = CurlConfiguration(
            server, settings, password: password, sender: message.from.address,
            recipients: recipients, seconds: seconds)
        let outcome = try run(options, .contents(bytes), whileWaiting: whileWaiting, until: isStuck)
        let transcript = SMTPTranscript(outcome.said.errors)
        let failure = SMTPFailure(
            host: server.host, size: bytes.count, seconds: seconds, secrets: secrets)
        guard var error = failure.error(outcome, transcript) else { return }
        // It stops at the first recipient that is refused; the person wants to know them all.
        if !error.refused.isEmpty && recipients.count > 1 {
            options.add("mail-rcpt-allowfails")
            let others = refused(options).filter { other in
                !error.refused.contains { $0.address == other.address }
            }
            error = failure.refusal(of: error.refused + others)
        }
        throw error
    }

    /// Settings that `curl` would take for something else.
    private func check() throws(ShareError) {
        if let user = settings.user {
            try HeaderText.check(user, "the mail user")
            guard !user.isEmpty, !user.contains(":") else {
                throw ShareError(.mailSettings, "the mail user is empty or has a colon")
            }
            guard settings.passwordSource != nil else {
                throw ShareError(
                    .mailSettings, "the settings name a mail user, but no password for them")
            }
        }
        switch settings.passwordSource {
        case .file, .command:
            guard settings.user != nil else {
                throw ShareError(.mailSettings, "the settings name a mail password, but no user")
            }
        case .netrc(let path): try HeaderText.check(path, "the netrc file")
        case nil: break
        }
        try HeaderText.check(settings.certificates ?? "", "the file of certificates")
    }

    /// Asks for the answer to each recipient, and breaks off before the message would begin.
    ///
    /// It waits for a message that never comes, so that nothing can be sent.
    private func refused(_ options: CurlConfiguration) -> [ShareError.Refusal] {
        let outcome = try? run(options, .silence) { progress in
            progress.quiet > .seconds(seconds)
                || SMTPTranscript(progress.said.errors).last("DATA") != nil
        }
        return outcome.map { SMTPTranscript($0.said.errors).refused } ?? []
    }

    /// Whether nothing comes any more: `curl` has limits for connecting and for the message, but
    /// waits minutes for an answer.
    private func isStuck(_ progress: ChildProgram.Progress) -> Bool {
        if progress.quiet < .milliseconds(200) { return false }
        let transcript = SMTPTranscript(progress.said.errors)
        switch transcript.delivery {
        // Only the farewell is to come.
        case .taken, .refused: return progress.quiet > .seconds(1)
        case .begun: return transcript.isTooSlow
        case .notBegun: return progress.quiet > .seconds(seconds)
        }
    }

    private func run(
        _ options: CurlConfiguration, _ message: ChildInput,
        whileWaiting: @escaping @Sendable () -> Void = {},
        until isEnough: (ChildProgram.Progress) -> Bool
    ) throws(ShareError) -> ChildOutcome {
        // First of all: settings of the person's own for curl could weaken these, or log them.
        var child = ChildProgram(program, ["--disable", "--config", "-"])
        child.input = .secret(Array(options.text.utf8))
        child.extraInput = message
        child.whileWaiting = whileWaiting
        return try child.runForMail(until: isEnough)
    }
}
