/// Language tags (BCP 47, RFC 5646, section 2.1), checked for their shape.
package enum LanguageTag {
    /// The tag with hyphens and in the customary case; nil if the text has not the shape of one.
    ///
    /// `es_MX.UTF-8`, as in a locale of POSIX, is `es-MX`.
    package static func normalized(_ text: String) -> String? {
        guard text.utf8.count <= 35 else { return nil }
        let parts = text.prefix { $0 != "." && $0 != "@" }
            .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            .map { $0.lowercased() }
        guard let language = parts.first, (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy(isLetter),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) }),
            parts.allSatisfy({ $0.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } })
        else { return nil }
        var tag = language
        var isExtension = false
        for part in parts.dropFirst() {
            let isWord = part.utf8.allSatisfy(isLetter)
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

    /// The tags under which a language is looked up, best first: RFC 4647, section 3.4.
    ///
    /// Between a region and its language comes `en-001`, CLDR's name for what all regions without words of
    /// their own have in common.
    package static func lookup(_ tag: String) -> [String] {
        var parts = tag.split(separator: "-")
        var candidates: [String] = []
        while parts.count > 1 {
            candidates.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        if !candidates.isEmpty { candidates.append(parts[0] + "-001") }
        return candidates + parts.map(String.init)
    }

    /// The tag of a list that is a language, or its next kin: `es-MX` finds `es`, and that `es-ES`; nil
    /// if there is none.
    ///
    /// Looked up as RFC 4647, section 3.4 has it, by tags that say what CLDR takes for granted: the
    /// script of Chinese in a region, and that `no` is `nb`.
    package static func kin(of tag: String, in tags: [String]) -> String? {
        if let own = tags.first(where: { $0 == tag }) { return own }
        let known = tags.map(explicit)
        var range = explicit(tag)
        while true {
            if let index = known.firstIndex(of: range) { return tags[index] }
            guard let end = range.lastIndex(of: "-") else { break }
            range = String(range[..<end])
        }
        return known.firstIndex { $0.hasPrefix(range + "-") }.map { tags[$0] }
    }

    /// A tag with what goes without saying in it.
    private static func explicit(_ tag: String) -> String {
        if tag == "no" || tag.hasPrefix("no-") { return "nb" + tag.dropFirst(2) }
        let isOfRegion = tag.hasPrefix("zh-") && tag.utf8.count == "zh-TW".utf8.count
        return isOfRegion ? "zh-" + script(of: tag) + tag.dropFirst(2) : tag
    }

    /// Whether a byte is a small letter of ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
