import CairoPangoBackend
import Glibc
import Pages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree
import System

extension RenderResume.Run {
    /// Opens the fonts that a layout asks for; each that is not there is a finding.
    mutating func fonts(_ layout: Layout) -> FontLibrary? {
        let library = openFonts()
        outcome.diagnostics.add(missing(layout.fonts, layout, library))
        return outcome.diagnostics.hasErrors ? nil : library
    }

    /// Opens the fonts that there are, and notes which files were read for them.
    mutating func openFonts() -> FontLibrary {
        let fonts = parts.fonts(in: request.fontFolders)
        outcome.diagnostics.add(fonts.diagnostics)
        outcome.filesRead.formUnion(fonts.files)
        fonts.library.forgetFallbacks()
        return fonts.library
    }

    /// A finding for each font of a layout that is not there.
    func missing(
        _ fonts: some Sequence<FontQuery>, _ layout: Layout, _ library: FontLibrary
    ) -> Diagnostics {
        var missing = Diagnostics()
        for query in fonts {
            do throws(FontProblem) {
                _ = try library.resolve(query)
            } catch {
                missing.add(finding(error, layout, library))
            }
        }
        return missing
    }

    func finding(_ problem: FontProblem, _ layout: Layout, _ library: FontLibrary) -> Diagnostic {
        switch problem {
        case .missingFamily(let family):
            let place = layers?.place(ofFont: family)
            return Diagnostic(
                .layoutFont, .error,
                "the layout \"\(layout.name)\" asks for the font \"\(family)\", which is not "
                    + "here; there are: \(library.families.joined(separator: ", "))",
                file: place?.file, at: place?.span, path: place?.path ?? "",
                suggestions: NearMiss.suggestions(for: family, in: library.families))
        case .missingStyle(let query, let available):
            let here = Set(available.filter { $0.isItalic == query.isItalic }.map(\.weight))
                .sorted().map { String($0) }.joined(separator: ", ")
            let there: Message = here.isEmpty ? "none" : "\(here)"
            let weight = query.weight
            let place = layers?.place(ofFont: query.family)
            let finding = Diagnostic(
                .layoutFont, .error,
                query.isItalic
                    ? "the layout \"\(layout.name)\" asks for \"\(query.family)\" in weight \(weight) "
                        + "italic, which is not here and would silently look like another style; "
                        + "there are: \(there)"
                    : "the layout \"\(layout.name)\" asks for \"\(query.family)\" in weight \(weight), "
                        + "which is not here and would silently look like another style; "
                        + "there are: \(there)",
                file: place?.file, at: place?.span, path: place?.path ?? "")
            return layers?.blamed(finding) { tree in
                LayoutDecoder.layout(from: tree).layout?.fonts.contains(query) ?? true
            } ?? finding
        case .unreadable(let path, let reason):
            return Diagnostic(.fontUnreadable, .error, "the font \(path) cannot be used: \(reason)")
        case .unavailable(let face, let number):
            let limit: Message =
                switch number {
                case EFBIG: "; ulimit -f sets this limit"
                case EMFILE: "; ulimit -n sets this limit"
                default: ""
                }
            return Diagnostic(
                .fontUnavailable, .error,
                "the built-in font \(face.postScriptName) cannot be opened: "
                    + "\(SystemError(code: number).reason)" + limit)
        }
    }

    /// Says which characters no font has, and which another one than the layout's supplied.
    mutating func reportGlyphs(
        _ pages: LayoutEngine.Outcome, _ resume: Resume, _ tree: Node, _ source: SourceBytes,
        _ layout: Layout, _ shaper: ShapingCache
    ) {
        let font = layout.main.styles[.body].font
        let letters = LetterFindings(
            tree: tree, file: source.name, resume: resume,
            isAllowed: request.allowsMissingGlyphs, fontFolder: request.ownFontFolder
        ) { text in
            shaper.shape(StyledText([.init(text, font: font)])).missing
        }
        outcome.diagnostics.add(letters.diagnostics(missing: pages.missing, of: pages.letters))
        outcome.diagnostics.add(pages.glyphFindings(tree, file: source.name))
    }

    /// Reads and checks the photo that a resume names.
    ///
    /// One that cannot be shown is a warning: the page can be made without it.
    mutating func photo(
        _ resume: Resume, _ tree: Node, _ source: SourceBytes, _ layout: Layout
    ) -> ImageAsset? {
        guard let image = resume.basics.image, !image.isEmpty else { return nil }
        let basics = tree["basics"]
        let node = basics?["image"] ?? basics?["picture"] ?? basics?["photo"]
        func without(
            _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ message: Message
        ) -> ImageAsset? {
            let finding = Diagnostic(
                kind, severity, message, file: source.name, at: node?.span, path: "basics.image")
            outcome.diagnostics.add(finding)
            return nil
        }
        func unusable(_ error: PhotoError) -> ImageAsset? {
            without(error.reason.kind, .warning, error.message + "; the page has no photo")
        }
        guard layout.showsPhoto else {
            return without(.fieldUnprinted, .note, "the layout \"\(layout.name)\" shows no photo")
        }
        // What a resume from the network names is never a file here.
        let isRemote = source.origin != nil || image.contains("://")
        guard !image.hasPrefix("data:"), !isRemote || request.source.picture != nil else {
            return without(
                .photoRemote, .note,
                "the photo is an address, which is not fetched; save it as a file and name its path"
                    + (isRemote ? ", or allow it with --allow-remote-images" : ""))
        }
        if isRemote {
            switch fetched(image) {
            case .failure(let error)?:
                return without(.photoRemote, .warning, error.sentence + "; the page has no photo")
            case .success(let picture)?:
                for finding in picture.findings {
                    _ = without(finding.kind, .warning, "the photo: \(finding.wording)")
                }
                do throws(PhotoError) {
                    return try PhotoReader().read(picture.bytes, name: picture.name)
                } catch {
                    return unusable(error)
                }
            case nil: return nil
            }
        }
        let isAbsolute = image.hasPrefix("/") || source.folder.isEmpty || source.folder == "."
        let path = isAbsolute ? image : source.folder + "/" + image
        outcome.photoFile = path
        if let file = FileIdentity(path: path) { outcome.filesRead.insert(file) }
        do throws(PhotoError) {
            return try PhotoReader().read(file: path, name: image)
        } catch {
            return unusable(error)
        }
    }

    /// Fetches the photo from its address.
    private mutating func fetched(_ address: String) -> Result<SourceBytes, SourceError>? {
        guard let fetch = request.source.picture else { return nil }
        let result = step("fetch the photo") { _ in
            Result { () throws(SourceError) in try fetch(address) }
        }
        if case .success(let picture)? = result, let origin = picture.origin {
            outcome.steps[outcome.steps.count - 1].wording =
                "fetch the photo \(origin.words)"
        }
        return result
    }
}

extension PhotoError.Reason {
    /// The fault as findings have it.
    fileprivate var kind: Diagnostic.Kind {
        switch self {
        case .missing, .unreadable, .noFile: .photoFile
        case .tooManyBytes, .tooManyPixels, .memory: .photoSize
        case .empty, .truncated, .damaged: .photoDamaged
        case .kind, .variant: .photoKind
        }
    }
}

extension Diagnostic.Kind {
    static let fontUnavailable = Self("font-unavailable", .inputOutput)
    static let layoutFont = Self("layout-font", .layout)
    static let photoDamaged = Self("photo-damaged", .data)
    static let photoFile = Self("photo-file", .data)
    static let photoKind = Self("photo-kind", .data)
    static let photoRemote = Self("photo-remote", .data)
    static let photoSize = Self("photo-size", .data)
}
