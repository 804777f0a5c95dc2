/// Which words are tags of languages, and which are slips for one.
extension LanguageTag {
    /// The tag of a key, if it says a language that is known, with a script and a region at most; nil
    /// for any other word.
    ///
    /// Asked of each key of a resume, it looks at four letters at most of those that are no tags.
    package static func known(_ word: String) -> String? {
        guard let main = code(word), isListed(main, in: distinct) || isListed(main, in: others)
        else { return nil }
        guard word.utf8.count > 3 else {
            return word.utf8.last == 0x2D || word.utf8.last == 0x5F ? nil : word.lowercased()
        }
        guard word.utf8.count <= 11, let tag = normalized(word),
            !word.contains(where: { $0 == "." || $0 == "@" })
        else { return nil }
        let parts = tag.utf8.split(separator: 0x2D).dropFirst()
        return parts.allSatisfy {
            $0.count == 2 || $0.count == 4 || $0.count == 3 && $0.allSatisfy { $0 < 0x3A }
        }
            ? tag : nil
    }

    /// Whether a tag is hardly a word or an abbreviation of anything else, as `it`, `id` and `uk` are.
    package static func isDistinct(_ tag: String) -> Bool {
        tag.contains("-") || code(tag).map { isListed($0, in: distinct) } == true
    }

    /// The tag that is meant by a word that is none, such as `sp`, `spa` and `spanish`; nil if none is
    /// known to be.
    package static func meant(by word: String) -> String? {
        guard (2...10).contains(word.utf8.count) else { return nil }
        let word = word.lowercased()
        for line in slips.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.dropFirst().contains(where: { $0 == word }) { return String(words[0]) }
        }
        return nil
    }

    // MARK: Letters

    /// The two or three letters of a tag's language, in lower case and put together; nil if there are
    /// not as many.
    private static func code(_ word: String) -> UInt32? {
        var (code, length): (UInt32, Int) = (0, 0)
        for byte in word.utf8 {
            if byte == 0x2D || byte == 0x5F { break }
            let letter = byte | 0x20
            guard length < 3, (0x61...0x7A).contains(letter) else { return nil }
            code = code << 8 | UInt32(letter)
            length += 1
        }
        return length > 1 ? code : nil
    }

    private static func isListed(_ code: UInt32, in list: StaticString) -> Bool {
        list.withUTF8Buffer { letters in
            var word: UInt32 = 0
            for letter in letters {
                guard letter == 0x20 else {
                    word = word << 8 | UInt32(letter)
                    continue
                }
                if word == code { return true }
                word = 0
            }
            return false
        }
    }

    // MARK: Lists

    /// Codes of ISO 639-1 that hardly mean anything else as the key of a map.
    ///
    /// Each ends with a blank.
    private static let distinct: StaticString =
        "ar bg da de el en es et fi fr hu ja ko lv nb nl nn pl pt ro ru sk sl sv th tr vi zh "

    /// The other codes of ISO 639-1, and some of ISO 639-2 and 639-3 that people write in.
    ///
    /// `cv` (Chuvash) is another word for a resume. Each ends with a blank.
    private static let others: StaticString =
        """
        aa ab ae af ak am an as av ay az ba be bi bm bn bo br bs ca ce ch co cr cs cu cy dv dz ee eo eu \
        fa ff fj fo fy ga gd gl gn gu gv ha he hi ho hr ht hy hz ia id ie ig ii ik io is it iu jv ka kg \
        ki kj kk kl km kn kr ks ku kv kw ky la lb lg li ln lo lt lu mg mh mi mk ml mn mr ms mt my na nd \
        ne ng no nr nv ny oc oj om or os pa pi ps qu rm rn rw sa sc sd se sg si sm sn so sq sr ss st su \
        sw ta te tg ti tk tl tn to ts tt tw ty ug uk ur uz ve vo wa wo xh yi yo za zu \
        ast ceb chr ckb dsb fil frp fur gsw haw hsb kab lij mai nds pap pcm sah scn smn szl vec yue \

        """

    /// Tags, each with words that are written for it: codes of ISO 639-2 that CLDR replaces (`spa`),
    /// codes of a country (`jp`), old codes (`iw`) and names.
    private static let slips = """
        ar ara arabic
        bg bul bulgarian
        ca cat catalan català
        cs cz ces cze czech
        da dk dan danish dansk
        de ger deu german deutsch
        el gr ell gre greek
        en eng us gb english
        es sp esp spa mx spanish español espanol castellano
        et est estonian eesti
        eu eus baq basque
        fa per fas persian
        fi fin finnish suomi
        fr fra fre french français francais
        gl glg galician galego
        he iw heb hebrew
        hi hin hindi
        hr hrv croatian
        hu hun hungarian magyar
        id in ind indonesian
        is isl ice icelandic
        it ita italian italiano
        ja jp jpn japanese
        ko kor korean
        lt lit lithuanian
        lv lav latvian
        nb nob
        nl nld dut dutch nederlands
        nn nno
        no nor norwegian norsk
        pl pol polish polski
        pt por portuguese português portugues
        ro ron rum romanian
        ru rus russian
        sk slk slo slovak
        sl slv slovenian
        sr srp serbian
        sv swe swedish svenska
        th tha thai
        tr tur turkish türkçe
        uk ua ukr ukrainian
        vi vn vie vietnamese
        zh cn zho chi cmn chinese
        """
}
