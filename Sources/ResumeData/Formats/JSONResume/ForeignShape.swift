import Languages
import SourceTree

/// A file of another kind that is often taken for a JSON Resume.
struct ForeignShape {
    /// What it is, with its article and the keys that give it away.
    let name: String
    /// What to do.
    let advice: String

    private init(_ name: String, _ advice: String) {
        self.name = name
        self.advice = advice
    }

    /// The shape of a tree, if it is one of the known ones.
    static func recognised(_ map: Node) -> ForeignShape? {
        if let elements = map.array, !elements.isEmpty,
            elements.allSatisfy({ $0["title"] != nil && $0["contents"] != nil })
        {
            return ForeignShape(
                "the CV of a site made with al-folio (\"title\", \"contents\")",
                "write its sections as those of JSON Resume")
        }
        func isMap(_ key: String) -> Bool { map[key]?.object != nil }
        func has(_ key: String) -> Bool { map[key] != nil }
        func holds(_ key: String, _ inner: String) -> Bool { map[key]?[inner] != nil }
        if let inner = map["cv"]?.object,
            !inner.contains(where: { MappingContext.isSection($0.key) }) || has("design")
        {
            return ForeignShape(
                "a RenderCV file (\"cv\")", "write its sections as those of JSON Resume")
        }
        if isMap("sections"), isMap("metadata") || isMap("basics") {
            return ForeignShape(
                "an export of Reactive Resume (\"sections\")", "export it as JSON Resume instead")
        }
        if isMap("content"), has("layouts") || has("layout") || holds("content", "basics") {
            return ForeignShape(
                "a YAMLResume file (\"content\")", "move what is in \"content\" to the top level")
        }
        if isMap("properties"), has("$schema") || has("type") || has("definitions") {
            return ForeignShape(
                "a JSON Schema (\"properties\")", "give the file that follows it")
        }
        if has("name"), has("version"),
            has("dependencies") || has("devDependencies") || isMap("scripts")
        {
            return ForeignShape(
                "a package.json (\"name\", \"version\")", "give the resume's file")
        }
        if isMap("employment"), holds("employment", "history") {
            return ForeignShape(
                "a FRESH resume (\"employment.history\")", "convert it to JSON Resume")
        }
        if map["meta"]?["format"]?.string?.hasPrefix("FRESH") == true {
            return ForeignShape("a FRESH resume (\"meta.format\")", "convert it to JSON Resume")
        }
        let members = map.object ?? []
        let languages = members.filter(isTranslation)
        // Beside sections, one such key is a section of the person's own: `it` for computers.
        if languages.count > 1
            || languages.count == 1
                && !members.contains(where: { MappingContext.isSection($0.key) })
        {
            let keys = languages.map { Quoted($0.key).description }.joined(separator: ", ")
            return ForeignShape(
                "a resume in several languages (\(keys))", "give each language a file of its own")
        }
        if has("SkillsPassport") {
            return ForeignShape("a Europass file (\"SkillsPassport\")", "convert it to JSON Resume")
        }
        if holds("resume", "workExperiences") {
            return ForeignShape(
                "an export of OpenResume (\"workExperiences\")", "convert it to JSON Resume")
        }
        return nil
    }

    /// Whether a member holds a resume, or sections of one, in the language that is its key.
    static func isTranslation(_ member: Node.Member) -> Bool {
        member.key != "cv" && member.key.utf8.count <= 5
            && LanguageTag.normalized(member.key) != nil
            && member.value.object?.contains { MappingContext.isSection($0.key) } == true
    }
}
