import Glibc
package import SourceTree
package import System

/// Why a document was not shared.
package struct ShareError: Error, Sendable, Hashable {
    /// The kind of failure, as findings have it.
    package var kind: Diagnostic.Kind
    /// One sentence: what was found, and what to do.
    package var message: Message

    /// The recipients that the mail server refused, with its words.
    var refused: [Refusal] = []
    /// Whether the message may have been sent all the same: the connection broke off at the end.
    var isDoubtful = false

    /// A recipient that a mail server refused.
    struct Refusal: Sendable, Hashable {
        var address: String
        /// The server's answer, such as `550 no such user`.
        var answer: String
    }

    /// Makes an error.
    package init(_ kind: Diagnostic.Kind, _ message: Message) {
        self.kind = kind
        self.message = message
    }

    /// The error as a finding.
    package var diagnostic: Diagnostic { Diagnostic(kind, .error, message) }

    /// A program that is needed is not there.
    package static func missing(_ program: String, install package: String) -> Self {
        Self(.shareProgram, "the program \(program) is not installed; install \(package) for it")
    }

    /// A file cannot be read.
    package static func reading(_ path: String, _ fault: ReadFault) -> Self {
        let kind: Diagnostic.Kind =
            switch fault {
            case .system(ENOENT), .system(ENOTDIR): .sourceMissing
            case .system(EACCES), .system(EPERM): .sourceNotPermitted
            case .isFolder: .sourceIsFolder
            case .isNotRegular: .sourceIsNoFile
            case .isTooLarge, .system: .sourceInputOutput
            }
        return Self(kind, FileError(reading: path, fault).message)
    }

    /// A file cannot be written.
    package static func writing(_ error: FileError) -> Self {
        switch error.code {
        case EACCES, EPERM: Self(.outputPermission, error.message)
        case ENOENT, ENOTDIR, EISDIR, EROFS, ELOOP, ENAMETOOLONG, EEXIST, ENXIO, ENODEV, EXDEV,
            EBUSY, ETXTBSY:
            Self(.outputCreate, error.message)
        default: Self(.outputWrite, error.message)
        }
    }
}

extension Diagnostic.Kind {
    /// The server does not accept the user or the password, or there is no password.
    static let mailAuthentication = Self("mail-authentication", .permission)
    /// Reading or writing failed.
    static let mailInputOutput = Self("mail-input-output", .inputOutput)
    /// An address or a text that no message may have.
    package static let mailMessage = Self("mail-message", .usage)
    /// The server or the program will not have the message.
    static let mailRefused = Self("mail-refused", .unavailable)
    /// A setting is wrong.
    package static let mailSettings = Self("mail-settings", .configuration)
    /// A program is not there, or a server does not answer or cannot be trusted.
    static let mailUnavailable = Self("mail-unavailable", .unavailable)
    static let shareFailed = Self("share-failed", .unavailable)
    /// There is no plain text to share.
    package static let shareNoText = Self("share-no-text", .usage)
    static let sharePrinter = Self("share-printer", .usage)
    static let shareProgram = Self("share-program", .unavailable)
}
