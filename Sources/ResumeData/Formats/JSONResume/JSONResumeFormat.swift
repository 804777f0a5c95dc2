package import Languages
package import ResumeModel
package import SourceTree

/// JSON Resume, versions 1.0.0 and 1.2.1 and the spellings before them, from JSON or YAML.
package enum JSONResumeFormat {
    /// Reads a resume from a tree, with everything there is to say about it.
    ///
    /// Nothing of the file is dropped in silence: what the format does not know becomes an extra
    /// field or a section of the person's own. The resume is nil only if the tree is none at all;
    /// if there are errors it holds what could be read, for findings of later stages.
    package static func resume(
        from node: Node, file: String, words: UnderstoodWords
    ) -> (resume: Resume?, diagnostics: Diagnostics) {
        let context = MappingContext(file: file, words: words)
        guard let root = context.root(node) else { return (nil, context.finish()) }
        let resume = context.resume(root)
        return (resume, context.finish())
    }

    /// Whether a tree looks like a resume: it has a person, or two sections.
    ///
    /// Other tools' files have one of their keys, such as `projects` or `references`.
    package static func resembles(_ node: Node) -> Bool {
        let sections = (node.object ?? []).filter { member in
            (member.value.object != nil || member.value.array != nil)
                && MappingContext.isSection(member.key)
        }
        return sections.count > 1 || sections.contains { $0.key == "basics" }
    }
}

extension JSONResumeFormat {
    /// The format's name for a section that people call by another name; nil if it is none.
    package static func section(named key: String) -> String? {
        MappingContext.section(named: key)
    }
}

extension MappingContext {
    /// The sections of the format, with the other names that files have for them.
    static let sections = KeyTable(
        [("basics", ["basic", "personalInfo"])]
            + Resume.sections.map { ($0.sectionKey, $0.sectionSpellings) } + [("meta", [])])

    /// The section of entries that a key means; nil if it means none.
    static func section(named key: String) -> String? {
        let names = sections.names
        return sections.match(key).map { names[$0.slot] }
            .flatMap { $0 == "basics" || $0 == "meta" ? nil : $0 }
    }

    fileprivate func resume(_ root: Field) -> Resume {
        var fields = FieldReader(root, Self.sections, self)
        var resume = Resume()
        if let field = fields.take("meta") { resume.meta = meta(field) }
        fields.settleStrays { readLanguage($0, into: &resume.meta) }
        addresses = AddressWriter(language: resume.meta.language)
        // An empty list says nothing in other places; here it stands for the wrong thing.
        let basics = fields.slot("basics").flatMap {
            $0.node.isAbsent && $0.node.array == nil ? nil : $0
        }
        resume.basics = readPerson(&fields, basics)
        for name in Self.sections.names where name != "meta" {
            if let field = fields.take(name) { read(field, as: name, into: &resume) }
        }
        readStrays(&fields, into: &resume)
        checkContent(resume, root, basics: basics)
        return resume
    }

    /// Adds what stands in a section to a resume.
    func read(_ field: Field, as section: String, into resume: inout Resume) {
        if let section = Resume.section(section) { read(field, as: section, into: &resume) }
    }

    private func read<Entry: SectionEntry>(
        _ field: Field, as _: Entry.Type, into resume: inout Resume
    ) {
        resume[keyPath: Entry.section.entries] += entries(field)
    }

    private func checkContent(_ resume: Resume, _ root: Field, basics: Field?) {
        var printed = resume
        printed.meta = Meta()
        if printed == Resume() {
            if diagnostics.hasErrors { return }
            return report(
                .nothingToPrint, root,
                "there is nothing to print in this resume; fill in \"basics\" and \"work\"")
        }
        // Basics of a wrong kind have an error of their own.
        if resume.basics.name.isEmpty, basics == nil || basics?.node.object != nil {
            report(
                .nameMissing, basics ?? root,
                "the resume has no name on it; write it as \"name\" in \"basics\"")
        }
    }
}
