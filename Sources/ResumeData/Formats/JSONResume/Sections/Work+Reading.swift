import ResumeModel

extension Work: ResumeEntry {
    static let keys = KeyTable([
        "name": ["company", "employer", "organization", "organisation"],
        "position": ["title", "role", "jobTitle"],
        "location": [],
        "description": [],
        "url": ["website"],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until"],
        "date": ["dates"],
        "summary": [],
        "highlights": ["achievements", "responsibilities", "bullets"],
        "positions": ["roles"],
    ])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        position = fields.rich("position")
        location = fields.rich("location")
        description = fields.rich("description")
        url = fields.web("url")
        dates = fields.span()
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        if let positions = fields.take("positions"), !positions.isListOfMaps {
            fields.giveBack(positions)
        }
        extra = fields.extra()
    }
}
