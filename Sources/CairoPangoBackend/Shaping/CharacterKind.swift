/// How characters are treated before shaping.
enum CharacterKind {
    /// Set as it is.
    case plain
    /// Set as it is, but combining, of a script that is written from right to left, or the like:
    /// Pango must look at the paragraph as a whole.
    case complex
    /// Has no glyph, but has an effect on its neighbours.
    case ignorable
    /// Becomes a space that a line may break after.
    case space
    /// Becomes a space that no line breaks after.
    case noBreakSpace
    /// Becomes a hyphen that no line breaks after.
    case noBreakHyphen
    /// Becomes a line feed.
    case lineFeed
    /// Is dropped: it only says that a line may break here.
    case breakOpportunity
    /// Is dropped: it only says that no line may break here.
    case wordJoiner
    /// Is dropped: it says nothing on paper.
    case silent
    /// Is dropped and reported: no font can have it.
    case control

    /// Tells the kind of a character from U+007F upwards, or of a control character.
    ///
    /// Spaces become U+0020 because a glyph's character is fixed in a PDF by its first use: one
    /// no-break space would turn every later space into one.
    init(_ scalar: UInt32) {
        switch scalar {
        case 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0xA0, 0x2007, 0x202F: self = .noBreakSpace
        case 0x2011: self = .noBreakHyphen
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineFeed
        case 0x200B: self = .breakOpportunity
        case 0x2060: self = .wordJoiner
        case 0xAD, 0xFEFF: self = .silent
        case 0x00...0x1F, 0x7F...0x9F, 0xFFF9...0xFFFC, 0xFDD0...0xFDEF: self = .control
        case 0x20...0x2FF, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF,
            0x2100...0x22FF:
            self = .plain
        case 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200C...0x200F,
            0x202A...0x202E, 0x2061...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFFA0, 0x1D173...0x1D17A,
            0xE0000...0xE0FFF:
            self = .ignorable
        default: self = scalar & 0xFFFE == 0xFFFE ? .control : .complex
        }
    }
}
