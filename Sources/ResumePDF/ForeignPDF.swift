import Characters
import Glibc
package import Sharing
import SourceTree
import System

/// A PDF that was made elsewhere, read and looked at.
package enum ForeignPDF {
    /// The most bytes that are read, 200 MB.
    private static let limit = 200_000_000

    /// Whether a file begins as a PDF does, or is at least named like one.
    package static func isOne(_ path: String) -> Bool {
        let name = path.lowercased()
        if OutputFormat.pdf.endings.contains(where: name.hasSuffix) { return true }
        // What is looked at in a pipe is gone from it.
        guard (try? FileStatus(path: path))?.kind == .regular,
            let file = try? FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
        else { return false }
        return (try? DescriptorTransfer.prefix(of: file.number, count: head.count)) == head
    }

    /// Reads a file.
    ///
    /// - Throws: `ShareError` if it cannot be read, or is no whole PDF.
    package static func read(_ path: String) throws(ShareError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(ReadFault) {
            bytes = try FileContents(ofFileAt: path, limit: limit).bytes
        } catch {
            if case .isTooLarge = error {
                throw ShareError(
                    .shareNotPDF,
                    "\(path.printable) has more than \(limit / 1_000_000) MB; a resume is smaller")
            }
            throw .reading(path, error)
        }
        try check(bytes, path)
        return bytes
    }

    /// Looks at the start and the end of a PDF (ISO 32000-2, 7.5.2 and 7.5.5).
    private static func check(_ bytes: [UInt8], _ name: String) throws(ShareError) {
        guard bytes.starts(with: head) else {
            throw ShareError(
                .shareNotPDF, "\(name.printable) is not a PDF: it does not begin with %PDF-")
        }
        let tail = String(decoding: bytes.suffix(1_024), as: UTF8.self)
        guard tail.contains("%%EOF") else {
            throw ShareError(
                .shareNotPDF,
                "\(name.printable) is not a whole PDF: its end is missing; make it again")
        }
    }

    /// What every PDF begins with.
    private static let head = OutputFormat.pdf.signature?.start ?? []
}

extension Diagnostic.Kind {
    static let shareNotPDF = Self("share-not-pdf", .data)
}
