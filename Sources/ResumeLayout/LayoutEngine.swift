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
        let fitted = fitter.fit()
        let trial = fitted.trial

        var assembler = PageAssembler(
            grid: trial.grid, columns: trial.columns, headGap: trial.headGap,
            structure: StructureBuilder(trial.composition.structure))
        assembler.assemble(trial.plan)
        let running = RunningLineSetter(
            layout: trial.layout, shaper: shaper, language: language, tag: tag)
        let lines = running.lines(resume, hasSide: trial.plan.pages.map(\.hasSide))
        for (number, line) in lines.lines { assembler.addDecoration(line, toPage: number) }
        let (pages, structure) = StructureOrder.ordered(
            assembler.pages, assembler.structure.elements)

        var outcome = Outcome(
            document: PageDocument(
                info: information(resume, tag: tag, created: created), faces: shaper.faces,
                images: photo.map { [$0] } ?? [], structure: structure, outline: assembler.outline,
                pages: pages), unprinted: trial.composition.unprinted,
            overfull: trial.overfullCount, fitting: fitted.report)
        if written.isRightToLeft { outcome.document.mirror() }
        if trial.layout.hyphenates {
            outcome.hyphenation = HyphenationReport(
                trial, unknownLanguage: hyphenation.hyphenator(of: tag) == nil ? tag : nil)
        }
        var missing: Set<Unicode.Scalar> = []
        var substituted: Set<ShapedText.Substitution> = []
        let columns = trial.columns
        let texts =
            [columns.head, columns.main, columns.side].flatMap(\.paragraphs.texts) + lines.shaped
        for shaped in texts {
            outcome.missing += shaped.missing.filter { missing.insert($0).inserted }
            outcome.substituted += shaped.substituted.filter { substituted.insert($0).inserted }
        }
        if !missing.isEmpty { outcome.letters = LetterCount(texts) }
        return outcome
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
