import ResumeModel

extension Volunteer: ResumeEntry {
    static let keys = KeyTable([
        "organization": ["organisation", "company", "name"],
        "position": ["title", "role"],
        "location": [],
        "url": ["website"],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until"],
        "date": ["dates"],
        "summary": ["description"],
        "highlights": ["achievements", "responsibilities", "bullets"],
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
