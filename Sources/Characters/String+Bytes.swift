extension String {
    /// Whether a byte of the text in UTF-8 is such.
    ///
    /// The bytes as they lie in memory take a fifth of the work of `utf8.contains(where:)`.
    @inlinable package func hasByte(where isSuch: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(where: isSuch) }
            ?? utf8.contains(where: isSuch)
    }

    /// Whether the text has a byte in UTF-8, such as a character of ASCII.
    @inlinable package func hasByte(_ byte: UInt8) -> Bool { hasByte { $0 == byte } }
}
