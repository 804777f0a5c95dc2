/// The sample that the program brings along.
package struct SampleSource: ResumeDataSource {
    private let name: String
    private let bytes: [UInt8]

    /// Makes the source from the sample's file name and bytes.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Gives the sample; relative paths in it start from the current folder.
    package func read() throws(SourceError) -> SourceBytes {
        SourceBytes(name: name, bytes: bytes, folder: ".")
    }
}
