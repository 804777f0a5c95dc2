import ResumeModel

extension Project: ResumeEntry {
    static let keys = KeyTable(
        [
            "name": ["title", "project"],
            "description": ["desc", "tagline"],
            "entity": [],
            "type": [],
            "roles": ["role", "position"],
            "url": KeyTable.pages,
            "startDate": KeyTable.starts,
            "endDate": KeyTable.ends,
            "date": KeyTable.spans,
            "summary": ["content", "details"],
            "highlights": KeyTable.achievements,
            "keywords": [],
        ], prefixes: ["project"])

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
