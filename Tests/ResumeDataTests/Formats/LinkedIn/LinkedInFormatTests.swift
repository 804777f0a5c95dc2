import ResumeModel
import SourceTree
import Testing

@testable import ResumeData

/// What each file of an export becomes.
@Suite struct LinkedInFormatTests {
    // MARK: The person

    private static let columns =
        "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,"
        + "Geo Location,Twitter Handles,Websites,Instant Messengers"

    private func readPerson(_ row: String) -> Person? {
        LinkedInMapped(("Profile.csv", Self.columns + "\n" + row + "\n")).resume?.basics
    }

    @Test func theProfileIsThePerson() throws {
        let person = try #require(
            readPerson(
                "Ada,Lovelace,Byron,\"1 Square\nFlat 2\",Dec 10,Analyst &amp; poet,\"One.\n\nTwo.\","
                    + "Computing,W1A 1AA,\"London, England, United Kingdom\",[ada],,"))
        #expect(person.name == "Ada Lovelace")
        #expect(person.label.plain == "Analyst & poet")
        #expect(person.summary.blocks.count == 2)
        let place = person.location
        #expect(
            [place.address, place.city, place.region, place.postalCode, place.countryCode] == [
                "1 Square\nFlat 2", "London", "England", "W1A 1AA", "GB",
            ])
        #expect(person.extra.map(\.key) == ["maidenName", "industry"])
        #expect(person.profiles.map(\.username) == ["ada"])
    }

    @Test func theDayOfBirthIsNotPrinted() {
        let mapped = LinkedInMapped(
            ("Profile.csv", "First Name,Last Name,Birth Date\nAda,L,Dec 10\n"))
        #expect(mapped.resume?.basics.extra == [])
        #expect(
            mapped.messages("not-carried-over") == ["not carried over from LinkedIn: Birth Date"])
    }

    @Test(
        arguments: [
            ("\"Berlin, Germany\"", "Berlin", nil, "DE"),
            ("\"Austin, Texas, United States\"", "Austin", "Texas", "US"),
            ("\"Atlanta, Georgia\"", "Atlanta, Georgia", nil, nil),
            ("Greater Leeds Area", "Greater Leeds Area", nil, nil),
            ("\"A, B, C, Germany\"", "A, B, C, Germany", nil, nil),
        ] as [(String, String, String?, String?)])
    func placesAreTakenApartWhereThatIsSafe(
        cell: String, city: String, region: String?, country: String?
    ) {
        let place = readPerson("Ada,L,,,,,,,,\(cell),,,")?.location
        #expect(place?.city == city)
        #expect(place?.region == region)
        #expect(place?.countryCode == country)
    }

    @Test func pagesAndAccountsAreKept() throws {
        let person = try #require(
            readPerson(
                "Ada,L,,,,,,,,,\"[ada,ada2]\",\"[PERSONAL:https://ada.example,BLOG:https://b.example,"
                    + "OTHER:https://github.com/ada]\",\"[SKYPE:ada.l],[ICQ:77]\""))
        #expect(person.url?.text == "https://ada.example")
        #expect(person.profiles.compactMap(\.username) == ["ada", "ada2", "ada.l", "77"])
        #expect(person.profiles.compactMap(\.network).contains("Skype"))
        #expect(
            person.profiles.compactMap { $0.url?.text } == [
                "https://github.com/ada", "https://b.example",
            ])
    }

    @Test(arguments: [
        ("a@x.org,Yes,No\nb@x.org,Yes,Yes", "b@x.org"),
        ("a@x.org,No,No\nb@x.org,Yes,No", "b@x.org"),
        ("a@x.org,No,No\nb@x.org,No,No", "a@x.org"), (",Yes,Yes\nb@x.org,No,No", "b@x.org"),
    ])
    func thePrimaryMailboxIsPrinted(rows: String, address: String) {
        let mapped = LinkedInMapped("Email Addresses.csv", "Email Address,Confirmed,Primary", rows)
        #expect(mapped.resume?.basics.email == address)
        let omitted = mapped.messages("not-carried-over").joined()
        #expect(omitted.contains("1 other e-mail address") == !rows.hasPrefix(","))
        #expect(!omitted.contains("@"))
    }

    @Test(arguments: [
        (",,\n,0117 496 0321,Home\n, +44 7700 900118,\n,07700 900118,", "+44 7700 900118", 1),
        (",0117 496 0321,Home", "0117 496 0321", 0),
        ("12,0117 496 0321,Work", "0117 496 0321 ext. 12", 0),
    ])
    func oneNumberIsPrinted(rows: String, number: String, others: Int) {
        let mapped = LinkedInMapped("PhoneNumbers.csv", "Extension,Number,Type", rows)
        #expect(mapped.resume?.basics.phone == number)
        #expect(
            mapped.messages("not-carried-over").contains { $0.contains("telephone") }
                == (others > 0))
    }

    @Test(arguments: [
        ("", "Other", ["Other"]), ("Own", "Own", ["Own"]), ("Own", "Other", ["Own", "Other"]),
    ])
    func theSummaryBesideTheProfileIsNotLost(own: String, other: String, blocks: [String]) {
        let mapped = LinkedInMapped(
            ("Profile.csv", "First Name,Last Name,Summary\nAda,L,\(own)\n"),
            ("Profile Summary.csv", "Profile Summary\n\(other)\n"))
        #expect(
            mapped.resume?.basics.summary.plain.split(separator: "\n").map { String($0) } == blocks)
    }

    // MARK: Sections

    private static let positions = "Company Name,Title,Description,Location,Started On,Finished On"

    @Test func positionsAreWork() throws {
        let work = try #require(
            LinkedInMapped(
                "Positions.csv", Self.positions,
                "Acme &amp; Sons,Engineer,\"Built it.\n\n• First\n• Second\",London,Jan 2020,Mar 2021"
            ).resume?.work)
        #expect(work.map(\.name.plain) == ["Acme & Sons"])
        #expect(work.map(\.position.plain) == ["Engineer"])
        #expect(work.map(\.location.plain) == ["London"])
        #expect(work[0].summary.plain == "Built it.")
        #expect(work[0].highlights.map(\.text.plain) == ["First", "Second"])
        #expect(
            work[0].dates
                == DateSpan(
                    start: .date(try #require(PartialDate(year: 2020, month: 1))),
                    end: .at(.date(try #require(PartialDate(year: 2021, month: 3))))))
    }

    /// A month's name is the format's own way, and no slip to be told of.
    @Test func datesAreNoFindings() {
        let mapped = LinkedInMapped(
            "Positions.csv", Self.positions, "Acme,Engineer,,,Jan 2020,",
            "Old,Clerk,,,2001,Dec 2009")
        #expect(mapped.findings.map(\.identifier) == ["read-as"])
    }

    /// The employers with their roles, newest first.
    @Test(arguments: [
        (["A,x,,,Jan 2020,", "B,y,,,Jan 2018,Dec 2019"], ["A: x", "B: y"]),
        (["B,y,,,Jan 2018,Dec 2019", "A,x,,,Jan 2020,"], ["A: x", "B: y"]),
        (["B,y,,,,", "A,x,,,2020,"], ["A: x", "B: y"]),
        (["A,y,,,Jan 2018,Dec 2019", "A,x,,,Jan 2020,"], ["A: x/y"]),
        (["A,y,,,2018,2019", "a ,x,,,2020,"], ["a: x/y"]),
        (["A,x,,,Jan 2022,", "A,y,,,Jan 2018,Dec 2019"], ["A: x", "A: y"]),
        (["A,x,,,Jul 2020,", "A,y,,,Jan 2018,Dec 2019"], ["A: x/y"]),
        (
            ["A,x,,,Jul 2020,", "B,z,,,Jan 2020,Jun 2020", "A,y,,,Jan 2018,Dec 2019"],
            ["A: x", "B: z", "A: y"]
        ),
        (
            ["A,x,,,Jan 2020,", "B,z,,,Jan 2019,Mar 2020", "A,y,,,Jan 2018,Dec 2019"],
            ["A: x/y", "B: z"]
        ),
        (["A,x,,,,", "A,y,,,,"], ["A: x/y"]), ([",x,,,2020,", ",y,,,2019,2020"], [": x", ": y"]),
        (["A,x,,,2015,", "A,y,,,2019,"], ["A: y/x"]),
    ])
    func positionsOfOneEmployerAreRoles(rows: [String], expected: [String]) throws {
        let mapped = LinkedInMapped(
            ("Profile.csv", "First Name,Last Name\nAda,L\n"),
            ("Positions.csv", ([Self.positions] + rows).joined(separator: "\n") + "\n"))
        let work = try #require(mapped.resume?.work)
        let told = work.map { entry in
            let roles = entry.roles.map(\.position.plain)
            return entry.name.plain + ": "
                + (roles.isEmpty ? entry.position.plain : roles.joined(separator: "/"))
        }
        #expect(told == expected)
    }

    @Test func aPlaceThatAllRolesHaveIsTheEmployers() throws {
        func work(_ second: String) throws -> Work {
            try #require(
                LinkedInMapped(
                    "Positions.csv", Self.positions, "A,x,,Leeds,2020,", "A,y,,\(second),2018,2020"
                ).resume?.work.first)
        }
        let same = try work("Leeds")
        #expect(same.location.plain == "Leeds")
        #expect(same.roles.map(\.location.plain) == ["", ""])
        let other = try work("York")
        #expect(other.location.plain == "")
        #expect(other.roles.map(\.location.plain) == ["Leeds", "York"])
    }

    @Test func educationIsRead() throws {
        let entries = try #require(
            LinkedInMapped(
                "Education.csv", "School Name,Start Date,End Date,Notes,Degree Name,Activities",
                "Old School,2001,2004,A note,BSc,Chess", "New School,2005,2006,,MSc,"
            ).resume?.education)
        #expect(entries.map(\.institution.plain) == ["New School", "Old School"])
        #expect(entries.map(\.studyType.plain) == ["MSc", "BSc"])
        #expect(entries[1].summary.plain == "A note")
        #expect(entries[1].extra.map(\.key) == ["activities"])
    }

    @Test func skillsAreOneList() throws {
        let skills = LinkedInMapped("Skills.csv", "Name", "Sums", "C", "", "\"Ink, paper\"").resume?
            .skills
        #expect(skills?.map { $0.keywords.map(\.plain) } == [["Sums", "C", "Ink, paper"]])
        let rated = LinkedInMapped("Skills.csv", "Name,Level", "Sums,Expert", "C,").resume?.skills
        #expect(rated?.map(\.name.plain) == ["Sums", "C"])
        #expect(rated?.map(\.level.plain) == ["Expert", ""])
    }

    @Test func languagesAreRead() {
        let languages = LinkedInMapped(
            "Languages.csv", "Name,Proficiency", "English,Native or bilingual proficiency",
            "French,LIMITED_WORKING", "Latin,"
        ).resume?.languages
        #expect(languages?.map(\.language.plain) == ["English", "French", "Latin"])
        #expect(
            languages?.map(\.fluency.plain) == [
                "Native or bilingual proficiency", "Limited working", "",
            ])
    }

    @Test func certificatesAreRead() throws {
        let entries = try #require(
            LinkedInMapped(
                "Certifications.csv", "Name,Url,Authority,Started On,Finished On,License Number",
                "Old,,Guild,Jan 2015,,", "New,https://g.example/1,Guild,Jun 2018,Jun 2028,G-1",
                "Undated,,,,,"
            ).resume?.certificates)
        #expect(entries.map(\.name.plain) == ["New", "Old", "Undated"])
        #expect(entries[0].issuer.plain == "Guild")
        #expect(entries[0].url?.text == "https://g.example/1")
        #expect(entries[0].extra.map(\.key) == ["validUntil", "licenseNumber"])
        #expect(entries[0].extra.flatMap(\.values).map(\.plain) == ["Jun 2028", "G-1"])
    }

    @Test func theOtherSectionsAreRead() throws {
        let mapped = LinkedInMapped(
            ("Profile.csv", "First Name,Last Name\nAda,L\n"),
            (
                "Projects.csv",
                "Title,Description,Url,Started On,Finished On\nLoom,Text,https://l.example,Jan 2020,\n"
            ),
            (
                "Volunteering.csv",
                "Company Name,Role,Cause,Started On,Finished On,Description\nTrust,Warden,Rivers,2017,,Text\n"
            ),
            (
                "Publications.csv",
                "Name,Published On,Description,Publisher,Url\nNotes,\"Oct 3, 1843\",Text,Press,\n"
            ),
            ("Honors.csv", "Title,Description,Issuer,Issue Date\nPrize,Text,Queen,Aug 2018\n"),
            ("Patents.csv", "Title,Issuer,Patent Number,Issued On\nEngine,GB,77,2019\n"),
            ("Courses.csv", "Name,Number\nAlgebra,M-1\n"),
            ("Test Scores.csv", "Name,Score,Test Date\nExam,91,May 2011\n"),
            (
                "Organizations.csv",
                "Name,Description,Position,Started On,Finished On\nSociety,Text,Secretary,2019,\n"
            ),
            ("Causes You Care About.csv", "Supported Cause\nEnvironment\nHealth\n"))
        let resume = try #require(mapped.resume)
        #expect(mapped.findings.map(\.identifier) == ["read-as"])
        #expect(resume.projects.map(\.name.plain) == ["Loom"])
        #expect(resume.projects[0].summary.plain == "Text")
        #expect(resume.volunteer.map(\.organization.plain) == ["Trust"])
        #expect(resume.volunteer.map(\.position.plain) == ["Warden"])
        #expect(resume.volunteer[0].extra.map(\.key) == ["cause"])
        #expect(resume.publications.map(\.publisher.plain) == ["Press"])
        #expect(
            resume.publications[0].releaseDate
                == PartialDate(year: 1843, month: 10, day: 3).map(DateValue.date))
        #expect(resume.awards.map(\.awarder.plain) == ["Queen"])
        #expect(resume.awards[0].date == PartialDate(year: 2018, month: 8).map(DateValue.date))
        #expect(
            resume.custom.map(\.key) == [
                "patents", "courses", "testScores", "organizations", "causes",
            ])
        #expect(
            resume.custom.flatMap(\.entries).map(\.name.plain) == [
                "Engine", "Algebra", "Exam", "Society", "",
            ])
        #expect(resume.custom[0].entries[0].extra.map(\.key) == ["patentNumber"])
        #expect(resume.custom[3].entries[0].subtitle.plain == "Secretary")
        #expect(resume.custom[4].entries[0].keywords.map(\.plain) == ["Environment", "Health"])
    }

    @Test func onlyVisibleRecommendationsAreReferences() {
        let mapped = LinkedInMapped(
            "Recommendations_Received.csv",
            "First Name,Last Name,Company,Job Title,Text,Creation Date,Status",
            "Eve,Quill,Acme,Owner,\"Good, she is.\",\"07/21/09, 12:11 PM\",VISIBLE",
            "Ned,Ash,Acme,Clerk,A secret.,\"07/21/09, 12:11 PM\",HIDDEN")
        #expect(mapped.resume?.references.map(\.name.plain) == ["Eve Quill"])
        #expect(mapped.resume?.references.map(\.reference.plain) == ["Good, she is."])
        #expect(mapped.resume?.references.first?.extra.map(\.key) == ["company", "position"])
        #expect(
            mapped.messages("not-carried-over") == [
                "not carried over from LinkedIn: the days of recommendations, 1 recommendation that "
                    + "is not visible"
            ])
    }

    @Test func columnsThatNoExportHasArePrinted() {
        let work = LinkedInMapped("Positions.csv", Self.positions + ",Team Size", "A,x,,,2020,,12")
            .resume?.work
        #expect(work?.first?.extra.map(\.key) == ["Team Size"])
    }

    @Test func theOrderIsThatOfLinkedIn() throws {
        let mapped = LinkedInMapped(
            ("Skills.csv", "Name\nSums\n"), ("Courses.csv", "Name,Number\nAlgebra,\n"),
            ("Positions.csv", Self.positions + "\nA,x,,,2020,\n"),
            ("Education.csv", "School Name,Degree Name\nSchool,BSc\n"),
            ("Profile.csv", "First Name,Last Name,Summary\nAda,L,Hello\n"))
        let tree = try #require(mapped.tree)
        let order = ResumeFormat.reading(of: tree, file: "export").presentation?["sections"]?[
            "order"]
        #expect(
            order?.array?.compactMap(\.string) == [
                "summary", "work", "education", "skills", "courses",
            ])
    }

    // MARK: Places

    @Test func findingsHaveTheFileAndThePlaceOfTheCell() {
        let mapped = LinkedInMapped(
            "Positions.csv", Self.positions, "A,x,,,Mar 2021,Jan 2020", "B,y,,,2019,2018-13")
        #expect(
            mapped.summary == [
                "warning date-order export/Positions.csv:2:16",
                "warning date-format export/Positions.csv:3:12",
            ])
        #expect(mapped.findings.contains { $0.path == "Positions.csv[0].Finished On" })
    }

    /// Whatever the cells are, they are read, and nothing crashes.
    @Test func oddCellsDoNoHarm() {
        for cell in [
            "", "-", "[", "[:]", "null", "0", "9999999999999999999", "•", "• ", "\"•\n•\"", "<b>",
            "[A:,B:]", "Jan", "2020 2021", "Jan 0", "\"\n\n\"", ",,,",
        ] {
            for table in LinkedInTable.all {
                let names = table.columns.spellings.compactMap(\.first)
                let row = names.map { _ in cell }.joined(separator: ",")
                let mapped = LinkedInMapped(
                    ("Profile.csv", "First Name,Last Name\nAda,L\n"),
                    (table.file, names.joined(separator: ",") + "\n" + row + "\n" + row + "\n"))
                #expect(mapped.tree != nil)
            }
        }
    }
}
