import Characters
import Glibc
import Sharing
package import SourceTree
package import System

/// Guards files against a slip in the name of the output.
package enum OverwriteRule {
    /// Why a file must not be written; nil if it may.
    ///
    /// An older file of the format may be replaced, and an empty one.
    ///
    /// - Parameters:
    ///   - path: the output, as the person named it.
    ///   - sources: the files read for it; never overwritten, not even by force.
    ///   - format: the format of the new file; nil where all others may be replaced.
    ///   - file: the new file; nil where it is not made yet.
    ///   - force: whether all others may be replaced, too.
    /// - Returns: the finding that it must stay, or cannot be looked at.
    package static func refusal(
        _ path: String, sources: Set<FileIdentity>, for format: OutputFormat? = nil,
        _ file: [UInt8]? = nil, force: Bool
    ) -> Diagnostic? {
        let target: OutputTarget
        do {
            target = try OutputTarget(path)
        } catch {
            return ShareError.writing(FileError(.write, path, code: error.code)).diagnostic
        }
        guard case .file(let place, let existing?) = target else { return nil }
        if sources.contains(existing) {
            return Diagnostic(
                .outputSource, .error,
                "\(path.printable) is what this file is made from; name another one for it")
        }
        guard !force, let format, let start = format.signature?.start ?? firstLine(file) else {
            return nil
        }
        let (opening, end): ([UInt8], [UInt8])
        do throws(SystemError) {
            (opening, end) = try ends(of: place, start.count, format.isText ? 0 : 1 << 24)
        } catch {
            return unreadable(path, error)
        }
        guard !opening.isEmpty else { return nil }
        func stays(_ fact: Message) -> Diagnostic {
            Diagnostic(
                .outputExists, .error,
                "\(fact); name another file, or add --force to replace it")
        }
        guard opening == start else {
            let shown = path.printable
            return stays(
                format.isText
                    ? "\(shown) exists and is not an older version of this text"
                    : "\(shown) exists and is not \(format.summary)")
        }
        guard let marks = format.signature?.marks else { return nil }
        let isOurs = marks.contains { mark in
            end.indices.contains { end[$0] == mark.first && end[$0...].starts(with: mark) }
        }
        return isOurs ? nil : stays("\(path.printable) exists and was not made by resume-pdf")
    }

    /// Why a resume's file must not be written; nil if it may.
    ///
    /// People write such files by hand, and no sign tells whether they did: only the very same text
    /// is replaced, and an empty file.
    ///
    /// - Parameters:
    ///   - path: the output, as the person named it.
    ///   - sources: the files read for it; never overwritten, not even by force.
    ///   - file: the new file; nil where it is not made yet.
    ///   - force: whether all others may be replaced, too.
    /// - Returns: the finding that it must stay, or cannot be looked at.
    package static func refusal(
        _ path: String, sources: Set<FileIdentity>, unlessSame file: [UInt8]?, force: Bool
    ) -> Diagnostic? {
        if let refusal = refusal(path, sources: sources, force: force) { return refusal }
        guard !force, let file, case .file(let place, _?)? = try? OutputTarget(path) else {
            return nil
        }
        do throws(SystemError) {
            let (opening, _) = try ends(of: place, file.count + 1, 0)
            guard !opening.isEmpty, opening != file else { return nil }
        } catch {
            return unreadable(path, error)
        }
        return Diagnostic(
            .outputExists, .error,
            "\(path.printable) exists and says something else; name another file, or add --force "
                + "to replace it")
    }

    private static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
        ShareError.writing(
            FileError(.read, path, code: error.code, hint: "--force replaces it unseen")
        ).diagnostic
    }

    /// The first line of a text, such as a person's name, which older versions of it have, too.
    private static func firstLine(_ text: [UInt8]?) -> [UInt8]? {
        text.map { $0.prefix { $0 != UInt8(ascii: "\n") } + [0x0A] }
    }

    /// The first bytes of a file, and its last ones: a PDF says which program made it near its end.
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
