import ResumeModel

extension Work: ResumeEntry {
    static let keys = KeyTable(
        [
            "name": ["company", "employer", "organization", "organisation"],
            "position": ["title", "role", "jobTitle", "designation"],
            "location": [],
            "description": [],
            "url": KeyTable.pages,
            "startDate": KeyTable.starts,
            "endDate": KeyTable.ends,
            "date": KeyTable.spans,
            "summary": ["desc", "details"],
            "highlights": KeyTable.achievements + KeyTable.duties,
            "roles": ["positions"],
        ], additions: ["roles"], prefixes: ["company", "work", "job", "employer"])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        position = fields.rich("position")
        location = fields.place("location")
        description = fields.rich("description")
        url = fields.web("url")
        dates = fields.span()
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        roles = fields.entries("roles")
        extra = fields.extra()
    }
}
