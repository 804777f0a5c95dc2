import Testing

@testable import Characters

struct CapitalsTests {
    @Test(arguments: [
        ("en", "Experience", "EXPERIENCE"), ("es", "Educación, años", "EDUCACIÓN, AÑOS"),
        ("en", "istanbul ışık", "ISTANBUL IŞIK"), ("tr", "istanbul ışık", "İSTANBUL IŞIK"),
        ("az-Latn", "ili", "İLİ"), ("de", "Straße", "STRAẞE"), ("nl", "ijs ĳs", "IJS ĲS"),
        ("el", "Επαγγελματική Εμπειρία", "ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ"),
        ("el", "ρολόι νεράιδα", "ΡΟΛΟΪ ΝΕΡΑΪΔΑ"),
        ("el", "Προϋπηρεσία ΐ ΰ Ώ", "ΠΡΟΫΠΗΡΕΣΙΑ Ϊ Ϋ Ω"), ("en", "Εμπειρία", "ΕΜΠΕΙΡΊΑ"),
        ("en", "ﬁne ŉ ǰ", "ﬁNE ŉ ǰ"), ("ka", "გამოცდილება", "გამოცდილება"), ("ru", "Опыт", "ОПЫТ"),
        ("en", "m\u{303} i\u{307}", "M\u{303} I\u{307}"), ("", "1 a", "1 A"), ("en", "", ""),
    ])
    func letterForLetter(_ language: String, _ text: String, _ capitals: String) {
        let upper = Capitals(language: language).upper(text)
        #expect(Array(upper.unicodeScalars) == Array(capitals.unicodeScalars))
    }

    @Test func whatIsNotThereStaysSmall() {
        let upper = Capitals(language: "de").upper("straße") { capital, letter in
            letter != "ß" && capital != "T"
        }
        #expect(upper == "StRAßE")
    }
}
