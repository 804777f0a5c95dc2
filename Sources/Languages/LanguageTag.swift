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
    /// their own have in common. What a tag goes without saying is looked up, too: `zh-TW` is `zh-Hant`.
    package static func lookup(_ tag: String) -> [String] {
        let explicit = tag == "zh" ? "zh-" + script(of: tag) : explicit(tag)
        let rest = ranges(tag)[...]
        let own = explicit == tag ? rest : rest.prefix(1) + ranges(explicit) + rest.dropFirst()
        return own + (isNynorsk(tag) ? [bokmål] : [])
    }

    /// A tag, and what is left of it as subtags are taken off its end.
    private static func ranges(_ tag: String) -> [String] {
        var parts = tag.split(separator: "-")
        var ranges: [String] = []
        while parts.count > 1 {
            ranges.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        if !ranges.isEmpty { ranges.append(parts[0] + "-001") }
        return ranges + parts.map(String.init)
    }

    /// The tag of a list that is a language, or its next kin: `es-MX` finds `es`, and that `es-ES`; nil
    /// if there is none.
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
            ?? (isNynorsk(tag) ? kin(of: bokmål, in: tags) : nil)
    }

    /// A tag with what goes without saying in it: the script of Chinese (CLDR 45, likelySubtags.xml),
    /// and names of today for languages that had others (supplementalMetadata.xml).
    private static func explicit(_ tag: String) -> String {
        let language = tag.prefix { $0 != "-" }
        let rest = tag.dropFirst(language.count)
        switch language {
        case "no": return bokmål + rest
        case "iw": return "he" + rest
        case "in": return "id" + rest
        case "zh" where rest.utf8.count == "-TW".utf8.count: return "zh-" + script(of: tag) + rest
        default: return tag
        }
    }

    /// The Norwegian that most write; what there is for it serves who writes the other one (CLDR's
    /// parentLocales).
    private static let bokmål = "nb"
    private static func isNynorsk(_ tag: String) -> Bool { tag == "nn" || tag.hasPrefix("nn-") }

    /// Whether a byte is a small letter of ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
