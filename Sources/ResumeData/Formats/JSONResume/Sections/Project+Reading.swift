import ResumeModel

extension Project: ResumeEntry {
    static let keys = KeyTable([
        "name": ["title"],
        "description": [],
        "entity": [],
        "type": [],
        "roles": ["role"],
        "url": ["website", "link"],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until"],
        "date": ["dates", "year"],
        "summary": [],
        "highlights": ["achievements", "bullets"],
        "keywords": [],
    ])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        description = fields.rich("description")
        entity = fields.rich("entity")
        type = fields.rich("type")
        roles = fields.phrases("roles")
        url = fields.web("url")
        dates = fields.span()
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        keywords = fields.phrases("keywords")
        extra = fields.extra()
    }
}
