import ResumeModel

extension Role: ResumeEntry {
    static let keys = KeyTable([
        "position": ["title", "role", "jobTitle"],
        "name": [],
        "location": [],
        "startDate": KeyTable.starts,
        "endDate": KeyTable.ends,
        "date": KeyTable.spans,
        "summary": KeyTable.texts,
        "highlights": KeyTable.achievements + KeyTable.duties,
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
