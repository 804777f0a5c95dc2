import Glibc

/// What is piped into the program.
package struct StandardInputSource: ResumeDataSource {
    /// The descriptor to read: 0 but in tests.
    private let descriptor: Int32

    /// Makes the source.
    package init(descriptor: Int32 = STDIN_FILENO) {
        self.descriptor = descriptor
    }

    /// What findings call it.
    package static let name = "<stdin>"

    /// Reads to the end of the input; relative paths start from the current folder.
    package func read() throws(SourceError) -> SourceBytes {
        let input = DescriptorReader(borrowing: descriptor, name: Self.name)
        let bytes = try input.readAll(expecting: 0)
        return SourceBytes(name: Self.name, bytes: bytes, folder: ".")
    }
}
