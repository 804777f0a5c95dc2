/// What a run of delimiters has on its sides (CommonMark 0.31.2, section 6.2).
struct Flanks {
    private(set) var canOpen: Bool
    private(set) var canClose: Bool

    init(_ bytes: [UInt8], _ run: Range<Int>) {
        let before = Neighbour(bytes[..<run.lowerBound].lastScalar)
        let after = Neighbour(bytes[run.upperBound...].firstScalar)
        let left = after != .space && (after != .punctuation || before != .word)
        let right = before != .space && (before != .punctuation || after != .word)
        if bytes[run.lowerBound] == UInt8(ascii: "_") {
            canOpen = left && (!right || before == .punctuation)
            canClose = right && (!left || after == .punctuation)
        } else {
            canOpen = left
            canClose = right
            // 2*3*4 is a product.
            if run.count == 1, run.lowerBound > 0, run.upperBound < bytes.count,
                bytes[run.lowerBound - 1].isDigit, bytes[run.upperBound].isDigit
            {
                (canOpen, canClose) = (false, false)
            }
        }
    }

    private enum Neighbour {
        case space
        case punctuation
        case word

        /// Blanks and the ends of the text are spaces.
        init(_ scalar: Unicode.Scalar?) {
            guard let scalar, scalar.value > 0x20 else {
                self = .space
                return
            }
            self = Self.isPunctuation(scalar) ? .punctuation : .word
        }

        /// Unicode's general categories P and S.
        private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
                .currencySymbol, .modifierSymbol, .otherSymbol:
                true
            default: false
            }
        }
    }
}
