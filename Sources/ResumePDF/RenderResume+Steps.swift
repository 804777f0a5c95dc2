import CairoPangoBackend
import Characters
import Export
import Languages
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree
import System

extension RenderResume {
    /// A resume on its way: each step takes what the one before left, and adds what it found.
    struct Run {
        let request: Request
        /// What it is rendered with, opened once for all resumes that share it.
        var parts = KeptParts()
        /// Whether the pages are also written as a PDF.
        var needsPDF = true
        /// How many cells a row has, for one endless page of cells; nil for pages of paper.
        var columns: Int?
        var outcome = Outcome()
        /// What the format of the resume's tree makes of it.
        var reading: ResumeReading?
        /// The languages that there are.
        lazy var languages = parts.languages(in: request.languageFolders)
        /// The layout with the names in it.
        var decodedLayout: LayoutDecoder.Outcome?
        /// What the layout is made of.
        var layers: LayoutLayers?
        /// The keys of the sections that alone are shown; nil for all.
        var sections: Set<String>?
        /// The fonts of the pages, once they are open.
        var library: FontLibrary?
        /// Whether the pages lack characters that no font has.
        var lacksCharacters = false
        /// The source, once it is read.
        var source: SourceBytes?

        /// A resume that is read, with what it is to be set with.
        struct Ready {
            var source: SourceBytes
            var tree: Node
            var resume: Resume
            /// The layout as it is asked for, and as it is used: with the sections that are shown.
            var whole: Layout
            var layout: Layout
            var photo: ImageAsset?
        }

        /// The whole way; stops at the first step that leaves nothing to go on with.
        mutating func callAsFunction() {
            if let ready = prepare() { finish(ready) }
        }

        /// The first half of the way: reads all that decides what the file is like.
        mutating func prepare() -> Ready? {
            guard let source = readSource() else { return nil }
            outcome.file = source.name
            let tree = step("parse \(source.name)", { $0.parse(source) })
            outcome.tree = tree
            let whole = step("read the layout", { $0.layout(source) })
            outcome.layoutName = whole?.name
            guard let tree, var resume = step("map to a resume", { $0.map() }) else { return nil }
            readLanguage(&resume, source.name)
            outcome.resume = resume
            checkNames(resume)
            findSections(resume)
            guard let whole, !outcome.diagnostics.hasErrors else { return nil }
            var ready = Ready(
                source: source, tree: tree, resume: resume, whole: whole,
                layout: chosen(whole, resume))
            if request.format.hasPages, columns == nil {
                ready.photo = step("check the photo") {
                    $0.photo(resume, tree, source, ready.layout)
                }
            }
            return ready
        }

        /// The second half: makes the file.
        mutating func finish(_ ready: Ready) {
            let (resume, layout) = (ready.resume, ready.layout)
            if case .outline(let text) = request.format.writer {
                outcome.output = step("write the text") { run in
                    let outline = run.outline(resume, layout)
                    return OutputFile(run.request.format, Array(text(outline).utf8))
                }
                return
            }
            if let columns {
                step("lay out in cells") { $0.reflow(resume, layout, columns: columns) }
                return
            }
            guard let fonts = step("open the fonts", { $0.fonts(layout) }) else { return }
            library = fonts
            layOut(ready, fonts)
            guard needsPDF, let document = outcome.document, !outcome.diagnostics.hasErrors else {
                return
            }
            write(document, fonts, layout)
        }

        /// Lays the resume out on pages; what was shaped on the way goes with the end of it.
        private mutating func layOut(_ ready: Ready, _ fonts: FontLibrary) {
            let (resume, layout, photo) = (ready.resume, ready.layout, ready.photo)
            let created = created(resume)
            let pages = step("lay out") { run in
                run.pages(resume, layout, photo, fonts, created: created)
            }
            guard let (pages, shaper) = pages else { return }
            if pages.fitting.trials > 1 {
                let (trials, changes) = (pages.fitting.trials, pages.fitting.changes)
                outcome.steps[outcome.steps.count - 1].wording =
                    [.shortPage, .tornEntries].contains(pages.fitting.reason)
                    ? "lay out (\(trials) trials, \(changes))" : "lay out (\(trials) trials)"
            }
            report(pages, resume, ready.tree, ready.source, layout, shaper)
            if layers?.hasOverrides == true {
                step("try the changes to the layout") { run in
                    let found = run.overrideFindings(pages.document, ready.whole) { [run] other in
                        run.document(
                            resume, run.chosen(other, resume), like: layout, photo, fonts, shaper,
                            created)
                    }
                    run.outcome.diagnostics.add(found)
                }
            }
            outcome.document = pages.document
            if needsPDF {
                outcome.document = markingPassages(of: pages.document).markingAbbreviations
            }
            outcome.faces = FaceOrigin.all(of: pages.document, in: fonts)
        }

        /// Runs a step and notes its time.
        @discardableResult
        mutating func step<Result>(
            _ name: Message, _ body: (inout Run) -> Result?
        ) -> Result? {
            let start = MonotonicClock.now()
            let result = body(&self)
            outcome.steps.append(Step(name, nanoseconds: MonotonicClock.now() - start))
            return result
        }

        // MARK: Steps

        /// Reads the source, as a step that says where it comes from.
        mutating func readSource() -> SourceBytes? {
            source = step("read \(request.source.name)") { $0.read() }
            outcome.origin = source?.origin
            if let source, let origin = source.origin {
                outcome.steps[outcome.steps.count - 1].wording =
                    origin.age == nil
                    ? "read \(origin.words)" : "read \(source.name), \(origin.words)"
            }
            return source
        }

        private mutating func read() -> SourceBytes? {
            do throws(SourceError) {
                var source = try request.source.read()
                if SourceInPDF.isPDF(source.bytes) {
                    let attachment = try SourceInPDF.taken(out: source)
                    source.name += "/" + attachment.name.printable
                    source.bytes = attachment.bytes
                    outcome.attached = attachment
                }
                outcome.texts[source.name] = source.bytes
                outcome.diagnostics.add(Diagnostics(source.findings))
                outcome.filesRead.formUnion([source.identity].compactMap { $0 })
                return source
            } catch {
                outcome.diagnostics.add(error.diagnostic)
                return nil
            }
        }

        /// Reads the source's tree, and takes it as what its format makes of it.
        mutating func parse(_ source: SourceBytes) -> Node? {
            let gathered = GatheredTree(source)
            // The bytes of a ZIP have no lines to show.
            if gathered.isContainer { outcome.texts[source.name] = nil }
            for file in gathered.files.dropFirst() {
                outcome.texts[file.name] = file.bytes
                outcome.filesRead.formUnion([file.identity].compactMap(\.self))
            }
            outcome.sourceFiles = gathered.paths
            outcome.diagnostics.files = gathered.files.map(\.name)
            guard var tree = gathered.tree else {
                outcome.diagnostics.add(gathered.diagnostics)
                return nil
            }
            if !request.showsNotes, let notes = tree.firstNotes,
                !ResumeFormat.isForeign(tree, as: request.from?.rawValue)
            {
                outcome.diagnostics.add(
                    Diagnostic(
                        .notesHidden, .note,
                        "what stands under \"\(Node.notesKey)\" is not printed; --notes prints it",
                        file: source.name, at: notes, path: Node.notesKey))
                tree = tree.withoutNotes
            }
            let reading = ResumeFormat.reading(
                of: tree, file: source.name, as: request.from?.rawValue, in: request.language)
            outcome.languages = reading.languages
            outcome.diagnostics.add(gathered.diagnostics.judged(by: reading.judge))
            self.reading = reading
            return reading.tree ?? tree
        }

        mutating func map() -> Resume? {
            guard let (resume, diagnostics) = reading?.resume(languages.understood) else {
                return nil
            }
            outcome.diagnostics.add(diagnostics)
            return resume
        }

        /// Pango with some fonts, and what keeps its shapes; nil if there is no memory for it.
        mutating func shaper(_ fonts: FontLibrary) -> (PangoShaper, ShapingCache)? {
            if let pango = PangoShaper(library: fonts) { return (pango, ShapingCache(pango)) }
            outcome.diagnostics.add(Diagnostic(.internal, .error, "Pango has no memory"))
            return nil
        }

        private mutating func pages(
            _ resume: Resume, _ layout: Layout, _ photo: ImageAsset?, _ fonts: FontLibrary,
            created: String?
        ) -> (LayoutEngine.Outcome, ShapingCache)? {
            guard let (pango, shaper) = shaper(fonts) else { return nil }
            let engine = LayoutEngine(
                layout: layout, language: outcome.words, shaper: shaper, marks: parts.marks,
                hyphenation: parts.hyphenation)
            let pages = engine.pages(
                for: resume, photo: photo, created: created, goal: goal(resume))
            for problem in pango.problems {
                outcome.diagnostics.add(finding(problem, layout, fonts))
            }
            return (pages, shaper)
        }

        /// The moment that dates the document: the one asked for, else when the file says that it
        /// was changed.
        ///
        /// Without either a document has no date, so that two runs give one file.
        func created(_ resume: Resume) -> String? {
            (request.sourceDate.map { Timestamp(seconds: $0) } ?? resume.meta.lastModified)?.iso8601
        }

        /// Writes the pages as a file.
        mutating func write(_ document: PageDocument, _ fonts: FontLibrary, _ layout: Layout) {
            let format = request.format
            guard case .pages(let write) = format.writer, let options = pdfOptions(for: document)
            else { return }
            outcome.output = step("write the \(format.title)") { run in
                do throws(PDFError) {
                    return OutputFile(format, try write(document, fonts, options))
                } catch {
                    if case .font(let problem) = error {
                        run.outcome.diagnostics.add(run.finding(problem, layout, fonts))
                    } else {
                        run.outcome.diagnostics.add(
                            Diagnostic(.internal, .error, "\(error)"))
                    }
                    return nil
                }
            }
        }

        /// What the resume says, in the layout's order and the resume's language.
        private func outline(_ resume: Resume, _ layout: Layout) -> Outline {
            OutlineComposer(layout: layout, language: outcome.words).outline(of: resume)
        }

        private mutating func report(
            _ pages: LayoutEngine.Outcome, _ resume: Resume, _ tree: Node, _ source: SourceBytes,
            _ layout: Layout, _ shaper: ShapingCache
        ) {
            lacksCharacters = pages.missing.contains {
                $0.properties.generalCategory != .control
            }
            reportGlyphs(pages, resume, tree, source, layout, shaper)
            let allowsExcess = request.allowsExcess
            if let fit = pages.fitting.finding(in: source.name, allowsExcess: allowsExcess) {
                outcome.diagnostics.add(fit)
            }
            if let hyphenation = pages.hyphenation?.finding(in: source.name) {
                outcome.diagnostics.add(hyphenation)
            }
            if pages.document.pages.isEmpty, let mapped = outcome.resume {
                outcome.diagnostics.add(Self.nothingPrinted(mapped, layout, source.name))
            }
            for field in pages.unprinted {
                outcome.diagnostics.add(
                    Diagnostic(
                        .fieldUnprinted, .warning,
                        "the layout \"\(layout.name)\" does not print \(field)", file: source.name,
                        path: field))
            }
            if pages.overfull > 0 {
                outcome.diagnostics.add(
                    Diagnostic(
                        .pageOverfull, .warning,
                        "a part that cannot be divided is taller than a page and runs over its foot",
                        file: source.name))
            }
        }

        /// The finding for pages that are none: either there is nothing to print, or the layout
        /// prints nothing of it.
        private static func nothingPrinted(
            _ resume: Resume, _ layout: Layout, _ file: String
        ) -> Diagnostic {
            var printed = resume
            printed.meta = Meta()
            printed.basics.image = nil
            guard printed != Resume() else {
                return Diagnostic(
                    .nothingToPrint, .error,
                    "there is nothing to print in this resume; fill in \"basics\" and \"work\"",
                    file: file)
            }
            return Diagnostic(
                .layoutPrintsNothing, .error,
                "the layout \"\(layout.name)\" prints nothing of what is in this resume", file: file
            )
        }
    }
}

extension Diagnostic.Kind {
    static let fieldUnprinted = Self("field-unprinted", .data, isSilent: true)
    static let languageUnknown = Self("language-unknown", .data)
    static let notesHidden = Self("notes-hidden", .data, isSilent: true)
    static let layoutPrintsNothing = Self("layout-prints-nothing", .layout)
    static let pageOverfull = Self("page-overfull", .data)
}
