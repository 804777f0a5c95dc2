/// A font file: where its bytes are, and what its face is called.
package struct FontFile {
    /// The family, weight and slant, as the file itself says.
    package let names: FontNames
    /// Where the bytes are.
    package let source: Source
    /// The file's name or path, for lists and messages.
    package let name: String

    /// Where a font file's bytes are.
    package enum Source {
        /// In memory for as long as the program runs.
        case memory(UnsafeRawBufferPointer)
        /// In a file.
        case path(String)
    }

    /// Makes a font file from bytes that stay as long as the program runs; nil if it is none.
    package init?(name: String, bytes: UnsafeRawBufferPointer) {
        guard let names = FontNames(bytes) else { return nil }
        self.names = names
        self.name = name
        source = .memory(bytes)
    }

    /// Makes a font file from a path and the file's bytes; nil if it is none.
    package init?(path: String, bytes: [UInt8]) {
        guard let names = bytes.withUnsafeBytes({ FontNames($0) }) else { return nil }
        self.names = names
        name = path
        source = .path(path)
    }
}
