/// The address in brackets after a link's text: `(address "title")`.
enum LinkDestination {
    /// Reads it at the opening bracket; nil if what stands there is none (CommonMark 0.31.2,
    /// section 6.3).
    static func read(_ bytes: [UInt8], at start: Int) -> (address: String, end: Int)? {
        var index = skipBlanks(bytes, start + 1)
        guard index < bytes.count else { return nil }
        let address: Range<Int>
        if bytes[index] == UInt8(ascii: "<") {
            var end = index + 1
            while end < bytes.count, !"<>\n".utf8.contains(bytes[end]) { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
            address = index + 1..<end
            index = end + 1
        } else {
            guard let end = bareEnd(bytes, at: index) else { return nil }
            address = index..<end
            index = end
        }
        let afterGap = skipBlanks(bytes, index)
        if afterGap > index, let title = titleEnd(bytes, at: afterGap) {
            index = skipBlanks(bytes, title)
        } else {
            index = afterGap
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
        return (unescaped(bytes[address]), index + 1)
    }

    /// Balanced round brackets may stand in an address, 32 deep at most, which also bounds the
    /// work on a text of nothing but openings.
    private static func bareEnd(_ bytes: [UInt8], at start: Int) -> Int? {
        var (index, depth) = (start, 0)
        while index < bytes.count, bytes[index] > 0x20 {
            switch bytes[index] {
            case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1].isPunctuation:
                index += 1
            case UInt8(ascii: "("):
                depth += 1
                if depth > 32 { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
            index += 1
        }
        return depth == 0 && index < bytes.count ? index : nil
    }

    private static func titleEnd(_ bytes: [UInt8], at start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let close: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        // A bound, so that a text of nothing but openings is not searched again for each.
        return bytes[(start + 1)...].prefix(500).firstIndex(of: close).map { $0 + 1 }
    }

    private static func skipBlanks(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
        return index
    }

    private static func unescaped(_ address: ArraySlice<UInt8>) -> String {
        var output: [UInt8] = []
        var index = address.startIndex
        while index < address.endIndex {
            if address[index] == UInt8(ascii: "\\"), index + 1 < address.endIndex,
                address[index + 1].isPunctuation
            {
                index += 1
            }
            output.append(address[index])
            index += 1
        }
        return HTMLEntity.decode(String(decoding: output, as: UTF8.self), keepingMarkup: false)
    }
}
