import ResumeModel

/// Takes a resume apart into what web forms ask for.
enum FormComposer {
    /// The blocks, kind by kind, each kind in the resume's order.
    static func blocks(of resume: Resume) -> [FormBlock] {
        var blocks = [FormBlock(kind: .contact, fields: contact(resume.basics))]
        func add<Entry>(
            _ kind: FormBlock.Kind, _ entries: [Entry], _ fields: (Entry) -> [FormField]
        ) {
            blocks += entries.map { FormBlock(kind: kind, fields: fields($0)) }
        }
        add(.profiles, resume.basics.profiles, profile)
        for work in resume.work {
            if work.roles.isEmpty {
                add(.work, [work], job)
            } else {
                add(.work, work.roles) { job($0, at: work) }
            }
        }
        add(.education, resume.education, degree)
        add(.projects, resume.projects, project)
        add(.volunteer, resume.volunteer, volunteering)
        add(.certificates, resume.certificates, certificate)
        add(.awards, resume.awards, award)
        add(.publications, resume.publications, publication)
        add(.skills, resume.skills, skills)
        add(.languages, resume.languages, language)
        return blocks
    }

    // MARK: The person

    private static func contact(_ person: Person) -> [FormField] {
        let place = person.location
        return [
            FormField("name", "Name", person.name), FormField("headline", "Headline", person.label),
            FormField("email", "E-mail", person.email), FormField("phone", "Phone", person.phone),
            FormField("website", "Website", person.url?.text),
            FormField("address", "Address", place.address?.replacing("\n", with: ", ")),
            FormField("postalCode", "Postal code", place.postalCode),
            FormField("city", "City", place.city), FormField("region", "Region", place.region),
            FormField("country", "Country", place.countryCode),
            FormField("summary", "Summary", person.summary),
        ]
    }

    private static func profile(_ profile: Profile) -> [FormField] {
        [
            FormField("network", "Network", profile.network),
            FormField("username", "User name", profile.username),
            FormField("url", "Address", profile.url?.text),
        ]
    }

    // MARK: Entries

    private static func job(_ work: Work) -> [FormField] {
        [
            FormField("title", "Title", work.position),
            FormField("employer", "Employer", work.name),
            FormField("location", "Location", work.location),
        ] + [FormField](dates: work.dates) + [
            FormField("url", "Website", work.url?.text),
            FormField("about", "About", work.description),
            FormField("text", "Text", work.summary, work.highlights),
        ]
    }

    /// One of several positions; what is said of the employer goes with each.
    private static func job(_ role: Role, at work: Work) -> [FormField] {
        let about =
            [work.description.plainText, work.summary.plain] + work.highlights.map(\.text.plainText)
        return [
            FormField("title", "Title", role.position.isEmpty ? work.position : role.position),
            FormField("employer", "Employer", work.name),
            FormField(
                "location", "Location", role.location.isEmpty ? work.location : role.location),
        ] + [FormField](dates: role.dates) + [
            FormField("url", "Website", work.url?.text),
            FormField("about", "About", about.filter { !$0.isEmpty }.joined(separator: " ")),
            FormField("text", "Text", role.summary, role.highlights),
        ]
    }

    private static func degree(_ education: Education) -> [FormField] {
        [
            FormField("degree", "Degree", education.studyType),
            FormField("subject", "Subject", education.area),
            FormField("school", "School", education.institution),
            FormField("location", "Location", education.location),
        ] + [FormField](dates: education.dates) + [
            FormField("grade", "Grade", education.score),
            FormField("url", "Website", education.url?.text),
            FormField("courses", "Courses", list: education.courses.map(\.text)),
            FormField("text", "Text", education.summary, education.highlights),
        ]
    }

    private static func project(_ project: Project) -> [FormField] {
        [
            FormField("title", "Title", project.name),
            FormField("role", "Role", list: project.roles),
            FormField("organization", "Organisation", project.entity),
            FormField("type", "Type", project.type),
        ] + [FormField](dates: project.dates) + [
            FormField("url", "Website", project.url?.text),
            FormField("about", "About", project.description),
            FormField("skills", "Skills", list: project.keywords),
            FormField("text", "Text", project.summary, project.highlights),
        ]
    }

    private static func volunteering(_ volunteer: Volunteer) -> [FormField] {
        [
            FormField("title", "Title", volunteer.position),
            FormField("organization", "Organisation", volunteer.organization),
            FormField("location", "Location", volunteer.location),
        ] + [FormField](dates: volunteer.dates) + [
            FormField("url", "Website", volunteer.url?.text),
            FormField("text", "Text", volunteer.summary, volunteer.highlights),
        ]
    }

    private static func certificate(_ certificate: Certificate) -> [FormField] {
        [
            FormField("title", "Title", certificate.name),
            FormField("issuer", "Issuer", certificate.issuer),
            FormField("date", "Date", .date(certificate.date)),
            FormField("url", "Website", certificate.url?.text),
            FormField("text", "Text", certificate.summary),
        ]
    }

    private static func award(_ award: Award) -> [FormField] {
        [
            FormField("title", "Title", award.title), FormField("issuer", "Issuer", award.awarder),
            FormField("date", "Date", .date(award.date)),
            FormField("url", "Website", award.url?.text),
            FormField("text", "Text", award.summary),
        ]
    }

    private static func publication(_ publication: Publication) -> [FormField] {
        [
            FormField("title", "Title", publication.name),
            FormField("publisher", "Publisher", publication.publisher),
            FormField("date", "Date", .date(publication.releaseDate)),
            FormField("url", "Website", publication.url?.text),
            FormField("text", "Text", publication.summary),
        ]
    }

    private static func skills(_ group: SkillGroup) -> [FormField] {
        [
            FormField("group", "Group", group.name), FormField("level", "Level", group.level),
            FormField("skills", "Skills", list: group.keywords),
        ]
    }

    private static func language(_ language: Language) -> [FormField] {
        [
            FormField("language", "Language", language.language),
            FormField("fluency", "Fluency", language.fluency),
        ]
    }
}
