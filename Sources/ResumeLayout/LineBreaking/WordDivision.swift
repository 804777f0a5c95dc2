import Pages

/// Where a word that is wider than its line is cut between letters, with a hyphen.
///
/// The hyphen is drawn, not written: readers of the file get the letters alone.
extension ShapedParagraph {
    /// The fewest letters that a cut leaves on either side.
    private static let fewestLetters = 3

    /// What the hyphen takes where a line ends between two letters of a word, in points; 0 elsewhere.
    func hyphenWidth(after index: Int) -> Double {
        guard isInWord(index) else { return 0 }
        return style(of: index).size * Self.hyphenAdvance
    }

    /// The hyphen where a line ends after a cluster, between two letters of a word, with its baseline's
    /// right end in a place; nil elsewhere.
    func hyphen(after index: Int, at end: Point) -> PathShape? {
        guard isInWord(index), writtenHyphen(after: index) == nil else { return nil }
        let style = style(of: index)
        let height = style.size * (style.weight < 600 ? 0.06 : 0.1)
        let middle = end.y - style.size * (style.caps == .none ? 0.25 : 0.34)
        var shape = PathShape(
            Rect(
                x: end.x + style.size * 0.04, y: middle - height / 2, width: style.size * 0.24,
                height: height), fill: style.color)
        shape.alternative = "-"
        return shape
    }

    private static let hyphenAdvance = 0.3

    /// Whether a cut after a cluster leaves enough letters on either side.
    func leavesLetters(after index: Int) -> Bool {
        let letters = index - Self.fewestLetters + 1...index + Self.fewestLetters
        return letters.lowerBound >= 0 && letters.upperBound < shaped.clusters.count
            && letters.allSatisfy { letter($0) != nil }
    }

    /// Whether a syllable may begin after a cluster: with one consonant before a vowel, which is no
    /// second half of a sound such as "ch".
    func beginsSyllable(after index: Int) -> Bool {
        guard leavesLetters(after: index), let last = letter(index), let first = letter(index + 1),
            let second = letter(index + 2)
        else { return false }
        return !Self.vowels.contains(first) && Self.vowels.contains(second)
            && !Self.sounds.contains([last, first])
    }

    private func isInWord(_ index: Int) -> Bool {
        index + 1 < shaped.clusters.count && shaped.clusters[index].breakAfter == .desperate
            && letter(index) != nil && letter(index + 1) != nil
    }

    private func style(of index: Int) -> TextStyle {
        runs[Int(shaped.clusters[index].span)].style
    }

    /// The small letter that a cluster of a word is, of a script that hyphenates; nil for all else.
    private func letter(_ index: Int) -> Unicode.Scalar? {
        let cluster = shaped.clusters[index]
        guard runs[Int(cluster.span)].kind == .words else { return nil }
        let bytes = shaped.text[Int(cluster.textStart)...].prefix(Int(cluster.textLength))
        if cluster.textLength == 1, let byte = bytes.first, byte < 0x80 {
            let small = byte | 0x20
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            return isLetter ? Unicode.Scalar(small) : nil
        }
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
            scalar.properties.isCased
        else { return nil }
        return scalar.properties.lowercaseMapping.unicodeScalars.first
    }

    private static let vowels = Set(
        "aeiouyäöüáéíóúýàèìòùâêîôûåæøœąęėıаеёиоуыэюяіїєαεηιουωάέήίόύώ".unicodeScalars)
    /// Letters that are one sound, or begin a syllable together, in one language or another.
    private static let sounds = Set(
        [
            "ch", "ck", "sh", "ph", "th", "gh", "rh", "qu", "ll", "rr", "gn", "sc", "sz", "cz",
            "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr",
        ].map { Array($0.unicodeScalars) })
}
