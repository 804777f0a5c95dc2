import CPango

/// Looks whether glyphs of the table `CFF ` can be drawn and embedded.
///
/// Cairo 1.16 (cairo-cff-subset.c) takes every offset and number of that table as it is: all that it
/// would follow is followed here first.
struct CFFOutlines {
    private let table: FontTable
    private let glyphs: [Range<Int>]
    private let globalSubroutines: [Range<Int>]
    /// The subroutines of each private dictionary: one, or as many as a CID font has.
    private let localSubroutines: [[Range<Int>]]
    /// The private dictionary of each glyph; nil for one dictionary.
    private let selection: [Int]?

    /// Operators of dictionaries.
    private enum Operator {
        static let charset = 15, charStrings = 17, privateDictionary = 18, subroutines = 19
        static let defaultWidth = 20, nominalWidth = 21
        static let ros = 0x0C1E, fontDictionaries = 0x0C24, selection = 0x0C25
        /// Those whose operand names a string.
        static let strings = [0, 1, 2, 3, 4, 0x0C00, 0x0C15, 0x0C16, 0x0C26]
    }

    /// Strings that every reader knows (Appendix A).
    private static let standardStrings = 391

    /// Reads the table of an `hb_face_t`; nil if it has none.
    init?(face: OpaquePointer) throws(FaceFault) {
        guard let table = try? FontTable("CFF ", of: face) else { return nil }
        self.table = table
        let reader = CFFReader(table: table)
        let header = try table.byte(at: 2)
        try table.require(table.byte(at: 0) == 1, header >= 4)
        let names = try reader.index(at: header)
        let tops = try reader.index(at: names.end)
        let strings = try reader.index(at: tops.end)
        globalSubroutines = try reader.index(at: strings.end).entries
        try table.require(!names.entries.isEmpty, !tops.entries.isEmpty)
        let top = try reader.dictionary(in: tops.entries[0])
        glyphs = try reader.index(at: Self.integers(1, Operator.charStrings, of: top)[0]).entries
        let stringCount = strings.entries.count
        try Self.checkStrings(of: top, stringCount, table)
        guard top[Operator.ros] != nil else {
            localSubroutines = [try Self.subroutines(of: top, stringCount, reader)]
            selection = nil
            return
        }
        try table.require(Self.integers(1, Operator.charset, of: top)[0] < table.count)
        let start = try Self.integers(1, Operator.fontDictionaries, of: top)[0]
        var subroutines: [[Range<Int>]] = []
        for range in try reader.index(at: start).entries {
            let dictionary = try reader.dictionary(in: range)
            try Self.checkStrings(of: dictionary, stringCount, table)
            subroutines.append(try Self.subroutines(of: dictionary, stringCount, reader))
        }
        localSubroutines = subroutines
        selection = try Self.selection(
            at: Self.integers(1, Operator.selection, of: top)[0], glyphCount: glyphs.count,
            dictionaryCount: subroutines.count, in: table)
    }

    /// Throws if a glyph is damaged.
    func check(_ glyph: Int) throws(FaceFault) {
        try table.require(glyphs.indices.contains(glyph))
        let dictionary = selection?[glyph] ?? 0
        var walk = CharstringWalk(
            table: table, local: localSubroutines[dictionary], global: globalSubroutines)
        try walk.follow(glyphs[glyph])
    }

    /// The whole numbers that are an operator's operands.
    private static func integers(
        _ count: Int, _ operation: Int, of dictionary: [Int: [Int?]]
    ) throws(FaceFault) -> [Int] {
        let numbers = dictionary[operation]?.compactMap { $0 } ?? []
        guard numbers.count == count, dictionary[operation]?.count == count,
            numbers.allSatisfy({ $0 >= 0 })
        else { throw .damaged("CFF ") }
        return numbers
    }

    private static func checkStrings(
        of dictionary: [Int: [Int?]], _ stringCount: Int, _ table: FontTable
    ) throws(FaceFault) {
        for operation in Operator.strings where dictionary[operation] != nil {
            let number = try integers(1, operation, of: dictionary)[0]
            try table.require(number < standardStrings + stringCount)
        }
    }

    /// The subroutines of the private dictionary that a dictionary names.
    private static func subroutines(
        of parent: [Int: [Int?]], _ stringCount: Int, _ reader: CFFReader
    ) throws(FaceFault) -> [Range<Int>] {
        let place = try integers(2, Operator.privateDictionary, of: parent)
        try reader.table.require(place[0] + place[1] <= reader.table.count)
        let dictionary = try reader.dictionary(in: place[1]..<place[1] + place[0])
        try checkStrings(of: dictionary, stringCount, reader.table)
        for operation in [Operator.defaultWidth, Operator.nominalWidth] {
            try reader.table.require(dictionary[operation]?.isEmpty != true)
        }
        guard dictionary[Operator.subroutines] != nil else { return [] }
        let offset = try integers(1, Operator.subroutines, of: dictionary)[0]
        return try reader.index(at: place[1] + offset).entries
    }

    /// The private dictionary of each glyph (section 19).
    private static func selection(
        at start: Int, glyphCount: Int, dictionaryCount: Int, in table: FontTable
    ) throws(FaceFault) -> [Int] {
        var selection: [Int] = []
        switch try table.byte(at: start) {
        case 0:
            for glyph in 0..<glyphCount { selection.append(try table.byte(at: start + 1 + glyph)) }
        case 3:
            for range in 0..<(try table.word(at: start + 1)) {
                let offset = start + 3 + 3 * range
                let (first, next) = (try table.word(at: offset), try table.word(at: offset + 3))
                try table.require(first == selection.count, next >= first, next <= glyphCount)
                selection += repeatElement(try table.byte(at: offset + 2), count: next - first)
            }
        default: try table.require(false)
        }
        try table.require(
            selection.count == glyphCount, selection.allSatisfy { $0 < dictionaryCount })
        return selection
    }
}
