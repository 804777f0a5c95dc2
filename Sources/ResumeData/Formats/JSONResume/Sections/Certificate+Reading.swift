import ResumeModel

extension Certificate: ResumeEntry {
    static let keys = KeyTable(
        [
            "name": ["title", "certificate", "certification"],
            "issuer": ["organization", "organisation", "authority", "institution", "provider"],
            "date": ["issueDate", "issued", "startDate"] + KeyTable.spans,
            "url": KeyTable.pages,
            "summary": KeyTable.texts,
        ], prefixes: ["certificate", "certification", "cert"])

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
