import ResumeModel
import SourceTree

extension MappingContext {
    /// Finds a place for what stands at the top level under no section's name.
    func readStrays(_ fields: inout FieldReader, into resume: inout Resume) {
        let isHeadless = fields.take("basics") == nil
        var person: [Node.Member] = []
        fields.settleStrays { field in
            if isHeadless, let key = Person.keys.match(field.key), key.rank == 0,
                let span = field.keySpan
            {
                person.append(Node.Member(key: field.key, keySpan: span, value: field.node))
                reportKey(
                    .misplacedKey, field,
                    "\(Quoted(field.key)) stands at the top level; put it into \"basics\"")
                return true
            }
            return readSetting(field, into: &resume)
        }
        if !person.isEmpty {
            let node = Node(.object(person), at: fields.field.node.span)
            if let read = self.person(Field(node, at: .root)) { resume.basics = read }
        }
        resume.custom = fields.leftovers().compactMap { customSection($0) }
    }

    /// Takes a setting of another tool, which is no section; false for anything else.
    private func readSetting(_ field: Field, into resume: inout Resume) -> Bool {
        guard Self.settings.contains(field.key), field.node.array == nil else { return false }
        if Self.languageKeys.contains(field.key), let tag = field.node.string,
            let language = LanguageTag.normalized(tag)
        {
            if resume.meta.language == nil { resume.meta.language = language }
            reportKey(
                .misplacedKey, field,
                "\(Quoted(field.key)) stands at the top level; put it into \"meta\" as \"language\""
            )
            return true
        }
        reportKey(
            .settingIgnored, field,
            "\(Quoted(field.key)) is taken for a setting of another tool and not printed; "
                + "settings belong in \"meta\"")
        return true
    }

    private static let languageKeys: Set<String> = ["language", "lang", "locale"]
    private static let settings: Set<String> = languageKeys.union([
        "theme", "template", "layout", "design", "settings", "config", "version", "id", "created",
        "createdAt", "updatedAt", "lastModified", "lastUpdated",
    ])
}
