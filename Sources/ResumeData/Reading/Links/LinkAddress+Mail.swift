import Characters
import ResumeModel

extension LinkAddress {
    /// The `mailto:` link of an e-mail address, perhaps with `?subject=…` after it; nil if the text
    /// has not the shape of one (RFC 6068).
    static func mail(_ text: String) -> Link? {
        let bytes = Array(text.utf8)
        guard bytes.count <= longestTarget else { return nil }
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
        guard let at = bytes[..<end].firstIndex(of: UInt8(ascii: "@")),
            bytes[..<end].lastIndex(of: UInt8(ascii: "@")) == at
        else { return nil }
        let name = bytes[..<at]
        guard !name.isEmpty, !name.contains(where: isRefusedInName),
            let host = HostName.ascii(Substring(String(bytes: bytes[(at + 1)..<end]))),
            HostName.isPublic(host), !host.utf8.contains(UInt8(ascii: ":"))
        else { return nil }
        var target = "mailto:" + encodedName(name) + "@" + host
        if end < bytes.count { target += "?" + encoded(bytes[(end + 1)...]) }
        guard target.utf8.count <= longestTarget else { return nil }
        return Link(target: target, display: String(bytes: bytes[..<end]))
    }

    /// The part before the `@`, which keeps some of `some-delims` (RFC 6068, section 2).
    private static func encodedName(_ name: some Collection<UInt8>) -> String {
        PercentEncoding.encode(
            name, keeping: .unreserved.union(ASCIISet("!$*+")), keepsEscapes: true)
    }

    /// Blanks, controls and what a mail program would take for a list or a full name.
    private static func isRefusedInName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || "<>(),;:\\\"[]".utf8.contains(byte)
    }

    /// The `tel:` link of a telephone number (RFC 3966): its digits, a plus sign before them, an
    /// extension after them; nil if it has not 5 to 15 digits (ITU-T E.164), or words in it.
    static func telephone(_ text: String) -> Link? {
        let bytes = Array(text.utf8)
        guard bytes.count <= 80 else { return nil }
        var digits: [UInt8] = []
        var (index, isInternational) = (0, false)
        while index < bytes.count, !bytes[index].isLetter {
            let byte = bytes[index]
            if byte == UInt8(ascii: "+") {
                guard digits.isEmpty, !isInternational else { return nil }
                isInternational = true
            } else if byte.isDigit {
                digits.append(byte)
            } else if isInternational, bytes[index...].starts(with: "(0)".utf8) {
                // The zero that callers from abroad leave out: +49 (0)30 …
                index += 2
            } else if !" -./()\u{2010}\u{2011}\u{2012}\u{2013}".utf8.contains(byte) {
                break
            }
            index += 1
        }
        guard (5...15).contains(digits.count),
            let suffix = telephoneExtension(bytes[index...].trimmingBlanks)
        else { return nil }
        let target = "tel:" + (isInternational ? "+" : "") + String(bytes: digits) + suffix
        return Link(target: target, display: String(bytes: bytes[...].trimmingBlanks))
    }

    /// The extension parameter of `x12`, `ext. 12` or `;ext=12`; empty for an empty text and nil
    /// for any other.
    private static func telephoneExtension(_ text: ArraySlice<UInt8>) -> String? {
        guard !text.isEmpty else { return "" }
        let word = text.prefix { !$0.isDigit }
        let digits = text[word.endIndex...]
        let name = String(bytes: word.filter { $0.isLetter }).lowercased()
        guard ["x", "ext", "extension"].contains(name), (1...8).contains(digits.count),
            digits.allSatisfy(\.isDigit)
        else { return nil }
        return ";ext=" + String(bytes: digits)
    }
}
