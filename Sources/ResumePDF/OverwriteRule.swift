import CairoPangoBackend
import Characters
import Glibc
package import System

/// Guards files against a slip in the name of the output.
package enum OverwriteRule {
    /// Why a file must not be written.
    package enum Refusal: Error, Sendable, Hashable {
        /// The output is the input.
        case isSource(String)
        /// The file there is something else than a PDF.
        case isNotPDF(String)
        /// The PDF there was made by another program.
        case isForeignPDF(String)
        /// The file there begins otherwise than the text that is to replace it.
        case isOtherText(String)
        /// The file there cannot be looked at, or the path leads nowhere.
        case unreadable(FileError)

        /// One sentence: what was found, and what to do.
        package var message: String {
            switch self {
            case .isSource(let path):
                "\(path.printable) is what this file is made from; name another one for it"
            case .isNotPDF(let path):
                "\(path.printable) exists and is not a PDF; name another file, or add --force to "
                    + "replace it"
            case .isForeignPDF(let path):
                "\(path.printable) exists and was not made by resume-pdf; name another file, or add "
                    + "--force to replace it"
            case .isOtherText(let path):
                "\(path.printable) exists and is not an older version of this text; name another "
                    + "file, or add --force to replace it"
            case .unreadable(let error): error.message
            }
        }
    }

    /// Which files may be replaced.
    package enum Replaceable: Sendable, Hashable {
        /// PDFs that this program has made.
        case pdf
        /// Files with the same first line as this one, such as a person's name.
        case file(like: [UInt8])
        /// All.
        case anything

        /// What such a file begins with; nil if that does not matter.
        fileprivate var opening: [UInt8]? {
            switch self {
            case .pdf: OverwriteRule.signature
            case .file(let bytes): Array(bytes.prefix { $0 != UInt8(ascii: "\n") }) + [0x0A]
            case .anything: nil
            }
        }
    }

    /// Looks at what would be replaced: a file of the right kind, an empty one or nothing may be.
    ///
    /// - Parameters:
    ///   - path: the output, as the person named it.
    ///   - sources: the files read for it; never overwritten, not even by force.
    ///   - replaceable: which files may be replaced.
    ///   - force: whether all others may be replaced, too.
    /// - Throws: why the file must stay.
    package static func check(
        _ path: String, sources: Set<FileIdentity>, replacing replaceable: Replaceable = .pdf,
        force: Bool
    ) throws(Refusal) {
        let target: OutputTarget
        do {
            target = try OutputTarget(path)
        } catch {
            throw .unreadable(FileError(.write, path, code: error.code))
        }
        guard case .file(let place, let existing?) = target else { return }
        if sources.contains(existing) { throw .isSource(path) }
        guard !force, let expected = replaceable.opening else { return }
        let (opening, end): ([UInt8], [UInt8])
        do throws(SystemError) {
            (opening, end) = try ends(
                of: place, expected.count, replaceable == .pdf ? 1 << 24 : 0)
        } catch {
            throw .unreadable(
                FileError(.read, path, code: error.code, hint: "--force replaces it unseen"))
        }
        guard !opening.isEmpty else { return }
        guard opening == expected else {
            throw replaceable == .pdf ? .isNotPDF(path) : .isOtherText(path)
        }
        let creator = Array("/Creator (\(PDFBackend.creator))".utf8)
        let isOurs = end.indices.contains {
            end[$0] == UInt8(ascii: "/") && end[$0...].starts(with: creator)
        }
        if replaceable == .pdf, !isOurs {
            throw .isForeignPDF(path)
        }
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

    /// What each PDF file begins with (ISO 32000-2, 7.5.2).
    fileprivate static let signature = Array("%PDF-".utf8)
}
