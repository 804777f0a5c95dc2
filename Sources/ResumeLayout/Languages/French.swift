extension LanguagePack {
    /// French (CLDR 44, fr).
    package static let french = LanguagePack(
        tag: "fr",
        months: [
            "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
            "nov.", "déc.",
        ],
        monthNames: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
            "octobre", "novembre", "décembre",
        ],
        present: "aujourd’hui",
        document: "CV",
        titles: [
            "summary": "Profil", "work": "Expérience", "volunteer": "Bénévolat",
            "education": "Formation", "awards": "Distinctions", "certificates": "Certifications",
            "publications": "Publications", "skills": "Compétences", "languages": "Langues",
            "interests": "Centres d’intérêt", "references": "Références", "projects": "Projets",
        ],
        photoOf: "Photo de",
        dateOrder: .dayMonthYear)
}
