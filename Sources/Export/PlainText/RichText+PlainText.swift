import ResumeModel

extension RichText {
    /// The characters, with the address of each link in angle brackets where it says more than the
    /// link's own words.
    var plainText: String {
        var text = ""
        for group in runs.grouped(by: \.link) {
            let words = group.map(\.text).joined()
            text += words
            if let link = group.first?.link, !link.isSaid(by: words) { text += " <\(link.target)>" }
        }
        return text
    }
}

extension Link {
    /// Whether a text is the address itself, or a telephone number.
    fileprivate func isSaid(by text: String) -> Bool {
        if target.hasPrefix("tel:") { return text.contains(where: \.isNumber) }
        let short = Self.short(text)
        return short == Self.short(target) || short == Self.short(display)
    }

    /// An address without what people leave out.
    private static func short(_ address: String) -> String {
        var text = address.lowercased()[...]
        for start in ["https://", "http://", "mailto:", "www."] where text.hasPrefix(start) {
            text = text.dropFirst(start.count)
        }
        if text.hasSuffix("/") { text = text.dropLast() }
        return String(text)
    }
}
