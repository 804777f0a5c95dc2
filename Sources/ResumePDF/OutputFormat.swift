import CairoPangoBackend
import Export
import Pages
import ResumeLayout
import ResumeModel

/// A kind of file that a resume can be rendered as: the rows of `allCases` say all that there is to
/// know of each, and whoever names, writes, replaces or sends such a file reads them.
public struct OutputFormat: RawRepresentable, Sendable, CaseIterable {
    /// What `--format` calls it; its files are named so, too.
    public let rawValue: String
    /// What sentences call it.
    package let title: String
    /// The endings of its files, the usual one first.
    package let endings: [String]
    /// How it is written.
    let writer: Writer

    /// How a file is written.
    enum Writer: Sendable {
        /// From the pages that the layout makes.
        case pages(@Sendable (PageDocument, FontLibrary) throws(PDFError) -> [UInt8])
        /// From what the resume says, in the layout's order; pages have no part in it.
        case outline(@Sendable (Outline) -> String)
    }

    /// Pages, as a PDF.
    public static let pdf = Self(
        rawValue: "pdf", title: "PDF", endings: [".pdf"],
        writer: .pages { (document, fonts) throws(PDFError) in
            try PDFBackend.render(document, fonts: fonts)
        })
    /// Plain text, filled to 78 columns.
    public static let txt = Self(
        rawValue: "txt", title: "plain text", endings: [".txt", ".text"],
        writer: .outline { PlainTextWriter().text(of: $0) })
    /// Markdown, as CommonMark has it.
    public static let md = Self(
        rawValue: "md", title: "Markdown", endings: [".md", ".markdown"],
        writer: .outline { MarkdownWriter.text(of: $0) })

    /// All formats, in the order of lists.
    public static let allCases: [Self] = [.pdf, .txt, .md]

    /// Whether it has pages; what has none is text.
    package var hasPages: Bool {
        if case .pages = writer { true } else { false }
    }

    /// Which older files a file of this format may replace; nil stands for one not made yet.
    package func replaceable(by file: [UInt8]?) -> OverwriteRule.Replaceable {
        hasPages ? .pdf : file.map { .file(like: $0) } ?? .anything
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

extension OutputFormat: Hashable {
    /// The format of a name; nil if there is none.
    public init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = format
    }

    /// The format that a file's ending asks for; nil if it says nothing.
    public init?(endingOf path: String) {
        guard let ending = Self.ending(of: path)?.lowercased(),
            let format = Self.allCases.first(where: { $0.endings.contains(ending) })
        else { return nil }
        self = format
    }

    /// Whether two formats have one name.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue == right.rawValue
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }
}

/// A finished file.
public struct OutputFile: Sendable, Hashable {
    /// What kind of file it is.
    public var format: OutputFormat
    /// The whole file.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(_ format: OutputFormat, _ bytes: [UInt8]) {
        self.format = format
        self.bytes = bytes
    }
}
