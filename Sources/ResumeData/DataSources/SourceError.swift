import Glibc
package import SourceTree
package import System

/// Why a source could not be read.
package struct SourceError: Error, Sendable, Hashable {
    /// What kind of failure it is.
    package var kind: Diagnostic.Kind
    /// What findings call the source.
    package var name: String
    /// One sentence: what happened and what to do.
    package var sentence: Message

    /// Makes an error.
    package init(_ kind: Diagnostic.Kind, name: String, _ sentence: Message) {
        self.kind = kind
        self.name = name
        self.sentence = sentence
    }

    /// Makes the error for a file that is not read.
    package init(_ fault: ReadFault, name: String) {
        switch fault {
        case .system(ENOENT), .system(ENOTDIR):
            self.init(.sourceMissing, name: name, "there is no file \(name); check the path")
        case .system(EACCES), .system(EPERM):
            self.init(
                .sourceNotPermitted, name: name, "\(name) may not be read; check its permissions")
        case .isFolder, .system(EISDIR):
            self.init(
                .sourceIsFolder, name: name, "\(name) is a folder; give the resume file in it")
        case .isNotRegular:
            self.init(
                .sourceIsNoFile, name: name,
                "\(name) is a pipe or a device, not a regular file; name a file")
        case .isTooLarge(let size):
            // Rounded up, so that a file just above the limit is not said to be at it.
            let tenths = size.map { ($0 + 99_999) / 100_000 }
            let amount: Message = tenths.map { "\($0 / 10).\($0 % 10) MB" } ?? "more than 10 MB"
            self.init(
                .sourceTooLarge, name: name,
                "\(name) has \(amount); a resume file is at most 10 MB")
        case .system:
            self.init(.sourceInputOutput, name: name, "\(name) could not be read: \(fault.reason)")
        }
    }

    /// Makes the error for a resume, or a picture, that does not come from the network.
    package init(_ fault: WebFault, name: String, isPicture: Bool = false) {
        let (kind, usual): (Diagnostic.Kind, Message) =
            switch fault.kind {
            case .missing: (.sourceMissing, "check the address")
            case .notPermitted: (.sourceNotPermitted, "check who may read it")
            case .refused: (.sourceNotPermitted, "")
            case .tooLarge:
                (.sourceTooLarge, isPicture ? "a picture is smaller" : "a resume is smaller")
            case .proxy: (.sourceUnavailable, "check that variable and try again")
            case .noProgram(let package):
                (
                    .sourceUnavailable,
                    package.map { "install it (Debian: \($0))" } ?? "try again"
                )
            case .busy: (.sourceUnavailable, "")
            case .signedOut, .noPassword: (.sessionRefused, "")
            case .settings: (.sessionSettings, "")
            case .unreachable, .unreadable:
                (.sourceUnavailable, "connect to the internet and try again")
            }
        let advice = fault.advice ?? usual
        self.init(kind, name: name, advice.isEmpty ? fault.reason : "\(fault.reason); \(advice)")
    }

    /// The error as a finding, such as `source-missing`.
    package var diagnostic: Diagnostic { Diagnostic(kind, .error, sentence, file: name) }
}

extension Diagnostic.Kind {
    static let sessionRefused = Self("session-refused", .permission)
    static let sessionSettings = Self("session-settings", .configuration)
}
