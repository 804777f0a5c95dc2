import CairoPangoBackend
import Languages
import ResumeData
import ResumeLayout
import SourceTree
import System

/// What resumes are rendered with, each part opened when it is first needed and then kept: fonts,
/// layouts, languages.
///
/// What is kept depends on files alone, never on a resume, so that the same resume gives the same
/// bytes whatever was rendered before it. Belongs to one thread.
final class KeptParts {
    /// Fonts that are open.
    struct Fonts {
        var library: FontLibrary
        /// What is wrong with their files.
        var diagnostics: Diagnostics
        /// The files that are not built in.
        var files: Set<FileIdentity> = []
    }

    /// How many layouts are kept: more than there are built in.
    private static let mostLayouts = 64

    private var openFonts: (folders: [String], fonts: Fonts)?
    private var catalog: (folders: [String], languages: LanguageCatalog)?
    private var readings: [String: LanguageCatalog.Reading] = [:]
    private var layouts: [[String]: LayoutReading.Result] = [:]
    /// What tells languages apart.
    private(set) lazy var guesser = LanguageGuesser.builtIn
    /// What divides words.
    private(set) lazy var hyphenation = HyphenationCatalog.builtIn
    /// The marks of networks.
    private(set) lazy var marks = NetworkMarks.builtIn

    /// All fonts, those of some folders first.
    func fonts(in folders: [String]) -> Fonts {
        if let openFonts, openFonts.folders == folders { return openFonts.fonts }
        let (library, diagnostics) = FontFiles(folders: folders).library()
        var fonts = Fonts(library: library, diagnostics: diagnostics)
        for case .file(let path) in library.listing.map(\.source) {
            if let file = FileIdentity(path: path) { fonts.files.insert(file) }
        }
        openFonts = (folders, fonts)
        return fonts
    }

    /// The languages that there are, those of some folders first.
    func languages(in folders: [String]) -> LanguageCatalog {
        if let catalog, catalog.folders == folders { return catalog.languages }
        let languages = LanguageCatalog(folders: folders)
        catalog = (folders, languages)
        readings = [:]
        return languages
    }

    /// The words for a tag.
    func words(for tag: String, in folders: [String]) -> LanguageCatalog.Reading {
        let languages = languages(in: folders)
        if let known = readings[tag] { return known }
        let reading = languages.words(for: tag)
        readings[tag] = reading
        return reading
    }

    /// The layout that a resume is set in; read anew where the resume itself changes it.
    func layout(
        _ reading: LayoutReading, for resume: ResumeReading?, _ source: SourceBytes
    ) -> LayoutReading.Result {
        guard let key = reading.key(for: resume) else { return reading.layout(for: resume, source) }
        if let known = layouts[key] { return known }
        let result = reading.layout(for: resume, source)
        // A finding may point into the resume that names the layout.
        if result.diagnostics.all.isEmpty, result.layout != nil {
            if layouts.count == Self.mostLayouts { layouts = [:] }
            layouts[key] = result
        }
        return result
    }
}
