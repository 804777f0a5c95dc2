import Characters
import Glibc
package import SourceTree
import System

/// Why a message cannot be made or was not sent.
package struct MailError: Error, Sendable, Hashable {
    /// What kind of failure it is.
    package var kind: Kind
    /// One sentence that stands alone.
    package var message: String
    /// The recipients that the server refused, with its words.
    package var refused: [Refusal]
    /// Whether the message may have been sent all the same: the connection broke off at the end.
    package var isDoubtful: Bool

    /// Makes an error.
    package init(
        _ kind: Kind, _ message: String, refused: [Refusal] = [], isDoubtful: Bool = false
    ) {
        self.kind = kind
        self.message = message
        self.refused = refused
        self.isDoubtful = isDoubtful
    }

    /// The kinds of failures, by the identifiers that findings have.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An address or a text that no message may have.
        case message = "mail-message"
        /// A setting is wrong.
        case settings = "mail-settings"
        /// A program is not there, or a server does not answer or cannot be trusted.
        case unavailable = "mail-unavailable"
        /// The server or the program will not have the message.
        case refused = "mail-refused"
        /// The server does not accept the user or the password, or there is no password.
        case authentication = "mail-authentication"
        /// Reading or writing failed.
        case inputOutput = "mail-input-output"
    }

    /// A recipient that the server refused.
    package struct Refusal: Sendable, Hashable {
        /// The address.
        package var address: String
        /// The server's answer, such as `550 no such user`.
        package var answer: String

        /// Makes a refusal.
        package init(address: String, answer: String) {
            self.address = address
            self.answer = answer
        }
    }

    /// The error as a finding.
    package var diagnostic: Diagnostic {
        Diagnostic(kind.finding, .error, message)
    }

    /// The error of a program that the system did not start.
    static func cannotStart(_ program: String, _ error: SystemError) -> Self {
        let name = program.printable
        if error.code == ENOENT {
            return Self(.unavailable, "the program \(name) is not installed")
        }
        let reason = String(cString: strerror(error.code))
        let isMissing = error.code == EACCES || error.code == ENOEXEC || error.code == ENOTDIR
        return Self(isMissing ? .unavailable : .inputOutput, "cannot start \(name): \(reason)")
    }
}

extension MailError.Kind {
    /// The failure as findings have it.
    package var finding: Diagnostic.Kind {
        let category: Diagnostic.Kind.Category =
            switch self {
            case .message: .usage
            case .settings: .configuration
            case .unavailable, .refused: .unavailable
            case .authentication: .permission
            case .inputOutput: .inputOutput
            }
        return Diagnostic.Kind(rawValue, category)
    }
}
