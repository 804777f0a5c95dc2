import ResumeModel

extension Volunteer: ResumeEntry {
    static let keys = KeyTable([
        "organization": ["organisation", "company", "name"],
        "position": ["title", "role"],
        "location": [],
        "url": KeyTable.pages,
        "startDate": KeyTable.starts,
        "endDate": KeyTable.ends,
        "date": KeyTable.spans,
        "summary": KeyTable.texts,
        "highlights": KeyTable.achievements + KeyTable.duties,
    ])

    var heading: RichText {
        get { organization }
        set { organization = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        organization = fields.rich("organization")
        position = fields.rich("position")
        location = fields.place("location")
        url = fields.web("url")
        dates = fields.span()
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        extra = fields.extra()
    }
}
