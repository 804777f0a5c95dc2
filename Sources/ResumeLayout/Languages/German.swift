extension LanguagePack {
    /// German (CLDR 44, de).
    package static let german = LanguagePack(
        tag: "de",
        months: [
            "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
            "Dez.",
        ],
        monthNames: [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
            "Oktober", "November", "Dezember",
        ],
        present: "heute",
        document: "Lebenslauf",
        titles: [
            "summary": "Profil", "work": "Berufserfahrung", "volunteer": "Ehrenamt",
            "education": "Ausbildung", "awards": "Auszeichnungen", "certificates": "Zertifikate",
            "publications": "Veröffentlichungen", "skills": "Kenntnisse", "languages": "Sprachen",
            "interests": "Interessen", "references": "Referenzen", "projects": "Projekte",
        ],
        photoOf: "Foto von",
        dateOrder: .dayMonthYear)
}
