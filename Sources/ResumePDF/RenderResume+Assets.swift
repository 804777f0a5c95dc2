import CairoPangoBackend
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree

extension RenderResume.Run {
    /// Opens the fonts that a layout asks for; each that is not there is a finding.
    mutating func fonts(_ layout: Layout) -> FontLibrary? {
        let (library, diagnostics) = FontFiles(folders: request.fontFolders).library()
        outcome.diagnostics.add(diagnostics)
        for query in layout.styles.fonts {
            do throws(FontProblem) {
                _ = try library.resolve(query)
            } catch {
                outcome.diagnostics.add(finding(error, layout, library))
            }
        }
        return outcome.diagnostics.hasErrors ? nil : library
    }

    private func finding(
        _ problem: FontProblem, _ layout: Layout, _ library: FontLibrary
    ) -> Diagnostic {
        switch problem {
        case .missingFamily(let family):
            return Diagnostic(
                "layout-font", .error,
                "the layout \"\(layout.name)\" asks for the font \"\(family)\", which is not "
                    + "here; there are: " + library.families.joined(separator: ", "),
                suggestions: NearMiss.suggestions(for: family, in: library.families))
        case .missingStyle(let query, _):
            let slant = query.isItalic ? " italic" : ""
            return Diagnostic(
                "layout-font", .error,
                "the layout \"\(layout.name)\" asks for \"\(query.family)\" in weight "
                    + "\(query.weight)\(slant), which is not here and would silently look like "
                    + "another style")
        case .unreadable(let path, let reason):
            return Diagnostic("font-unreadable", .error, "\(path) cannot be used: \(reason)")
        case .unavailable(let face, let number):
            return Diagnostic(
                "internal", .error, "\(face.postScriptName) cannot be opened (errno \(number))")
        }
    }

    /// Reads and checks the photo that a resume names, if the layout shows one.
    mutating func photo(
        _ resume: Resume, _ tree: Node, _ source: SourceBytes, _ layout: Layout
    ) -> ImageAsset? {
        nil
    }
}
