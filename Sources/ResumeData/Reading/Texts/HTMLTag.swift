struct HTMLTag {
    var name: String
    var isClosing = false
    /// The address of a link, with references decoded.
    var href: String?
    var alt: String?
    /// Where the text goes on.
    var end: Int

    /// Reads the tag at a `<`; nil if what stands there is not a tag of an element that HTML has
    /// or had, such as `a < b`, `Array<String>` or `<b and c>`.
    init?(_ bytes: [UInt8], at start: Int) {
        var index = start + 1
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "/") {
            isClosing = true
            index += 1
        }
        let name = bytes[index...].prefix { $0.isAlphanumeric }.prefix(12)
        guard name.first?.isLetter == true else { return nil }
        self.name = String(bytes: name).lowercased()
        guard Self.elements.contains(self.name) else { return nil }
        index = name.endIndex
        end = index
        while true {
            let gap = bytes[index...].prefix(while: Self.isBlank)
            index = gap.endIndex
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: "/") { index += 1 }
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: ">") {
                end = index + 1
                return
            }
            guard !gap.isEmpty, let next = takeAttribute(bytes, at: index) else { return nil }
            index = next
        }
    }

    /// Reads `name="value"` and gives where it ends; a name alone is rather a word between two signs.
    private mutating func takeAttribute(_ bytes: [UInt8], at start: Int) -> Int? {
        let key = bytes[start...].prefix { $0.isAlphanumeric || "-_:".utf8.contains($0) }
        guard !key.isEmpty, key.endIndex < bytes.count, bytes[key.endIndex] == UInt8(ascii: "=")
        else { return nil }
        let value: ArraySlice<UInt8>
        let rest = bytes[(key.endIndex + 1)...]
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let close = rest.dropFirst().firstIndex(of: quote) else { return nil }
            value = rest[(rest.startIndex + 1)..<close]
            set(key, value)
            return close + 1
        }
        value = rest.prefix { !Self.isBlank($0) && !"\"'=<>`".utf8.contains($0) }
        guard !value.isEmpty else { return nil }
        set(key, value)
        return value.endIndex
    }

    private mutating func set(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
        if name == "a", key.count == 4, key.hasFoldedPrefix("href") {
            href = HTMLEntity.decode(String(bytes: value), keepingMarkup: false)
        } else if name == "img", key.count == 3, key.hasFoldedPrefix("alt") {
            alt = HTMLEntity.decode(String(bytes: value), keepingMarkup: false)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

    private static let elements = Set(
        """
        a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink \
        blockquote body br button canvas caption center cite code col colgroup data datalist dd \
        del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form \
        frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd \
        label legend li link main map mark marquee menu meta meter nav nobr noframes noscript \
        object ol optgroup option output p param picture pre progress q rp rt ruby s samp script \
        search section select slot small source span strike strong style sub summary sup svg \
        table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
        """.split(separator: " ").map(String.init))
}
