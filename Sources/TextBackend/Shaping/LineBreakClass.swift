import Pages

/// What a character means to line breaking: the classes of UAX #14 that matter to a terminal page,
/// and the joints at which a long word may be divided.
enum LineBreakClass {
    /// Ends its line: BK, CR, LF and NL.
    case lineFeed
    /// Vanishes at a line's end: SP, BA of the blanks.
    case space
    /// An invisible place to break: ZW.
    case zeroWidthSpace
    /// Ties its neighbours together: GL and WJ.
    case glue
    /// Belongs to what stands before it: CM, and what takes no cell.
    case attached
    /// Text that may be broken before and after: ID, H2, H3 and other wide letters.
    case ideograph
    /// Never at a line's end: OP.
    case opening
    /// Never at a line's start: CL, CP, EX, NS and CJ.
    case closing
    /// Neither beside a start nor an end: QU of the straight quotes.
    case quote
    /// Where a word that is wider than the line is divided first.
    case joint
    /// Everything else.
    case letter

    /// What a character is, from its first scalar and its cells.
    init(_ scalar: Unicode.Scalar, cells: Int) {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineFeed
        case 0x09, 0x20: self = .space
        case 0x22, 0x27: self = .quote
        case 0x2D, 0x2E, 0x2F, 0x40, 0x5F, 0x2013, 0x2014: self = .joint
        case 0x21, 0x25, 0x29, 0x2C, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
        case 0x28, 0x5B, 0x7B: self = .opening
        case 0...0x7E: self = cells == 0 ? .attached : .letter
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x200B: self = .zeroWidthSpace
        default: self = Self.beyondASCII(scalar, cells: cells)
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar, cells: Int) -> LineBreakClass {
        if cells == 0 { return .attached }
        if isNonStarter(scalar.value) { return .closing }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .openPunctuation, .initialPunctuation: return .opening
        case .closePunctuation, .finalPunctuation: return .closing
        default: return cells == 2 ? .ideograph : .letter
        }
    }

    /// Whether a character is one that Japanese and Chinese keep from a line's start though its
    /// category does not say so: stops, small kana, iteration and length marks (UAX #14, NS, CJ,
    /// EX, CL and PO).
    private static func isNonStarter(_ value: UInt32) -> Bool {
        switch value {
        case 0xB0, 0x2026, 0x203C, 0x2047...0x2049, 0x2103, 0x3001, 0x3002, 0x3005, 0x301C, 0x303B,
            0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
            0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3,
            0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF01,
            0xFF05, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64, 0xFF65,
            0xFF67...0xFF70, 0xFF9E, 0xFF9F:
            true
        default: false
        }
    }

    /// Whether a line may end between two characters, of which the first may start a word: a joint
    /// there, such as a minus sign, joins nothing.
    static func between(
        _ left: LineBreakClass, _ right: LineBreakClass, startsWord: Bool
    ) -> LineBreak {
        if left == .lineFeed { return .mandatory }
        switch right {
        case .lineFeed, .space, .zeroWidthSpace: return .desperate
        default: break
        }
        if left == .zeroWidthSpace { return .allowed }
        // A French exclamation mark stays with its word, though a space stands between.
        if left == .space { return right == .closing ? .desperate : .allowed }
        switch right {
        case .glue, .attached, .closing, .quote, .joint: return .desperate
        case .ideograph, .opening, .letter, .lineFeed, .space, .zeroWidthSpace: break
        }
        switch left {
        case .glue, .opening, .quote: return .desperate
        case .ideograph: return .allowed
        default: break
        }
        if right == .ideograph { return .allowed }
        return left == .joint && !startsWord ? .inWord : .desperate
    }
}
