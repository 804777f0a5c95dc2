import Languages
import TestSupport
import Testing

@testable import ResumeLayout

struct PersonNameTests {
    private func isFamilyFirst(_ language: String) -> Bool {
        LanguageWords(builtIn: language).hasFamilyNameFirst
    }

    /// The parts divided by `|`, the family name in `<>`.
    private func notation(_ name: String, _ language: String = "en") -> String {
        PersonName(name, language: language, isFamilyFirst: isFamilyFirst(language)).parts
            .map { $0.isFamily ? "<\($0.text)>" : $0.text }.joined(separator: "|")
    }

    @Test(arguments: [
        ("Ada Lovelace", "Ada |<Lovelace>"),
        ("Mary Ann Evans", "Mary Ann |<Evans>"),
        ("J. R. R. Tolkien", "J. R. R. |<Tolkien>"),
        ("Ludwig van Beethoven", "Ludwig |<van Beethoven>"),
        ("Rogier van der Weyden", "Rogier |<van der Weyden>"),
        ("Jacobus Henricus van 't Hoff", "Jacobus Henricus |<van 't Hoff>"),
        ("Vincent Van Gogh", "Vincent |<Van Gogh>"),
        ("Van Morrison", "Van |<Morrison>"),
        ("Karl Theodor von und zu Guttenberg", "Karl Theodor |<von und zu Guttenberg>"),
        ("Oscar de la Renta", "Oscar |<de la Renta>"),
        ("Robert De Niro", "Robert |<De Niro>"),
        ("Leonardo da Vinci", "Leonardo |<da Vinci>"),
        ("Luiz Inácio Lula da Silva", "Luiz Inácio Lula |<da Silva>"),
        ("John Dos Passos", "John |<Dos Passos>"),
        ("Gabriel García Márquez", "Gabriel García |<Márquez>"),
        ("José Ortega y Gasset", "José |<Ortega y Gasset>"),
        ("Jean le Rond d'Alembert", "Jean le Rond |<d'Alembert>"),
        ("Sinéad O'Connor", "Sinéad |<O'Connor>"),
        ("Flann O' Brien", "Flann |<O' Brien>"),
        ("Muhammad ibn Musa al-Khwarizmi", "Muhammad ibn Musa |<al-Khwarizmi>"),
        ("Mohammed bin Salman", "Mohammed |<bin Salman>"),
        ("Martin Luther King Jr.", "Martin Luther |<King Jr.>"),
        ("Sammy Davis, Jr.", "Sammy |<Davis, Jr.>"),
        ("John Smith III", "John |<Smith III>"),
        ("Jane Doe, Ph.D., CPA", "Jane |<Doe, Ph.D., CPA>"),
        ("Jane van Dyke MD", "Jane |<van Dyke MD>"),
        ("Jack Ma", "Jack |<Ma>"),
        ("Dr. Angela Merkel", "Dr. Angela |<Merkel>"),
        ("Mary Smith-Jones", "Mary |<Smith-Jones>"),
        ("Ada Lovelace (she/her)", "Ada |<Lovelace >|(she/her)"),
        ("Robert (Bob) Smith", "Robert (Bob) |<Smith>"),
        ("García Márquez, Gabriel", "<García Márquez, >|Gabriel"),
        ("ADA LOVELACE", "ADA |<LOVELACE>"), ("MARIA DA SILVA", "MARIA |<DA SILVA>"),
        ("van Gogh", "<van Gogh>"), ("King Jr.", "<King Jr.>"),
    ])
    func dividesNames(_ name: String, _ expected: String) { #expect(notation(name) == expected) }

    @Test(arguments: [
        ("Gabriel García Márquez", "es", "Gabriel |<García Márquez>"),
        ("María Fernanda Rodríguez Villalobos", "es-MX", "María Fernanda |<Rodríguez Villalobos>"),
        ("María del Carmen García López", "es", "María del Carmen |<García López>"),
        ("Ana de la Fuente Ruiz", "es", "Ana |<de la Fuente Ruiz>"),
        ("José Ortega y Gasset", "es", "José |<Ortega y Gasset>"),
        ("Juan Carlos Ortega y Gasset", "es", "Juan Carlos |<Ortega y Gasset>"),
        ("Maria Aparecida dos Santos Oliveira", "pt", "Maria Aparecida |<dos Santos Oliveira>"),
        ("João da Silva", "pt_BR", "João |<da Silva>"), ("Ana Belén", "es", "Ana |<Belén>"),
        ("Mercè Rodoreda i Gurguí", "ca", "Mercè |<Rodoreda i Gurguí>"),
        ("Montserrat Caballé Folch", "ca", "Montserrat |<Caballé Folch>"),
        ("Juan C. Pérez", "es", "Juan C. |<Pérez>"), ("Dr. Juan Pérez", "es", "Dr. Juan |<Pérez>"),
        ("Ana Belén García-Márquez", "es", "Ana Belén |<García-Márquez>"),
        ("Dra. Rosalía Castro Murguía", "gl", "Dra. Rosalía |<Castro Murguía>"),
    ])
    func ofThreeNamesTwoMayBeTheFamilys(_ name: String, _ language: String, _ expected: String) {
        #expect(notation(name, language) == expected)
    }

    @Test(arguments: [
        ("Gabriel García Márquez", "es", [1]), ("Ada Lovelace", "en", []),
        ("Ludwig van Beethoven", "de", [1]), ("Kim Min-jun", "ko", []),
        ("Jane Doe, Ph.D., CPA", "en", []), ("Rogier van der Weyden II", "nl", [1, 2]),
        ("García Márquez, Gabriel", "en", [0]),
    ])
    func noLineEndsInsideAFamilyName(_ name: String, _ language: String, _ ties: [Int]) {
        #expect(
            PersonName(name, language: language, isFamilyFirst: isFamilyFirst(language)).ties
                == Set(ties))
    }

    @Test(arguments: [
        ("Kovács János", "hu", "<Kovács >|János"),
        ("Dr. Kovács János PhD", "hu-HU", "Dr. |<Kovács >|János PhD"),
        ("Nguyễn Văn An", "vi", "<Nguyễn >|Văn An"), ("Kim Min-jun", "ko", "<Kim >|Min-jun"),
        ("王 小明", "zh_CN", "<王 >|小明"), ("山田 太郎", "en", "<山田 >|太郎"),
        ("山田\u{3000}太郎", "ja", "<山田\u{3000}>|太郎"), ("王小明", "zh", "<王小明>"),
        ("김민준", "ko", "<김민준>"), ("Liu, Cixin", "zh", "<Liu, >|Cixin"),
    ])
    func familyNamesMayComeFirst(_ name: String, _ language: String, _ expected: String) {
        #expect(notation(name, language) == expected)
    }

    @Test(arguments: [
        ("", ""), (" ", " "), ("Plato", "<Plato>"), ("Jr.", "<Jr.>"), ("PhD MD", "<PhD MD>"),
        (" Ada  Lovelace ", " Ada  |<Lovelace >"), ("Ada\u{A0}Lovelace", "Ada\u{A0}|<Lovelace>"),
        ("de la", "<de la>"), ("y y", "y |<y>"), ("Ada (", "Ada |<(>"), ("(a) b)", "(a) |<b)>"),
        (", ,", "<, >|,"),
    ])
    func oddNamesAreKeptWhole(_ name: String, _ expected: String) {
        #expect(notation(name) == expected)
        for language in ["en", "hu", ""] {
            let parts = PersonName(name, language: language, isFamilyFirst: isFamilyFirst(language))
                .parts
            #expect(parts.map(\.text).joined() == name)
            #expect(parts.allSatisfy { !$0.text.isEmpty })
        }
    }
}
