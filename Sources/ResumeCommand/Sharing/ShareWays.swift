import ResumePDF
import Sharing
import System

/// The ways that a document is to go, as the options ask for them.
struct ShareWays {
    /// All ways, those that can be taken back first.
    private(set) var all: [Share]
    /// How the file is named; nil for the usual name.
    let template: FileNameTemplate?

    /// Reads the options.
    ///
    /// - Throws: `UsageError` if they name no way, or do not go together.
    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        do throws(FileNameTemplate.Fault) {
            template = try arguments[ShareOptions.name].map {
                (text) throws(FileNameTemplate.Fault) in try FileNameTemplate(text)
            }
        } catch {
            throw arguments.fault(error.message)
        }
        func copy(to path: String) -> CopyShare {
            CopyShare(to: path, folder: console.folder, force: arguments[ShareOptions.force])
        }
        for path in arguments[ShareOptions.copies]
        where !path.hasSuffix("/") && !console.isFolder(path) {
            try arguments.checkEnding(of: path, formats: [.pdf], "; a folder is written \(path)/")
        }
        all = arguments[ShareOptions.copies].map { .copy(copy(to: $0)) }
        if arguments[ShareOptions.clipboard] {
            all.append(arguments[ShareOptions.text] ? .clipboardText : .clipboardFile)
        }
        if arguments[ShareOptions.opens] { all.append(.open) }
        if let print = Self.print(arguments) { all.append(.print(print)) }
        let draft = arguments[ShareOptions.draft].map(copy)
        if let mail = Self.mail(arguments, draft) { all.append(.mail(mail)) }
        if let stray = Self.stray(arguments, all) { throw arguments.fault(stray) }
        guard !all.isEmpty else {
            throw arguments.fault("say how to share it: \(ShareOptions.ways)")
        }
    }

    /// Whether a message is among the ways.
    var needsMail: Bool { all.contains(where: Self.isMail) }

    /// Gives the message its text.
    mutating func setBody(_ text: String) {
        all = all.map { share in
            guard case .mail(var mail) = share else { return share }
            mail.body = text
            return .mail(mail)
        }
    }

    private static func isMail(_ share: Share) -> Bool {
        if case .mail = share { true } else { false }
    }

    private static func print(_ arguments: ParsedArguments) -> PrintShare? {
        let copies = arguments[ShareOptions.printCopies] ?? 1
        let paper = arguments[RenderOptions.paper]?.media
        let page = arguments[ShareOptions.printPage]
        return switch arguments[ShareOptions.print] {
        case .absent: nil
        case .bare: PrintShare(copies: copies, paper: paper, page: page)
        case .text(let printer):
            PrintShare(printer: printer, copies: copies, paper: paper, page: page)
        }
    }

    private static func mail(_ arguments: ParsedArguments, _ draft: CopyShare?) -> MailRequest? {
        let to = arguments[ShareOptions.mail]
        guard !to.isEmpty || draft != nil else { return nil }
        var mail = MailRequest()
        mail.to = to
        mail.cc = arguments[ShareOptions.cc]
        mail.bcc = arguments[ShareOptions.bcc]
        mail.subject = arguments[ShareOptions.subject]
        mail.from = arguments[ShareOptions.from]
        mail.via = arguments[ShareOptions.via]
        mail.draft = draft
        return mail
    }

    /// A sentence for an option that has nothing to do here; nil if there is none.
    private static func stray(_ arguments: ParsedArguments, _ ways: [Share]) -> Message? {
        if arguments[ShareOptions.draft] != nil, arguments[ShareOptions.via] != nil {
            return "--eml writes a file and --via sends; leave one of them out"
        }
        if !ways.contains(where: isMail), let stray = arguments.first(of: ShareOptions.ofMail) {
            return "\(stray.typed) belongs to --mail or --eml"
        }
        if arguments[ShareOptions.text], !arguments[ShareOptions.clipboard] {
            return "--text belongs to --clipboard"
        }
        let ofPrinting = specifications(ShareOptions.printCopies, ShareOptions.printPage)
        if arguments[ShareOptions.print] == .absent, let stray = arguments.first(of: ofPrinting) {
            return "\(stray.typed) belongs to --print"
        }
        return nil
    }
}
