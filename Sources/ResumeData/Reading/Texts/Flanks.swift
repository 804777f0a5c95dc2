/// What a run of delimiters has on its sides (CommonMark 0.31.2, section 6.2).
struct Flanks {
    private(set) var canOpen: Bool
    private(set) var canClose: Bool

    init(_ bytes: [UInt8], _ run: Range<Int>) {
        let before = Neighbour(before: run.lowerBound, in: bytes)
        let after = Neighbour(after: run.upperBound, in: bytes)
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

        init(before index: Int, in bytes: [UInt8]) {
            guard index > 0 else {
                self = .space
                return
            }
            var start = index - 1
            while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            self.init(bytes[start..<index])
        }

        init(after index: Int, in bytes: [UInt8]) {
            guard index < bytes.count else {
                self = .space
                return
            }
            var end = index + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            self.init(bytes[index..<end])
        }

        private init(_ encoded: ArraySlice<UInt8>) {
            if let byte = encoded.first, byte < 0x80 {
                self = byte <= 0x20 ? .space : byte.isPunctuation ? .punctuation : .word
            } else {
                let scalar = String(decoding: encoded, as: UTF8.self).unicodeScalars.first
                self = scalar.map(Self.isPunctuation) == true ? .punctuation : .word
            }
        }

        /// Unicode's general categories P and S.
        private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
                .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
                .currencySymbol, .modifierSymbol, .otherSymbol:
                true
            default:
                false
            }
        }
    }
}
