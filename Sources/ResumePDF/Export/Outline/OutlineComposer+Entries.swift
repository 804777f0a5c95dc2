import ResumeLayout
import ResumeModel

extension OutlineComposer {
    func entry(_ work: Work) -> OutlineEntry {
        let (name, address) = Self.named(work.name, work.url)
        let hasRoles = !work.roles.isEmpty
        let isNamedAfterEmployer = hasRoles ? !name.isEmpty : work.position.isEmpty
        return OutlineEntry(
            title: isNamedAfterEmployer ? name : work.position,
            facts: [
                isNamedAfterEmployer
                    ? .joined([hasRoles ? work.position : RichText([]), work.location], ", ")
                    : place(name, work.location),
                text(dates.wording(work.wholeSpan)), work.description.emphasized(.italic), address,
            ], prose: work.summary, highlights: work.highlights, extra: work.extra,
            roles: work.roles.map(entry))
    }

    private func entry(_ role: Role) -> OutlineEntry {
        OutlineEntry(
            title: role.position, facts: [role.location, text(dates.wording(role.dates))],
            prose: role.summary, highlights: role.highlights, extra: role.extra)
    }

    func entry(_ volunteer: Volunteer) -> OutlineEntry {
        let (name, address) = Self.named(volunteer.organization, volunteer.url)
        let isNamed = !volunteer.position.isEmpty
        return OutlineEntry(
            title: isNamed ? volunteer.position : name,
            facts: [
                isNamed ? place(name, volunteer.location) : volunteer.location,
                text(dates.wording(volunteer.dates)), address,
            ], prose: volunteer.summary, highlights: volunteer.highlights, extra: volunteer.extra)
    }

    func entry(_ education: Education) -> OutlineEntry {
        let (name, address) = Self.named(education.institution, education.url)
        let degree = RichText.joined([education.studyType, education.area], ", ")
        let courses = RichText.joined(education.courses.map(\.text), ", ")
        return OutlineEntry(
            title: degree.isEmpty ? name : degree,
            facts: [
                degree.isEmpty ? education.location : place(name, education.location),
                text(dates.wording(education.dates)), education.score, courses, address,
            ], prose: education.summary, highlights: education.highlights, extra: education.extra)
    }

    func entry(_ project: Project) -> OutlineEntry {
        let (name, address) = Self.named(project.name, project.url)
        return OutlineEntry(
            title: name,
            facts: [
                .joined([project.entity.emphasized(.bold), project.type], ", "),
                .joined(project.roles, ", "), text(dates.wording(project.dates)),
                project.description.emphasized(.italic), .joined(project.keywords, ", "), address,
            ], prose: project.summary, highlights: project.highlights, extra: project.extra)
    }

    func entry(_ award: Award) -> OutlineEntry {
        short(award.title, [award.awarder], award.date, award.url, award.summary, award.extra)
    }

    func entry(_ certificate: Certificate) -> OutlineEntry {
        short(
            certificate.name, [certificate.issuer], certificate.date, certificate.url,
            certificate.summary, certificate.extra)
    }

    func entry(_ publication: Publication) -> OutlineEntry {
        short(
            publication.name, [publication.publisher], publication.releaseDate, publication.url,
            publication.summary, publication.extra)
    }

    func entry(_ skills: SkillGroup) -> OutlineEntry {
        var entry = pair(skills.name, .joined(skills.keywords, ", "), skills.extra)
        let level = RichText.joined([RichText("("), skills.level, RichText(")")], "")
        if !skills.level.isEmpty {
            let head = RichText.joined([skills.name.emphasized(.bold), level], " ")
            entry.line = .joined([head, .joined(skills.keywords, ", ")], ": ")
            entry.facts.insert(skills.level, at: 0)
        }
        entry.prose = skills.summary
        return entry
    }

    func entry(_ language: Language) -> OutlineEntry {
        pair(language.language, language.fluency, language.extra)
    }

    func entry(_ interest: Interest) -> OutlineEntry {
        pair(interest.name, .joined(interest.keywords, ", "), interest.extra)
    }

    func entry(_ reference: Reference) -> OutlineEntry {
        OutlineEntry(title: reference.name, prose: reference.reference, extra: reference.extra)
    }

    func entry(_ entry: CustomEntry) -> OutlineEntry {
        let (name, address) = Self.named(entry.name, entry.url)
        return OutlineEntry(
            title: name,
            facts: [
                place(entry.subtitle, entry.location), text(dates.wording(entry.dates)),
                text(dates.wording(entry.date)), .joined(entry.keywords, ", "), address,
            ], prose: entry.summary, highlights: entry.highlights, extra: entry.extra)
    }

    // MARK: Parts

    /// An entry that is mostly one line: a bold title, and facts after it.
    private func short(
        _ title: RichText, _ facts: [RichText], _ date: DateValue?, _ url: WebAddress?,
        _ prose: Prose, _ extra: [ExtraField]
    ) -> OutlineEntry {
        let (name, address) = Self.named(title, url)
        let facts = facts + [text(dates.wording(date)), address]
        return OutlineEntry(
            title: name, facts: facts,
            line: .joined([name.emphasized(.bold)] + facts, ", "), prose: prose, extra: extra)
    }

    /// An entry of a bold word and what belongs to it.
    private func pair(
        _ title: RichText, _ words: RichText, _ extra: [ExtraField]
    ) -> OutlineEntry {
        OutlineEntry(
            title: title, facts: [words],
            line: .joined([title.emphasized(.bold), words], ": "), extra: extra)
    }

    private func place(_ name: RichText, _ location: RichText) -> RichText {
        .joined([name.emphasized(.bold), location], ", ")
    }

    private func text(_ words: String?) -> RichText { RichText(words ?? "") }

    /// A name that links to a page; the page's address by itself where it cannot.
    private static func named(
        _ name: RichText, _ url: WebAddress?
    ) -> (name: RichText, address: RichText) {
        guard let url else { return (name, RichText([])) }
        if let link = url.link, !name.isEmpty, !name.hasLink {
            return (name.linked(to: link), RichText([]))
        }
        return (name, url.richText)
    }
}
