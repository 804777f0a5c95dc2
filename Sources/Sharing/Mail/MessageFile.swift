import Characters
import Glibc
import SourceTree
import System

/// A file that a message is written to, for the person's mail program to open.
struct MessageFile: Sendable, Hashable {
    private let copy: CopyShare

    /// Messages as files (RFC 5322); mail programs go by the ending.
    private static let type = FileType(ending: ".eml", mediaType: "message/rfc822")

    init(_ copy: CopyShare) { self.copy = copy }

    /// Writes a message, whole or not at all; what is there is replaced only by force.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - isTrial: whether to find only what stands in the way.
    /// - Returns: the file's absolute path; in a trial as the person named it.
    /// - Throws: `ShareError`; the file is then as it was.
    func write(_ message: MailMessage, isTrial: Bool = false) throws(ShareError) -> String {
        let place = PathName.resolve(copy.target, in: copy.folder)
        guard !FileStatus.isFolder(place), !copy.target.hasSuffix("/") else {
            throw ShareError(
                .outputCreate,
                "\(copy.target.printable) is a folder; name a file in it, such as message.eml")
        }
        let file = SharedFile(
            bytes: MailWriter.bytes(of: message), name: "message", type: Self.type)
        let receipt = try copy(file, isTrial: isTrial)
        return isTrial ? receipt.path : RealPath.of(place) ?? receipt.path
    }
}
