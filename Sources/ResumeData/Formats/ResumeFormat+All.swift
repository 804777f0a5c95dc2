import Languages
import SourceTree

extension ResumeFormat {
    /// All formats; the first that recognises a tree is its own.
    static let all = [
        refused(
            "the CV of a site made with al-folio (\"title\", \"contents\")",
            advice: "write its sections as those of JSON Resume"
        ) { tree in
            let elements = tree.array ?? []
            return !elements.isEmpty
                && elements.allSatisfy { $0.has("title") && $0.has("contents") }
        },
        refused("a RenderCV file (\"cv\")", advice: "write its sections as those of JSON Resume") {
            tree in
            tree["cv"]?.object.map { members in
                tree.has("design")
                    || !members.contains(where: { JSONResumeFormat.isSection($0.key) })
            } == true
        },
        refused(
            "an export of Reactive Resume (\"sections\")",
            advice: "export it as JSON Resume instead"
        ) { $0.isMap("sections") && ($0.isMap("metadata") || $0.isMap("basics")) },
        refused(
            "a YAMLResume file (\"content\")",
            advice: "move what is in \"content\" to the top level"
        ) { tree in
            tree.isMap("content")
                && (tree.has("layouts") || tree.has("layout") || tree.has("content", "basics"))
        },
        refused("a JSON Schema (\"properties\")", advice: "give the file that follows it") { tree in
            tree.isMap("properties")
                && (tree.has("$schema") || tree.has("type") || tree.has("definitions"))
        },
        refused("a package.json (\"name\", \"version\")", advice: "give the resume's file") {
            tree in
            tree.has("name") && tree.has("version")
                && (tree.has("dependencies") || tree.has("devDependencies")
                    || tree.isMap("scripts"))
        },
        refused(
            "a FRESH resume (\"employment.history\")", advice: "convert it to JSON Resume"
        ) { $0.isMap("employment") && $0.has("employment", "history") },
        refused("a FRESH resume (\"meta.format\")", advice: "convert it to JSON Resume") { tree in
            tree["meta"]?["format"]?.string?.hasPrefix("FRESH") == true
        },
        ResumeFormat(
            recognise: severalLanguages, advice: "give each language a file of its own"),
        refused(
            "a Europass file (\"SkillsPassport\")", advice: "convert it to JSON Resume"
        ) { $0.has("SkillsPassport") },
        refused(
            "an export of OpenResume (\"workExperiences\")", advice: "convert it to JSON Resume"
        ) { $0.has("resume", "workExperiences") },
        ResumeFormat(
            recognise: {
                FirestoreDocument.areIn($0) ? "the documents of a Firestore project" : nil
            },
            read: FirestoreFormat.reading),
        ResumeFormat(
            recognise: { JSONResumeFormat.isResume($0) ? "a JSON Resume" : nil },
            read: JSONResumeFormat.reading, write: { JSONResumeWriter().text(of: $0) }),
    ]

    private static func refused(
        _ name: String, advice: String, _ isOne: @escaping @Sendable (Node) -> Bool
    ) -> ResumeFormat {
        ResumeFormat(recognise: { isOne($0) ? name : nil }, advice: advice)
    }

    private static func severalLanguages(_ tree: Node) -> String? {
        let members = tree.object ?? []
        let languages = members.filter(isTranslation)
        // Beside sections, one such key is a section of the person's own: `it` for computers.
        guard
            languages.count > 1
                || languages.count == 1
                    && !members.contains(where: { JSONResumeFormat.isSection($0.key) })
        else { return nil }
        let keys = languages.map { Quoted($0.key).description }.joined(separator: ", ")
        return "a resume in several languages (\(keys))"
    }

    /// Whether a member holds a resume, or sections of one, in the language that is its key.
    static func isTranslation(_ member: Node.Member) -> Bool {
        member.key != "cv" && member.key.utf8.count <= 5
            && LanguageTag.normalized(member.key) != nil
            && member.value.object?.contains { JSONResumeFormat.isSection($0.key) } == true
    }
}

extension Node {
    fileprivate func has(_ key: String) -> Bool { self[key] != nil }
    fileprivate func has(_ key: String, _ inner: String) -> Bool { self[key]?[inner] != nil }
    fileprivate func isMap(_ key: String) -> Bool { self[key]?.object != nil }
}
