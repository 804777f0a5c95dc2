import ResumeModel
import SourceTree

/// A section of FRESH: what its entries are in JSON Resume, and under which keys.
struct FreshSection {
    /// JSON Resume's key of the section; nil for a section of the person's own.
    let kind: String?
    private let keys: KeyTable

    private init(_ kind: String? = nil, _ keys: (name: String, spellings: [String])...) {
        self.kind = kind
        self.keys = KeyTable(keys + Self.common)
    }

    /// An entry under the keys of JSON Resume; anything but a map as it is.
    func entry(_ field: Field) -> Node {
        guard field.node.object != nil else { return field.node }
        var members = keys.renamed(field).flatMap { adjusted($0) }
        if kind == nil { Self.name(&members) }
        return Node(.object(members), at: field.node.span)
    }

    private func adjusted(_ member: Node.Member) -> [Node.Member] {
        let isBool = if case .bool = member.value.value { true } else { false }
        if isBool, Self.marks.contains(member.key) || member.key == "current" { return [] }
        var member = member
        switch member.key {
        case "years" where member.value.value == .number("0"): return []
        case "roles" where member.value.string != nil: member.value = member.value.listed()
        case "publisher": member.value = Self.publisher(member.value)
        case "media":
            member.value.value = .array((member.value.array ?? [member.value]).map(Self.medium))
        case "contact": return Self.contacts(member)
        default: break
        }
        return [member]
    }

    /// Puts what stands second first in an entry without a name.
    private static func name(_ members: inout [Node.Member]) {
        guard !members.contains(where: { $0.key == "name" && $0.value.isContent }) else { return }
        members.removeAll { $0.key == "name" }
        if let index = members.firstIndex(where: { $0.key == "subtitle" && $0.value.isContent }) {
            members[index].key = "name"
        }
    }

    /// A publisher's name, linked to its page.
    private static func publisher(_ node: Node) -> Node {
        linked(node)
            ?? node["name"].flatMap { $0.isContent && node["url"]?.isContent != true ? $0 : nil }
            ?? node
    }

    /// The name of something, linked to its page; nil for what has not both.
    private static func linked(_ node: Node) -> Node? {
        guard let name = node["name"]?.string, !Node.isAbsent(name),
            let page = node["url"]?.string, (try? LinkAddress.read(page)) != nil,
            !name.contains(where: { "[]".contains($0) }),
            !page.contains(where: { "() <>".contains($0) })
        else { return nil }
        return Node(.string("[\(name)](\(page))"), at: node.span)
    }

    /// A picture or a download, which is called by its kind if it has no name.
    private static func medium(_ node: Node) -> Node {
        guard let members = node.object else { return node }
        if let name = linked(node) {
            let rest = members.filter { $0.key != "name" && $0.key != "url" }
            return Node(.object([Node.Member("name", name)] + rest), at: node.span)
        }
        guard node["name"]?.isContent != true else { return node }
        return Node(
            .object(
                members.filter { $0.key != "name" }.map { member in
                    member.key == "category" || member.key == "flavor"
                        ? Node.Member(key: "name", keySpan: member.keySpan, value: member.value)
                        : member
                }), at: node.span)
    }

    /// Ways to reach a referee, each under its label.
    private static func contacts(_ member: Node.Member) -> [Node.Member] {
        guard let contacts = member.value.array, contacts.allSatisfy({ $0["value"] != nil }) else {
            return [member]
        }
        return contacts.compactMap { contact in
            guard let value = contact["value"], value.isContent else { return nil }
            let label = ["label", "category", "flavor"].lazy.compactMap { contact[$0]?.string }
                .first { !Node.isAbsent($0) }
            return Node.Member(label ?? member.key, value)
        }
    }

    /// What marks an entry that only its writer is to see.
    static let marks: Set<String> = ["private", "ignore"]

    private static let common: [(name: String, spellings: [String])] = [
        ("startDate", ["start"]), ("endDate", ["end"]), ("category", ["flavor"]), ("url", []),
    ]

    /// The sections, by their keys; skills are read apart.
    static let all: [String: Self] = [
        "employment": Self(Work.sectionKey, ("name", ["employer"])),
        "projects": Self(Project.sectionKey, ("name", ["title"]), ("roles", ["role"])),
        "skills": Self(SkillGroup.sectionKey),
        "service": Self(Volunteer.sectionKey),
        "education": Self(
            Education.sectionKey, ("studyType", ["title"]), ("score", ["grade"]),
            ("courses", ["curriculum"])),
        "recognition": Self(Award.sectionKey, ("awarder", ["from"])),
        "writing": Self(
            Publication.sectionKey, ("name", ["title"]), ("releaseDate", ["date"])),
        "languages": Self(Language.sectionKey, ("fluency", ["level"])),
        "references": Self(Reference.sectionKey, ("reference", ["summary"])),
        "testimonials": Self(Reference.sectionKey, ("reference", ["quote"])),
        "interests": Self(Interest.sectionKey),
        "reading": Self(nil, ("name", ["title"]), ("subtitle", ["author"])),
        "speaking": Self(nil, ("name", ["title"]), ("subtitle", ["event"])),
        "samples": Self(nil, ("name", ["title"])),
        "governance": Self(nil, ("name", ["role"]), ("subtitle", ["organization"])),
        "affiliation": Self(nil, ("name", ["role"]), ("subtitle", ["organization"])),
        "extracurricular": Self(nil, ("name", ["title"]), ("subtitle", ["activity"])),
    ]
}
