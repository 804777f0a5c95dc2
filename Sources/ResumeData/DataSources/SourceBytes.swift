package import System

/// The bytes of a resume, with what is known of where they come from.
package struct SourceBytes: Sendable, Hashable {
    /// What findings call the source.
    package var name: String
    /// The bytes.
    package var bytes: [UInt8]
    /// The folder that relative paths in the resume start from.
    package var folder: String
    /// Which file they are; nil for none.
    package var identity: FileIdentity?

    /// Makes a source's bytes.
    package init(name: String, bytes: [UInt8], folder: String, identity: FileIdentity? = nil) {
        self.name = name
        self.bytes = bytes
        self.folder = folder
        self.identity = identity
    }

    /// The most bytes that a resume may have: 10 MB, of a thousand thousand bytes each.
    ///
    /// The longest known resume is below 100 KB; more is a slip of the hand, and costs memory.
    package static let limit = 10_000_000
}
