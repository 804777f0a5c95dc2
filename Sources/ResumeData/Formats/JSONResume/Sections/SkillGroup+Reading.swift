import ResumeModel

extension SkillGroup: ResumeEntry {
    static let keys = KeyTable(
        [
            "name": ["category", "title", "label", "skill", "area"],
            "level": ["proficiency", "rating"],
            "keywords": ["skills", "items", "list"],
            "summary": KeyTable.texts,
        ], prefixes: ["skill"])

    static var mayBeText: Bool { true }

    var heading: RichText {
        get { name }
        set { name = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        level = fields.rich("level")
        keywords = fields.phrases("keywords")
        summary = fields.prose("summary")
        extra = fields.extra()
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        keywords = context.phrases(field)
        return true
    }
}
