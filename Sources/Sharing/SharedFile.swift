/// A PDF on its way to others.
package struct SharedFile: Sendable, Hashable {
    /// The file.
    package let bytes: [UInt8]
    /// The name that others see.
    package let name: SafeFileName
    /// The digest that tells this version from others, as 64 hexadecimal digits.
    package let sha256: String
    /// What is known about it.
    package let facts: DocumentFacts

    /// Takes a file.
    package init(bytes: [UInt8], name: SafeFileName, facts: DocumentFacts = DocumentFacts()) {
        self.bytes = bytes
        self.name = name
        self.facts = facts
        sha256 = SHA256.hex(of: bytes)
    }
}
