/// A script that texts are written in: what people call it, and where Debian has a font for it.
struct WritingScript: Hashable {
    /// The name that Unicode gives it, with the language that most people know it by; nil for signs
    /// that many scripts share.
    let name: String?
    /// A Debian package with a font for it; nil if none is known.
    let package: String?

    /// Mathematical letters, which some programs make of plain ones for looks.
    static let styled = WritingScript(name: "styled letters", package: nil)
    /// The characters of `styled` (the block Mathematical Alphanumeric Symbols).
    static let styledLetters: ClosedRange<UInt32> = 0x1D400...0x1D7FF

    private init(name: String?, package: String?) {
        self.name = name
        self.package = package
    }

    /// Finds a script.
    ///
    /// - Parameters:
    ///   - code: its code of ISO 15924, such as `Hani`.
    ///   - scalar: the letter that is missing; rare ideographs are in a package of their own.
    init(code: String, for scalar: Unicode.Scalar) {
        if let name = Self.eastAsian[code] {
            self.name = name
            package = scalar.value >= 0x20000 ? "fonts-hanazono" : "fonts-noto-cjk"
        } else if let name = Self.core[code] {
            self.name = name
            package = "fonts-noto-core"
        } else {
            name = Self.unpackaged[code]
            package = nil
        }
    }

    /// The scripts of fonts-noto-cjk, and of fonts-hanazono beyond U+20000.
    private static let eastAsian = [
        "Bopo": "Bopomofo (Chinese)", "Hang": "Hangul (Korean)", "Hani": "Han (Chinese)",
        "Hira": "Hiragana (Japanese)", "Kana": "Katakana (Japanese)",
    ]

    /// The scripts that no font of Debian 12 has.
    private static let unpackaged = [
        "Chrs": "Chorasmian", "Cpmn": "Cypro-Minoan", "Diak": "Dives Akuru",
        "Kawi": "Kawi", "Kits": "Khitan Small Script", "Maka": "Makasar", "Nagm": "Nag Mundari",
        "Nand": "Nandinagari", "Ougr": "Old Uyghur", "Tnsa": "Tangsa", "Toto": "Toto",
        "Vith": "Vithkuqi",
    ]

    /// The scripts of fonts-noto-core 20201225: those of which it has at least four letters in five.
    ///
    /// The names are Unicode's own (PropertyValueAliases.txt, property `sc`).
    private static let core: [String: String] = {
        var names: [String: String] = [:]
        for entry in coreNames.split(separator: ",") {
            let words = entry.split(whereSeparator: \.isWhitespace)
            guard let code = words.first else { continue }
            names[String(code)] = words.dropFirst().joined(separator: " ")
        }
        return names
    }()

    private static let coreNames = """
        Adlm Adlam, Aghb Caucasian Albanian, Ahom Ahom, Arab Arabic, Armi Imperial Aramaic,
        Armn Armenian, Avst Avestan, Bali Balinese, Bamu Bamum, Bass Bassa Vah, Batk Batak,
        Beng Bengali, Bhks Bhaiksuki, Brah Brahmi, Bugi Buginese, Buhd Buhid, Cakm Chakma,
        Cans Canadian Aboriginal, Cari Carian, Cham Cham, Cher Cherokee, Copt Coptic,
        Cprt Cypriot, Cyrl Cyrillic, Deva Devanagari, Dogr Dogra, Dsrt Deseret, Dupl Duployan,
        Egyp Egyptian Hieroglyphs, Elba Elbasan, Elym Elymaic, Ethi Ethiopic, Geor Georgian,
        Glag Glagolitic, Gong Gunjala Gondi, Gonm Masaram Gondi, Goth Gothic, Gran Grantha,
        Grek Greek, Gujr Gujarati, Guru Gurmukhi, Hano Hanunoo, Hatr Hatran, Hebr Hebrew,
        Hluw Anatolian Hieroglyphs, Hmng Pahawh Hmong, Hmnp Nyiakeng Puachue Hmong,
        Hung Old Hungarian, Ital Old Italic, Java Javanese, Kali Kayah Li, Khar Kharoshthi,
        Khmr Khmer, Khoj Khojki, Knda Kannada, Kthi Kaithi, Lana Tai Tham, Laoo Lao, Latn Latin,
        Lepc Lepcha, Limb Limbu, Lina Linear A, Linb Linear B, Lisu Lisu, Lyci Lycian,
        Lydi Lydian, Mahj Mahajani, Mand Mandaic, Mani Manichaean, Marc Marchen,
        Medf Medefaidrin, Mend Mende Kikakui, Merc Meroitic Cursive, Mero Meroitic Hieroglyphs,
        Mlym Malayalam, Modi Modi, Mong Mongolian, Mroo Mro, Mtei Meetei Mayek, Mult Multani,
        Mymr Myanmar, Narb Old North Arabian, Nbat Nabataean, Newa Newa, Nkoo Nko, Nshu Nushu,
        Ogam Ogham, Olck Ol Chiki, Orkh Old Turkic, Orya Oriya, Osge Osage, Osma Osmanya,
        Palm Palmyrene, Pauc Pau Cin Hau, Perm Old Permic, Phag Phags Pa,
        Phli Inscriptional Pahlavi, Phlp Psalter Pahlavi, Phnx Phoenician, Plrd Miao,
        Prti Inscriptional Parthian, Rjng Rejang, Rohg Hanifi Rohingya, Runr Runic,
        Samr Samaritan, Sarb Old South Arabian, Saur Saurashtra, Sgnw SignWriting, Shaw Shavian,
        Shrd Sharada, Sidd Siddham, Sind Khudawadi, Sinh Sinhala, Sogd Sogdian,
        Sogo Old Sogdian, Sora Sora Sompeng, Soyo Soyombo, Sund Sundanese, Sylo Syloti Nagri,
        Syrc Syriac, Tagb Tagbanwa, Takr Takri, Tale Tai Le, Talu New Tai Lue, Taml Tamil,
        Tang Tangut, Tavt Tai Viet, Telu Telugu, Tfng Tifinagh, Tglg Tagalog, Thaa Thaana,
        Thai Thai, Tibt Tibetan, Tirh Tirhuta, Ugar Ugaritic, Vaii Vai, Wara Warang Citi,
        Wcho Wancho, Xpeo Old Persian, Xsux Cuneiform, Yezi Yezidi, Yiii Yi,
        Zanb Zanabazar Square
        """
}
