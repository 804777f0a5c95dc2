package import ResumeModel

/// The texts of entries, for sentences about them and for comparing.
package enum EntryText {
    /// What an entry is called: what it is, and who was behind it.
    static func name<Entry: ResumeEntry>(of entry: Entry) -> String {
        var (head, organisation) = ("", "")
        for field in Entry.fields {
            guard case .text(let place) = field.value else { continue }
            let text = place.get(entry).plain
            if text.isEmpty { continue }
            if field.role == .head, head.isEmpty { head = text }
            if field.role == .organisation, organisation.isEmpty { organisation = text }
        }
        if head.isEmpty || organisation.isEmpty { return head + organisation }
        return "\(head), \(organisation)"
    }

    /// All words of an entry.
    static func all<Entry: ResumeEntry>(of entry: Entry) -> String {
        texts(of: entry, at: "").map(\.text).joined(separator: "\n")
    }

    /// Each text of an entry that a layout may print as it is, with its path.
    package static func texts<Entry: ResumePart>(
        of entry: Entry, at path: String
    ) -> [(path: String, text: String)] {
        var texts: [(path: String, text: String)] = []
        func add(_ text: String, _ name: String) {
            if !text.isEmpty { texts.append((path.isEmpty ? name : "\(path).\(name)", text)) }
        }
        for field in Entry.fields {
            switch field.value {
            case .text(let place), .place(let place): add(place.get(entry).plain, field.key)
            case .prose(let place):
                for block in place.get(entry).blocks { add(block.text.plain, field.key) }
            case .items(let place):
                for (index, item) in place.get(entry).enumerated() {
                    add(item.text.plain, "\(field.key)[\(index)]")
                }
            case .phrases(let place):
                for (index, phrase) in place.get(entry).enumerated() {
                    add(phrase.plain, "\(field.key)[\(index)]")
                }
            case .roles(let place):
                for (index, role) in place.get(entry).enumerated() {
                    let inner = "\(field.key)[\(index)]"
                    texts += Self.texts(of: role, at: path.isEmpty ? inner : "\(path).\(inner)")
                }
            case .page(let place): add(place.get(entry)?.shown ?? "", field.key)
            case .plain(let place, let notation, _):
                switch notation {
                case .words, .name, .email, .phone: add(place.get(entry) ?? "", field.key)
                case .picture, .country, .version, .language: break
                }
            case .location(let place):
                texts += Self.texts(of: place.get(entry), at: "\(path).\(field.key)")
            case .profiles(let place):
                for (index, profile) in place.get(entry).enumerated() {
                    add(profile.url?.shown ?? profile.username ?? "", "\(field.key)[\(index)]")
                }
            case .date, .span, .moment, .pages, .layout: break
            }
        }
        return texts
    }
}

extension Resume {
    /// All texts that a layout may print as they are, in the format's order, with their paths.
    package var printableTexts: [(path: String, text: String)] {
        struct Texts: SectionVisitor {
            let resume: Resume
            var all: [(path: String, text: String)] = []

            mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
                add(Entry.section.entries.get(resume), Entry.sectionKey)
            }

            mutating func add<Entry: ResumeEntry>(_ entries: [Entry], _ section: String) {
                for (index, entry) in entries.enumerated() {
                    all += EntryText.texts(of: entry, at: "\(section)[\(index)]")
                    for field in entry.extra {
                        for value in field.values {
                            all.append(("\(section)[\(index)].\(field.key)", value.plain))
                        }
                    }
                }
            }
        }
        var texts = Texts(resume: self)
        texts.all = EntryText.texts(of: basics, at: "basics")
        Self.visitSections(&texts)
        for section in custom { texts.add(section.entries, section.key) }
        return texts.all.filter { !$0.text.isEmpty }
    }
}
