/// What an operator of a page's content does (ISO 32000-1, table A.1), as far as marks care.
enum ContentOperator {
    /// Begins and ends marked content.
    case begin, end
    /// Keeps or restores what later operators draw with.
    case save
    /// Changes what later operators draw with.
    case state
    /// Chooses a font.
    case font
    /// Begins and ends text.
    case beginText, endText
    /// Shows glyphs.
    case show
    /// Draws, or begins what is drawn.
    case paint

    /// The kind of an operator; nil for one that cairo does not use.
    init?(_ name: ArraySlice<UInt8>) {
        guard let kind = Self.kinds[name.reduce(0) { $0 << 8 | UInt32($1) }] else { return nil }
        self = kind
    }

    private static let kinds: [UInt32: Self] = {
        let rows: [(Self, String)] = [
            (.begin, "BDC BMC"), (.end, "EMC"), (.save, "q Q"), (.font, "Tf"), (.beginText, "BT"),
            (.endText, "ET"), (.show, "Tj TJ"),
            (.state, "cm w J j M d ri i gs CS cs SC SCN sc scn G g RG rg K k Tc Tw Tz TL Tr Ts"),
            (.state, "Td TD Tm T*"),
            (.paint, "m l c v y h re S s f F f* B B* b b* n W W* Do sh"),
        ]
        var kinds: [UInt32: Self] = [:]
        for (kind, names) in rows {
            for name in names.split(separator: " ") {
                kinds[name.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = kind
            }
        }
        return kinds
    }()
}
