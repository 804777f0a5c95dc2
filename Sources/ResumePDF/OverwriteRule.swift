import Characters
import Glibc
package import System

/// Guards files against a slip in the name of the output.
package enum OverwriteRule {
    /// Why a file must not be written.
    package enum Refusal: Error, Sendable, Hashable {
        /// The output is the input.
        case isSource(String)
        /// The file there is no older one of the same kind, for a reason that follows "exists and".
        case isOther(String, String)
        /// The file there cannot be looked at, or the path leads nowhere.
        case unreadable(FileError)

        /// One sentence: what was found, and what to do.
        package var message: String {
            switch self {
            case .isSource(let path):
                "\(path.printable) is what this file is made from; name another one for it"
            case .isOther(let path, let reason):
                "\(path.printable) exists and \(reason); name another file, or add --force to "
                    + "replace it"
            case .unreadable(let error): error.message
            }
        }
    }

    /// Looks at what would be replaced: an older file of the format, an empty one or nothing may be.
    ///
    /// - Parameters:
    ///   - path: the output, as the person named it.
    ///   - sources: the files read for it; never overwritten, not even by force.
    ///   - format: the format of the new file; nil where all others may be replaced.
    ///   - file: the new file; nil where it is not made yet.
    ///   - force: whether all others may be replaced, too.
    /// - Throws: why the file must stay.
    package static func check(
        _ path: String, sources: Set<FileIdentity>, for format: OutputFormat? = nil,
        _ file: [UInt8]? = nil, force: Bool
    ) throws(Refusal) {
        let target: OutputTarget
        do {
            target = try OutputTarget(path)
        } catch {
            throw .unreadable(FileError(.write, path, code: error.code))
        }
        guard case .file(let place, let existing?) = target else { return }
        if sources.contains(existing) { throw .isSource(path) }
        guard !force, let format, let start = format.signature?.start ?? firstLine(file) else {
            return
        }
        let (opening, end): ([UInt8], [UInt8])
        do throws(SystemError) {
            (opening, end) = try ends(of: place, start.count, format.isText ? 0 : 1 << 24)
        } catch {
            throw .unreadable(
                FileError(.read, path, code: error.code, hint: "--force replaces it unseen"))
        }
        guard !opening.isEmpty else { return }
        guard opening == start else {
            let kind = format.isText ? "an older version of this text" : format.summary
            throw .isOther(path, "is not \(kind)")
        }
        guard let mark = format.signature?.mark, let first = mark.first else { return }
        guard end.indices.contains(where: { end[$0] == first && end[$0...].starts(with: mark) })
        else { throw .isOther(path, "was not made by resume-pdf") }
    }

    /// The first line of a text, such as a person's name, which older versions of it have, too.
    private static func firstLine(_ text: [UInt8]?) -> [UInt8]? {
        text.map { $0.prefix { $0 != UInt8(ascii: "\n") } + [0x0A] }
    }

    /// The first bytes of a file, and its last ones: a PDF says which program made it before its
    /// table of objects, 20 bytes each (ISO 32000-1, 7.5.4).
    private static func ends(
        of path: String, _ count: Int, _ endCount: Int
    ) throws(SystemError) -> (opening: [UInt8], end: [UInt8]) {
        let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
        let opening = try DescriptorTransfer.prefix(of: file.number, count: count)
        let size = lseek(file.number, 0, SEEK_END)
        let length = min(size, endCount)
        guard size >= 0, lseek(file.number, size - length, SEEK_SET) >= 0 else {
            throw SystemError()
        }
        return (opening, try DescriptorTransfer.prefix(of: file.number, count: length))
    }
}
