import Languages
import SourceTree

extension ResumeFormat {
    /// All formats, those that are not read first: such a file often looks like one that is.
    static let all = [
        refused(
            "the CV of a site made with al-folio",
            advice: "write its sections as those of JSON Resume"
        ) { tree in
            let elements = tree.array ?? []
            return !elements.isEmpty
                && elements.allSatisfy { $0.has("title") && $0.has("contents") }
                ? #""title", "contents""# : nil
        },
        refused("a JSON Schema", advice: "give the file that follows it") { tree in
            tree.isMap("properties")
                && (tree.has("$schema") || tree.has("type") || tree.has("definitions"))
                ? #""properties""# : nil
        },
        refused("a package.json", advice: "give the resume's file") { tree in
            tree.has("name") && tree.has("version")
                && (tree.has("dependencies") || tree.has("devDependencies")
                    || tree.isMap("scripts"))
                ? #""name", "version""# : nil
        },
        refused("a FRESH resume", advice: "convert it to JSON Resume") { tree in
            if tree.isMap("employment"), tree.has("employment", "history") {
                return #""employment.history""#
            }
            return tree["meta"]?["format"]?.string?.hasPrefix("FRESH") == true
                ? #""meta.format""# : nil
        },
        refused(
            "a resume in several languages", advice: "give each language a file of its own",
            evidence: severalLanguages),
        refused("a Europass file", advice: "convert it to JSON Resume") {
            $0.has("SkillsPassport") ? #""SkillsPassport""# : nil
        },
        refused("an export of OpenResume", advice: "convert it to JSON Resume") {
            $0.has("resume", "workExperiences") ? #""workExperiences""# : nil
        },
        ResumeFormat(
            id: "linkedin", name: "LinkedIn", evidence: LinkedInFormat.evidence,
            use: .translate(LinkedInFormat.translation)),
        ResumeFormat(
            id: "firestore", name: "Firestore",
            evidence: {
                FirestoreDocument.areIn($0) ? "the documents of a Firestore project" : nil
            }, use: .read(FirestoreFormat.reading)),
        ResumeFormat(
            id: "reactive-resume", name: "Reactive Resume",
            evidence: ReactiveResumeFormat.evidence,
            use: .translate(ReactiveResumeFormat.translation)),
        ResumeFormat(
            id: "yamlresume", name: "YAMLResume", evidence: YAMLResumeFormat.evidence,
            use: .translate(YAMLResumeFormat.translation)),
        ResumeFormat(
            id: "rendercv", name: "RenderCV", evidence: RenderCVFormat.evidence,
            use: .translate(RenderCVFormat.translated), companions: RenderCVFormat.companions,
            judge: RenderCVFormat.judged),
        ResumeFormat(
            id: "json-resume", name: "JSON Resume", evidence: JSONResumeFormat.evidence,
            use: .read(JSONResumeFormat.reading)),
    ]

    private static func refused(
        _ name: String, advice: String, evidence: @escaping @Sendable (Node) -> String?
    ) -> ResumeFormat {
        ResumeFormat(id: "", name: name, evidence: evidence, use: .refuse(advice: advice))
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
        return languages.map { Quoted($0.key).description }.joined(separator: ", ")
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
