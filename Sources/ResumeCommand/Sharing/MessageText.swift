import Glibc
import ResumePDF
import SourceTree

/// The text of a message, as `--body` names it: itself, a file behind `@`, or standard input.
struct MessageText: Hashable {
    private let text: String

    /// The most bytes that are read, 1 MB.
    private static let limit = 1_000_000

    init(_ text: String) {
        self.text = text
    }

    /// Whether it comes from standard input.
    var isStandardInput: Bool { text == "-" }

    /// The text; `@@` at the start stands for one `@`.
    ///
    /// - Throws: the finding, if it cannot be read.
    func read(_ application: Application) throws(Diagnostics) -> String {
        if isStandardInput { return try standardInput(application) }
        guard text.hasPrefix("@") else { return text }
        let name = String(text.dropFirst())
        if name.hasPrefix("@") { return name }
        do throws(SystemError) {
            let path = PathName.resolve(name, in: application.folder)
            let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            return try checked(
                try DescriptorTransfer.read(from: file.number, limit: Self.limit), name)
        } catch {
            let identifier =
                switch error.code {
                case ENOENT, ENOTDIR: "source-missing"
                case EACCES, EPERM: "source-not-permitted"
                case EISDIR: "source-is-folder"
                case EILSEQ, EFBIG: "mail-message"
                default: "source-input-output"
                }
            throw finding(identifier, name, error)
        }
    }

    private func standardInput(_ application: Application) throws(Diagnostics) -> String {
        if application.input.isTerminal {
            application.reporter(.text).write(
                "resume-pdf: reading the message from the terminal; Ctrl-D ends it\n")
        }
        let bytes: [UInt8]?
        do throws(FileError) {
            bytes = try application.input.read(limit: Self.limit)
        } catch {
            throw Diagnostics([Diagnostic("source-input-output", .error, error.message)])
        }
        do throws(SystemError) {
            return try checked(bytes, InputStream.name)
        } catch {
            throw finding("mail-message", InputStream.name, error)
        }
    }

    private func checked(_ bytes: [UInt8]?, _ name: String) throws(SystemError) -> String {
        guard let bytes else { throw SystemError(code: EFBIG) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SystemError(code: EILSEQ)
        }
        return text
    }

    private func finding(
        _ identifier: String, _ name: String, _ error: SystemError
    ) -> Diagnostics {
        let message =
            switch error.code {
            case EILSEQ: "the message's text in \(name.printable) is not UTF-8"
            case EFBIG: "the message's text in \(name.printable) has more than 1 MB"
            default: FileError(.read, name, code: error.code).message
            }
        return Diagnostics([Diagnostic(identifier, .error, message)])
    }
}
