import ResumeModel

extension Role: ResumeEntry {
    static let keys = KeyTable([
        "position": ["title", "role", "jobTitle"],
        "name": [],
        "location": [],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until"],
        "date": ["dates"],
        "summary": ["description"],
        "highlights": ["achievements", "responsibilities", "bullets"],
    ])

    var heading: RichText {
        get { position }
        set { position = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        position = fields.rich("position")
        if let name = fields.take("name") {
            // Beside a position, a name can only be that of a team or of the employer.
            if position.isEmpty { position = fields.rich("name") } else { fields.giveBack(name) }
        }
        location = fields.place("location")
        dates = fields.span()
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        extra = fields.extra()
    }
}
