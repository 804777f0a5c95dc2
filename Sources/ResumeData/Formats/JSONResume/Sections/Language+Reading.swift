import ResumeModel

extension Language: ResumeEntry {
    static let keys = KeyTable([
        "language": ["name", "title", "idiom"],
        "fluency": ["level", "proficiency", "description", "skill", "rating"],
    ])

    static var mayBeText: Bool { true }

    var heading: RichText {
        get { language }
        set { language = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        language = fields.rich("language")
        fluency = fields.rich("fluency")
        extra = fields.extra()
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        fluency = context.rich(field)
        return true
    }
}
