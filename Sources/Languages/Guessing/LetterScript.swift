/// The scripts that languages are told apart by.
enum LetterScript: Int, CaseIterable {
    case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, thai, georgian, hangul
    case kana, han
    /// Any other.
    case other

    /// The script of a letter, by its block (Unicode Standard, Blocks.txt); nil for what is no letter.
    ///
    /// Marks count as letters of the script that they are used in.
    init?(_ scalar: UInt32) {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F,
            0x1E00...0x1EFF:
            self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x531...0x556, 0x561...0x587: self = .armenian
        case 0x591...0x5BD, 0x5D0...0x5F2: self = .hebrew
        case 0x620...0x65F, 0x66E...0x6D3, 0x6FA...0x6FF: self = .arabic
        case 0x900...0x963, 0x970...0x97F: self = .devanagari
        case 0xE01...0xE4E: self = .thai
        case 0x10A0...0x10FF: self = .georgian
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
        case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: self = .kana
        case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            self = .han
        case 0x980...0xDFF, 0xE80...0x109F, 0x1200...0x1DFF: self = .other
        default: return nil
        }
    }

    /// The language that alone is written in it, of those that matter to resumes.
    var language: String? {
        switch self {
        case .greek: "el"
        case .armenian: "hy"
        case .hebrew: "he"
        case .thai: "th"
        case .georgian: "ka"
        case .hangul: "ko"
        default: nil
        }
    }

    /// About how many letters of an alphabet a letter of it stands for.
    var weight: Int {
        switch self {
        case .han: 4
        case .kana, .hangul: 2
        default: 1
        }
    }

    /// Whether its letters stand in one word with those of another.
    func joins(_ other: LetterScript) -> Bool {
        self == other || self == .han && other == .kana || self == .kana && other == .han
    }
}
