/// What becomes of one scalar in the name of a file.
enum NameScalar {
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
        case "\t", "\n", "\r":
            self = .space
        // These join letters in Persian and many scripts of India; alone they do no harm.
        case "\u{200C}", "\u{200D}":
            self = .letter
        // Variation selectors and tags say nothing that a name needs.
        case "\u{FE00}"..."\u{FE0F}", "\u{E0000}"..."\u{E0FFF}":
            self = .nothing
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned: self = .nothing
            case .lineSeparator, .paragraphSeparator, .spaceSeparator: self = .space
            default: self = scalar.properties.isDefaultIgnorableCodePoint ? .nothing : .letter
            }
        }
    }
}
