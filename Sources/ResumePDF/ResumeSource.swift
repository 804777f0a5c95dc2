/// Where a resume comes from.
public enum ResumeSource: Sendable, Hashable {
    /// A file, by its path.
    case file(String)
    /// Bytes that were read elsewhere, such as standard input, with a name for findings and the
    /// folder that relative paths in the resume start from.
    case bytes([UInt8], name: String, folder: String)
    /// The built-in sample.
    case sample
}

extension ResumeSource {
    /// What findings call it.
    var name: String {
        switch self {
        case .file(let path): path
        case .bytes(_, let name, _): name
        case .sample: "sample.json"
        }
    }
}
