import CPango

/// Words that were shaped, so that none is shaped twice: a resume repeats a third of its words, and a
/// hundred resumes nearly all of theirs.
///
/// A word goes with the blanks behind it. In the built-in fonts a blank parts what stands before it
/// from what follows: no rule of theirs looks across one, as a test tells. Of other fonts nobody knows.
///
/// A table that is full starts anew, so that it takes a few megabytes at most.
struct ShapedWords {
    /// What decides beside its text which glyphs a word has.
    struct Style: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var forms: LetterForms
        var script: UInt8
        var language: OpaquePointer?
    }

    /// A word that is known.
    struct Word {
        fileprivate var hash: UInt64
        fileprivate var text: Range<Int32>
        fileprivate var glyphs: Range<Int32>
    }

    /// The number of glyphs at which the table starts anew.
    private static let limit = 1 << 16

    private var styles: [Style: UInt64] = [:]
    private var words: [Word] = []
    /// Where words are in the list, by their hashes; -1 for a free place.
    ///
    /// They are a power of two in number.
    private var places: [Int32] = Array(repeating: -1, count: 1 << 10)
    private var texts: [UInt8] = []
    private var infos: [PangoGlyphInfo] = []
    private var offsets: [Int32] = []

    /// How many words are known.
    var count: Int { words.count }

    /// The number of a style, which words are found by.
    mutating func number(of style: Style) -> UInt64 {
        if infos.count > Self.limit { self = Self() }
        if let number = styles[style] { return number }
        let number = UInt64(styles.count)
        styles[style] = number
        return number
    }

    /// The end of the word that starts a text.
    static func end(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let blank = text.firstIndex(of: 0x20) ?? text.endIndex
        return text[blank...].firstIndex { $0 != 0x20 } ?? text.endIndex
    }

    /// Whether a built-in font may have something to compose in a text (OpenType's `ccmp`).
    ///
    /// Accents that stand alone and the dot of Catalan are joined to letters; the letters of Latin-1, of
    /// which all are one character, and the signs of General Punctuation are left as they are, as a
    /// test tells. Looking for what to compose takes a third of all shaping.
    static func mayCompose(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "~"): return true
            case ..<0xC0, 0xC3: break
            case 0xE2: if rest.first != 0x80 { return true }
            default: return true
            }
        }
        return false
    }

    /// A word in a style; nil if it was not shaped yet.
    func word(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ style: UInt64) -> Word? {
        let place = places[place(of: text, Self.hash(text, style))]
        return place < 0 ? nil : words[Int(place)]
    }

    /// Adds the glyphs of a known word, whose text starts at an offset of all.
    func append(_ word: Word, at offset: Int, to glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        infos.withUnsafeBufferPointer { infos in
            offsets.withUnsafeBufferPointer { offsets in
                let range = Int(word.glyphs.lowerBound)..<Int(word.glyphs.upperBound)
                Self.append(infos[range], offsets[range], at: offset, to: glyphs)
            }
        }
    }

    /// Adds the glyphs of a text that was just shaped, and learns its words.
    mutating func append(
        _ shaped: UnsafeMutablePointer<PangoGlyphString>,
        of text: Slice<UnsafeBufferPointer<UInt8>>, _ style: UInt64, at offset: Int,
        to glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        let count = Int(shaped.pointee.num_glyphs)
        let infos = UnsafeBufferPointer(start: shaped.pointee.glyphs, count: count)
        let offsets = UnsafeBufferPointer(start: shaped.pointee.log_clusters, count: count)
        Self.append(infos[...], offsets[...], at: offset, to: glyphs)
        var start = text.startIndex
        var first = 0
        while start < text.endIndex {
            let end = Self.end(of: text[start...])
            var next = first
            while next < count, Int(offsets[next]) < end - text.startIndex { next += 1 }
            learn(
                text[start..<end], style, infos[first..<next], offsets[first..<next],
                from: Int32(start - text.startIndex))
            start = end
            first = next
        }
    }

    private mutating func learn(
        _ text: Slice<UnsafeBufferPointer<UInt8>>, _ style: UInt64,
        _ infos: Slice<UnsafeBufferPointer<PangoGlyphInfo>>,
        _ offsets: Slice<UnsafeBufferPointer<Int32>>, from start: Int32
    ) {
        // Glyphs that a word shares with the one before it are of neither.
        guard offsets.first == start else { return }
        let hash = Self.hash(text, style)
        let place = place(of: text, hash)
        guard places[place] < 0 else { return }
        places[place] = Int32(words.count)
        let (textStart, glyphStart) = (Int32(texts.count), Int32(self.infos.count))
        texts.append(contentsOf: text)
        self.infos.append(contentsOf: infos)
        for offset in offsets { self.offsets.append(offset - start) }
        words.append(
            Word(
                hash: hash, text: textStart..<Int32(texts.count),
                glyphs: glyphStart..<Int32(self.infos.count)))
        if words.count * 2 > places.count { spread() }
    }

    private static func append(
        _ infos: Slice<UnsafeBufferPointer<PangoGlyphInfo>>,
        _ offsets: Slice<UnsafeBufferPointer<Int32>>, at offset: Int,
        to glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        let start = Int(glyphs.pointee.num_glyphs)
        pango_glyph_string_set_size(glyphs, Int32(start + infos.count))
        guard let allInfos = glyphs.pointee.glyphs, let allOffsets = glyphs.pointee.log_clusters
        else { return }
        for (index, (info, own)) in zip(infos, offsets).enumerated() {
            allInfos[start + index] = info
            allOffsets[start + index] = own + Int32(offset)
        }
    }

    // MARK: The table

    /// The place of a word, or the free one that it may take.
    private func place(of text: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: hash >> 32) & (places.count - 1)
        while places[place] >= 0 {
            let word = words[Int(places[place])]
            if word.hash == hash, word.text.count == text.count,
                texts[Int(word.text.lowerBound)..<Int(word.text.upperBound)].elementsEqual(text)
            {
                break
            }
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    /// Gives the words twice as many places.
    private mutating func spread() {
        places = Array(repeating: -1, count: places.count * 2)
        for (index, word) in words.enumerated() {
            var place = Int(truncatingIfNeeded: word.hash >> 32) & (places.count - 1)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(index)
        }
    }

    /// The hash of a word in a style (FNV-1a, of 64 bits); of one text, no two styles have the same.
    private static func hash(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ style: UInt64) -> UInt64 {
        var hash = 0xcbf2_9ce4_8422_2325 &+ style &* 0x9e37_79b9_7f4a_7c15
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
