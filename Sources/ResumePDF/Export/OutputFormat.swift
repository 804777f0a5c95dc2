/// A kind of file that a resume can be rendered as.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// Pages, as a PDF.
    case pdf
    /// Plain text, filled to 78 columns.
    case txt
    /// Markdown, as CommonMark has it.
    case md

    /// The format that a file's ending asks for; nil if it says nothing.
    public init?(endingOf path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        switch name[dot...].lowercased() {
        case ".pdf": self = .pdf
        case ".txt", ".text": self = .txt
        case ".md", ".markdown": self = .md
        default: return nil
        }
    }
}
