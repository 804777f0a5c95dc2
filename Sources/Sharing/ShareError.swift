package import System
import Glibc
package import SourceTree

/// Why a document was not shared.
package struct ShareError: Error, Sendable, Hashable {
    /// The kind of failure, as the identifier of a finding.
    package var identifier: String
    /// One sentence: what was found, and what to do.
    package var message: String

    /// Makes an error.
    package init(_ identifier: String, _ message: String) {
        self.identifier = identifier
        self.message = message
    }

    /// Takes over what is wrong with a message.
    init(_ error: MailError) {
        self.init(error.kind.rawValue, error.message)
    }

    /// The error as a finding.
    package var diagnostic: Diagnostic { Diagnostic(identifier, .error, message) }

    /// A program that is needed is not there.
    package static func missing(_ program: String, install package: String) -> Self {
        Self(
            "share-program",
            "the program \(program) is not installed; install \(package) for it")
    }

    /// A file cannot be written.
    package static func writing(_ error: FileError) -> Self {
        switch error.code {
        case EACCES, EPERM: Self("output-permission", error.message)
        case ENOENT, ENOTDIR, EISDIR, EROFS, ELOOP, ENAMETOOLONG, EEXIST, EXDEV, EBUSY:
            Self("output-create", error.message)
        default: Self("output-write", error.message)
        }
    }
}
