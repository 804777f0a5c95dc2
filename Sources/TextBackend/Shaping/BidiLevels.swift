import CText
import Characters

/// The bidirectional levels of a text (UAX #9), as FriBidi resolves them.
struct BidiLevels {
    /// The text's own level: that of the first strong character (rules P2 and P3).
    let base: UInt8
    /// A level for each character; empty if all stand at level 0.
    let levels: [UInt8]

    /// Resolves the levels of characters in reading order; those of a page from right to left stand at
    /// level 1 or higher, and the ends of their parts of one look count.
    init(_ characters: [UInt32], isRightToLeft: Bool = false, ends: [Int] = []) {
        if isRightToLeft {
            let text = IsolatedText(characters, ends: ends)
            let all = Self.levels(of: text.scalars)
            base = 1
            levels = zip(all, text.isOwn).compactMap { $1 ? $0 : nil }
            return
        }
        // No character before the Hebrew block is written from right to left or turns others round.
        guard characters.contains(where: { $0 >= 0x590 }) else {
            base = 0
            levels = []
            return
        }
        let count = FriBidiStrIndex(characters.count)
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: characters.count)
        fribidi_get_bidi_types(characters, count, &types)
        var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
        fribidi_get_bracket_types(characters, count, types, &brackets)
        var direction = FRIBIDI_PAR_ON
        var levels = [UInt8](repeating: 0, count: characters.count)
        func resolve(_ range: Range<Int>) {
            var line = [FriBidiLevel](repeating: 0, count: range.count)
            let depth = fribidi_get_par_embedding_levels_ex(
                Array(types[range]), Array(brackets[range]), FriBidiStrIndex(range.count),
                &direction, &line)
            if depth > 0 { levels.replaceSubrange(range, with: line.map { UInt8($0) }) }
        }
        // The whole text tells its direction; then each line that is ended by force is a paragraph
        // of its own (P1).
        resolve(types.indices)
        for line in types.split(separator: FRIBIDI_TYPE_BS) where line.count < types.count {
            resolve(line.indices)
        }
        base = direction == FRIBIDI_PAR_RTL ? 1 : 0
        self.levels = levels
    }

    /// The levels of characters from right to left, each line by itself.
    private static func levels(of characters: [UInt32]) -> [UInt8] {
        var levels: [UInt8] = []
        for line in characters.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if !levels.isEmpty || line.startIndex > 0 { levels.append(1) }
            guard !line.isEmpty else { continue }
            let line = Array(line)
            let count = FriBidiStrIndex(line.count)
            var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: line.count)
            fribidi_get_bidi_types(line, count, &types)
            var brackets = [FriBidiBracketType](repeating: 0, count: line.count)
            fribidi_get_bracket_types(line, count, types, &brackets)
            var direction = FRIBIDI_PAR_RTL
            var resolved = [FriBidiLevel](repeating: 1, count: line.count)
            _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &resolved)
            levels += resolved.map { UInt8(max($0, 1)) }
        }
        return levels
    }
}
