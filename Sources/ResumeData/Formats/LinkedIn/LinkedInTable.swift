/// A file of a LinkedIn data export that a resume is made of: what it is called, and what its columns
/// are.
///
/// The names are those that exports had from 2018 on, and those of people's own copies of them.
struct LinkedInTable: Sendable {
    /// The file's name, as LinkedIn writes it.
    let file: String
    /// The keys that its columns have in JSON Resume, with the columns' names as spellings.
    let columns: KeyTable
    /// Other names of the file, without the ending.
    private let others: [String]

    private init(
        _ file: String, also others: [String] = [], _ columns: [(name: String, spellings: [String])]
    ) {
        self.file = file
        self.others = others
        self.columns = KeyTable(columns)
    }

    /// The table that a file is, by its name without folders; nil for one that is not read.
    static func named(_ name: String) -> LinkedInTable? {
        guard let stem = stem(name) else { return nil }
        return all.first { table in
            ([Self.stem(table.file) ?? ""] + table.others).contains(stem)
        }
    }

    /// A file's name without its ending, in small letters, without blanks and underscores, and
    /// without the number that browsers give to a second copy: `Positions (1).csv`.
    private static func stem(_ name: String) -> String? {
        let folded = KeyTable.folded(name)
        guard folded.hasSuffix(".csv") else { return nil }
        var stem = String(folded.dropLast(4))
        if stem.hasSuffix(")"), let bracket = stem.lastIndex(of: "(") {
            stem = String(stem[..<bracket])
        }
        return stem
    }

    /// Whether a row has names of columns: two of them, or the only one that there is.
    func isHeader(_ row: [String]) -> Bool {
        let known = row.count { columns.match($0) != nil }
        return known >= min(2, columns.names.count) || known == 1 && row.count == 1
    }

    /// Some names of columns, as findings cite them.
    var cited: String {
        columns.spellings.compactMap(\.first).prefix(3).map { "\"\($0)\"" }
            .joined(separator: ", ")
    }
}

extension LinkedInTable {
    static let profile = LinkedInTable(
        "Profile.csv",
        [
            ("firstName", ["First Name"]), ("lastName", ["Last Name"]),
            ("maidenName", ["Maiden Name"]), ("address", ["Address"]),
            ("birthDate", ["Birth Date"]), ("contactInstructions", ["Contact Instructions"]),
            ("label", ["Headline"]), ("summary", ["Summary", "About"]),
            ("industry", ["Industry"]), ("countryCode", ["Country"]),
            ("postalCode", ["Zip Code", "Postal Code"]),
            ("place", ["Geo Location", "Location"]),
            ("twitter", ["Twitter Handles", "Twitter"]), ("websites", ["Websites"]),
            ("messengers", ["Instant Messengers"]), ("email", ["Email Address", "Email"]),
            ("phone", ["Phone Number", "Phone"]),
        ])
    static let profileSummary = LinkedInTable(
        "Profile Summary.csv", [("summary", ["Profile Summary"])])
    static let emails = LinkedInTable(
        "Email Addresses.csv", also: ["emails"],
        [
            ("email", ["Email Address", "Email"]), ("isConfirmed", ["Confirmed"]),
            ("isPrimary", ["Primary"]), ("updatedOn", ["Updated On"]),
        ])
    static let phones = LinkedInTable(
        "PhoneNumbers.csv", also: ["phones"],
        [
            ("extension", ["Extension"]), ("phone", ["Number", "Phone Number"]),
            ("type", ["Type"]),
        ])
    static let positions = LinkedInTable(
        "Positions.csv", also: ["position", "experience"],
        [
            ("name", ["Company Name", "Company", "Organization"]),
            ("position", ["Title", "Job Title"]), ("summary", descriptions),
            ("location", ["Location"]), ("startDate", starts), ("endDate", ends),
        ])
    static let education = LinkedInTable(
        "Education.csv", also: ["educations"],
        [
            ("institution", ["School Name", "School"]), ("startDate", starts), ("endDate", ends),
            ("summary", ["Notes", "Description"]),
            ("studyType", ["Degree Name", "Degree"]), ("area", ["Field Of Study"]),
            ("activities", ["Activities", "Activities and Societies"]), ("score", ["Grade"]),
        ])
    static let skills = LinkedInTable("Skills.csv", also: ["skill"], [("name", ["Name", "Skill"])])
    static let languages = LinkedInTable(
        "Languages.csv", also: ["language"],
        [("language", ["Name", "Language"]), ("fluency", ["Proficiency"])])
    static let certificates = LinkedInTable(
        "Certifications.csv", also: ["certificates", "licenses&certifications"],
        [
            ("name", ["Name", "Title"]), ("url", urls), ("issuer", ["Authority", "Issuer"]),
            ("date", starts + ["Issued On"]), ("validUntil", ends + ["Expires On"]),
            ("licenseNumber", ["License Number", "Credential ID"]),
        ])
    static let projects = LinkedInTable(
        "Projects.csv", also: ["project"],
        [
            ("name", ["Title", "Name"]), ("summary", descriptions), ("url", urls),
            ("startDate", starts), ("endDate", ends),
        ])
    static let volunteering = LinkedInTable(
        "Volunteering.csv", also: ["volunteer", "volunteerexperience", "volunteerexperiences"],
        [
            ("organization", ["Company Name", "Company", "Organization"]),
            ("position", ["Role", "Title"]), ("cause", ["Cause", "Supported Cause"]),
            ("startDate", starts), ("endDate", ends), ("summary", descriptions),
        ])
    static let publications = LinkedInTable(
        "Publications.csv", also: ["publication"],
        [
            ("name", ["Name", "Title"]), ("releaseDate", ["Published On", "Date"]),
            ("summary", descriptions), ("publisher", ["Publisher"]), ("url", urls),
            ("authors", ["Authors"]),
        ])
    static let patents = LinkedInTable(
        "Patents.csv", also: ["patent"],
        [
            ("name", ["Title", "Name"]), ("subtitle", ["Issuer", "Office"]),
            ("date", ["Issued On", "Date", "Issue Date"]), ("summary", descriptions),
            ("url", urls), ("patentNumber", ["Patent Number", "Number"]),
            ("applicationNumber", ["Application Number"]), ("filedOn", ["Filed On"]),
            ("inventors", ["Inventors"]),
        ])
    static let courses = LinkedInTable(
        "Courses.csv", also: ["course"],
        [("name", ["Name", "Title"]), ("subtitle", ["Number"])])
    static let awards = LinkedInTable(
        "Honors.csv", also: ["honours", "honorsawards", "honors&awards", "awards"],
        [
            ("title", ["Title", "Name"]), ("summary", descriptions), ("awarder", ["Issuer"]),
            ("date", ["Issued On", "Issue Date", "Date"]),
        ])
    static let testScores = LinkedInTable(
        "Test Scores.csv", also: ["testscore"],
        [
            ("name", ["Name", "Title", "Test Name"]), ("score", ["Score"]),
            ("date", ["Test Date", "Date", "Offered On", "Taken On"]), ("summary", descriptions),
        ])
    static let organizations = LinkedInTable(
        "Organizations.csv", also: ["organisations"],
        [
            ("name", ["Name", "Organization"]), ("summary", descriptions),
            ("subtitle", ["Position", "Role"]), ("startDate", starts), ("endDate", ends),
        ])
    static let recommendations = LinkedInTable(
        "Recommendations_Received.csv", also: ["recommendations"],
        [
            ("firstName", ["First Name"]), ("lastName", ["Last Name"]), ("company", ["Company"]),
            ("position", ["Job Title"]), ("reference", ["Text", "Recommendation"]),
            ("date", ["Creation Date"]), ("status", ["Status"]),
        ])
    static let causes = LinkedInTable(
        "Causes You Care About.csv", also: ["causes"], [("name", ["Supported Cause"])])
    static let interests = LinkedInTable("Interests.csv", [("name", ["Interests", "Interest"])])

    /// All of them, in the order in which LinkedIn prints a profile.
    static let all = [
        profile, profileSummary, emails, phones, positions, education, skills, languages,
        certificates, projects, volunteering, publications, patents, courses, awards, testScores,
        organizations, recommendations, causes, interests,
    ]
    /// Those of which a file is named as it is only in an export.
    static let telling = [profile, positions]

    private static let starts = ["Started On", "Start Date", "Started"]
    private static let ends = ["Finished On", "End Date", "Ended On", "Finished"]
    private static let descriptions = ["Description"]
    private static let urls = ["Url"]
}
