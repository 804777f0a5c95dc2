import CPango
import Pages
import Synchronization
import System

/// Pango's view of the faces in use: a private fontconfig configuration, a font map and a context.
///
/// Each face is a family of its own to fontconfig, with a name that we give it. So Pango has nothing
/// to choose from: what is asked for is what is used, whatever fonts have similar names. Faces are
/// added when they are first used; no folder is scanned and no cache is read or written.
///
/// Belongs to one thread: Pango's font maps hang when they are shared.
final class FontMap {
    /// The size at which text is shaped.
    ///
    /// Large, so that positions rounded to Pango's units (1/1024) are exact to a millionth of an em.
    static let size: Int32 = 1024
    /// Pango units in an em.
    static let unitsPerEm = Double(size) * Double(PANGO_SCALE)

    /// The context that text is itemised in.
    let context: OpaquePointer
    /// The words that were shaped in its fonts.
    var words = ShapedWords()

    private let configuration: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    /// The fonts that are loaded, with what fontconfig calls them; their faces live as long as this map.
    private var fonts: [ObjectIdentifier: (font: UnsafeMutablePointer<PangoFont>, name: String)] =
        [:]

    /// Makes an empty map; nil if memory or FreeType support is lacking.
    init?() {
        Self.keepSystemFontsOut
        guard let configuration = FcConfigCreate() else { return nil }
        guard FcConfigBuildFonts(configuration) != 0,
            let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        else {
            FcConfigDestroy(configuration)
            return nil
        }
        self.configuration = configuration
        self.map = map
        let raw = UnsafeMutableRawPointer(map)
        pango_fc_font_map_set_config(OpaquePointer(raw), configuration)
        pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)
        // Pango 1.50 keeps a map's configuration for ever, unless it is taken away. That has to wait
        // until the map itself goes: threads of Pango's may still work for it.
        let release: GWeakNotify = { _, map in
            guard let map = UnsafeMutableRawPointer(map) else { return }
            pango_fc_font_map_shutdown(OpaquePointer(map))
            pango_fc_font_map_set_config(OpaquePointer(map), nil)
        }
        g_object_weak_ref(raw.assumingMemoryBound(to: GObject.self), release, nil)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        CairoFaces.exclusively {
            for loaded in fonts.values { g_object_unref(loaded.font) }
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(map)
            FcConfigDestroy(configuration)
        }
    }

    /// Makes an empty configuration the process's own, once, before Pango's first call: otherwise
    /// Pango loads the system's fonts in a thread of its own, even if it never uses them.
    private static let keepSystemFontsOut: Void = {
        guard let empty = FcConfigCreate() else { return }
        FcConfigSetCurrent(empty)
        FcConfigDestroy(empty)
    }()

    /// Pango's font for a face, at the size for shaping; the map owns it.
    func font(for face: LibraryFace) throws(FontProblem) -> UnsafeMutablePointer<PangoFont> {
        if let loaded = fonts[ObjectIdentifier(face)] { return loaded.font }
        let name = "face-\(fonts.count)"
        try register(face, as: name)
        let query = Self.query(name)
        defer { pango_font_description_free(query) }
        var loaded: UnsafeMutablePointer<PangoFont>?
        CairoFaces.exclusively { loaded = pango_font_map_load_font(map, context, query) }
        guard let font = loaded else {
            throw face.isBuiltIn
                ? .unavailable(face.description, errno: 0)
                : .unreadable(path: face.source.path, reason: "Pango cannot open it")
        }
        fonts[ObjectIdentifier(face)] = (font, name)
        return font
    }

    /// Makes a loaded face the one that text is itemised with.
    func itemizes(with face: LibraryFace) {
        guard let name = fonts[ObjectIdentifier(face)]?.name else { return }
        let query = Self.query(name)
        defer { pango_font_description_free(query) }
        pango_context_set_font_description(context, query)
    }

    private static func query(_ name: String) -> OpaquePointer? {
        let query = pango_font_description_new()
        pango_font_description_set_family(query, name)
        pango_font_description_set_absolute_size(query, unitsPerEm)
        return query
    }

    private func register(_ face: LibraryFace, as name: String) throws(FontProblem) {
        let path = try face.path()
        guard let set = FcConfigGetFonts(configuration, FcSetSystem),
            let pattern = FcPatternCreate()
        else { throw .unavailable(face.description, errno: 0) }
        FcPatternAddString(pattern, FC_FAMILY, name)
        FcPatternAddString(pattern, FC_FILE, SystemText.bytes(of: path) + [0])
        FcPatternAddInteger(pattern, FC_INDEX, face.index)
        FcPatternAddString(pattern, FC_FONTFORMAT, face.format)
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        // Fontconfig passes over faces without characters. Which ones a face has is our business.
        let characters = FcCharSetCreate()
        FcCharSetAddChar(characters, 0x20)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        FcCharSetDestroy(characters)
        guard FcFontSetAdd(set, pattern) != 0 else {
            FcPatternDestroy(pattern)
            throw .unavailable(face.description, errno: 0)
        }
        // Setting the same configuration again makes Pango read its list of faces anew and keeps
        // the fonts that are loaded.
        pango_fc_font_map_set_config(OpaquePointer(UnsafeMutableRawPointer(map)), configuration)
    }
}

/// Lets one thread at a time have cairo open and close font files.
///
/// Cairo 1.16 shares open files among all threads and keeps at most ten open: when an eleventh is
/// needed it may close one that another thread has just begun to read (cairo-ft-font.c,
/// `_cairo_ft_unscaled_font_lock_face`, looks at the count of readers without their lock).
enum CairoFaces {
    private static let turn = Mutex<Void>(())

    /// Does something while no other thread does anything of the kind.
    static func exclusively<Result: Sendable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try turn.withLock { _ throws(Failure) in try body() }
    }
}
