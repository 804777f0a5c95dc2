/// Follows a glyph's charstring and the subroutines that it calls, as cairo 1.16 does when it looks
/// for those in use (cairo-cff-subset.c; Adobe Technical Note 5177).
struct CharstringWalk {
    let table: FontTable
    /// The subroutines of the glyph's private dictionary.
    let local: [Range<Int>]
    /// The subroutines of all glyphs.
    let global: [Range<Int>]

    private var stackSize = 0
    /// The topmost operand, if it stands in the charstring as a number.
    private var top: Int?
    private var hintCount = 0
    private var hintBytes = 0
    private var depth = 0
    private var steps = 0

    /// Ten subroutines may call each other (section 4.1).
    private static let deepest = 10
    /// More operators and operands than any glyph has.
    private static let mostSteps = 500_000

    init(table: FontTable, local: [Range<Int>], global: [Range<Int>]) {
        self.table = table
        self.local = local
        self.global = global
    }

    /// Follows a charstring to its end; throws what leads out of the table.
    mutating func follow(_ range: Range<Int>) throws(FaceFault) {
        var offset = range.lowerBound
        while offset < range.upperBound, let byte = table.byte(at: offset) {
            steps += 1
            guard steps < Self.mostSteps else { throw .damaged("CFF ") }
            switch byte {
            case 28, 32...255:
                offset += operandSize(byte)
                guard offset <= range.upperBound else { throw .damaged("CFF ") }
                top = operand(endingAt: offset, byte)
                stackSize += 1
            case 1, 3, 18, 23:  // hstem, vstem, hstemhm, vstemhm
                takeHints()
                offset += 1
            case 19, 20:  // hintmask, cntrmask
                if hintBytes == 0 {
                    takeHints()
                    hintBytes = (hintCount + 7) / 8
                }
                offset += 1 + hintBytes
                guard offset <= range.upperBound else { throw .damaged("CFF ") }
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
                guard offset <= range.upperBound else { throw .damaged("CFF ") }
            default:
                top = nil
                offset += 1
            }
        }
    }

    private mutating func call(_ subroutines: [Range<Int>]) throws(FaceFault) {
        // A number that is worked out is beyond cairo, which then keeps all subroutines.
        guard let top else { return }
        let bias = subroutines.count < 1240 ? 107 : subroutines.count < 33_900 ? 1131 : 32_768
        guard depth < Self.deepest, subroutines.indices.contains(top + bias) else {
            throw .damaged("CFF ")
        }
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

    private func operandSize(_ byte: Int) -> Int {
        switch byte {
        case 28: 3
        case 247...254: 2
        case 255: 5
        default: 1
        }
    }

    /// The whole part of an operand that ends at an offset.
    private func operand(endingAt end: Int, _ byte: Int) -> Int? {
        switch byte {
        // Cairo takes it for a number without a sign.
        case 28: table.word(at: end - 2)
        case 32...246: byte - 139
        case 247...250: table.byte(at: end - 1).map { (byte - 247) * 256 + $0 + 108 }
        case 251...254: table.byte(at: end - 1).map { -(byte - 251) * 256 - $0 - 108 }
        default: table.signedWord(at: end - 4)
        }
    }
}
