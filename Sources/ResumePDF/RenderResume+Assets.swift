import CairoPangoBackend
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree

extension RenderResume.Run {
    /// Opens the fonts that a layout asks for; each that is not there is a finding.
    mutating func fonts(_ layout: Layout) -> FontLibrary? {
        let files = FontFiles(folders: request.fontFolders)
        let found = files.all
        outcome.diagnostics.add(found.diagnostics)
        guard let library = FontLibrary(files: found.files, families: layout.styles.families) else {
            outcome.diagnostics.add(
                Diagnostic("internal", .error, "fontconfig has no memory for a configuration"))
            return nil
        }
        for family in layout.styles.families where !library.families.contains(family) {
            outcome.diagnostics.add(
                Diagnostic(
                    "layout-font", .error,
                    "the layout \"\(layout.name)\" asks for the font \"\(family)\", which is not "
                        + "here; there are: " + library.families.joined(separator: ", "),
                    suggestions: NearMiss.suggestions(for: family, in: library.families)))
        }
        for query in layout.styles.fonts
        where library.families.contains(query.family) && !library.has(query) {
            let slant = query.isItalic ? " italic" : ""
            outcome.diagnostics.add(
                Diagnostic(
                    "layout-font", .error,
                    "the layout \"\(layout.name)\" asks for \"\(query.family)\" in weight "
                        + "\(query.weight)\(slant), which is not here; it would silently look "
                        + "like another style"))
        }
        return outcome.diagnostics.hasErrors ? nil : library
    }

    /// Reads and checks the photo that a resume names, if the layout shows one.
    mutating func photo(
        _ resume: Resume, _ tree: Node, _ source: SourceBytes, _ layout: Layout
    ) -> ImageAsset? {
        nil
    }
}
