/// A font file that is built into the program.
package struct EmbeddedFont {
    /// The file's name or path, for listings.
    package var name: String
    /// The file's bytes, which must stay where they are as long as the process runs.
    package var bytes: UnsafeRawBufferPointer

    /// Names the bytes of a font file.
    package init(name: String, bytes: UnsafeRawBufferPointer) {
        self.name = name
        self.bytes = bytes
    }
}
