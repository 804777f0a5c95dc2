import ResumeModel

extension EntryFields {
    init(_ work: Work, _ dates: DateWording) {
        set("name", work.name)
        set("position", work.position)
        set(place: work.location)
        set("description", work.description)
        set("dates", dates.wording(work.wholeSpan))
        years = dates.years(work.wholeSpan)
        set("summary", work.summary)
        set("highlights", work.highlights)
        extra = work.extra
        set(url: work.url, on: work.name.isEmpty ? "position" : "name")
    }

    init(_ volunteer: Volunteer, _ dates: DateWording) {
        set("organization", volunteer.organization)
        set("position", volunteer.position)
        set(place: volunteer.location)
        set("dates", dates.wording(volunteer.dates))
        years = dates.years(volunteer.dates)
        set("summary", volunteer.summary)
        set("highlights", volunteer.highlights)
        extra = volunteer.extra
        set(url: volunteer.url, on: volunteer.organization.isEmpty ? "position" : "organization")
    }

    init(_ education: Education, _ dates: DateWording) {
        set("institution", education.institution)
        set("area", education.area)
        set("studyType", education.studyType)
        set(place: education.location)
        set("score", education.score)
        set("dates", dates.wording(education.dates))
        years = dates.years(education.dates)
        set("summary", education.summary)
        set("courses", education.courses)
        set("highlights", education.highlights)
        extra = education.extra
        set(url: education.url, on: education.institution.isEmpty ? "area" : "institution")
    }

    init(_ award: Award, _ dates: DateWording) {
        set("title", award.title)
        set("awarder", award.awarder)
        set("dates", dates.wording(award.date))
        years = dates.years(award.date)
        set("summary", award.summary)
        extra = award.extra
        set(url: award.url, on: "title")
    }

    init(_ certificate: Certificate, _ dates: DateWording) {
        set("name", certificate.name)
        set("issuer", certificate.issuer)
        set("dates", dates.wording(certificate.date))
        years = dates.years(certificate.date)
        set("summary", certificate.summary)
        extra = certificate.extra
        set(url: certificate.url, on: "name")
    }

    init(_ publication: Publication, _ dates: DateWording) {
        set("name", publication.name)
        set("publisher", publication.publisher)
        set("dates", dates.wording(publication.releaseDate))
        years = dates.years(publication.releaseDate)
        set("summary", publication.summary)
        extra = publication.extra
        set(url: publication.url, on: "name")
    }

    init(_ skills: SkillGroup) {
        set("name", skills.name)
        set("level", skills.level)
        set("keywords", skills.keywords)
        set("summary", skills.summary)
        extra = skills.extra
    }

    init(_ language: Language) {
        set("language", language.language)
        set("fluency", language.fluency)
        extra = language.extra
    }

    init(_ interest: Interest) {
        set("name", interest.name)
        set("keywords", interest.keywords)
        extra = interest.extra
    }

    init(_ reference: Reference) {
        set("name", reference.name)
        set("reference", reference.reference)
        extra = reference.extra
    }

    init(_ project: Project, _ dates: DateWording) {
        set("name", project.name)
        set("description", project.description)
        set("entity", project.entity)
        set("type", project.type)
        set("roles", project.roles)
        set("dates", dates.wording(project.dates))
        years = dates.years(project.dates)
        set("summary", project.summary)
        set("highlights", project.highlights)
        set("keywords", project.keywords)
        extra = project.extra
        set(url: project.url, on: "name")
    }

    init(_ entry: CustomEntry, _ dates: DateWording) {
        set("name", entry.name)
        set("subtitle", entry.subtitle)
        set(place: entry.location)
        set("dates", entry.dates.map { dates.wording($0) } ?? dates.wording(entry.date))
        years = entry.dates.map { dates.years($0) } ?? dates.years(entry.date)
        set("summary", entry.summary)
        set("highlights", entry.highlights)
        set("keywords", entry.keywords)
        extra = entry.extra
        set(url: entry.url, on: "name")
    }

    init(_ profile: Profile) {
        set("network", profile.network)
        set("username", profile.username)
        extra = profile.extra
        set(url: profile.url, on: "username")
        // The whole of an account links there, not its name alone.
        linkedField = ""
    }

    init(_ location: Location, _ addresses: AddressWriter) {
        set("postalAddress", addresses.postalAddress(location))
        set("place", addresses.place(location))
        set("address", location.address?.replacing("\n", with: ", "))
        set("postalCode", location.postalCode)
        set("city", location.city)
        set("countryCode", location.countryCode)
        set("country", location.countryCode.map { addresses.country($0) })
        set("region", location.region)
        extra = location.extra
    }
}
