import SourceTree
import Testing

@Suite struct NearMissTests {
    static let work = [
        "name", "location", "description", "position", "url", "startDate", "endDate", "summary",
        "highlights",
    ]
    static let all =
        work + [
            "basics", "label", "image", "email", "phone", "profiles", "network", "username", "work",
            "volunteer", "organization", "education", "institution", "area", "studyType", "score",
            "courses", "awards", "title", "date", "awarder", "certificates", "issuer",
            "publications", "publisher", "releaseDate", "skills", "level", "keywords", "languages",
            "language", "fluency", "interests", "references", "reference", "projects", "roles",
            "entity", "type", "meta", "address", "postalCode", "city", "countryCode", "region",
        ]

    @Test(
        "mistyped words find their meaning first",
        arguments: [
            ("start_date", "startDate"), ("StartDate", "startDate"), ("start-date", "startDate"),
            ("startdate", "startDate"), ("start date", "startDate"), ("start", "startDate"),
            ("end", "endDate"), ("sumary", "summary"), ("summery", "summary"),
            ("hilights", "highlights"),
            ("highlight", "highlights"), ("hihglights", "highlights"), ("loction", "location"),
            ("nmae", "name"), ("nam", "name"), ("ur", "url"), ("uri", "url"),
            ("companyName", "name"),
            ("posision", "position"), ("desciption", "description"),
        ])
    func found(word: String, meaning: String) {
        #expect(NearMiss.suggestions(for: word, in: Self.work).first == meaning)
    }

    @Test(
        "mistyped words find their meaning among all keys",
        arguments: [
            ("emial", "email"), ("e-mail", "email"), ("mail", "email"), ("phonenumber", "phone"),
            ("phoneNumber", "phone"), ("edcation", "education"), ("Educations", "education"),
            ("skils", "skills"), ("skill", "skills"), ("lable", "label"), ("jobTitle", "title"),
            ("workExperience", "work"), ("wrok", "work"),
            ("organisation", "organization"), ("certifications", "certificates"),
            ("awrds", "awards"), ("publicatons", "publications"), ("project", "projects"),
            ("institute", "institution"), ("releasedate", "releaseDate"),
            ("release", "releaseDate"),
            ("profile", "profiles"), ("refrences", "references"), ("key_words", "keywords"),
        ])
    func foundAmongAll(word: String, meaning: String) {
        #expect(NearMiss.suggestions(for: word, in: Self.all).contains(meaning))
    }

    @Test(
        "other words are left alone",
        arguments: [
            "technologies", "author", "thesis", "tags", "gpa", "photo", "birth", "salary",
            "team", "stack", "notes", "contact", "x", "", "hobbies", "grade", "status", "remote",
            "achievements", "responsibilities", "industry",
        ])
    func leftAlone(word: String) {
        #expect(NearMiss.suggestions(for: word, in: Self.all) == [])
    }

    @Test("a word is never suggested for itself, and there are three suggestions at most")
    func limits() {
        #expect(NearMiss.suggestions(for: "name", in: ["name"]) == [])
        #expect(
            NearMiss.suggestions(for: "item", in: ["item1", "item2", "item3", "item4"]).count == 3)
        #expect(NearMiss.suggestions(for: "Name", in: ["name", "name"]) == ["name"])
    }

    @Test("the best suggestion comes first")
    func order() {
        #expect(
            NearMiss.suggestions(for: "date", in: ["data", "endDate", "Date"]) == [
                "Date", "endDate", "data",
            ])
    }

    @Test("huge words cost nothing", arguments: [10_000_000])
    func huge(length: Int) {
        #expect(
            NearMiss.suggestions(for: String(repeating: "a", count: length), in: Self.all) == [])
    }
}
