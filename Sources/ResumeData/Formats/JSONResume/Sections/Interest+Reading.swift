import ResumeModel

extension Interest: ResumeEntry {
    static let keys = KeyTable([
        "name": ["title", "interest", "hobby"],
        "keywords": ["items", "list"],
    ])

    static var mayBeText: Bool { true }

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        keywords = fields.phrases("keywords")
        extra = fields.extra()
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        keywords = context.phrases(field)
        return true
    }
}
