import SourceTree

/// A language that RenderCV 2.8 has, with its words for dates where the program has no file of it.
struct RenderCVLanguage: Sendable {
    /// What RenderCV calls it.
    let name: String
    /// Its BCP 47 tag.
    let tag: String

    private var present = ""
    private var shortMonths = ""
    private var months = ""
    /// A month, months, a year, years.
    private var lengths = ""

    /// What RenderCV calls the language of a tag; nil if it has none of it.
    static func name(of tag: String) -> String? {
        let primary = tag.prefix { $0 != "-" }.lowercased()
        return all.first { $0.tag == (primary == "no" ? "nb" : primary) }?.name
    }

    /// The language of a name in a file; nil if RenderCV has none of it.
    init?(named name: String) {
        let name = name.lowercased()
        let known = Self.all.first { language in
            language.name == name || language.otherNames.contains(name)
        }
        guard let known else { return nil }
        self = known
    }

    /// Other names that versions had for it.
    private var otherNames: [String] {
        switch name {
        case "mandarin_chinese": ["mandarin_chineese"]
        case "indonesian": ["indonesia"]
        case "norwegian_bokmål": ["norwegian_bokmal", "norwegian"]
        default: []
        }
    }

    /// The words, as changes to those of a language; none where the program has its own.
    func words(at span: SourceSpan) -> [Node.Member] {
        guard !present.isEmpty else { return [] }
        func texts(_ list: String, by separator: Character) -> [Node] {
            list.split(separator: separator).map {
                Node(.string(String($0.drop { $0 == " " })), at: span)
            }
        }
        let lengths = zip(["month", "months", "year", "years"], texts(lengths, by: "/")).map {
            Node.Member($0, .string("{0} " + ($1.string ?? "")), at: span)
        }
        return [
            Node.Member("present", .string(present), at: span),
            Node.Member("months", .array(texts(months, by: ",")), at: span),
            Node.Member("short-months", .array(texts(shortMonths, by: ",")), at: span),
            Node.Member("durations", .object(lengths), at: span),
        ]
    }

    private init(
        _ name: String, _ tag: String, present: String = "", short: String = "", long: String = "",
        lengths: String = ""
    ) {
        (self.name, self.tag, self.present) = (name, tag, present)
        (shortMonths, months, self.lengths) = (short, long, lengths)
    }

    private static let all = [
        RenderCVLanguage("english", "en"), RenderCVLanguage("french", "fr"),
        RenderCVLanguage("german", "de"), RenderCVLanguage("spanish", "es"),
        RenderCVLanguage(
            "arabic", "ar", present: "الحاضر",
            short: "ينا, فبر, مار, أبر, ماي, يون, يول, أغس, سبت, أكت, نوف, ديس",
            long: "يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, "
                + "أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر",
            lengths: "شهر/أشهر/سنة/سنوات"),
        RenderCVLanguage(
            "danish", "da", present: "nuværende",
            short: "Jan, Feb, Mar, Apr, Maj, Jun, Jul, Aug, Sep, Okt, Nov, Dec",
            long: "Januar, Februar, Marts, April, Maj, Juni, Juli, August, "
                + "September, Oktober, November, December",
            lengths: "måned/måneder/år/år"),
        RenderCVLanguage(
            "dutch", "nl", present: "heden",
            short: "Jan, Feb, Mrt, Apr, Mei, Jun, Jul, Aug, Sep, Okt, Nov, Dec",
            long: "Januari, Februari, Maart, April, Mei, Juni, Juli, Augustus, "
                + "September, Oktober, November, December",
            lengths: "maand/maanden/jaar/jaren"),
        RenderCVLanguage(
            "hebrew", "he", present: "הווה",
            short: "ינו', פבר', מרץ, אפר', מאי, יוני, יולי, אוג', ספט', אוק', נוב', דצמ'",
            long: "ינואר, פברואר, מרץ, אפריל, מאי, יוני, יולי, "
                + "אוגוסט, ספטמבר, אוקטובר, נובמבר, דצמבר",
            lengths: "חודש/חודשים/שנה/שנים"),
        RenderCVLanguage(
            "hindi", "hi", present: "वर्तमान",
            short: "जन, फर, मार, अप्र, मई, जून, जुल, अग, सित, अक्ट, नव, दिस",
            long: "जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, "
                + "अगस्त, सितंबर, अक्टूबर, नवंबर, दिसंबर",
            lengths: "महीना/महीने/वर्ष/वर्ष"),
        RenderCVLanguage(
            "hungarian", "hu", present: "jelenleg",
            short: "Jan, Febr, Márc, Ápr, Máj, Jún, Júl, Aug, Szept, Okt, Nov, Dec",
            long: "Január, Február, Március, Április, Május, Június, Július, "
                + "Augusztus, Szeptember, Október, November, December",
            lengths: "hónap/hónap/év/év"),
        RenderCVLanguage(
            "indonesian", "id", present: "sekarang",
            short: "Jan, Feb, Mar, Apr, Mei, Jun, Jul, Agu, Sep, Okt, Nov, Des",
            long: "Januari, Februari, Maret, April, Mei, Juni, Juli, "
                + "Agustus, September, Oktober, November, Desember",
            lengths: "bulan/bulan/tahun/tahun"),
        RenderCVLanguage(
            "italian", "it", present: "presente",
            short: "Gen, Feb, Mar, Apr, Mag, Giu, Lug, Ago, Set, Ott, Nov, Dic",
            long: "Gennaio, Febbraio, Marzo, Aprile, Maggio, Giugno, Luglio, "
                + "Agosto, Settembre, Ottobre, Novembre, Dicembre",
            lengths: "mese/mesi/anno/anni"),
        RenderCVLanguage(
            "japanese", "ja", present: "現在",
            short: "1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月",
            long: "1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月",
            lengths: "月/ヶ月/年/年"),
        RenderCVLanguage(
            "korean", "ko", present: "현재",
            short: "1월, 2월, 3월, 4월, 5월, 6월, 7월, 8월, 9월, 10월, 11월, 12월",
            long: "1월, 2월, 3월, 4월, 5월, 6월, 7월, 8월, 9월, 10월, 11월, 12월",
            lengths: "월/개월/년/년"),
        RenderCVLanguage(
            "mandarin_chinese", "zh", present: "至今",
            short: "1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月",
            long: "一月, 二月, 三月, 四月, 五月, 六月, 七月, 八月, 九月, 十月, 十一月, 十二月",
            lengths: "个月/个月/年/年"),
        RenderCVLanguage(
            "norwegian_bokmål", "nb", present: "nåværende",
            short: "Jan, Feb, Mar, Apr, Mai, Jun, Jul, Aug, Sep, Okt, Nov, Des",
            long: "Januar, Februar, Mars, April, Mai, Juni, Juli, August, "
                + "September, Oktober, November, Desember",
            lengths: "måned/måneder/år/år"),
        RenderCVLanguage(
            "norwegian_nynorsk", "nn", present: "nåverande",
            short: "Jan, Feb, Mar, Apr, Mai, Jun, Jul, Aug, Sep, Okt, Nov, Des",
            long: "Januar, Februar, Mars, April, Mai, Juni, Juli, August, "
                + "September, Oktober, November, Desember",
            lengths: "månad/månader/år/år"),
        RenderCVLanguage(
            "persian", "fa", present: "حال",
            short: "ژان, فور, مار, آور, مه, ژون, ژول, اوت, سپت, اکت, نوا, دسا",
            long: "ژانویه, فوریه, مارس, آوریل, مه, ژوئن, ژوئیه, "
                + "اوت, سپتامبر, اکتبر, نوامبر, دسامبر",
            lengths: "ماه/ماه/سال/سال"),
        RenderCVLanguage(
            "portuguese", "pt", present: "presente",
            short: "Jan, Fev, Mar, Abr, Mai, Jun, Jul, Ago, Set, Out, Nov, Dez",
            long: "Janeiro, Fevereiro, Março, Abril, Maio, Junho, Julho, "
                + "Agosto, Setembro, Outubro, Novembro, Dezembro",
            lengths: "mês/meses/ano/anos"),
        RenderCVLanguage(
            "russian", "ru", present: "настоящее время",
            short: "Янв, Фев, Мар, Апр, Май, Июн, Июл, Авг, Сен, Окт, Ноя, Дек",
            long: "Январь, Февраль, Март, Апрель, Май, Июнь, Июль, "
                + "Август, Сентябрь, Октябрь, Ноябрь, Декабрь",
            lengths: "месяц/месяцы/год/лет"),
        RenderCVLanguage(
            "turkish", "tr", present: "halen",
            short: "Oca, Şub, Mar, Nis, May, Haz, Tem, Ağu, Eyl, Eki, Kas, Ara",
            long: "Ocak, Şubat, Mart, Nisan, Mayıs, Haziran, Temmuz, "
                + "Ağustos, Eylül, Ekim, Kasım, Aralık",
            lengths: "ay/ay/yıl/yıl"),
        RenderCVLanguage(
            "vietnamese", "vi", present: "hiện tại",
            short: "Th01, Th02, Th03, Th04, Th05, Th06, Th07, Th08, Th09, Th10, Th11, Th12",
            long: "Tháng Một, Tháng Hai, Tháng Ba, Tháng Tư, Tháng Năm, Tháng Sáu, Tháng Bảy, "
                + "Tháng Tám, Tháng Chín, Tháng Mười, Tháng Mười Một, Tháng Mười Hai",
            lengths: "tháng/tháng/năm/năm"),
    ]
}
