package import Languages
package import Pages
package import ResumeModel

/// Turns a resume into pages: composes, shapes, breaks, paginates, fits and places.
package struct LayoutEngine {
    private let layout: Layout
    private let language: LanguageWords
    private let shaper: any TextShaper
    private let marks: NetworkMarks
    private let hyphenation: HyphenationCatalog

    /// Makes an engine for a layout, the words of the resume's language, a shaper, which also decides
    /// what the lengths mean, the marks of networks, and what divides words.
    package init(
        layout: Layout, language: LanguageWords, shaper: any TextShaper,
        marks: NetworkMarks = NetworkMarks(),
        hyphenation: HyphenationCatalog = HyphenationCatalog()
    ) {
        self.layout = layout
        self.language = language
        self.marks = marks
        self.hyphenation = hyphenation
        self.shaper = shaper as? ShapingCache ?? ShapingCache(shaper)
    }

    /// The pages, and what was noticed on the way.
    package struct Outcome: Sendable {
        /// The pages.
        package var document: PageDocument
        /// Characters that no font has, in order of appearance.
        package var missing: [Unicode.Scalar] = []
        /// Characters that another font than the layout's supplied.
        package var substituted: [ShapedText.Substitution] = []
        /// The letters on the pages; counted only where a character is missing.
        package var letters = LetterCount()
        /// Fields of the resume that the layout does not print, as `section.field`.
        package var unprinted: [String] = []
        /// How many strips are taller than a page and run over its foot.
        package var overfull = 0
        /// What dividing words did; nil where the layout asks for none.
        package var hyphenation: HyphenationReport?
        /// What fitting did.
        package var fitting: FitReport

        /// Notes what shaping texts found.
        fileprivate mutating func note(_ texts: [ShapedText]) {
            var missing: Set<Unicode.Scalar> = []
            var substituted: Set<ShapedText.Substitution> = []
            for shaped in texts {
                self.missing += shaped.missing.filter { missing.insert($0).inserted }
                self.substituted += shaped.substituted.filter { substituted.insert($0).inserted }
            }
            if !missing.isEmpty { letters = LetterCount(texts) }
        }
    }

    /// Lays a resume out.
    ///
    /// - Parameters:
    ///   - resume: what is to be set.
    ///   - photo: the person's photo, checked, if it is to be shown.
    ///   - created: the moment that dates the document, as ISO 8601 in UTC.
    ///   - goal: how many pages there are to be.
    /// - Returns: the pages, and what was noticed on the way.
    package func pages(
        for resume: Resume, photo: ImageAsset? = nil, created: String? = nil,
        goal: PageGoal = PageGoal()
    ) -> Outcome {
        let tag = language.tag
        let written = TextLanguage(tag)
        let setter = TrialSetter(
            resume: resume, photo: photo, language: language, tag: tag, marks: marks,
            hyphenation: hyphenation,
            today: (resume.meta.lastModified?.iso8601 ?? created)
                .flatMap(PartialDate.init(monthOf:)),
            shaper: shaper)
        var fitter = Fitter(layout: layout.suited(to: written), setter: setter, goal: goal)
        var (trial, fitting) = fitter.fit()
        trial.composition.letGoOfBlocks()
        let running = RunningLineSetter(
            layout: trial.layout, shaper: shaper, language: language, tag: tag)
        let lines = running.lines(resume, hasSide: trial.plan.pages.map(\.hasSide))

        var outcome = Outcome(
            document: PageDocument(
                info: information(resume, tag: tag, created: created), faces: shaper.faces,
                images: photo.map { [$0] } ?? []), unprinted: trial.composition.unprinted,
            overfull: trial.overfullCount, fitting: fitting)
        if trial.layout.hyphenates {
            outcome.hyphenation = HyphenationReport(
                trial, unknownLanguage: hyphenation.hyphenator(of: tag) == nil ? tag : nil)
        }
        let columns = [trial.columns.head, trial.columns.main, trial.columns.side]
        outcome.note(columns.flatMap { $0.paragraphs.map(\.shaped) } + lines.shaped)
        let (pages, structure, outline) = Self.assembled(consume trial, lines.lines)
        (outcome.document.pages, outcome.document.structure) = StructureOrder.ordered(
            pages, structure)
        outcome.document.outline = outline
        if written.isRightToLeft { outcome.document.mirror() }
        return outcome
    }

    /// The pages of a trial, which goes with the end of it, and lines outside the text, each with the
    /// number of its page.
    private static func assembled(
        _ trial: consuming Trial, _ lines: [(Int, GlyphLine)]
    ) -> (pages: [Page], structure: [StructureElement], outline: [Bookmark]) {
        let composition = trial.composition
        var assembler = PageAssembler(
            grid: trial.grid, columns: trial.columns, headGap: trial.headGap,
            structure: StructureBuilder(composition.structure))
        assembler.assemble(trial.plan)
        for (number, line) in lines { assembler.addDecoration(line, toPage: number) }
        return (assembler.pages, assembler.structure.elements, assembler.outline)
    }

    private func information(_ resume: Resume, tag: String, created: String?) -> DocumentInfo {
        let name = resume.basics.name
        let title = resume.meta.title ?? ""
        return DocumentInfo(
            title: !title.allSatisfy(\.isWhitespace)
                ? title
                : name.allSatisfy(\.isWhitespace)
                    ? language.document : "\(name) – \(language.document)",
            author: name, subject: resume.basics.label.plain,
            keywords: resume.skills.flatMap { group in
                ([group.name] + group.keywords).map(\.plain).filter { !$0.isEmpty }
            }, language: tag, created: created ?? resume.meta.lastModified?.iso8601)
    }
}
