import ResumeModel

/// A text of a resume that must not lose a letter: what someone or something is called.
struct NamedText {
    /// What it names.
    let kind: Kind
    /// The characters.
    let text: String

    /// What a text may name; the raw values are words for people.
    enum Kind {
        case name, headline, employer, position, school, degree, project, title, section
    }

    /// All of a resume, in its order.
    static func all(of resume: Resume) -> [NamedText] {
        var names = [
            NamedText(kind: .name, text: resume.basics.name),
            NamedText(kind: .headline, text: resume.basics.label.plain),
        ]
        func add(_ kind: Kind, _ texts: RichText...) {
            names += texts.map { NamedText(kind: kind, text: $0.plain) }
        }
        for work in resume.work {
            add(.employer, work.name)
            add(.position, work.position)
            for role in work.roles { add(.position, role.position) }
        }
        for volunteer in resume.volunteer {
            add(.employer, volunteer.organization)
            add(.position, volunteer.position)
        }
        for education in resume.education {
            add(.school, education.institution)
            add(.degree, education.studyType, education.area)
        }
        for project in resume.projects { add(.project, project.name, project.entity) }
        for award in resume.awards { add(.title, award.title, award.awarder) }
        for certificate in resume.certificates { add(.title, certificate.name, certificate.issuer) }
        for publication in resume.publications {
            add(.title, publication.name, publication.publisher)
        }
        for skills in resume.skills { add(.title, skills.name) }
        for language in resume.languages { add(.title, language.language) }
        for interest in resume.interests { add(.title, interest.name) }
        for reference in resume.references { add(.name, reference.name) }
        for section in resume.custom {
            names.append(NamedText(kind: .section, text: section.key))
            for entry in section.entries { add(.title, entry.name, entry.subtitle) }
        }
        return names.filter { !$0.text.isEmpty }
    }
}

extension NamedText.Kind {
    /// So many of the kind, in words: `an employer`, `2 schools`.
    ///
    /// A person has but one name and one headline.
    func counted(_ count: Int) -> Message {
        switch self {
        case .name: .counted(count, one: "the name", other: "\(count) names")
        case .headline: .counted(count, one: "the headline", other: "\(count) headlines")
        case .employer: .counted(count, one: "an employer", other: "\(count) employers")
        case .position: .counted(count, one: "a position", other: "\(count) positions")
        case .school: .counted(count, one: "a school", other: "\(count) schools")
        case .degree: .counted(count, one: "a degree", other: "\(count) degrees")
        case .project: .counted(count, one: "a project", other: "\(count) projects")
        case .title: .counted(count, one: "a title", other: "\(count) titles")
        case .section: .counted(count, one: "a section title", other: "\(count) section titles")
        }
    }
}
