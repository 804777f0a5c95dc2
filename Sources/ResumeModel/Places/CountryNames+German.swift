extension CountryNames {
    /// The countries in German (Unicode CLDR 47, de; the short forms of HK, MM, MO and PS).
    static let german = CountryNames(
        """
        Andorra|Vereinigte Arabische Emirate|Afghanistan|Antigua und Barbuda|Anguilla|Albanien
        Armenien|Angola|Antarktis|Argentinien|Amerikanisch-Samoa|Österreich|Australien|Aruba
        Ålandinseln|Aserbaidschan|Bosnien und Herzegowina|Barbados|Bangladesch|Belgien|Burkina Faso
        Bulgarien|Bahrain|Burundi|Benin|St. Barthélemy|Bermuda|Brunei Darussalam|Bolivien
        Karibische Niederlande|Brasilien|Bahamas|Bhutan|Bouvetinsel|Botsuana|Belarus|Belize|Kanada
        Kokosinseln|Kongo-Kinshasa|Zentralafrikanische Republik|Kongo-Brazzaville|Schweiz
        Côte d’Ivoire|Cookinseln|Chile|Kamerun|China|Kolumbien|Costa Rica|Kuba|Cabo Verde|Curaçao
        Weihnachtsinsel|Zypern|Tschechien|Deutschland|Dschibuti|Dänemark|Dominica
        Dominikanische Republik|Algerien|Ecuador|Estland|Ägypten|Westsahara|Eritrea|Spanien
        Äthiopien|Finnland|Fidschi|Falklandinseln|Mikronesien|Färöer|Frankreich|Gabun
        Vereinigtes Königreich|Grenada|Georgien|Französisch-Guayana|Guernsey|Ghana|Gibraltar
        Grönland|Gambia|Guinea|Guadeloupe|Äquatorialguinea|Griechenland
        Südgeorgien und die Südlichen Sandwichinseln|Guatemala|Guam|Guinea-Bissau|Guyana|Hongkong
        Heard und McDonaldinseln|Honduras|Kroatien|Haiti|Ungarn|Indonesien|Irland|Israel|Isle of Man
        Indien|Britisches Territorium im Indischen Ozean|Irak|Iran|Island|Italien|Jersey|Jamaika
        Jordanien|Japan|Kenia|Kirgisistan|Kambodscha|Kiribati|Komoren|St. Kitts und Nevis|Nordkorea
        Südkorea|Kuwait|Kaimaninseln|Kasachstan|Laos|Libanon|St. Lucia|Liechtenstein|Sri Lanka
        Liberia|Lesotho|Litauen|Luxemburg|Lettland|Libyen|Marokko|Monaco|Republik Moldau|Montenegro
        St. Martin|Madagaskar|Marshallinseln|Nordmazedonien|Mali|Myanmar|Mongolei|Macau
        Nördliche Marianen|Martinique|Mauretanien|Montserrat|Malta|Mauritius|Malediven|Malawi|Mexiko
        Malaysia|Mosambik|Namibia|Neukaledonien|Niger|Norfolkinsel|Nigeria|Nicaragua|Niederlande
        Norwegen|Nepal|Nauru|Niue|Neuseeland|Oman|Panama|Peru|Französisch-Polynesien|Papua-Neuguinea
        Philippinen|Pakistan|Polen|St. Pierre und Miquelon|Pitcairninseln|Puerto Rico|Palästina
        Portugal|Palau|Paraguay|Katar|Réunion|Rumänien|Serbien|Russland|Ruanda|Saudi-Arabien
        Salomonen|Seychellen|Sudan|Schweden|Singapur|St. Helena|Slowenien|Spitzbergen und Jan Mayen
        Slowakei|Sierra Leone|San Marino|Senegal|Somalia|Suriname|Südsudan|São Tomé und Príncipe
        El Salvador|Sint Maarten|Syrien|Eswatini|Turks- und Caicosinseln|Tschad
        Französische Süd- und Antarktisgebiete|Togo|Thailand|Tadschikistan|Tokelau|Timor-Leste
        Turkmenistan|Tunesien|Tonga|Türkei|Trinidad und Tobago|Tuvalu|Taiwan|Tansania|Ukraine|Uganda
        Amerikanische Überseeinseln|Vereinigte Staaten|Uruguay|Usbekistan|Vatikanstadt
        St. Vincent und die Grenadinen|Venezuela|Britische Jungferninseln
        Amerikanische Jungferninseln|Vietnam|Vanuatu|Wallis und Futuna|Samoa|Jemen|Mayotte|Südafrika
        Sambia|Simbabwe
        """)
}
