/// Language tags (BCP 47, RFC 5646, section 2.1), checked for their shape.
enum LanguageTag {
    /// The tag with hyphens and in the customary case; nil if the text has not the shape of one.
    ///
    /// `es_MX.UTF-8`, as in a locale of POSIX, is `es-MX`.
    static func normalized(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count <= 35 else { return nil }
        let name = bytes.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        let parts = name.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }.map { String(bytes: $0).lowercased() }
        guard let language = parts.first, (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy(\.isLetter),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) }),
            parts.allSatisfy({ $0.utf8.allSatisfy(\.isAlphanumeric) })
        else { return nil }
        var tag = language
        var isExtension = false
        for part in parts.dropFirst() {
            let isWord = part.utf8.allSatisfy(\.isLetter)
            isExtension = isExtension || part.utf8.count == 1
            switch part.utf8.count {
            case 2 where isWord && !isExtension: tag += "-" + part.uppercased()
            case 4 where isWord && !isExtension:
                tag += "-" + part.prefix(1).uppercased() + part.dropFirst()
            case 2 where !isExtension: return nil
            default: tag += "-" + part
            }
        }
        return tag
    }
}
