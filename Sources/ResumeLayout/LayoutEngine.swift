package import Pages
package import ResumeModel

/// Turns a resume into pages: composes, shapes, breaks, paginates and places.
package struct LayoutEngine {
    private let layout: Layout
    private let shaper: any TextShaper

    /// Makes an engine for a layout and a shaper, which also decides what the lengths mean.
    package init(layout: Layout, shaper: any TextShaper) {
        self.layout = layout
        self.shaper = shaper
    }

    /// The photo of the person.
    package struct Photo: Sendable {
        /// The checked picture.
        package var image: ImageAsset

        /// Makes a photo from a checked picture.
        package init(image: ImageAsset) {
            self.image = image
        }
    }

    /// The pages, and what was noticed on the way.
    package struct Outcome: Sendable {
        /// The pages.
        package var document: PageDocument
        /// Characters that no font has, in order of appearance.
        package var missing: [Unicode.Scalar] = []
        /// Characters that another font than the layout's supplied.
        package var substituted: [ShapedText.Substitution] = []
        /// Fields of the resume that the layout does not print, as `section.field`.
        package var unprinted: [String] = []
        /// Whether the language's words were not at hand, so that English ones stand in.
        package var lacksLanguage = false
        /// How many strips are taller than a page and run over its foot.
        package var overfull = 0
    }

    /// Lays a resume out.
    ///
    /// - Parameters:
    ///   - resume: what is to be set.
    ///   - photo: the person's photo, if it is to be shown.
    ///   - created: the moment that dates the document, as ISO 8601 in UTC.
    /// - Returns: the pages, and what was noticed on the way.
    package func pages(
        for resume: Resume, photo: Photo? = nil, created: String? = nil
    ) -> Outcome {
        let tag = resume.meta.language ?? "en"
        let language = LanguagePack.pack(for: tag)
        var composer = Composer(layout: layout, language: language ?? .english)
        composer.compose(resume, photo: photo)

        var typesetter = Typesetter(
            shaper: shaper, language: tag, width: layout.page.textWidth, spacing: layout.spacing,
            minimumLines: layout.breaking.minimumLines)
        for block in composer.blocks { typesetter.set(block) }
        let galley = typesetter.galley

        let height = layout.page.textHeight
        let ranges = Paginator(height: height, rules: layout.breaking).pages(galley.strips)
        var assembler = PageAssembler(setup: layout.page, structure: composer.structure)
        assembler.assemble(galley, pages: ranges)
        let footer = FooterSetter(layout: layout, shaper: shaper, language: tag)
        let footers = footer.lines(resume.basics, pageCount: ranges.count)
        for (number, line) in footers.lines { assembler.addDecoration(line, toPage: number) }

        let info = information(resume, language ?? .english, tag: tag, created: created)
        var outcome = Outcome(
            document: PageDocument(
                info: info, faces: shaper.faces, images: photo.map { [$0.image] } ?? [],
                structure: assembler.structure.elements, outline: assembler.outline,
                pages: assembler.pages),
            unprinted: composer.unprinted, lacksLanguage: language == nil)
        outcome.overfull = galley.strips.count { $0.height > height + 1e-6 }
        var missing: Set<Unicode.Scalar> = []
        var substituted: Set<ShapedText.Substitution> = []
        for shaped in galley.paragraphs.map(\.shaped) + footers.shaped {
            outcome.missing += shaped.missing.filter { missing.insert($0).inserted }
            outcome.substituted += shaped.substituted.filter { substituted.insert($0).inserted }
        }
        return outcome
    }

    private func information(
        _ resume: Resume, _ language: LanguagePack, tag: String, created: String?
    ) -> DocumentInfo {
        let name = resume.basics.name
        return DocumentInfo(
            title: name.isEmpty ? language.document : "\(name) – \(language.document)",
            author: name, subject: resume.basics.label.plain,
            keywords: resume.skills.flatMap { group in
                ([group.name] + group.keywords).map(\.plain).filter { !$0.isEmpty }
            }, language: tag, created: created ?? resume.meta.lastModified?.iso8601)
    }
}
