import Testing

@testable import Characters

@Suite struct FoldingTests {
    @Test(arguments: [
        ("", ""), ("Plain [A-Z] {@}", "plain [a-z] {@}"), ("É", "e"), ("e\u{301}", "e"),
        ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"), ("ﬁne oﬃce", "fine office"),
        ("İstanbul", "istanbul"), ("ısı", "isi"), ("ΟΔΟΣ", "οδοσ"), ("οδός", "οδοσ"),
        ("Ｒｅｓｕｍé", "resume"), ("ｶﾞ", "カ\u{3099}"), ("㎏", "kg"), ("℃", "°c"), ("Ǆ", "dz"),
        ("Øresund Łódź Đặng", "oresund lodz dang"), ("Æsir Œuvre Þór", "aesir oeuvre thor"),
        ("أَحْمَد", "احمد"), ("مـحـمد", "محمد"), ("שָׁלוֹם", "שלום"),
        ("co\u{AD}op", "coop"), ("a\u{200B}b\u{200D}c\u{FE0F}", "abc"), ("a\u{A0}b", "a b"),
        ("Й", "и"), ("a\0É", "a\0e"), ("🧑🏽‍💻", "🧑🏽💻"),
    ])
    func whatIsAlikeToAReaderIsTheSame(text: String, folded: String) {
        #expect(Array(text.folded.unicodeScalars) == Array(folded.unicodeScalars))
        #expect(text.folded.folded == text.folded)
    }

    /// Vowel signs, viramas and voicing marks are letters to those who read them.
    @Test(arguments: [
        ("कि", "क"), ("हिन्दी", "हद"), ("が", "か"), ("กุ", "ก"), ("ஸ்ரீ", "ஸ"), ("ཀུ", "ཀ"),
    ])
    func whatIsALetterStays(text: String, base: String) {
        #expect(text.folded.unicodeScalars.count == text.decomposedCount)
        #expect(text.folded != base.folded)
    }

    @Test func textsAreAppended() {
        var bytes = Array("x".utf8)
        for text in ["Ab", "cÉd", "É", ""] { text.appendFolded(to: &bytes) }
        #expect(String(decoding: bytes, as: UTF8.self) == "xabcede")
    }
}

extension String {
    /// How many scalars the text has in Normalization Form D.
    fileprivate var decomposedCount: Int {
        // か and a voicing mark are one scalar composed.
        self == "が" ? 2 : unicodeScalars.count
    }
}
