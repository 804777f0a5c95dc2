extension CountryNames {
    /// The countries in Spanish (Unicode CLDR 47, es; the short forms of HK, MM, MO and PS).
    static let spanish = CountryNames(
        """
        Andorra|Emiratos Árabes Unidos|Afganistán|Antigua y Barbuda|Anguila|Albania|Armenia|Angola
        Antártida|Argentina|Samoa Americana|Austria|Australia|Aruba|Islas Aland|Azerbaiyán
        Bosnia y Herzegovina|Barbados|Bangladés|Bélgica|Burkina Faso|Bulgaria|Baréin|Burundi|Benín
        San Bartolomé|Bermudas|Brunéi|Bolivia|Caribe neerlandés|Brasil|Bahamas|Bután|Isla Bouvet
        Botsuana|Bielorrusia|Belice|Canadá|Islas Cocos|República Democrática del Congo
        República Centroafricana|Congo|Suiza|Côte d’Ivoire|Islas Cook|Chile|Camerún|China|Colombia
        Costa Rica|Cuba|Cabo Verde|Curazao|Isla de Navidad|Chipre|Chequia|Alemania|Yibuti|Dinamarca
        Dominica|República Dominicana|Argelia|Ecuador|Estonia|Egipto|Sáhara Occidental|Eritrea
        España|Etiopía|Finlandia|Fiyi|Islas Malvinas|Micronesia|Islas Feroe|Francia|Gabón
        Reino Unido|Granada|Georgia|Guayana Francesa|Guernesey|Ghana|Gibraltar|Groenlandia|Gambia
        Guinea|Guadalupe|Guinea Ecuatorial|Grecia|Islas Georgia del Sur y Sandwich del Sur|Guatemala
        Guam|Guinea-Bisáu|Guyana|Hong Kong|Islas Heard y McDonald|Honduras|Croacia|Haití|Hungría
        Indonesia|Irlanda|Israel|Isla de Man|India|Territorio Británico del Océano Índico|Irak|Irán
        Islandia|Italia|Jersey|Jamaica|Jordania|Japón|Kenia|Kirguistán|Camboya|Kiribati|Comoras
        San Cristóbal y Nieves|Corea del Norte|Corea del Sur|Kuwait|Islas Caimán|Kazajistán|Laos
        Líbano|Santa Lucía|Liechtenstein|Sri Lanka|Liberia|Lesoto|Lituania|Luxemburgo|Letonia|Libia
        Marruecos|Mónaco|Moldavia|Montenegro|San Martín|Madagascar|Islas Marshall
        Macedonia del Norte|Mali|Myanmar|Mongolia|Macao|Islas Marianas del Norte|Martinica
        Mauritania|Montserrat|Malta|Mauricio|Maldivas|Malaui|México|Malasia|Mozambique|Namibia
        Nueva Caledonia|Níger|Isla Norfolk|Nigeria|Nicaragua|Países Bajos|Noruega|Nepal|Nauru|Niue
        Nueva Zelanda|Omán|Panamá|Perú|Polinesia Francesa|Papúa Nueva Guinea|Filipinas|Pakistán
        Polonia|San Pedro y Miquelón|Islas Pitcairn|Puerto Rico|Palestina|Portugal|Palaos|Paraguay
        Catar|Reunión|Rumanía|Serbia|Rusia|Ruanda|Arabia Saudí|Islas Salomón|Seychelles|Sudán|Suecia
        Singapur|Santa Elena|Eslovenia|Svalbard y Jan Mayen|Eslovaquia|Sierra Leona|San Marino
        Senegal|Somalia|Surinam|Sudán del Sur|Santo Tomé y Príncipe|El Salvador|Sint Maarten|Siria
        Esuatini|Islas Turcas y Caicos|Chad|Territorios Australes Franceses|Togo|Tailandia
        Tayikistán|Tokelau|Timor-Leste|Turkmenistán|Túnez|Tonga|Turquía|Trinidad y Tobago|Tuvalu
        Taiwán|Tanzania|Ucrania|Uganda|Islas menores alejadas de EE. UU.|Estados Unidos|Uruguay
        Uzbekistán|Ciudad del Vaticano|San Vicente y las Granadinas|Venezuela
        Islas Vírgenes Británicas|Islas Vírgenes de EE. UU.|Vietnam|Vanuatu|Wallis y Futuna|Samoa
        Yemen|Mayotte|Sudáfrica|Zambia|Zimbabue
        """)
}
