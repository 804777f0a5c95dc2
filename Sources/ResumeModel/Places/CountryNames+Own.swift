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
