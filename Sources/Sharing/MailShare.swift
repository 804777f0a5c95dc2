package import Characters
import Glibc
package import Languages
import System

/// Makes messages of a document and what the person wants, ready for the way that they go.
package struct MailShare: Sendable {
    /// What the person's configuration says.
    package var settings: MailSettings
    /// Where the files of drafts stay; nil where there is no place for them.
    package var drafts: KeptFile?
    /// The time, in POSIX seconds.
    package var now: @Sendable () -> Int64
    /// What tells a message of this sender from all others.
    package var identify: @Sendable (MailAddress) -> MailMessageID
    /// Told what is going on, when it takes more than half a second.
    package var tell: @Sendable (Message) -> Void

    /// Puts it together.
    package init(
        _ settings: MailSettings = MailSettings(), drafts: KeptFile? = nil,
        now: @escaping @Sendable () -> Int64,
        identify: @escaping @Sendable (MailAddress) -> MailMessageID = { MailMessageID(of: $0) },
        tell: @escaping @Sendable (Message) -> Void = { _ in }
    ) {
        self.settings = settings
        self.drafts = drafts
        self.now = now
        self.identify = identify
        self.tell = tell
    }

    /// Makes a message: checked, and not sent yet.
    ///
    /// - Parameters:
    ///   - file: what goes with it.
    ///   - request: what the person wants.
    ///   - language: the words for what the person does not say.
    ///   - isTrial: whether it is only shown; what sending it lacks is then no error.
    /// - Returns: the message.
    /// - Throws: `ShareError` if there is no way to send it, or something in it is wrong.
    package func message(
        with file: SharedFile, _ request: MailRequest, in language: LanguageWords,
        isTrial: Bool = false
    ) throws(ShareError) -> PreparedMail {
        var (route, obstacle) = try route(request, isTrial: isTrial)
        let message = try message(file, request, language, route, isTrial: isTrial)
        if message.from == .nobody, !route.isDraft { obstacle = obstacle ?? Self.senderUnknown }
        if case .file(let copy) = route { _ = try MessageFile(copy).write(message, isTrial: true) }
        return PreparedMail(
            summary: Self.summary(message, file, route), source: MailWriter.bytes(of: message),
            isFinal: !route.isDraft, obstacle: obstacle
        ) { [route] () throws(ShareError) in try send(message, by: route) }
    }

    /// The way of a message, and for a trial what it still lacks.
    private func route(
        _ request: MailRequest, isTrial: Bool
    ) throws(ShareError) -> (MailRoute, obstacle: ShareError?) {
        var route = MailRoute.sendmail(program: "sendmail")
        do throws(ShareError) {
            route = try MailRoute(request, settings)
            try route.check()
            return (route, nil)
        } catch {
            guard isTrial else { throw error }
            return (route, error)
        }
    }

    private func message(
        _ file: SharedFile, _ request: MailRequest, _ language: LanguageWords, _ route: MailRoute,
        isTrial: Bool
    ) throws(ShareError) -> MailMessage {
        let mayBeNobody = isTrial || route.isDraft
        let sender = try sender(request, file.facts) ?? (mayBeNobody ? .nobody : nil)
        guard let sender else { throw Self.senderUnknown }
        let name = file.facts.name.isEmpty ? sender.name : file.facts.name
        let defaults = MailDefaults(language: language, name: name, headline: file.facts.label)
        return try MailMessage(
            from: sender, to: Self.addresses(request.to), cc: Self.addresses(request.cc),
            bcc: Self.addresses(request.bcc), subject: request.subject ?? defaults.subject,
            body: request.body ?? defaults.body, attachment: file, date: MailDate(seconds: now()),
            id: identify(sender), isDraft: route.isDraft)
    }

    private static func addresses(_ texts: [String]) throws(ShareError) -> [MailAddress] {
        var addresses: [MailAddress] = []
        for text in texts { addresses.append(try MailAddress(text)) }
        return addresses
    }

    /// Whose message it is: as asked for, as configured, or as the resume says, in this order; nil if
    /// no one says.
    private func sender(
        _ request: MailRequest, _ facts: DocumentFacts
    ) throws(ShareError) -> MailAddress? {
        var sender = settings.from
        if let text = request.from {
            sender = try MailAddress(text)
        } else if sender == nil, let address = facts.email {
            sender = try? MailAddress(address)
        }
        guard let sender else { return nil }
        let name = HeaderText.line(facts.name)
        return sender.name.isEmpty && !name.isEmpty
            ? try MailAddress(name: name, address: sender.address) : sender
    }

    private static let senderUnknown = ShareError(
        .mailMessage,
        "it is not known whose message this is; add --from, or \"from\" under \"mail\" in config.yaml"
    )

    // MARK: Sending

    private func send(
        _ message: MailMessage, by route: MailRoute
    ) throws(ShareError) -> PreparedMail.Receipt {
        var receipt = PreparedMail.Receipt(how: route.how, to: message.recipients)
        do throws(ShareError) {
            switch route {
            case .sendmail(let program):
                let tells: @Sendable () -> Void = { tell("sending the message") }
                try SendmailTransport(program: program, whileWaiting: tells).send(message)
            case .smtp(let server):
                let tells: @Sendable () -> Void = { tell("sending the message to \(server.host)") }
                try SMTPTransport(settings: settings, whileWaiting: tells).send(message)
            case .client:
                guard let drafts else {
                    throw ShareError(
                        .mailInputOutput,
                        "there is no folder for files that other programs read: neither "
                            + "XDG_CACHE_HOME nor HOME is set")
                }
                try ClientTransport(kept: drafts).send(message)
            case .file(let copy): receipt.to.insert(try MessageFile(copy).write(message), at: 0)
            }
        } catch {
            guard error.isDoubtful else { throw error }
            receipt.doubt = error
        }
        return receipt
    }

    // MARK: Telling

    private static func summary(
        _ message: MailMessage, _ file: SharedFile, _ route: MailRoute
    ) -> [(label: Message, value: Message)] {
        func list(_ addresses: [MailAddress]) -> String {
            addresses.map { address in
                address.name.isEmpty ? address.address : "\(address.name) <\(address.address)>"
            }.joined(separator: ", ")
        }
        let lines: [(label: Message, value: Message)] = [
            ("From", message.from == .nobody ? "" : "\(list([message.from]))"),
            ("To", "\(list(message.to))"), ("Cc", "\(list(message.cc))"),
            ("Bcc", "\(list(message.bcc))"), ("Subject", "\(message.subject)"),
            ("File", "\(file.name.text), \((file.bytes.count + 999) / 1_000) kB"),
            ("By", route.title),
        ]
        return lines.filter { !$0.value.isEmpty }
    }
}
