/// Follows a glyph's charstring and the subroutines that it calls, as cairo 1.16 does when it looks
/// for those in use (cairo-cff-subset.c; Adobe Technical Note 5177).
struct CharstringWalk {
    let table: FontTable
    /// The subroutines of the glyph's private dictionary.
    let local: [Range<Int>]
    /// The subroutines of all glyphs.
    let global: [Range<Int>]

    var stackSize = 0
    /// The topmost operand, if it stands in the charstring as a number.
    var top: Int?
    var hintCount = 0
    var hintBytes = 0
    var depth = 0
    var steps = 0

    /// Ten subroutines may call each other (section 4.1).
    private static let deepest = 10
    /// More operators and operands than any glyph has.
    private static let mostSteps = 500_000

    /// Follows a charstring to its end; throws what leads out of the table.
    mutating func follow(_ range: Range<Int>) throws(FaceFault) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = try table.byte(at: offset)
            steps += 1
            try table.require(steps < Self.mostSteps)
            switch byte {
            case 28:
                // Cairo takes it for a number without a sign.
                top = try table.word(at: offset + 1)
                stackSize += 1
                offset += 3
            case 32...254:
                top = try table.smallNumber(at: offset)
                stackSize += 1
                offset += byte < 247 ? 1 : 2
            case 255:  // The whole part of a fraction.
                top = try table.signedWord(at: offset + 1)
                stackSize += 1
                offset += 5
            case 1, 3, 18, 23:  // hstem, vstem, hstemhm, vstemhm
                takeHints()
                offset += 1
            case 19, 20:  // hintmask, cntrmask
                if hintBytes == 0 {
                    takeHints()
                    hintBytes = (hintCount + 7) / 8
                }
                offset += 1 + hintBytes
            case 4, 21, 22:  // vmoveto, rmoveto, hmoveto
                stackSize = 0
                offset += 1
            case 14: return  // endchar
            case 10, 29:  // callsubr, callgsubr
                try call(byte == 10 ? local : global)
                offset += 1
            case 12:
                top = nil
                offset += 2
            default:
                top = nil
                offset += 1
            }
            try table.require(offset <= range.upperBound)
        }
    }

    private mutating func call(_ subroutines: [Range<Int>]) throws(FaceFault) {
        // A number that is worked out is beyond cairo, which then keeps all subroutines.
        guard let top else { return }
        let bias = subroutines.count < 1240 ? 107 : subroutines.count < 33_900 ? 1131 : 32_768
        try table.require(depth < Self.deepest, subroutines.indices.contains(top + bias))
        self.top = nil
        stackSize -= 1
        depth += 1
        try follow(subroutines[top + bias])
        depth -= 1
    }

    private mutating func takeHints() {
        top = nil
        hintCount += stackSize / 2
        stackSize = 0
    }
}
