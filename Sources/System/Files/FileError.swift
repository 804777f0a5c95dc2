@_exported public import Characters
import Glibc

/// What the system refused to do with a file.
///
/// The number of the system error is kept, so that an exit code can be chosen from it.
package struct FileError: Error, Sendable, Hashable {
    /// What was tried.
    package var operation: Operation
    /// The file, as the person named it.
    package var path: String
    /// The system's error number (`errno`).
    package var code: Int32
    /// The reason: the system's words for the error, such as `No space left on device`.
    package var reason: Message
    /// What to do about it, or why, as a clause; empty where the reason says enough.
    package var hint: Message

    /// Makes an error from a system error number.
    package init(_ operation: Operation, _ path: String, code: Int32, hint: Message = "") {
        self.operation = operation
        self.path = path
        self.code = code
        self.hint = hint
        reason = SystemError(code: code).reason
    }

    /// Makes the error for a file that is not written; one hints at a folder that is not there.
    ///
    /// - Parameters:
    ///   - path: the file, as the person named it.
    ///   - place: where that is, if it is not the path.
    ///   - code: the system's error number.
    package init(writing path: String, at place: String? = nil, code: Int32) {
        let isMissing = code == ENOENT && !FileStatus.exists(PathName.folder(of: place ?? path))
        let folder = PathName.folder(of: path)
        self.init(
            .write, path, code: code,
            hint: isMissing ? "make the folder \(folder.printable) first" : "")
    }

    /// Makes the error for a file that is not read.
    package init(reading path: String, _ fault: ReadFault, hint: Message = "") {
        self.init(.read, path, code: fault.code, hint: hint)
        reason = fault.reason
    }

    /// The things done with files, each as the verb of a sentence.
    package enum Operation: String, Sendable, Hashable {
        case read
        case write
        case remove
        case replace
        case watch
    }

    /// What is no file of the person's, and has a name in each language.
    private static let streams = ["standard input", "standard output", "standard error"]

    /// One sentence: `cannot write out/cv.pdf: No space left on device`.
    package var message: Message {
        let isStream = Self.streams.contains(path)
        let shown: Message = isStream ? Message(words: path) : "\(path.printable)"
        let sentence: Message =
            switch operation {
            case .read: "cannot read \(shown): \(reason)"
            case .write: "cannot write \(shown): \(reason)"
            case .remove: "cannot remove \(shown): \(reason)"
            case .replace: "cannot replace \(shown): \(reason)"
            case .watch: "cannot watch \(shown): \(reason)"
            }
        return hint.isEmpty ? sentence : "\(sentence); \(hint)"
    }
}
