import CairoPangoBackend
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree

/// Shows one resume in all layouts, the first page of each, as one PDF.
public struct LayoutGallery {
    /// Makes the use case.
    public init() {}

    /// Renders a gallery of a request's resume, with each layout as it is by itself: the layout of
    /// the request and what the resume or the request would change of one do not count.
    ///
    /// Never throws: what goes wrong with the input is a finding of the outcome. A layout that
    /// something is wrong with is left out, with warnings.
    public func callAsFunction(_ request: RenderResume.Request) -> RenderResume.Outcome {
        var run = RenderResume.Run(request: request)
        run.setGallery()
        return run.outcome
    }
}

extension RenderResume.Run {
    /// The whole way of a gallery.
    fileprivate mutating func setGallery() {
        guard let source = readSource(),
            let tree = step("parse \(source.name)", { $0.parse(source) }),
            var resume = step("map to a resume", { $0.map() })
        else { return }
        readLanguage(&resume, source.name)
        let read = step("read the layouts") { $0.galleryLayouts(source) } ?? []
        guard !outcome.diagnostics.hasErrors else { return }
        let opened = step("open the fonts") { $0.galleryFonts(read) }
        guard let (fonts, layouts) = opened, let first = layouts.first else { return }
        let photo = step("check the photo") { run in
            layouts.first { $0.layout.showsPhoto }.flatMap {
                run.photo(resume, tree, source, $0.layout)
            }
        }
        let document = step("lay out") { run in
            run.gallery(of: layouts, resume, tree, source, photo, fonts)
        }
        outcome.document = document
        if let document { outcome.faces = FaceOrigin.all(of: document, in: fonts) }
        guard let document, !outcome.diagnostics.hasErrors else { return }
        write(document, fonts, first.layout)
    }

    /// All layouts, by name, without the changes that a resume makes to its own.
    private mutating func galleryLayouts(_ source: SourceBytes) -> [GalleryLayout]? {
        var layouts: [GalleryLayout] = []
        for entry in request.layoutFiles.all {
            var part = request
            part.layout = entry.isBuiltIn ? entry.name : entry.path
            part.overrides = []
            var run = RenderResume.Run(request: part)
            if let layout = run.layout(source) {
                layouts.append(GalleryLayout(name: entry.name, layout: layout, layers: run.layers))
            }
            outcome.diagnostics.add(run.outcome.diagnostics.asWarnings)
            outcome.texts.merge(run.outcome.texts) { first, _ in first }
            outcome.layoutFiles.formUnion(run.outcome.layoutFiles)
            outcome.filesRead.formUnion(run.outcome.filesRead)
        }
        return layouts
    }

    /// One library for all layouts and the captions, and the layouts whose fonts are there.
    private mutating func galleryFonts(
        _ layouts: [GalleryLayout]
    ) -> (FontLibrary, [GalleryLayout])? {
        let library = openFonts()
        var complete: [GalleryLayout] = []
        for (index, entry) in layouts.enumerated() {
            layers = entry.layers
            let captions = index == 0 ? CaptionSetter.fonts : []
            let missing = missing(captions + entry.layout.fonts, entry.layout, library)
            outcome.diagnostics.add(missing.asWarnings)
            if !missing.hasErrors { complete.append(entry) }
        }
        return outcome.diagnostics.hasErrors ? nil : (library, complete)
    }

    /// The pages, all made with one shaper, so that they agree on the faces.
    private mutating func gallery(
        of layouts: [GalleryLayout], _ resume: Resume, _ tree: Node, _ source: SourceBytes,
        _ photo: ImageAsset?, _ fonts: FontLibrary
    ) -> PageDocument? {
        guard let (pango, shaper) = shaper(fonts) else { return nil }
        let captions = CaptionSetter(shaper: shaper)
        let created = created(resume)
        let marks = NetworkMarks.builtIn
        let hyphenation = HyphenationCatalog.builtIn
        var exhibits: [GalleryExhibit] = []
        for entry in layouts {
            let layout = entry.layout
            let pages = LayoutEngine(
                layout: layout, language: outcome.words, shaper: shaper, marks: marks,
                hyphenation: hyphenation
            ).pages(
                for: resume, photo: layout.showsPhoto ? photo : nil, created: created,
                goal: goal(resume))
            for problem in pango.problems {
                outcome.diagnostics.add(finding(problem, layout, fonts))
            }
            reportGlyphs(pages, resume, tree, source, layout, shaper)
            exhibits.append(
                GalleryExhibit(
                    title: entry.name, document: pages.document,
                    caption: captions.caption(
                        entry.name, layout.summary, width: layout.page.size.width)))
        }
        let name = resume.basics.name
        var info = exhibits.first?.document.info ?? DocumentInfo(title: "")
        info.title = name.isEmpty ? "Layouts" : "Layouts – \(name)"
        return .gallery(of: exhibits, faces: shaper.faces, info: info)
    }
}

/// A layout that a gallery shows.
private struct GalleryLayout {
    /// What `--layout` calls it.
    var name: String
    var layout: Layout
    var layers: LayoutLayers?
}
