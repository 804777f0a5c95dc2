import FoundationEssentials
import Testing

@testable import ResumeLayout

/// Liang's algorithm over the files that are built in.
struct HyphenationPatternsTests {
    private func shown(_ word: String, _ tag: String) throws -> String {
        let hyphenator = try #require(HyphenationCatalog.ofPackage.hyphenator(of: tag))
        let places = hyphenator.places(in: word.unicodeScalars.map(\.value))
        var shown = ""
        for (index, scalar) in word.unicodeScalars.enumerated() {
            if places.contains(index) { shown += "-" }
            shown.unicodeScalars.append(scalar)
        }
        return shown
    }

    /// Words as dictionaries divide them, where two letters stay before a hyphen and three after it.
    @Test(arguments: [
        (
            "en",
            "hy-phen-ation com-puter al-go-rithm re-spon-si-ble de-vel-op-ment "
                + "en-gi-neer-ing man-age-ment project record as-so-ciate uni-ver-sity "
                + "ty-pog-ra-phy"
        ),
        (
            "en-001",
            "hy-phen-a-tion uni-ver-sity de-vel-op-ment man-age-ment en-gin-eer-ing "
                + "re-spons-ible ma-nu-script how-ever pho-to-graphy labor-at-ory"
        ),
        (
            "de",
            "sil-ben-tren-nung ent-wick-lung ver-ant-wort-lich ge-schwin-dig-keit "
                + "pro-jekt-lei-tung soft-ware-ent-wick-lung wis-sen-schaft-lich "
                + "zu-sam-men-ar-beit uni-ver-si-tät stra-ßen-bahn"
        ),
        (
            "es",
            "cons-ti-tu-ción de-sa-rro-llo res-pon-sa-ble in-ge-nie-ría "
                + "uni-ver-si-dad ad-mi-nis-tra-ción pro-gra-ma-ción trans-porte "
                + "ex-tra-or-di-na-rio co-la-bo-ra-ción"
        ),
        (
            "fr",
            "dé-ve-lop-pe-ment res-pon-sable in-gé-nieur uni-ver-sité "
                + "ad-mi-nis-tra-tion au-jourd’hui in-for-ma-tique l’en-tre-prise "
                + "consti-tu-tion ges-tion-naire"
        ),
        (
            "it",
            "svi-luppo re-spon-sa-bile in-ge-gne-ria uni-ver-sità "
                + "am-mi-ni-stra-zione dell’am-mi-ni-stra-zione pro-gram-ma-zione "
                + "co-sti-tu-zione acqua ge-stione"
        ),
        (
            "pt",
            "de-sen-vol-vi-mento res-pon-sá-vel en-ge-nha-ria uni-ver-si-dade "
                + "ad-mi-nis-tra-ção pro-gra-ma-ção cons-ti-tu-i-ção tra-ba-lho soft-ware "
                + "co-nhe-ci-mento"
        ),
        (
            "ca",
            "desen-vo-lu-pa-ment res-pon-sa-ble en-gi-nye-ria uni-ver-si-tat "
                + "ad-mi-nis-tra-ció pro-gra-ma-ció cons-ti-tu-ció coŀ-la-bo-ra-ció "
                + "tre-ba-lla-dor in-for-mà-tica"
        ),
        (
            "gl",
            "desen-vol-ve-mento res-pon-sa-ble en-xe-ña-ría uni-ver-si-dade "
                + "ad-mi-nis-tra-ción pro-gra-ma-ción cons-ti-tu-ción tra-ba-lla-dor "
                + "in-for-má-tica co-ñe-ce-mento"
        ),
        (
            "nl",
            "ont-wik-ke-ling ver-ant-woor-de-lijk in-ge-ni-eur uni-ver-si-teit "
                + "sa-men-wer-king pro-gram-me-ring let-ter-greep leer-ling af-de-ling "
                + "on-der-zoek"
        ),
        (
            "da",
            "ud-vik-ling an-svar-lig in-ge-niør uni-ver-si-tet sam-ar-bejde "
                + "pro-gram-me-ring ord-de-ling virk-som-hed forsk-ning "
                + "ad-mi-ni-stra-tion"
        ),
        (
            "sv",
            "ut-veck-ling an-sva-rig in-gen-jör uni-ver-si-tet sam-ar-bete "
                + "pro-gram-me-ring av-stav-ning kun-skap forsk-ning ad-mi-nist-ra-tion"
        ),
        (
            "nb",
            "ut-vik-ling an-svar-lig in-ge-niør uni-ver-si-tet sam-ar-beid "
                + "pro-gram-me-ring ord-de-ling virk-som-het forsk-ning "
                + "ad-mi-ni-stra-sjon"
        ),
        (
            "fi",
            "ta-vu-tus ke-hit-tä-mi-nen vas-tuul-li-nen in-si-nööri yli-o-pisto "
                + "yh-teis-työ oh-jel-mointi tut-ki-mus hal-linto opis-ke-lija"
        ),
        (
            "is",
            "þró-un-ar-starf ábyrgur verk-fræð-ingur há-skóli sam-starf for-ritun "
                + "ís-lenska rann-sóknir stjórnun fyr-ir-tæki"
        ),
        (
            "pl",
            "pro-gra-mo-wa-nie od-po-wie-dzialny in-ży-nier uni-wer-sy-tet "
                + "współ-praca roz-wo-jowy kon-sty-tu-cja in-for-ma-tyka za-rzą-dza-nie "
                + "ba-da-nia"
        ),
        (
            "sk",
            "prog-ra-mo-va-nie zod-po-vedný in-ži-nier uni-ver-zita spo-lu-práca "
                + "vý-vo-jový ústava in-for-ma-tika ria-de-nie vý-skumný"
        ),
        (
            "el",
            "ανά-πτυξη υπεύ-θυ-νος μη-χα-νι-κός πα-νε-πι-στή-μιο συ-νερ-γα-σία "
                + "προ-γραμ-μα-τι-σμός σύ-νταγμα πλη-ρο-φο-ρική δια-χεί-ριση έρευνα"
        ),
        (
            "tr",
            "ge-liş-tirme so-rumlu mü-hen-dis üni-ver-site iş-bir-liği "
                + "prog-ram-lama ana-yasa bil-gi-sa-yar yö-ne-tim araş-tırma"
        ),
        (
            "ru",
            "раз-ра-ботка от-вет-ствен-ный ин-же-нер уни-вер-си-тет "
                + "со-труд-ни-че-ство про-грам-ми-ро-ва-ние кон-сти-ту-ция ин-фор-ма-тика "
                + "управ-ле-ние ис-сле-до-ва-ние"
        ),
        (
            "uk",
            "роз-робка від-по-від-аль-ний ін-же-нер уні-вер-си-тет спів-праця "
                + "про-гра-му-ва-ння кон-сти-ту-ція ін-фор-ма-тика управ-лі-ння "
                + "комп’ютер-ний"
        ),
    ])
    func dividesWords(_ tag: String, _ words: String) throws {
        for word in words.split(separator: " ") {
            #expect(try shown(word.filter { $0 != "-" }, tag) == word)
        }
    }

    /// Regions and kin have the patterns of another language.
    @Test(arguments: [
        ("en", "ty-pog-ra-phy"), ("en-US", "ty-pog-ra-phy"), ("en-CA", "ty-pog-ra-phy"),
        ("en-GB", "ty-po-graphy"), ("en-IE", "ty-po-graphy"), ("de-AT", "ty-po-gra-phy"),
        ("pt-BR", "ty-po-graphy"),
    ])
    func regionsFollowTheirLanguage(_ tag: String, _ word: String) throws {
        #expect(try shown("typography", tag) == word)
    }

    @Test(arguments: ["nb", "nn", "no"]) func norwegianIsOne(tag: String) throws {
        #expect(try shown("utvikling", tag) == "ut-vik-ling")
    }

    @Test(arguments: [
        "zh-Hans", "ja", "ko", "ar", "he", "hi", "vi", "cs", "hu", "ro", "id", "tlh", "",
    ])
    func otherLanguagesHaveNone(tag: String) {
        #expect(HyphenationCatalog.ofPackage.hyphenator(of: tag) == nil)
    }

    @Test func weightsCompete() {
        let patterns = HyphenationPatterns(Array("Aa1bBb2cBc3d\nA.x1yAx4y.".utf8))
        func places(_ word: String) -> [Int] {
            patterns.places(in: word.unicodeScalars.map(\.value))
        }
        #expect(places("ab") == [1])
        // `ab2c` is not a pattern of its own: a capital counts what stands before.
        #expect(places("abc") == [1])
        #expect(places("acd") == [2])
        #expect(places("xy").isEmpty)
        #expect(places("xya") == [1])
        #expect(places("axy").isEmpty)
        #expect(places("").isEmpty)
    }

    @Test func exceptionsWin() {
        let file = "minima 3 4\nexcept ab-cd abdc\nAa1b"
        let patterns = HyphenationPatterns(Array(file.utf8))
        #expect(patterns.places(in: "abcd".unicodeScalars.map(\.value)) == [2])
        #expect(patterns.places(in: "abdc".unicodeScalars.map(\.value)).isEmpty)
        #expect(patterns.places(in: "abc".unicodeScalars.map(\.value)) == [1])
        #expect((patterns.fewestBefore, patterns.fewestAfter) == (3, 4))
        #expect(!patterns.dividesCapitalized)
    }

    /// Files that are none give no patterns, and never a trap.
    @Test(arguments: [
        "", "A", "Zabc", "minima x", "minima 1 1\ncapitals\nexcept -", "\u{FF}A1", "A1A2Z9",
    ])
    func endsOnBrokenFiles(file: String) {
        let patterns = HyphenationPatterns(Array(file.utf8))
        #expect(patterns.places(in: "abcdef".unicodeScalars.map(\.value)).isEmpty)
        #expect(patterns.fewestBefore >= 2 && patterns.fewestAfter >= 3)
    }

    @Test func leavesEnoughLetters() throws {
        #expect(try shown("area", "en") == "area")
        #expect(try shown("united", "de") == "united")
        #expect(try shown("l’école", "fr") == "l’école")
        #expect(try shown("l’entreprise", "fr") == "l’en-tre-prise")
    }

    /// All files are read, and are as small as they may be.
    @Test func filesAreSmall() throws {
        let folder = HyphenationCatalog.folder
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let sizes = try names.filter { $0.hasSuffix(".pat") }.map {
            try Data(contentsOf: folder.appending(path: $0)).count
        }
        #expect(sizes.count == 25)
        #expect(sizes.reduce(0, +) < 700_000)
    }
}

extension HyphenationCatalog {
    /// The folder of the files that are built in.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Assets/Hyphenation")

    /// The patterns of the package's folder.
    static var ofPackage: HyphenationCatalog {
        HyphenationCatalog { tag in
            (try? Data(contentsOf: folder.appending(path: tag + ".pat"))).map { Array($0) }
        }
    }
}
