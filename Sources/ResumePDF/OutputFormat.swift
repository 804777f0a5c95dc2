/// A kind of file that a resume can be rendered as.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// Pages, as a PDF.
    case pdf
    /// Plain text, filled to 78 columns.
    case txt
    /// Markdown, as CommonMark has it.
    case md

    /// The endings of its files, the usual one first.
    package var endings: [String] {
        switch self {
        case .pdf: [".pdf"]
        case .txt: [".txt", ".text"]
        case .md: [".md", ".markdown"]
        }
    }

    /// The format that a file's ending asks for; nil if it says nothing.
    public init?(endingOf path: String) {
        guard let ending = Self.ending(of: path)?.lowercased(),
            let format = Self.allCases.first(where: { $0.endings.contains(ending) })
        else { return nil }
        self = format
    }

    /// What a name ends with from its last dot on; nil for a name without a dot, or with one at its
    /// start or its end only.
    package static func ending(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name.last != "." else {
            return nil
        }
        return String(name[dot...])
    }
}
