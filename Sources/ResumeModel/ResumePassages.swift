extension Resume {
    /// The texts that show which language a resume is in: those at length, and what things are called.
    ///
    /// Names of people and places, keywords and program text are not among them.
    package var passages: (prose: [String], titles: [String]) {
        var passages = Passages(resume: self)
        passages.add(basics.summary)
        passages.add(title: basics.label)
        Self.visitSections(&passages)
        for section in custom {
            passages.titles.append(KeyLabel.name(of: section.key))
            for entry in section.entries { passages.add(entry) }
        }
        return (passages.prose, passages.titles)
    }
}

/// Collects passages, section by section.
private struct Passages: SectionVisitor {
    let resume: Resume
    var prose: [String] = []
    var titles: [String] = []

    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
        for entry in Entry.section.entries.get(resume) { add(entry) }
    }

    mutating func add<Entry: ResumeEntry>(_ entry: Entry) {
        for field in Entry.fields {
            switch (field.value, field.role) {
            case (.prose(let place), _): add(place.get(entry))
            case (.items(let place), _):
                for item in place.get(entry) { Self.add(item.text, to: &prose) }
            case (.roles(let place), _): for role in place.get(entry) { add(role) }
            case (.text(let place), .tagline): Self.add(place.get(entry), to: &prose)
            case (.text(let place), .head), (.text(let place), .subject),
                (.text(let place), .part), (.text(let place), .kind), (.text(let place), .level):
                add(title: place.get(entry))
            default: break
            }
        }
        for field in entry.extra {
            for value in field.values { add(title: value) }
        }
    }

    mutating func add(_ text: Prose) {
        for block in text.blocks { Self.add(block.text, to: &prose) }
    }

    mutating func add(title: RichText) { Self.add(title, to: &titles) }

    private static func add(_ text: RichText, to texts: inout [String]) {
        for run in text.runs where !run.emphasis.contains(.code) { texts.append(run.text) }
    }
}
