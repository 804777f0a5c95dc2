import Characters

/// The name of a file that every common file system takes, and that leads nowhere else.
///
/// It has no separators, no characters that are not seen or turn the text round, nothing that a
/// program takes for an option or hides, and is no device of Windows.
package struct SafeFileName: Sendable, Hashable {
    /// The name, in Normalization Form C, at most `limit` bytes of UTF-8.
    package let text: String

    /// The most bytes of a name, so that programs can add something of their own.
    package static let limit = 200
    /// What a file is called of which nothing else is known.
    static let usualStem = "resume"

    /// Makes any text safe.
    ///
    /// - Parameters:
    ///   - wish: the name that is wanted, with or without its ending; where nothing of it can be used
    ///     the name is that of a resume.
    ///   - ending: what the name ends with, such as `.pdf`.
    init(_ wish: String, ending: String) {
        var stem = Self.cleaned(wish.normalized)
        if stem.lowercased().hasSuffix(ending) { stem.removeLast(ending.count) }
        stem = Self.trimmed(Self.trimmed(stem).normalized)
        stem = Self.trimmed(Self.cut(stem, to: Self.limit - ending.utf8.count - 1))
        if stem.isEmpty { stem = Self.usualStem }
        if Self.isDevice(stem) { stem = "_" + stem }
        text = stem + ending
    }

    /// The text without what no name may have; a run of spaces becomes one.
    private static func cleaned(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch NameScalar(scalar) {
            case .letter: scalars.append(scalar)
            case .space where scalars.last != " ": scalars.append(" ")
            case .separator where scalars.last != "-": scalars.append("-")
            case .space, .separator, .nothing: continue
            }
        }
        return String(scalars)
    }

    /// The text without dashes, dots and spaces at both ends.
    ///
    /// By scalars: an accent on a dot makes another character of it, and hides it no less.
    private static func trimmed(_ text: String) -> String {
        let edges: Set<Unicode.Scalar> = ["-", ".", " "]
        var scalars = text.unicodeScalars.drop(while: edges.contains)
        while let last = scalars.last, edges.contains(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The start of a text, cut between characters as people see them.
    private static func cut(_ text: String, to limit: Int) -> String {
        // One character may be longer than all names, such as a letter with a hundred accents.
        let isEndless = text.first.map { $0.utf8.count > limit } ?? false
        let parts = isEndless ? text.unicodeScalars.map { String($0) } : text.map { String($0) }
        var kept = ""
        for part in parts {
            guard kept.utf8.count + part.utf8.count <= limit else { break }
            kept += part
        }
        return kept
    }

    /// Whether Windows takes a name for a device, whatever its ending ("Naming Files, Paths, and
    /// Namespaces" of the Win32 documentation).
    private static func isDevice(_ stem: String) -> Bool {
        let base = trimmed(String(stem.prefix { $0 != "." })).uppercased()
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(base) { return true }
        guard base.hasPrefix("COM") || base.hasPrefix("LPT") else { return false }
        let number = base.dropFirst(3)
        return number.count == 1 && "0123456789¹²³".contains(number)
    }
}

/// What becomes of one scalar in the name of a file.
private enum NameScalar {
    /// It stays.
    case letter
    /// It becomes a space.
    case space
    /// It becomes a hyphen: it divides, or some system gives it a meaning in names.
    case separator
    /// It is left out: a control, or nothing that is seen.
    case nothing

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "\u{2044}", "\u{2215}", "\u{29F8}",
            "\u{FF0F}", "\u{FF3C}":
            self = .separator
        case "\t", "\n", "\r": self = .space
        // These join letters in Persian and many scripts of India; alone they do no harm.
        case "\u{200C}", "\u{200D}": self = .letter
        // Variation selectors and tags say nothing that a name needs.
        case "\u{FE00}"..."\u{FE0F}", "\u{E0000}"..."\u{E0FFF}": self = .nothing
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned: self = .nothing
            case .lineSeparator, .paragraphSeparator, .spaceSeparator: self = .space
            default: self = scalar.properties.isDefaultIgnorableCodePoint ? .nothing : .letter
            }
        }
    }
}
