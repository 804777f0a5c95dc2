import CCairo
import CPango
package import Pages

/// The fonts of a run: a private fontconfig configuration that holds only what is asked for.
///
/// No font of the system is looked at unless a character is in none of ours. That keeps pages the
/// same on every machine, and a start fast. A library and what uses it stay on one thread.
package final class FontLibrary {
    /// The font files, those of the person before the built-in ones.
    package let files: [FontFile]

    private let config: OpaquePointer
    private var loaded: Set<String> = []
    private var memory: [MemoryFile] = []
    private var paths: [String: FontFile] = [:]
    private var cairoFaces: [FontFace: OpaquePointer] = [:]
    private var hasAllFamilies = false
    private var systemSearch: SystemFonts?

    /// Makes a library.
    ///
    /// - Parameters:
    ///   - files: the font files; of two files with the same face the first wins.
    ///   - families: the families to load at once; others are loaded when a character needs them.
    package init?(files: [FontFile], families: [String]) {
        guard let config = FcConfigCreate() else { return nil }
        self.config = config
        var seen: Set<FontNames> = []
        self.files = files.filter { !$0.names.isVariable && seen.insert($0.names).inserted }
        // Must come before Pango's first call: without a current configuration Pango loads the
        // system's, in a thread of its own.
        FcConfigSetCurrent(config)
        for family in families { load(family) }
    }

    deinit {
        for face in cairoFaces.values { cairo_font_face_destroy(face) }
        FcConfigDestroy(config)
    }

    /// The names of all families, in the order of the files.
    package var families: [String] {
        var seen: Set<String> = []
        return files.map(\.names.family).filter { seen.insert($0).inserted }
    }

    /// Whether there is a face of just the family, weight and slant that a query asks for.
    package func has(_ query: FontQuery) -> Bool {
        files.contains {
            $0.names.family == query.family && $0.names.weight == query.weight
                && $0.names.isItalic == query.isItalic
        }
    }

    /// The cairo face of a face that the shaper met; nil for all others.
    package func cairoFace(of face: FontFace) -> OpaquePointer? {
        cairoFaces[face]
    }

    // MARK: For the shaper

    /// Makes a font map that sees only this library. The caller owns it.
    func makeFontMap() -> OpaquePointer? {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            return nil
        }
        let pointer = OpaquePointer(map)
        pango_fc_font_map_set_config(resume_pdf_fc_font_map(map), config)
        pango_cairo_font_map_set_resolution(resume_pdf_cairo_font_map(map), 72)
        return pointer
    }

    /// Notes a face that the shaper met, with the cairo face that draws it.
    func register(_ face: FontFace, cairoFace: OpaquePointer) {
        guard cairoFaces[face] == nil else { return }
        cairoFaces[face] = cairo_font_face_reference(cairoFace)
    }

    /// Loads more fonts for a character that none of the loaded ones has.
    ///
    /// - Returns: whether there is anything new, so that shaping again may help.
    func loadMore(for scalar: Unicode.Scalar) -> Bool {
        if !hasAllFamilies {
            hasAllFamilies = true
            let before = loaded.count
            for family in families { load(family) }
            if loaded.count > before { return true }
        }
        let search = systemSearch ?? SystemFonts()
        systemSearch = search
        guard let path = search.file(for: scalar), loaded.insert("file:" + path).inserted else {
            return false
        }
        return FcConfigAppFontAddFile(config, path) != 0
    }

    private func load(_ family: String) {
        guard loaded.insert(family).inserted else { return }
        for file in files where file.names.family == family {
            switch file.source {
            case .path(let path): FcConfigAppFontAddFile(config, path)
            case .memory(let bytes):
                guard let copy = MemoryFile(bytes) else { continue }
                memory.append(copy)
                FcConfigAppFontAddFile(config, copy.path)
            }
        }
    }
}
