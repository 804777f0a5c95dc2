import Characters
package import System

/// One way for a document to go to others.
package enum Share: Sendable, Hashable {
    /// A copy in a folder or under a name.
    case copy(CopyShare)
    /// A message.
    case mail(MailRequest)
    /// A print.
    case print(PrintShare)
    /// The person's viewer.
    case open
    /// The clipboard: the file.
    case clipboardFile
    /// The clipboard: the resume as plain text.
    case clipboardText

    /// The same way, on which some files are never replaced.
    package func sparing(_ files: Set<FileIdentity>) -> Self {
        switch self {
        case .copy(var copy):
            copy.sources = files
            return .copy(copy)
        case .mail(var mail):
            mail.draft?.sources = files
            return .mail(mail)
        case .print, .open, .clipboardFile, .clipboardText: return self
        }
    }

    /// What the ledger calls it.
    package var how: String {
        switch self {
        case .copy: "copy"
        case .mail: "mail"
        case .print: "print"
        case .open: "open"
        case .clipboardFile: "clipboard"
        case .clipboardText: "clipboard-text"
        }
    }

    /// What it is, for sentences such as "not done: print".
    package var title: Message {
        switch self {
        case .copy(let copy): "copy to \(copy.target.printable)"
        case .mail(let mail):
            mail.draft.map { "write the message to \($0.target.printable)" }
                ?? "mail to \((mail.to + mail.cc + mail.bcc).joined(separator: ", ").printable)"
        case .print(let print):
            print.printer.map { "print on \($0.printable)" } ?? "print on the default printer"
        case .open: "open"
        case .clipboardFile: "put the file on the clipboard"
        case .clipboardText: "put the text on the clipboard"
        }
    }
}
