import ResumeModel

extension Publication: ResumeEntry {
    static let keys = KeyTable([
        "name": ["title"],
        "publisher": ["journal"],
        "releaseDate": ["date", "year"],
        "url": ["website", "link"],
        "summary": ["description", "abstract"],
    ])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        publisher = fields.rich("publisher")
        releaseDate = fields.date("releaseDate")
        url = fields.web("url")
        summary = fields.prose("summary")
        extra = fields.extra()
    }
}
