import Glibc

/// Guards files against a slip in the name of the output.
package enum OverwriteRule {
    /// Why a file must not be written.
    package enum Refusal: Error, Sendable, Hashable {
        /// The output is the input.
        case isSource(String)
        /// The file there is something else than a PDF.
        case isNotPDF(String)
        /// The file there cannot be looked at, or the path leads nowhere.
        case unreadable(FileError)

        /// One sentence: what was found, and what to do.
        package var message: String {
            switch self {
            case .isSource(let path):
                "\(path.printable) is what the PDF is made from; name another file for it"
            case .isNotPDF(let path):
                "\(path.printable) exists and is not a PDF; name another file, or add --force to "
                    + "replace it"
            case .unreadable(let error): error.message
            }
        }
    }

    /// Looks at what would be replaced: a PDF, an empty file or nothing may be.
    ///
    /// - Parameters:
    ///   - path: the output, as the person named it.
    ///   - sources: the files read for it; never overwritten, not even by force.
    ///   - force: whether files that are no PDFs may be replaced.
    /// - Throws: why the file must stay.
    package static func check(
        _ path: String, sources: [FileIdentity?], force: Bool
    ) throws(Refusal) {
        let target: OutputTarget
        do {
            target = try OutputTarget(path)
        } catch {
            throw .unreadable(FileError(.write, path, code: error.code))
        }
        guard case .file(let place, let existing?) = target else { return }
        if sources.contains(existing) { throw .isSource(path) }
        if force { return }
        let opening: [UInt8]
        do throws(SystemError) {
            let file = try FileDescriptor(opening: place, O_RDONLY | O_NONBLOCK)
            opening = try DescriptorTransfer.prefix(of: file.number, count: signature.count)
        } catch {
            throw .unreadable(
                FileError(.read, path, code: error.code, hint: "--force replaces it unseen"))
        }
        if !opening.isEmpty && opening != signature { throw .isNotPDF(path) }
    }

    /// What each PDF file begins with (ISO 32000-2, 7.5.2).
    private static let signature = Array("%PDF-".utf8)
}
