import CairoPangoBackend
import Export
import Pages
import ResumeLayout
package import Sharing

/// A kind of file that a resume can be rendered as: the rows of `allCases` say all that there is to
/// know of each, and whoever names, writes, replaces or sends such a file reads them.
public struct OutputFormat: RawRepresentable, Sendable, CaseIterable {
    /// What `--format` calls it; its files are named so, too.
    public let rawValue: String
    /// What sentences call it.
    package let title: Message
    /// How its option describes it.
    package let summary: Message
    /// The endings of its files, the usual one first.
    package let endings: [String]
    /// The media type of its files (RFC 6838).
    package let mediaType: String
    /// What tells its files from others; nil for text, of which two versions begin with one line.
    package let signature: Signature?
    /// How it is written.
    let writer: Writer

    /// What tells the files of a format that is no text, and those of this program among them.
    package struct Signature: Sendable {
        /// What all begin with.
        package let start: [UInt8]
        /// What only those of this program have near their end: one of these.
        package let marks: [[UInt8]]
    }

    /// How a file is written.
    enum Writer: Sendable {
        /// From the pages that the layout makes.
        case pages(@Sendable (PageDocument, FontLibrary, PDFOptions) throws(PDFError) -> [UInt8])
        /// From what the resume says, in the layout's order; pages have no part in it.
        case outline(@Sendable (Outline) -> String)
    }

    /// Pages, as a PDF.
    public static let pdf = Self(
        rawValue: "pdf", title: "PDF", summary: "a PDF", endings: [".pdf"],
        mediaType: "application/pdf",
        // ISO 32000-2, 7.5.2, and the creator's name: in the metadata, and as it stands in files that
        // earlier versions made.
        signature: Signature(
            start: Array("%PDF-".utf8),
            marks: [
                Array(("xmp:CreatorTool=\"" + PDFBackend.creator + "\"").utf8),
                Array("<xmp:CreatorTool>\(PDFBackend.creator)</xmp:CreatorTool>".utf8),
                Array("/Creator (\(PDFBackend.creator))".utf8),
            ]),
        writer: .pages { (document, fonts, options) throws(PDFError) in
            try PDFBackend.render(document, fonts: fonts, options)
        })
    /// Plain text, filled to the width of a mail.
    public static let txt = Self(
        rawValue: "txt", title: "plain text",
        summary: "plain text of \(PlainTextWriter.usualWidth) columns",
        endings: [".txt", ".text"], mediaType: "text/plain", signature: nil,
        writer: .outline { PlainTextWriter().text(of: $0) })
    /// Markdown, as CommonMark has it.
    public static let md = Self(
        rawValue: "md", title: "Markdown", summary: "Markdown", endings: [".md", ".markdown"],
        // RFC 7763.
        mediaType: "text/markdown", signature: nil,
        writer: .outline { MarkdownWriter.text(of: $0) })

    /// All formats, in the order of lists.
    public static let allCases: [Self] = [.pdf, .txt, .md]

    /// Whether it has pages, which a layout sets.
    package var hasPages: Bool {
        if case .pages = writer { true } else { false }
    }

    /// Whether its files are text, which may go to a terminal.
    package var isText: Bool { signature == nil }

    /// What those need to know who send its files.
    package var type: FileType { FileType(ending: endings[0], mediaType: mediaType) }

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
}

/// A finished file.
public struct OutputFile: Sendable, Hashable {
    /// What kind of file it is.
    public var format: OutputFormat
    /// The whole file.
    public var bytes: [UInt8]

    /// Makes a file.
    package init(_ format: OutputFormat, _ bytes: [UInt8]) {
        self.format = format
        self.bytes = bytes
    }
}
