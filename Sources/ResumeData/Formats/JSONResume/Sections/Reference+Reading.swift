import ResumeModel

extension Reference: ResumeEntry {
    static let keys = KeyTable([
        "name": ["author", "referee"],
        "reference": ["testimonial", "quote", "text", "recommendation"],
    ])

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        reference = fields.prose("reference")
        extra = fields.extra()
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        reference = context.prose(field)
        return true
    }
}
