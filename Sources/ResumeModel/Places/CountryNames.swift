/// The countries' names in one language, in the order of `Country.codes`.
///
/// One text for all: it costs nothing until a name is looked up, and then a walk over 3 KB.
struct CountryNames: Sendable {
    private let text: StaticString

    /// Takes names that are parted by bars and line feeds; a slash parts several for one country.
    init(_ text: StaticString) { self.text = text }

    /// The names in a language; nil where there are none.
    init?(language tag: String) {
        switch tag.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
        case "en": self = .english
        case "es": self = .spanish
        case "de": self = .german
        case "fr": self = .french
        default: return nil
        }
    }

    /// Whether these are the English names, which stand in where there are no others.
    var isEnglish: Bool { text.utf8Start == Self.english.text.utf8Start }

    /// All tables of names.
    static let all = [english, spanish, german, french, own]

    /// The name at a place; empty if there is none.
    subscript(index: Int) -> String {
        text.withUTF8Buffer { bytes in
            var start = 0
            for _ in 0..<index {
                guard let end = Self.end(of: start, in: bytes) else { return "" }
                start = end + 1
            }
            let end = Self.end(of: start, in: bytes) ?? bytes.count
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    /// The place of a name, however its letters are capitalised; nil if it is none.
    func index(of name: CountryKey) -> Int? {
        text.withUTF8Buffer { bytes in
            var index = 0
            var start = 0
            while true {
                let end = Self.end(of: start, in: bytes) ?? bytes.count
                let names = bytes[start..<end].split(separator: UInt8(ascii: "/"))
                if names.contains(where: { name.matches($0) }) { return index }
                guard end < bytes.count else { return nil }
                start = end + 1
                index += 1
            }
        }
    }

    private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes[start...].firstIndex { $0 == UInt8(ascii: "|") || $0 == 0x0A }
    }
}

extension CountryNames {
    /// What countries call themselves, where English, Spanish, German and French have other words; a
    /// slash parts the names of several languages (Unicode CLDR 47, in the official languages).
    static let own = CountryNames(
        """
        |الإمارات العربية المتحدة|افغانستان|||Shqipëri|Հայաստան||||||||Åland|Azərbaycan/Азәрбајҹан
        Босна и Херцеговина/Bosna i Hercegovina||বাংলাদেশ|België||България|البحرين|Uburundi||||بروني
        |Caribisch Nederland|||འབྲུག|||Беларусь|||||Ködörösêse tî Bêafrîka||Schwiiz/Svizzera|||||中国|
        |||Kòrsou||Κύπρος/Kıbrıs|Česko||جيبوتي|Danmark|||الجزائر||Eesti|مصر|الصحراء الغربية
        ኤርትራ/إريتريا||ኢትዮጵያ|Suomi||||Føroyar|||||საქართველო|||||Kalaallit Nunaat||||Guiné Equatorial
        Ελλάδα||||Guiné-Bissau||中國香港特別行政區/Hong Kong SAR China|||Hrvatska||Magyarország||Éire
        ישראל/إسرائيل|Ellan Vannin|भारत||العراق|ایران|Ísland||||الأردن|日本||Кыргызстан/Киргизия
        កម្ពុជា||جزر القمر||북한|대한민국|الكويت||Казахстан/Қазақстан|ລາວ|لبنان||Liächteschtäi
        ශ්‍රී ලංකාව/இலங்கை|||Lietuva|Lëtzebuerg|Latvija|ليبيا|المغرب/Meṛṛuk||Republica Moldova
        Crna Gora||Madagasikara||Северна Македонија||မြန်မာ|Монгол|中國澳門特別行政區/Macau, RAE da China||
        موريتانيا||||ދިވެހި ރާއްޖެ||||Moçambique|||||Nàìjíríà||Nederland|Norge/Noreg|नेपाल||
        Aotearoa|عُمان||||Papua Niugini|Pilipinas|پاکستان|Polska||||الأراضي الفلسطينية|||Paraguai
        قطر||România|Srbija/Србија|Россия|U Rwanda|المملكة العربية السعودية|||السودان|Sverige
        新加坡/Singapura/சிங்கப்பூர்||Slovenija|Svalbard og Jan Mayen|Slovensko|||Senegaal
        Soomaaliya/الصومال|||São Tomé e Príncipe||Sint-Maarten|سوريا|||تشاد|||ไทย|Тоҷикистон||
        Türkmenistan|تونس|||||台灣||Україна/Украина|||||Oʻzbekiston/Ўзбекистон|Città del Vaticano||||
        Việt Nam||||اليمن||||
        """)
}
