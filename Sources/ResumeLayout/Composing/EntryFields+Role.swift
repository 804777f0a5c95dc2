import ResumeModel

extension EntryFields {
    /// The fields of one of several positions under an employer.
    init(_ role: Role, _ dates: DateWording) {
        set("position", role.position)
        set(place: role.location)
        set("dates", dates.wording(role.dates))
        years = dates.years(role.dates)
        set("summary", role.summary)
        set("highlights", role.highlights)
        extra = role.extra
    }
}
