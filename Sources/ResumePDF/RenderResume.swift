package import Languages
// What goes in and comes out, for programs that import this library alone.
@_exported public import Pages
@_exported public import ResumeModel
@_exported public import SourceTree
package import System

/// Turns one resume into a PDF or a text: the main use case, and the file to read first.
///
/// A program that renders from bytes:
///
/// ```swift
/// import ResumePDF
///
/// let bytes = Array(#"{"basics": {"name": "Ada Lovelace", "label": "Analyst"}}"#.utf8)
/// var request = RenderResume.Request(
///     source: .bytes(bytes, name: "resume.json", folder: "."), layout: "modern")
/// request.paper = .letter
/// let outcome = RenderResume()(request)
/// let text = DiagnosticText(texts: outcome.texts, usesColor: false)
/// for finding in outcome.diagnostics.sorted { print(text.text(finding)) }
/// print(outcome.resume?.basics.name ?? "nobody", outcome.document?.pages.count ?? 0)
/// let file: [UInt8]? = outcome.output?.bytes
/// ```
public struct RenderResume {
    /// Makes the use case.
    public init() {}

    /// What to render, and how.
    public struct Request: Sendable {
        /// Where the resume comes from.
        public var source: ResumeSource
        /// The format that the resume is in; nil for the one that it looks like.
        public var from: InputFormat?
        /// The language, a BCP 47 tag; nil for the one that the resume names, or is guessed to be in.
        public var language: String?
        /// Whether what stands under `notes`, at any place of the resume, is printed.
        public var showsNotes = false
        /// What to make of it; texts take order and titles from the layout, and nothing else.
        public var format: OutputFormat
        /// The name of a layout, or the path of a layout file; nil for the one that the resume names,
        /// or `classic`.
        public var layout: String?
        /// Changes to the layout, each as `path=value`, such as `styles.name.size=28pt`.
        public var overrides: [String] = []
        /// The sections to show beside the head, by any of their names; nil for all.
        public var sections: [String]?
        /// The paper; nil for the layout's own.
        public var paper: Paper?
        /// The most pages; nil for what the resume says in `meta.pages`, or as many as it takes.
        public var pages: Int?
        /// Whether a short last page is opened up.
        public var fills = false
        /// Whether spaces, sizes and margins may be changed to get better pages.
        public var fits = true
        /// Whether a PDF is made even if the resume does not fit the pages.
        public var allowsExcess = false
        /// Whether pages are made even if they lack letters that no font has.
        public var allowsMissingGlyphs = false
        /// The standards that a PDF must conform to, or none is made; nil for the usual ones, as far as
        /// its pages allow.
        public var standards: PDFStandards?
        /// Whether a PDF carries the source that it is made from, with all that its pages leave out.
        public var attachesSource = false
        /// The moment to date the document with (`SOURCE_DATE_EPOCH`), in POSIX seconds.
        public var sourceDate: Int64?
        /// Folders of fonts that come before the built-in ones, first wins.
        public var fontFolders: [String] = []
        /// The folder that fonts of the person's own belong in, as advice names it.
        public var ownFontFolder = "./Fonts"
        /// Folders of layout files that come before the built-in ones, first wins.
        public var layoutFolders: [String] = []
        /// Folders of languages' files that come before the built-in ones, first wins.
        public var languageFolders: [String] = []

        /// Makes a request.
        public init(source: ResumeSource, format: OutputFormat = .pdf, layout: String? = nil) {
            self.source = source
            self.format = format
            self.layout = layout
        }
    }

    /// What came of it.
    public struct Outcome: Sendable {
        /// The finished file; nil if a finding is an error.
        public var output: OutputFile?
        /// The pages that the file shows.
        public var document: PageDocument?
        /// Everything found on the way.
        public var diagnostics = Diagnostics()
        /// The texts that findings point into, by the file names that they use.
        public var texts: [String: [UInt8]] = [:]
        /// The steps taken, with their times.
        public var steps: [Step] = []
        /// The faces that the pages are set in.
        public var faces: [FaceOrigin] = []
        /// The files of layouts and languages that were read, by the names that findings use.
        public var layoutFiles: Set<String> = []
        /// The files beside the source that it is made from, or would be if they were there.
        public var sourceFiles: Set<String> = []
        /// All files that were read for it, which nothing made of it may replace.
        package var filesRead: Set<FileIdentity> = []
        /// The resume, as far as it could be read.
        public var resume: Resume?
        /// The languages that the resume's file has it in, in its order; none for a file in one.
        package var languages: [LanguageCoverage] = []
        /// The words of the resume's language.
        package var words = LanguageWords()
        /// The language that the resume is in, as a BCP 47 tag: the one asked for, the one that it
        /// names, or the one that it is guessed to be in; nil where that is not certain, and English
        /// stands in.
        public var language: String? { words.settledTag }
        /// The resume's file as a tree, for findings of later checks.
        package var tree: Node?
        /// What findings call the resume's file.
        package var file = ""
        /// Where the resume comes from on the network; nil for one that is here.
        package var origin: NetworkOrigin?
        /// The resume as it came out of a PDF that carries it; nil for all others.
        package var attached: Attachment?
        /// The name of the layout; nil if there is none.
        package var layoutName: String?
        /// The path of the photo that the page is to show, whether or not it can be read.
        public var photoFile: String?

        /// Makes an outcome in which nothing has happened yet.
        package init() {}
    }

    /// One step on a resume's way, for `--verbose`.
    public struct Step: Sendable {
        /// What was done, such as `read resume.json`.
        public var name: String { wording.text }
        /// The same, for every language.
        package internal(set) var wording: Message
        /// How long it took, in nanoseconds.
        public let nanoseconds: UInt64

        /// Makes a step.
        package init(_ wording: Message, nanoseconds: UInt64) {
            self.wording = wording
            self.nanoseconds = nanoseconds
        }
    }

    /// Renders.
    ///
    /// Never throws: what goes wrong with the input is a finding of the outcome.
    ///
    /// The way, step by step: read the source's bytes, parse them to a tree, read the layout that it
    /// may change, map the tree to a resume, check the photo, open the fonts, lay the resume out on
    /// pages, and write these as a PDF. For a text the last steps are one: write the resume in the
    /// layout's order.
    public func callAsFunction(_ request: Request) -> Outcome {
        var run = Run(request: request)
        run()
        return run.outcome
    }
}

extension RenderResume.Request {
    /// Where the layout is looked for.
    var layoutFiles: LayoutFiles { LayoutFiles(folders: layoutFolders) }
}
