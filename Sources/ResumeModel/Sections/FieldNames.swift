/// What fields are called in a resume's language, where no template has words for them.
///
/// Keys are compared as words: `studyType` and `study_type` are the same.
package struct FieldNames: Sendable {
    private let names: [String: String]

    /// Takes names by the fields' keys.
    package init(_ names: [String: String]) {
        self.names = Dictionary(
            names.map { (Self.words($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func words(_ key: String) -> String { KeyLabel.words(of: key).lowercased() }

    /// Gives fields their names.
    package func name(_ fields: inout [ExtraField]) {
        for index in fields.indices { fields[index].name = names[Self.words(fields[index].key)] }
    }
}

extension Resume {
    /// Calls all fields that have no place of their own by their names.
    package mutating func nameFields(_ names: FieldNames) {
        names.name(&basics.extra)
        names.name(&basics.location.extra)
        for index in basics.profiles.indices { names.name(&basics.profiles[index].extra) }
        var naming = FieldNaming(names: names, resume: self)
        Self.visitSections(&naming)
        self = naming.resume
        for index in custom.indices { naming.name(&custom[index].entries) }
    }
}

/// Names the fields of entries, section by section.
private struct FieldNaming: SectionVisitor {
    let names: FieldNames
    var resume: Resume

    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
        var entries = Entry.section.entries.get(resume)
        guard !entries.isEmpty else { return }
        name(&entries)
        Entry.section.entries.set(&resume, entries)
    }

    func name<Entry: ResumeEntry>(_ entries: inout [Entry]) {
        for index in entries.indices {
            names.name(&entries[index].extra)
            for field in Entry.fields {
                guard case .roles(let place) = field.value else { continue }
                var roles = place.get(entries[index])
                name(&roles)
                place.set(&entries[index], roles)
            }
        }
    }
}
