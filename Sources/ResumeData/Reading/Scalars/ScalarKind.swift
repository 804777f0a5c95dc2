import Characters

extension Unicode.Scalar {
    /// Whether it is of a script that is written without spaces, so that lines break anywhere in it:
    /// those of South-East Asia and East Asia, and the symbols behind them.
    var standsWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x2E80...: true
        default: false
        }
    }
}

/// How a scalar is treated in a text for print.
enum ScalarKind: Hashable {
    case ordinary
    /// It is printed, and may combine with its neighbours.
    case combining
    /// It sits on the character before it.
    case mark
    /// A blank of any width. All become U+0020: a PDF gives a glyph the character of its first
    /// use, so that one no-break space would turn every later space into one.
    case space
    case lineBreak
    /// It has no look and no use on paper: soft hyphens, zero-width spaces, byte-order marks.
    case invisible
    /// It must not reach a page: controls, bidirectional controls, noncharacters.
    case unwanted
    /// A tag of a flag emoji; outside of flags it hides text.
    case tag

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x2FF: self = .ordinary
        case 0x20, 0x09, 0xA0: self = .space
        case 0x0A, 0x0D, 0x2028, 0x2029: self = .lineBreak
        case ..<0x20, 0x7F...0x9F: self = .unwanted
        case 0xAD: self = .invisible
        default: self = Self.rest(scalar)
        }
    }

    private static func rest(_ scalar: Unicode.Scalar) -> ScalarKind {
        switch scalar.value {
        case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return .space
        case 0x180E, 0x200B, 0x2060...0x2064, 0xFEFF: return .invisible
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F, 0xFDD0...0xFDEF,
            0xFFF0...0xFFFC, 0xE0001:
            return .unwanted
        case 0xE0020...0xE007F: return .tag
        default:
            if scalar.value & 0xFFFE == 0xFFFE { return .unwanted }
            guard scalar.mayCompose else { return .ordinary }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: return .mark
            default: return .combining
            }
        }
    }
}
