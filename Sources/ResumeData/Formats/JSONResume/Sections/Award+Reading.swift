import ResumeModel

extension Award: ResumeEntry {
    static let keys = KeyTable(
        [
            "title": ["name", "award", "info"],
            "awarder": ["issuer", "organization", "organisation", "institution", "by"],
            "date": KeyTable.spans,
            "url": KeyTable.pages,
            "summary": KeyTable.texts,
        ], prefixes: ["award"])

    var heading: RichText {
        get { title }
        set { title = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        title = fields.rich("title")
        awarder = fields.rich("awarder")
        date = fields.date("date")
        url = fields.web("url")
        summary = fields.prose("summary")
        extra = fields.extra()
    }
}
