package import SourceTree
package import System

/// Where a resume comes from: one type for files, streams, the network and what is built in.
///
/// A new kind of source is an extension that makes one.
public struct ResumeSource: Sendable {
    /// What findings call it.
    package let name: String
    /// The file that is read anew each time, and may be watched; nil for what is read only once, and
    /// for what never changes.
    package let path: String?
    private let bytes: @Sendable () throws(SourceError) -> SourceBytes
    /// Fetches a picture that the resume names by an address; nil where none is fetched.
    package var picture: (@Sendable (_ address: String) throws(SourceError) -> SourceBytes)?

    /// Makes a source of a way to read it.
    package init(
        name: String, path: String? = nil,
        bytes: @escaping @Sendable () throws(SourceError) -> SourceBytes
    ) {
        self.name = name
        self.path = path
        self.bytes = bytes
    }

    /// Reads it.
    package func read() throws(SourceError) -> SourceBytes { try bytes() }
}

/// The bytes of a resume or a layout, with what is known of where they come from.
package struct SourceBytes: Sendable, Hashable {
    /// What findings call the source.
    package var name: String
    /// The bytes.
    package var bytes: [UInt8]
    /// The folder that relative paths in them start from.
    package var folder: String
    /// Which file they are; nil for none.
    package var identity: FileIdentity?
    /// Where they come from on the network; nil for what is here.
    package var origin: NetworkOrigin?
    /// What there is to say about how they came.
    package var findings: [Diagnostic] = []
    /// The files that are read of a folder, which has no bytes itself.
    package var parts: [SourceBytes] = []
    /// The path of a ZIP that is too large to be held, of which the bytes have the ends alone; nil for
    /// all else.
    package var archive: String?

    /// Makes a source's bytes.
    package init(name: String, bytes: [UInt8], folder: String) {
        self.name = name
        self.bytes = bytes
        self.folder = folder
    }

    /// Reads a file of the person's.
    package init(ofFileAt path: String) throws(SourceError) {
        do throws(ReadFault) {
            let file = try FileContents(ofFileAt: path, limit: Self.limit)
            self.init(name: path, bytes: file.bytes, folder: PathName.folder(of: path))
            identity = file.status.identity
        } catch {
            throw SourceError(error, name: path.isEmpty ? "\"\"" : path)
        }
    }

    /// The most bytes that a resume may have: 10 MB, of a thousand thousand bytes each.
    ///
    /// The longest known resume is below 100 KB; more is a slip of the hand, and costs memory.
    package static let limit = 10_000_000
}
