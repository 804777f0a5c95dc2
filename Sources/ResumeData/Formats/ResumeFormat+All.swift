import SourceTree

extension ResumeFormat {
    /// All formats, those that are not read first: such a file often looks like one that is.
    static let all = [
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
        refused("a Europass file", advice: "convert it to JSON Resume") {
            $0.has("SkillsPassport") ? #""SkillsPassport""# : nil
        },
        ResumeFormat(
            id: "fresh", name: "FRESH", evidence: FreshFormat.evidence,
            use: .translate(FreshFormat.translated)),
        ResumeFormat(
            id: "visiky", name: "visiky", evidence: VisikyFormat.evidence,
            use: .translate(VisikyFormat.translated)),
        ResumeFormat(
            id: "al-folio", name: "al-folio", evidence: AlFolioFormat.evidence,
            use: .translate(AlFolioFormat.translated)),
        ResumeFormat(
            id: "open-resume", name: "OpenResume", evidence: OpenResumeFormat.evidence,
            use: .translate(OpenResumeFormat.translated)),
        ResumeFormat(
            id: "linkedin", name: "LinkedIn", evidence: LinkedInFormat.evidence,
            use: .translate(LinkedInFormat.translation)),
        ResumeFormat(
            id: "firestore", name: "Firestore",
            evidence: {
                FirestoreDocument.areIn($0) ? "the documents of a Firestore project" : nil
            }, use: .read(FirestoreFormat.reading), holdsLanguages: true),
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
        _ name: Message, advice: Message, evidence: @escaping @Sendable (Node) -> Message?
    ) -> ResumeFormat {
        ResumeFormat(id: "", name: name, evidence: evidence, use: .refuse(advice: advice))
    }
}

extension Node {
    fileprivate func has(_ key: String) -> Bool { self[key] != nil }
    fileprivate func has(_ key: String, _ inner: String) -> Bool { self[key]?[inner] != nil }
    fileprivate func isMap(_ key: String) -> Bool { self[key]?.object != nil }
}
