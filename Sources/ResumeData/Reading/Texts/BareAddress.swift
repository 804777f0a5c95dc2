/// Finds web and e-mail addresses that stand in a text without any markup.
enum BareAddress {
    /// The end of the web address that begins here, with a scheme or with `www.`, by the rules of
    /// GitHub Flavored Markdown (section 6.9); nil if none does.
    static func webEnd(_ bytes: [UInt8], at start: Int, inBrackets: Bool) -> Int? {
        let rest = bytes[start...]
        let prefix: Int
        if rest.hasFoldedPrefix("https://") {
            prefix = 8
        } else if rest.hasFoldedPrefix("http://") {
            prefix = 7
        } else if rest.hasFoldedPrefix("www.") {
            prefix = 4
        } else {
            return nil
        }
        var end = start + prefix
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<"),
            !(inBrackets && bytes[end] == UInt8(ascii: "]")), !isIdeographicMark(bytes, end)
        {
            end += 1
        }
        end = trimmedEnd(bytes, start + prefix, end)
        return end > start + prefix ? end : nil
    }

    /// Leaves out what ends the sentence and not the address: punctuation, and brackets that were
    /// opened before it.
    private static func trimmedEnd(_ bytes: [UInt8], _ start: Int, _ full: Int) -> Int {
        var end = full
        var depth = 0
        for byte in bytes[start..<end] {
            depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        }
        while end > start {
            let byte = bytes[end - 1]
            if byte == UInt8(ascii: ")") {
                guard depth < 0 else { break }
                depth += 1
                end -= 1
            } else if "?!.,:;*_~'\"`]}>|".utf8.contains(byte) {
                end -= 1
            } else if endsTypographically(bytes[start..<end]) {
                end -= 3
            } else {
                break
            }
        }
        return end
    }

    /// Whether a text ends with a typographic quote, dash or ellipsis (U+2010 to U+203F).
    private static func endsTypographically(_ text: ArraySlice<UInt8>) -> Bool {
        let mark = text.suffix(3)
        return mark.count == 3 && mark.starts(with: [0xE2, 0x80])
    }

    /// Whether ideographic or full-width punctuation (U+3000 to U+303F, U+FF00 to U+FF3F) begins
    /// here, which no address goes on after.
    private static func isIdeographicMark(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        return bytes[index] == 0xE3 && bytes[index + 1] == 0x80
            || bytes[index] == 0xEF && bytes[index + 1] == 0xBC
    }

    /// Whether a byte may stand in the part of an e-mail address before the `@`.
    static func isMailName(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || ".+-_".utf8.contains(byte)
    }

    /// The end of the e-mail address whose `@` stands here; nil if no host of two labels follows.
    static func mailEnd(_ bytes: [UInt8], at: Int) -> Int? {
        var end = at + 1
        while end < bytes.count, bytes[end].isAlphanumeric || ".-".utf8.contains(bytes[end]) {
            end += 1
        }
        while end > at + 1, !bytes[end - 1].isAlphanumeric { end -= 1 }
        guard bytes[(at + 1)..<end].contains(UInt8(ascii: ".")) else { return nil }
        return end
    }
}
