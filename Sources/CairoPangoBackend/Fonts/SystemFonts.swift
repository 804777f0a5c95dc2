import CPango

/// The fonts of the system, asked only for characters that no font of ours has.
final class SystemFonts {
    private let config: OpaquePointer?

    /// Loads the system's configuration.
    init() {
        config = FcInitLoadConfigAndFonts()
    }

    deinit {
        if let config { FcConfigDestroy(config) }
    }

    /// The file of a static outline face that has a character; of several the most regular one,
    /// then the first by path, so that the choice does not depend on the order of a scan.
    func file(for scalar: Unicode.Scalar) -> String? {
        guard let config, let set = FcConfigGetFonts(config, FcSetSystem) else { return nil }
        var best: (rank: Int, path: String)?
        for index in 0..<Int(set.pointee.nfont) {
            guard let pattern = set.pointee.fonts[index], Self.isUsable(pattern),
                let characters = Self.characters(of: pattern),
                FcCharSetHasChar(characters, scalar.value) != 0,
                let path = Self.text(pattern, FC_FILE)
            else { continue }
            let rank = abs(Self.integer(pattern, FC_WEIGHT, 80) - 80)
                + Self.integer(pattern, FC_SLANT, 0)
            if best.map({ (rank, path) < ($0.rank, $0.path) }) ?? true { best = (rank, path) }
        }
        return best?.path
    }

    /// Whether a face is made of outlines that do not vary: pictures leave no text in a PDF.
    private static func isUsable(_ pattern: OpaquePointer) -> Bool {
        flag(pattern, FC_OUTLINE) && flag(pattern, FC_SCALABLE) && !flag(pattern, FC_COLOR)
            && !flag(pattern, FC_VARIABLE)
    }

    private static func characters(of pattern: OpaquePointer) -> OpaquePointer? {
        var set: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch else { return nil }
        return set
    }

    static func flag(_ pattern: OpaquePointer, _ name: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
    }

    static func integer(_ pattern: OpaquePointer, _ name: String, _ standard: Int) -> Int {
        var value: Int32 = 0
        guard FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch else {
            return standard
        }
        return Int(value)
    }

    static func text(_ pattern: OpaquePointer, _ name: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }
}
