import SourceTree

/// What an answer of the network is to be; nothing else becomes a copy.
package struct WantedContent: Sendable {
    /// Whether it is a picture, and not a resume.
    var isPicture = false
    /// Whether bytes are such a thing.
    let isOne: @Sendable ([UInt8]) -> Bool

    /// A resume in a format that is read.
    package static let resume = WantedContent { bytes in
        if bytes.starts(with: ZIPArchive.signature) {
            let export = LinkedInExport(SourceBytes(name: "", bytes: bytes, folder: ""))
            return export?.tree.diagnostics.hasErrors == false
        }
        guard ForeignFile(bytes) == nil else { return false }
        let (node, findings) = SourceReader.read(bytes, file: "")
        return node.map { !findings.hasErrors && ResumeFormat.isReadable($0) } ?? false
    }
}
