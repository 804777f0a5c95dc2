extension LanguagePack {
    /// English as in the United States (CLDR 44, en).
    package static let english = LanguagePack(
        tag: "en",
        months: [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ],
        monthNames: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ],
        present: "Present",
        document: "Resume",
        titles: [
            "summary": "Summary", "work": "Experience", "volunteer": "Volunteering",
            "education": "Education", "awards": "Awards", "certificates": "Certificates",
            "publications": "Publications", "skills": "Skills", "languages": "Languages",
            "interests": "Interests", "references": "References", "projects": "Projects",
        ],
        photoOf: "Photo of",
        dateOrder: .monthDayYear)

    /// English as in the rest of the world (CLDR 44, en-001).
    package static let britishEnglish = {
        var pack = english
        pack.tag = "en-GB"
        pack.document = "CV"
        pack.dateOrder = .dayMonthYear
        return pack
    }()
}
