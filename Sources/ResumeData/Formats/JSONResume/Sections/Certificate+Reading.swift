import ResumeModel

extension Certificate: ResumeEntry {
    static let keys = KeyTable([
        "name": ["title"],
        "issuer": ["organization", "organisation", "authority"],
        "date": ["issueDate", "year"],
        "url": ["website", "link"],
        "summary": ["description"],
    ])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        issuer = fields.rich("issuer")
        date = fields.date("date")
        url = fields.web("url")
        summary = fields.prose("summary")
        extra = fields.extra()
    }
}
