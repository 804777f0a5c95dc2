import ResumeModel
import SourceTree

/// Translates the content of a file of YAMLResume, whose keys are mostly those of JSON Resume.
enum YAMLResumeContent {
    /// The person, with their address and their accounts, which stand beside `basics`.
    static func person(in content: Field) -> TranslatedMap {
        var map = TranslatedMap()
        if let basics = content["basics"] {
            if basics.node.object == nil { map.add("summary", basics) }
            // Early versions have a label too, which is not printed there.
            map.add("label", basics["headline"])
            for member in basics.members ?? [] where member.key != computed {
                if member.key != "headline" { map.add(member.key, member) }
            }
        }
        if let location = content["location"], let members = location.members {
            var place = TranslatedMap()
            for member in members where member.key != computed {
                place.add(member.key == "country" ? "countryCode" : member.key, member)
            }
            map.add("location", place, at: location.node.span)
        } else {
            map.add("location", content["location"])
        }
        if let profiles = content["profiles"], let elements = profiles.elements {
            let accounts = elements.map { entry($0, [:]) }
            map.add("profiles", .array(accounts), of: profiles)
        } else {
            map.add("profiles", content["profiles"])
        }
        return map
    }

    /// The sections as a list, in the order that the layouts state, and else in that of the file.
    static func sections(in content: Field, as layouts: YAMLResumeLayouts) -> [Node] {
        var sections: [(key: String, node: Node)] = []
        if let summary = content["basics"]?["summary"] {
            sections.append((person, section(summary, "summary", layouts.title(of: person))))
        }
        for member in content.members ?? [] where !beside.contains(member.key) {
            guard !member.node.isAbsent else { continue }
            let node = section(member, nil, layouts.title(of: member.key))
            sections.append((member.key, node))
        }
        return sections.enumerated().map { index, section in
            (layouts.place(of: section.key), index, section.node)
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
    }

    private static let person = "basics"
    private static let beside: Set<String> = [person, "location", "profiles", computed]
    /// What the program adds to what it has read.
    private static let computed = "computed"

    private static func section(_ field: Field, _ place: String?, _ title: Field?) -> Node {
        let known = place ?? JSONResumeFormat.section(named: field.key)
        let span = field.keySpan ?? field.node.span
        var map = TranslatedMap()
        map.add("title", title)
        if known == nil { map.add("title", .string(KeyLabel.name(of: field.key)), of: field) }
        if let known { map.add("section", Node(.string(known), at: span)) }
        if place == nil {
            let entries = field.elements.map { elements in
                Node(
                    .array(elements.map { entry($0, keys[field.key] ?? [:]) }), at: field.node.span)
            }
            map.add("entries", entries ?? field.node)
        }
        return Node(.object(map.members), at: field.node.span)
    }

    private static func entry(_ field: Field, _ keys: [String: String]) -> Node {
        guard let members = field.members else { return field.node }
        var map = TranslatedMap()
        for member in members where member.key != computed && !member.node.isAbsent {
            switch keys[member.key] ?? member.key {
            case Self.list: map.add(text: member)
            case let key: map.add(key, member)
            }
        }
        return Node(.object(map.members), at: field.node.span)
    }

    /// Stands for a text that may end with a list of what was achieved.
    private static let list = ""
    /// What differs from JSON Resume, by section.
    private static let keys: [String: [String: String]] = [
        "work": ["summary": list], "volunteer": ["summary": list], "projects": ["summary": list],
        "education": ["summary": list, "degree": "studyType"],
        "references": ["summary": "reference"],
    ]
}
