import Languages
import ResumeModel
import SourceTree

/// JSON Resume, versions 1.0.0 and 1.2.1 and the spellings before them, from JSON or YAML.
package enum JSONResumeFormat {
    /// Finds where a tree holds a resume, and what it says about its layout; nothing in a tree that
    /// is none.
    static func reading(
        of tree: Node, file: String, in language: ReadLanguage? = nil
    ) -> ResumeReading {
        let tree = tree.said(in: language)
        let search = MappingContext(file: file)
        guard let root = search.root(tree) else {
            return ResumeReading { _ in (nil, search.finish()) }
        }
        let presentation = Presentation(root)
        let looks = looks(in: root)
        return ResumeReading(
            tree: tree, layout: looks.layout, presentation: presentation.changes, words: looks.words
        ) { words in
            let context = MappingContext(file: file, words: words)
            let resume = context.resume(root, presentation)
            var diagnostics = search.diagnostics
            diagnostics.add(context.finish())
            return (resume, diagnostics)
        }
    }

    /// The values in `meta` that the resume does not hold, each with its path: those of `layout` and
    /// of `words`.
    private static func looks(
        in root: Field
    ) -> (layout: (node: Node, path: String)?, words: (node: Node, path: String)?) {
        let context = MappingContext(file: "")
        let meta = FieldReader(root, sections, context, notesSpellings: false).take("meta")
        guard let meta else { return (nil, nil) }
        let fields = FieldReader(meta, Meta.keys, context, notesSpellings: false)
        func value(_ key: String) -> (node: Node, path: String)? {
            fields.take(key).map { ($0.node, $0.path.description) }
        }
        return (value("layout"), value("words"))
    }

    /// Whether a tree has a person, or two sections: other tools' files have one, such as `projects`.
    static func isResume(_ node: Node) -> Bool {
        let sections = (node.object ?? []).filter { member in
            (member.value.object != nil || member.value.array != nil) && isSection(member.key)
        }
        return sections.count > 1 || sections.contains { $0.key == "basics" }
    }

    /// What makes a tree a JSON Resume beyond doubt: its person, and a list under the very name of a
    /// section.
    static func evidence(in tree: Node) -> String? {
        guard tree["basics"]?.object != nil,
            let section = tree.object?.first(where: { member in
                member.value.array != nil
                    && Resume.sections.contains { $0.sectionKey == member.key }
            })
        else { return nil }
        return "\"basics\", \"\(section.key)\""
    }

    static let person = (name: "basics", spellings: ["basic", "personalInfo"])

    /// The sections of the format, with the other names that files have for them.
    static let sections = KeyTable(
        [person] + Resume.sections.map { ($0.sectionKey, $0.sectionSpellings) } + [("meta", [])])

    /// Whether a key names a section that is printed.
    static func isSection(_ key: String) -> Bool {
        sections.name(of: key).map { $0 != "meta" } == true
    }

    /// The section of entries that a key means, under whatever name; nil if it means none.
    package static func section(named key: String) -> String? {
        sections.name(of: key).flatMap { $0 == "basics" || $0 == "meta" ? nil : $0 }
    }
}

extension MappingContext {
    fileprivate func resume(_ root: Field, _ presentation: Presentation) -> Resume {
        var fields = FieldReader(root, JSONResumeFormat.sections, self)
        var resume = Resume()
        if let field = fields.take("meta") { resume.meta = meta(field) }
        fields.settleStrays { readLanguage($0, into: &resume.meta) }
        addresses = AddressWriter(language: resume.meta.language, countries: words.countries)
        // An empty list says nothing in other places; here it stands for the wrong thing.
        let basics = fields.slot("basics").flatMap {
            $0.node.isAbsent && $0.node.array == nil ? nil : $0
        }
        resume.basics = readPerson(&fields, basics)
        var reading = SectionReading(context: self, fields: fields, resume: resume)
        Resume.visitSections(&reading)
        resume = reading.resume
        readListed(presentation, into: &resume)
        readStrays(&fields, presentation, into: &resume)
        checkContent(resume, root, basics: basics)
        return resume
    }

    func read(_ field: Field, as section: String, into resume: inout Resume) {
        if let section = Resume.section(section) { read(field, as: section, into: &resume) }
    }

    fileprivate func read<Entry: SectionEntry>(
        _ field: Field, as _: Entry.Type, into resume: inout Resume
    ) {
        let entries: [Entry] = entries(field)
        Entry.section.entries.set(&resume, Entry.section.entries.get(resume) + entries)
    }

    /// Reads the sections that stand in a list of sections.
    private func readListed(_ presentation: Presentation, into resume: inout Resume) {
        for (key, listed) in presentation.listed {
            guard let name = listed.section, let kind = Resume.section(name) else {
                if let section = customSection(listed.content) {
                    add(section.entries, to: key, of: &resume)
                }
                continue
            }
            read(listed, as: kind, under: key, into: &resume)
        }
    }

    /// Reads a section of a kind under its own key, or as a section of the person's own.
    private func read<Entry: SectionEntry>(
        _ listed: TitledSection, as _: Entry.Type, under key: String, into resume: inout Resume
    ) {
        let entries: [Entry] = entries(listed)
        if key == Entry.sectionKey {
            Entry.section.entries.set(&resume, Entry.section.entries.get(resume) + entries)
        } else {
            add(entries.flatMap { CustomEntry.entries(describing: $0) }, to: key, of: &resume)
        }
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

/// Reads each section under the format's name for it.
private struct SectionReading: SectionVisitor {
    let context: MappingContext
    let fields: FieldReader
    var resume: Resume

    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
        guard let field = fields.take(Entry.section.key) else { return }
        context.read(field, as: kind, into: &resume)
    }
}
