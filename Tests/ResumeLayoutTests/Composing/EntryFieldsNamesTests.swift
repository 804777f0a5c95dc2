import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// The names that templates may have are those that entries give.
@Suite struct EntryFieldsNamesTests {
    private let text = RichText("x")
    private let items = [ListItem(RichText("x"))]
    private let prose = Prose([.paragraph(RichText("x"))])
    private let url = WebAddress(text: "https://x.example", link: nil)
    private let dates = DateSpan(end: .present)

    /// A resume whose entries have all their fields.
    private func full() -> Resume {
        var resume = Resume()
        var role = Role()
        (role.position, role.location, role.dates, role.summary, role.highlights) =
            (text, text, dates, prose, items)
        var work = Work()
        (work.name, work.position, work.location, work.description, work.dates) =
            (text, text, text, text, dates)
        (work.summary, work.highlights, work.url, work.roles) = (prose, items, url, [role])
        resume.work = [work]
        var volunteer = Volunteer()
        (volunteer.organization, volunteer.position, volunteer.location) = (text, text, text)
        (volunteer.dates, volunteer.summary, volunteer.highlights, volunteer.url) =
            (dates, prose, items, url)
        resume.volunteer = [volunteer]
        var education = Education()
        (education.institution, education.area, education.studyType, education.location) =
            (text, text, text, text)
        (education.score, education.dates, education.summary, education.courses) =
            (text, dates, prose, items)
        (education.highlights, education.url) = (items, url)
        resume.education = [education]
        var project = Project()
        (project.name, project.description, project.entity, project.type, project.roles) =
            (text, text, text, text, [text])
        (project.dates, project.summary, project.highlights, project.keywords, project.url) =
            (dates, prose, items, [text], url)
        resume.projects = [project]
        var award = Award()
        (award.title, award.awarder, award.date, award.summary, award.url) =
            (text, text, .text("x"), prose, url)
        resume.awards = [award]
        var certificate = Certificate()
        (certificate.name, certificate.issuer, certificate.date) = (text, text, .text("x"))
        (certificate.summary, certificate.url) = (prose, url)
        resume.certificates = [certificate]
        var publication = Publication()
        (publication.name, publication.publisher, publication.releaseDate) =
            (text, text, .text("x"))
        (publication.summary, publication.url) = (prose, url)
        resume.publications = [publication]
        var skills = SkillGroup()
        (skills.name, skills.level, skills.keywords, skills.summary) = (text, text, [text], prose)
        resume.skills = [skills]
        var language = Language()
        (language.language, language.fluency) = (text, text)
        resume.languages = [language]
        var interest = Interest()
        (interest.name, interest.keywords) = (text, [text])
        resume.interests = [interest]
        var reference = Reference()
        (reference.name, reference.reference) = (text, prose)
        resume.references = [reference]
        var custom = CustomEntry()
        (custom.name, custom.subtitle, custom.location, custom.dates) = (text, text, text, dates)
        (custom.summary, custom.highlights, custom.keywords, custom.url) =
            (prose, items, [text], url)
        resume.custom = [CustomSection(key: SectionsLayout.otherKey, entries: [custom])]
        return resume
    }

    private func names(_ fields: EntryFields) -> Set<String> {
        let counters = ["years", "number", "number-down"].filter { fields.inline($0) != nil }
        return Set(fields.values.map(\.name) + counters)
    }

    @Test func entriesHaveJustTheFieldsThatTheyAreSaidToHave() {
        let resume = full()
        let entries = SectionEntries(resume, DateWording(language: .english))
        for key in SectionsLayout.knownKeys + [SectionsLayout.otherKey] where key != "summary" {
            let fields = entries.entries(of: key)
            #expect(
                fields.map(names) == [Set(EntryFields.names(of: .entry(key)))], "\(key)")
        }
        let roles = entries.entries(of: "work").flatMap(\.roles)
        #expect(roles.map(names) == [Set(EntryFields.names(of: .role("work")))])
    }

    @Test func addressesAndAccountsDoToo() {
        var location = Location()
        (location.address, location.postalCode, location.city) = ("a", "b", "c")
        (location.countryCode, location.region) = ("DE", "d")
        let address = EntryFields(location, AddressWriter(language: nil))
        #expect(names(address) == Set(EntryFields.names(of: .location)))
        var profile = Profile()
        (profile.network, profile.username, profile.url) = ("a", "b", url)
        #expect(names(EntryFields(profile)) == Set(EntryFields.names(of: .profile)))
    }

    /// The table of fields in `Layouts/README.md`.
    @Test func theHandbookNamesThem() {
        let lines = (PackageFolder.text(of: "Layouts/README.md") ?? "").split(separator: "\n")
        for (key, names) in EntryFields.entries {
            let row =
                "| \(key == SectionsLayout.otherKey ? "others" : "`\(key)`") | "
                + names.split(separator: " ").filter { $0 != "years" }.map { "`\($0)`" }
                .joined(separator: " ") + " |"
            #expect(lines.contains { $0 == row }, "\(row)")
        }
    }
}
