extension CountryNames {
    /// What countries call themselves, where English has another word (Unicode CLDR 47, in the official
    /// languages); a slash parts the names of several languages.
    static let own = CountryNames(
        """
        AE الإمارات العربية المتحدة|AF افغانستان|AL Shqipëri|AM Հայաստան|AT Österreich|AX Åland
        AZ Azərbaycan/Азәрбајҹан|BA Босна и Херцеговина/Bosna i Hercegovina|BD বাংলাদেশ
        BE België/Belgique/Belgien|BG България|BH البحرين|BI Uburundi|BJ Bénin|BL Saint-Barthélemy
        BN بروني|BQ Caribisch Nederland|BR Brasil|BT འབྲུག|BY Беларусь|CD Congo-Kinshasa
        CF Ködörösêse tî Bêafrîka/République centrafricaine|CG Congo-Brazzaville
        CH Schweiz/Schwiiz/Suisse/Svizzera|CM Cameroun|CN 中国|CV Cabo Verde|CW Kòrsou
        CY Κύπρος/Kıbrıs|CZ Česko|DE Deutschland|DJ جيبوتي|DK Danmark|DO República Dominicana
        DZ الجزائر/Algérie|EE Eesti|EG مصر|EH الصحراء الغربية|ER ኤርትራ/إريتريا|ES España|ET ኢትዮጵያ
        FI Suomi|FO Føroyar|GE საქართველო|GF Guyane française|GL Kalaallit Nunaat|GN Guinée
        GQ Guinea Ecuatorial/Guinée équatoriale/Guiné Equatorial|GR Ελλάδα|GW Guiné-Bissau
        HK 中國香港特別行政區/Hong Kong SAR China|HR Hrvatska|HT Haïti|HU Magyarország|IE Éire
        IL ישראל/إسرائيل|IM Ellan Vannin|IN भारत|IQ العراق|IR ایران|IS Ísland|IT Italia|JO الأردن
        JP 日本|KG Кыргызстан/Киргизия|KH កម្ពុជា|KM جزر القمر/Comores|KP 북한|KR 대한민국|KW الكويت
        KZ Казахстан/Қазақстан|LA ລາວ|LB لبنان|LI Liächteschtäi|LK ශ්‍රී ලංකාව/இலங்கை|LT Lietuva
        LU Lëtzebuerg/Luxemburg|LV Latvija|LY ليبيا|MA المغرب/Maroc/Meṛṛuk|MD Republica Moldova
        ME Crna Gora|MF Saint-Martin|MG Madagasikara|MK Северна Македонија|MM မြန်မာ|MN Монгол
        MO 中國澳門特別行政區/Macau, RAE da China|MR موريتانيا|MU Maurice|MV ދިވެހި ރާއްޖެ|MX México
        MZ Moçambique|NC Nouvelle-Calédonie|NG Nàìjíríà|NL Nederland|NO Norge/Noreg|NP नेपाल
        NZ Aotearoa|OM عُمان|PA Panamá|PE Perú|PF Polynésie française|PG Papua Niugini
        PH Pilipinas|PK پاکستان|PL Polska|PM Saint-Pierre-et-Miquelon|PS الأراضي الفلسطينية
        PY Paraguai|QA قطر|RE La Réunion|RO România|RS Srbija/Србија|RU Россия|RW U Rwanda
        SA المملكة العربية السعودية|SD السودان|SE Sverige|SG 新加坡/Singapura/சிங்கப்பூர்
        SI Slovenija|SJ Svalbard og Jan Mayen|SK Slovensko|SN Senegaal/Sénégal
        SO Soomaaliya/الصومال|ST São Tomé e Príncipe|SX Sint-Maarten|SY سوريا|TD تشاد/Tchad|TH ไทย
        TJ Тоҷикистон|TM Türkmenistan|TN تونس/Tunisie|TW 台灣|UA Україна/Украина
        UZ Oʻzbekiston/Ўзбекистон|VA Città del Vaticano|VN Việt Nam|WF Wallis-et-Futuna|YE اليمن
        """)
}
