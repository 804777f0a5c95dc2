/// What an operator of a page's content does (ISO 32000-1, table A.1), as far as marks and text care.
enum ContentOperator {
    /// Begins and ends marked content.
    case begin, end
    /// Keeps or restores what later operators draw with.
    case save
    /// Changes the units of what follows.
    case transform
    /// Changes what later operators draw with; text may be under way.
    case state
    /// Chooses a font.
    case font
    /// Begins and ends text.
    case beginText, endText
    /// Moves to where text begins, by a matrix or a step.
    case place, step
    /// Shows glyphs.
    case show
    /// Adds to a path.
    case path
    /// Fills a path.
    case fill
    /// Draws something else, or ends a path in another way.
    case paint

    /// The kind of an operator; nil for one that cairo does not use.
    init?(code: UInt32) {
        guard let kind = Self.kinds[code] else { return nil }
        self = kind
    }

    /// The bytes of an operator's name as one number.
    static func code(_ name: some Sequence<UInt8>) -> UInt32 {
        name.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// How many decimals the first four operands of an operator need, and the later ones.
    ///
    /// A place on the page needs two: a hundredth of a point is less than a printer shows. What is
    /// rounded off a step in units of the type's size, or off a matrix, adds up, so that these need more,
    /// but for the place in the matrix of text. A share of a colour needs three of the 256 that there are.
    static func decimals(_ code: UInt32) -> (first: Int, later: Int) {
        switch code {
        case matrix: (6, 6)
        case textStep: (4, 4)
        case textMatrix: (4, 2)
        case fillColor, strokeColor: (3, 3)
        default: (2, 2)
        }
    }

    /// What sets a state of graphics by name.
    static let graphicsState = code("gs".utf8)
    /// What sets the colour of what is filled.
    static let fillColor = code("rg".utf8)
    /// What begins a part of a path, and what closes it.
    static let moveTo = code("m".utf8)
    static let closePath = code("h".utf8)
    /// What adds a rectangle.
    static let rectangle = code("re".utf8)

    private static let matrix = code("cm".utf8)
    private static let textStep = code("Td".utf8)
    private static let textMatrix = code("Tm".utf8)
    private static let strokeColor = code("RG".utf8)

    private static let kinds: [UInt32: Self] = {
        let rows: [(Self, String)] = [
            (.begin, "BDC BMC"), (.end, "EMC"), (.save, "q Q"), (.transform, "cm"), (.font, "Tf"),
            (.beginText, "BT"), (.endText, "ET"), (.place, "Tm"), (.step, "Td"), (.show, "Tj TJ"),
            (.state, "w J j M d ri i gs CS cs SC SCN sc scn G g RG rg K k Tc Tw Tz TL Tr Ts"),
            (.path, "m l c v y h re"), (.fill, "f F f*"),
            (.paint, "S s B B* b b* n W W* Do sh"),
        ]
        var kinds: [UInt32: Self] = [:]
        for (kind, names) in rows {
            for name in names.split(separator: " ") {
                kinds[code(name.utf8)] = kind
            }
        }
        return kinds
    }()
}
