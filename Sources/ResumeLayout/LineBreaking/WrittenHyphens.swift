import Pages

/// How the words of a paragraph are divided: by the patterns of its language, with hyphens that are written.
struct WrittenHyphens {
    let hyphenator: Hyphenator
    /// The hyphen of each run, in its font; nil for a run whose words stay whole.
    let hyphens: [ShapedText?]

    init(
        _ hyphenator: Hyphenator, _ runs: [ComposedText.Run], language: TextLanguage,
        shaper: any TextShaper
    ) {
        self.hyphenator = hyphenator
        hyphens = runs.map { run in
            // Links are addresses, or the names of things.
            guard run.kind == .words, run.link == nil else { return nil }
            let hyphen = shaper.shape(ComposedText("-", run.style).styledText(language: language))
            return hyphen.clusters.count == 1 && hyphen.missing.isEmpty ? hyphen : nil
        }
    }
}

extension ShapedParagraph {
    /// The hyphen (U+002D) of a line that ends after a cluster, inside a word that is divided there; nil
    /// elsewhere.
    func writtenHyphen(after index: Int) -> ShapedText? {
        let clusters = shaped.clusters
        guard let written, index + 1 < clusters.count, clusters[index].breakAfter == .desperate
        else { return nil }
        var start = index
        while start > 0, clusters[start - 1].breakAfter < .allowed { start -= 1 }
        var end = index + 1
        while end < clusters.count, clusters[end - 1].breakAfter < .allowed { end += 1 }
        guard divisions(of: start..<end).contains(index) else { return nil }
        return written.hyphens[Int(clusters[index].span)]
    }

    /// What the written hyphen at a line's end takes, in points; 0 without one.
    func writtenHyphenWidth(after index: Int) -> Double {
        guard let hyphen = writtenHyphen(after: index) else { return 0 }
        return hyphen.clusters[0].advance * runs[Int(shaped.clusters[index].span)].style.size
    }

    /// The clusters of a stretch without a place to end a line after which its words may be divided.
    ///
    /// The last word of a text, or before a line feed, stays whole: its end would be alone on a line.
    func divisions(of stretch: Range<Int>) -> [Int] {
        guard let written, shaped.baseLevel == 0, !endsText(stretch) else { return [] }
        return stretch.split { shaped.clusters[$0].isSpace }
            .flatMap { divisions(ofWord: $0, written) }
    }

    private func endsText(_ stretch: Range<Int>) -> Bool {
        if shaped.clusters[stretch.upperBound - 1].breakAfter == .mandatory { return true }
        for cluster in shaped.clusters[stretch.upperBound...] {
            if cluster.breakAfter == .mandatory { return true }
            if !cluster.isSpace { return false }
        }
        return true
    }

    /// The clusters after which a word may be divided.
    ///
    /// A word is small letters, and signs of punctuation about them: not `iOS`, `C++`, `v2`, `and/or`, or
    /// an address. What begins with a capital may be a name.
    private func divisions(ofWord clusters: Range<Int>, _ written: WrittenHyphens) -> [Int] {
        var word: [UInt32] = []
        var letters: [Int] = []
        var hasEnded = false
        for index in clusters {
            let cluster = shaped.clusters[index]
            guard cluster.level == 0, written.hyphens[Int(cluster.span)] != nil,
                let scalar = onlyScalar(of: cluster)
            else { return [] }
            if Self.apostrophes.contains(scalar.value), !word.isEmpty, !hasEnded {
                word.append(Hyphenator.apostrophe)
                letters.append(index)
            } else if let letter = smallLetter(scalar, isFirst: word.isEmpty, written.hyphenator) {
                guard !hasEnded else { return [] }
                word.append(letter)
                letters.append(index)
            } else if (word.isEmpty ? Self.opening : Self.closing).contains(scalar) {
                hasEnded = !word.isEmpty
            } else {
                return []
            }
        }
        while word.last == Hyphenator.apostrophe { word.removeLast() }
        return written.hyphenator.places(in: word).compactMap { place in
            let last = shaped.clusters[letters[place - 1]]
            let isWhole =
                last.breakAfter == .desperate
                && last.face == written.hyphens[Int(last.span)]?.clusters[0].face
            return isWhole ? letters[place - 1] : nil
        }
    }

    private func onlyScalar(of cluster: ShapedCluster) -> Unicode.Scalar? {
        let start = Int(cluster.textStart)
        if cluster.textLength == 1 { return Unicode.Scalar(shaped.text[start]) }
        let bytes = shaped.text[start..<start + Int(cluster.textLength)]
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        return scalars.count == 1 ? scalars.first : nil
    }

    private func smallLetter(
        _ scalar: Unicode.Scalar, isFirst: Bool, _ hyphenator: Hyphenator
    ) -> UInt32? {
        if (0x61...0x7A).contains(scalar.value) { return scalar.value }
        guard scalar.properties.isAlphabetic else { return nil }
        let small = scalar.properties.lowercaseMapping.unicodeScalars
        guard small.count == 1, let letter = small.first else { return nil }
        return letter == scalar || isFirst && hyphenator.dividesCapitalized ? letter.value : nil
    }

    private static let apostrophes: [UInt32] = [0x27, 0x2019, 0x02BC]
    private static let opening: [Unicode.Scalar] = [
        "\"", "'", "“", "‘", "„", "‚", "«", "‹", "»", "›", "(", "[", "{", "¿", "¡",
    ]
    private static let closing: [Unicode.Scalar] = [
        ".", ",", ";", ":", "!", "?", "…", "\"", "“", "”", "‘", "»", "›", "«", "‹", ")", "]", "}",
    ]
}
