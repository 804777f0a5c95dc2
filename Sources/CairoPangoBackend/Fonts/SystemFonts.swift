import CPango
import Pages

/// The fonts of the machine, as fontconfig's own configuration lists them.
///
/// Loading that list takes tens of milliseconds, so it is done only for a character that no font of
/// the library has.
final class SystemFonts {
    private let configuration: OpaquePointer
    /// The faces that were opened, which stay: Pango knows them by what they are.
    private var opened: [String: LibraryFace] = [:]

    /// Loads the list; nil if the machine has no usable fontconfig.
    init?() {
        guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
        self.configuration = configuration
    }

    deinit { FcConfigDestroy(configuration) }

    /// The best face that has all of some characters.
    ///
    /// Only plain static faces of TrueType or OpenType files count. The order is fixed: the region's
    /// shapes of ideographs, language, outlines, spacing, serifs if asked for, well-known families,
    /// nearness of style, then the path, so that the choice depends on the fonts alone and not on the
    /// order of folders.
    func face(
        covering scalars: [UInt32], like style: FontFace, isSerif: Bool, language: Language
    ) -> LibraryFace? {
        guard let set = FcConfigGetFonts(configuration, FcSetSystem)?.pointee,
            let patterns = set.fonts
        else { return nil }
        let candidates = UnsafeBufferPointer(start: patterns, count: Int(set.nfont)).compactMap {
            $0.flatMap {
                Candidate($0, covering: scalars, like: style, isSerif, language: language)
            }
        }
        for candidate in candidates.sorted() {
            if let face = open(candidate.path, candidate.index), face.covers(all: scalars) {
                return face
            }
        }
        return nil
    }

    private func open(_ path: String, _ index: Int32) -> LibraryFace? {
        let key = "\(index) \(path)"
        if let face = opened[key] { return face }
        let face = FontFileReader.face(ofSystemFileAt: path, index: index)
        opened[key] = face
        return face
    }

    /// A language, in fontconfig's words.
    struct Language {
        /// The language, such as `zh-tw`: fontconfig tells ways of writing by countries.
        let code: String
        /// How families end whose ideographs have the shapes of its region; nil for other languages.
        let ideographs: String?
        /// Whether it is written in Latin letters, or nothing is known of it.
        let isLatin: Bool

        /// Reads a BCP 47 tag.
        init(_ tag: String) {
            let parts = tag.lowercased().split(separator: "-")
            switch parts.first {
            case "zh":
                let isHongKong = parts.contains("hk") || parts.contains("mo")
                let isTraditional = isHongKong || parts.contains("hant") || parts.contains("tw")
                code = isHongKong ? "zh-hk" : isTraditional ? "zh-tw" : "zh-cn"
                ideographs = isHongKong ? " CJK HK" : isTraditional ? " CJK TC" : " CJK SC"
            case "ja":
                code = "ja"
                ideographs = " CJK JP"
            case "ko":
                code = "ko"
                ideographs = " CJK KR"
            default:
                code = tag
                ideographs = nil
            }
            isLatin =
                pango_language_includes_script(pango_language_from_string(code), PANGO_SCRIPT_LATIN)
                != 0
        }
    }

    /// A face that may serve, with its rank.
    private struct Candidate: Comparable {
        let path: String
        let index: Int32
        let rank: [Int]

        init?(
            _ pattern: OpaquePointer, covering scalars: [UInt32], like style: FontFace,
            _ isSerif: Bool, language: Language
        ) {
            var characters: OpaquePointer?
            guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
                scalars.allSatisfy({ FcCharSetHasChar(characters, $0) != 0 }),
                Self.flag(FC_SCALABLE, of: pattern), !Self.flag(FC_COLOR, of: pattern),
                !Self.flag(FC_VARIABLE, of: pattern),
                let format = Self.string(FC_FONTFORMAT, of: pattern),
                format == "TrueType" || format == "CFF",
                let path = Self.string(FC_FILE, of: pattern),
                !path.hasSuffix(".woff"), !path.hasSuffix(".woff2")
            else { return nil }
            let index = Self.number(FC_INDEX, of: pattern)
            // The upper half names an instance of a variable font.
            guard index >> 16 == 0 else { return nil }
            self.path = path
            self.index = index
            let family = Self.string(FC_FAMILY, of: pattern) ?? ""
            let known = ["Noto Sans", "Noto Serif", "DejaVu Sans", "Liberation Sans", "FreeSans"]
            rank = [
                language.ideographs.map { family.hasSuffix($0) ? 0 : 1 } ?? 0,
                Self.distance(of: pattern, from: language.code), format == "TrueType" ? 0 : 1,
                Self.number(FC_SPACING, of: pattern) >= FC_DUAL ? 1 : 0,
                !isSerif || family.hasPrefix("Noto Serif") || family.hasPrefix("Noto Naskh")
                    ? 0 : 1,
                known.firstIndex { family.hasPrefix($0) } ?? known.count,
                (Self.number(FC_SLANT, of: pattern) > 0) == style.isItalic ? 0 : 1,
                abs(Int(FcWeightToOpenType(Self.number(FC_WEIGHT, of: pattern))) - style.weight),
            ]
        }

        static func < (left: Self, right: Self) -> Bool {
            if left.rank != right.rank { return left.rank.lexicographicallyPrecedes(right.rank) }
            return (left.path, left.index) < (right.path, right.index)
        }

        private static func distance(of pattern: OpaquePointer, from language: String) -> Int {
            var languages: OpaquePointer?
            guard FcPatternGetLangSet(pattern, FC_LANG, 0, &languages) == FcResultMatch else {
                return 2
            }
            return Int(FcLangSetHasLang(languages, language).rawValue)
        }

        private static func flag(_ object: String, of pattern: OpaquePointer) -> Bool {
            var value: FcBool = 0
            return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
        }

        private static func number(_ object: String, of pattern: OpaquePointer) -> Int32 {
            var value: Int32 = 0
            if FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch { return value }
            var double = 0.0
            return FcPatternGetDouble(pattern, object, 0, &double) == FcResultMatch
                ? Int32(double) : 0
        }

        private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
                return nil
            }
            return String(cString: value)
        }
    }
}
