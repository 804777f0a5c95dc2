import CairoPangoBackend
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree

extension RenderResume.Run {
    /// Reads the layout that the command line and the resume ask for.
    mutating func layout(_ source: SourceBytes) -> Layout? {
        let reading = LayoutReading(
            files: request.layoutFiles, wanted: request.layout, settings: request.overrides)
        let result = parts.layout(reading, for: self.reading, source)
        outcome.diagnostics.add(result.diagnostics)
        outcome.texts.merge(result.texts) { first, _ in first }
        outcome.layoutFiles.formUnion(result.texts.keys)
        outcome.filesRead.formUnion(result.filesRead)
        layers = result.layers
        decodedLayout = result.decoded
        guard var layout = result.layout else { return nil }
        if let paper = request.paper { layout.page.size = paper.size }
        return layout
    }

    /// Looks for the sections and fields that the layout names.
    mutating func checkNames(_ resume: Resume) {
        guard let decodedLayout, let layers else { return }
        outcome.diagnostics.add(
            LayoutNames(decodedLayout, resume).diagnostics(
                isChecked: { !layers.builtInFiles.contains($0) },
                otherName: { JSONResumeFormat.section(named: $0) }))
    }

    /// Tells which changes to the layout change nothing.
    func overrideFindings(
        _ document: PageDocument, _ layout: Layout, pages: (Layout) -> PageDocument?
    ) -> Diagnostics {
        layers?.overrideFindings(layout, paper: request.paper?.size, document, pages: pages)
            ?? Diagnostics()
    }

    /// The pages in another layout; nil if it needs a photo or fonts that the first one did not.
    func document(
        _ resume: Resume, _ other: Layout, like layout: Layout, _ photo: ImageAsset?,
        _ fonts: FontLibrary, _ shaper: ShapingCache, _ created: String?
    ) -> PageDocument? {
        let changesPhoto = other.showsPhoto != layout.showsPhoto
        if changesPhoto, resume.basics.image?.isEmpty == false { return nil }
        for query in other.fonts {
            guard (try? fonts.resolve(query)) != nil else { return nil }
        }
        return LayoutEngine(
            layout: other, language: outcome.words, shaper: shaper, marks: parts.marks,
            hyphenation: parts.hyphenation
        ).pages(
            for: resume, photo: photo, created: created, goal: goal(resume)
        ).document
    }

    /// How many pages there are to be: the command line's wish, else the resume's own.
    ///
    /// What either sets of the layout stays as it is.
    func goal(_ resume: Resume) -> PageGoal {
        var goal = PageGoal(limit: request.pages ?? resume.meta.pages, fills: request.fills)
        goal.fits = request.fits
        goal.kept = KeptValues(paths: layers?.changedPaths ?? [])
        return goal
    }
}
