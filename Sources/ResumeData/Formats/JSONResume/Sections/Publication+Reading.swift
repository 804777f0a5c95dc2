import ResumeModel

extension Publication: ResumeEntry {
    static let keys = KeyTable([
        "name": ["title"],
        "publisher": ["journal", "conference", "venue"],
        "releaseDate": ["date"] + KeyTable.spans,
        "url": KeyTable.pages,
        "summary": KeyTable.texts + ["abstract"],
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
