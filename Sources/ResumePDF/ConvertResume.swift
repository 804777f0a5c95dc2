import Characters
import Languages
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
package import SourceTree
import System

/// Reads a resume in any format and writes it in another: no font, no pages.
package struct ConvertResume {
    /// Makes the use case.
    package init() {}

    /// What to convert, and to what.
    package struct Request: Sendable {
        /// What is read; its layout gives the order and the titles of sections where a format has both.
        package var rendering: RenderResume.Request
        /// What it is converted to.
        package var format: ConversionFormat
        /// What that is written in.
        package var notation: SourceNotation
        /// The folder of the new file, which paths in it start from.
        package var folder = "."
        /// The notations of which a resume that comes out of a PDF is given back as it is there.
        package var givesBack: Set<SourceNotation> = []
        /// The time of day, in POSIX seconds; nil if it does not matter.
        package var now: Int64?

        /// Makes a request.
        package init(
            _ rendering: RenderResume.Request, to format: ConversionFormat,
            in notation: SourceNotation
        ) {
            self.rendering = rendering
            self.format = format
            self.notation = notation
        }
    }

    /// What came of it.
    package struct Outcome: Sendable {
        /// The findings, and what was read.
        package var rendering: RenderResume.Outcome
        /// The new file; nil if a finding is an error.
        package var bytes: [UInt8]?
        /// The new file as a text.
        package var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    }

    /// Converts.
    ///
    /// Never throws: what goes wrong with the input is a finding of the outcome.
    package func callAsFunction(_ request: Request) -> Outcome {
        var rendering = request.rendering
        // Data are kept whole; what others read is without what only the writer is to read.
        rendering.showsNotes = request.format == .jsonResume
        var run = RenderResume.Run(request: rendering)
        guard let source = run.readSource() else { return Outcome(rendering: run.outcome) }
        if let attached = run.outcome.attached {
            let notation = SourceReader.notation(of: attached.bytes, file: attached.name)
            if request.givesBack.contains(notation) {
                return Outcome(rendering: run.outcome, bytes: attached.bytes)
            }
            run.noteConversion(of: attached, notation)
        }
        let tree = run.converted(source, request)
        let text =
            run.outcome.diagnostics.hasErrors
            ? nil : tree.map { request.notation.text(of: $0) }
        return Outcome(rendering: run.outcome, bytes: text.map { Array($0.utf8) })
    }
}

extension RenderResume.Run {
    /// The resume as a tree of another format; nil, with an error, if it cannot be read.
    fileprivate mutating func converted(
        _ source: SourceBytes, _ request: ConvertResume.Request
    ) -> Node? {
        guard let tree = step("parse \(source.name)", { $0.parse(source) }) else { return nil }
        outcome.tree = tree
        noteComments()
        let layout =
            request.format == .renderCV ? step("read the layout") { $0.layout(source) } : nil
        guard var resume = step("map to a resume", { $0.map() }) else { return nil }
        readLanguage(&resume, source.name)
        (outcome.file, outcome.resume) = (source.name, resume)
        switch request.format {
        case .jsonResume:
            if reading?.isTranslated == false, reading?.inAllLanguages != nil {
                forget(.languageChosen, .languageCoverage, .textUntranslated)
            }
            return reading?.jsonResume
        case .renderCV:
            guard let layout else { return nil }
            var surroundings = surroundings(of: resume, layout)
            surroundings.photo = photo(of: resume, source, from: request.folder)
            surroundings.today = request.now.flatMap(Self.date)
            surroundings.hidesNotes = forget(.notesHidden)
            surroundings.otherLanguages = outcome.languages.map(\.tag).filter {
                $0
                    != LanguageTag.kin(
                        of: resume.meta.language ?? "", in: outcome.languages.map(\.tag))
            }
            let (tree, findings) = RenderCVWriter.file(of: resume, surroundings, file: source.name)
            for finding in reading?.placed(findings) ?? findings {
                outcome.diagnostics.add(finding)
            }
            return tree
        }
    }

    /// What the layout and the language say of a resume, hidden sections among the others.
    private func surroundings(
        of resume: Resume, _ layout: Layout
    ) -> RenderCVWriter.Surroundings {
        var result = RenderCVWriter.Surroundings()
        let side = layout.side?.sections ?? []
        let shown = layout.sections.keys(for: resume).filter { !side.contains($0) } + side
        let ordered = (layout.headShowsSummary(in: outcome.words.tag) ? ["summary"] : []) + shown
        let all = ordered + SectionsLayout.knownKeys + resume.custom.map(\.key)
        var seen: Set<String> = []
        result.sections = all.filter { seen.insert($0).inserted }.map { key in
            (key, layout.sections.title(of: key, in: outcome.words, tag: outcome.words.tag))
        }
        result.language = outcome.language
        result.countries = outcome.words.understood.countries
        (result.present, result.range) = (outcome.words.present, outcome.words.range)
        let own = reading?.layout?.node
        result.layout = own?.string ?? own?["extends"]?.string
        result.words = reading?.words?.node
        result.changesLayout = own?.object?.contains { $0.key != "extends" } == true
        return result
    }

    /// The photo as RenderCV looks for it: its address, or its path from the new file's folder; nil if
    /// there is no such file.
    private func photo(
        of resume: Resume, _ source: SourceBytes, from folder: String
    ) -> String? {
        guard let image = resume.basics.image, !image.hasPrefix("data:") else { return nil }
        if image.hasPrefix("http://") || image.hasPrefix("https://") { return image }
        guard source.origin == nil else { return nil }
        let isHere = source.folder.isEmpty || source.folder == "."
        let path = isHere ? image : PathName.resolve(image, in: source.folder)
        guard (try? FileStatus(path: path))?.kind == .regular else { return nil }
        let isBeside =
            FileIdentity(path: PathName.resolve(image, in: folder)) == FileIdentity(path: path)
        return isBeside ? image : RealPath.of(path)
    }

    /// Forgets findings of some kinds, which are told in another way or mean nothing here; gives
    /// whether there were any.
    @discardableResult
    private mutating func forget(_ kinds: Diagnostic.Kind...) -> Bool {
        let others = outcome.diagnostics.all.filter { !kinds.contains($0.kind) }
        defer {
            let files = outcome.diagnostics.files
            outcome.diagnostics = Diagnostics(others)
            outcome.diagnostics.files = files
        }
        return others.count < outcome.diagnostics.all.count
    }

    private static func date(_ seconds: Int64) -> PartialDate? {
        let (year, month, day) = Timestamp(seconds: seconds).date
        return PartialDate(year: Int(year), month: Int(month), day: Int(day))
    }

    /// Says that a resume that comes out of a PDF is not what was put in.
    fileprivate mutating func noteConversion(
        of attached: Attachment, _ notation: SourceNotation
    ) {
        outcome.diagnostics.add(
            Diagnostic(
                .sourceAttached, .note,
                "the PDF carries \(attached.name.printable), which is written anew; a name that ends "
                    + "with \(notation.endings[0]), and no other wish, gives it back as it is",
                file: outcome.file))
    }

    /// Says that comments stay behind, if there are any.
    fileprivate mutating func noteComments() {
        let commented = outcome.texts.filter { YAMLComments.areIn($0.value) }.keys.sorted()
        guard let file = commented.first else { return }
        outcome.diagnostics.add(
            Diagnostic(
                .commentsDropped, .note,
                "the comments of \(commented.joined(separator: ", ").printable) are not kept",
                file: file))
    }
}

extension Diagnostic.Kind {
    static let commentsDropped = Self("comments-dropped", .data)
}
