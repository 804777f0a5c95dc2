import ResumeModel
import SourceTree

extension MappingContext {
    /// The members of a map that have something to say, besides one that is taken; settings among
    /// them are counted.
    func speaking(_ field: Field, besides taken: String? = nil) -> [Field] {
        let members = (field.members ?? []).filter { !$0.node.isAbsent }
        // What has no name is known by its identifier.
        let isNamed = members.contains { $0.key != "id" && MapKeys.names.contains($0.key) }
        return members.filter { member in
            guard member.key != taken else { return false }
            guard Setting.isSetting(member), isNamed || member.key != "id" else { return true }
            note(setting: member)
            return false
        }
    }

    /// A map as one phrase: what it is called, linked to its page, what is said of it in brackets,
    /// and its text after a colon: "Rust (4 years): wrote a database".
    func phrase(_ field: Field) -> RichText {
        switch field.node.value {
        case .array: return .list((field.elements ?? []).map { phrase($0) })
        case .object:
            guard !isHidden(field) else { return RichText([]) }
            return phrase(speaking(field))
        case .number(let digits): return RichText(digits)
        default: return text(field, separator: "").map { rich($0, field) } ?? RichText([])
        }
    }

    func phrase(_ members: [Field]) -> RichText {
        let address = members.first { MapKeys.addresses.contains($0.key) && $0.isScalar }
        let name = MapKeys.names.lazy.compactMap { key in
            members.first { $0.key == key && $0.isScalar }
        }.first
        guard var head = (name ?? address).map({ phrase($0) }) else {
            return .list(members.map { labelled($0) })
        }
        var brackets: [RichText] = []
        var texts: [RichText] = []
        for member in members where member.key != name?.key {
            if member.key == address?.key {
                let link = member.node.string.flatMap { try? LinkAddress.read($0).link }
                if let link {
                    head = head.linked(to: link)
                } else if name != nil {
                    brackets.append(phrase(member))
                }
            } else if MapKeys.texts.contains(member.key) {
                texts.append(phrase(member))
            } else if MapKeys.plain.contains(member.key) {
                brackets.append(phrase(member))
            } else {
                brackets.append(labelled(member, isInside: true))
            }
        }
        let inner = RichText.list(brackets)
        if !inner.isEmpty { head = head + RichText(" (") + inner + RichText(")") }
        let text = RichText.list(texts)
        return text.isEmpty ? head : head + RichText(": ") + text
    }

    /// A value after its key: "Years: 4"; inside a sentence a key keeps its small letter.
    func labelled(_ member: Field, isInside: Bool = false) -> RichText {
        let value = phrase(member)
        var label = KeyLabel.name(of: member.key)
        if isInside, let first = member.key.first, first.isLowercase {
            label = String(first) + label.dropFirst()
        }
        let key = rich(label, member)
        return value.isEmpty ? value : key + RichText(": ") + value
    }

    /// What a field of the person's own holds: a text for each element, map or member.
    func values(_ field: Field) -> [RichText] {
        guard !field.node.isAbsent else { return [] }
        let texts: [RichText]
        switch field.node.value {
        case .array: texts = (field.elements ?? []).flatMap { values($0) }
        case .object:
            guard !isHidden(field) else { return [] }
            let members = speaking(field)
            let hasName = members.contains {
                $0.isScalar
                    && (MapKeys.names.contains($0.key) || MapKeys.addresses.contains($0.key))
            }
            texts = hasName ? [phrase(members)] : members.map { labelled($0) }
        case .bool(let value): texts = [RichText(value ? "true" : "false")]
        case .number(let digits): texts = [RichText(digits)]
        default: texts = [phrase(field)]
        }
        return texts.filter { !$0.isEmpty }
    }
}

/// The keys that say what a part of a map is, in maps of no known kind.
enum MapKeys {
    /// What a map is called, the surest first.
    static let names = [
        "name", "title", "text", "label", "highlight", "value", "description", "summary", "content",
        "username", "id",
    ]
    /// Where it links to.
    static let addresses = Set(["url", "uri"] + Spellings.pages)
    /// What needs no label after the name.
    static let plain: Set<String> = [
        "level", "proficiency", "fluency", "date", "year", "location", "keywords", "items", "type",
        "skills", "tags", "organization", "company", "institution", "publisher", "issuer", "list",
        "children", "subtitle", "dates", "period",
    ]
    /// What is a text rather than a remark.
    static let texts: Set<String> = [
        "description", "summary", "desc", "details", "text", "content", "highlights", "note",
        "bullets",
    ]
    /// What lists more of the same kind.
    static let nested: Set<String> = [
        "highlights", "items", "children", "bullets", "points", "subitems", "details", "list",
    ]
}

extension RichText {
    fileprivate static func + (left: RichText, right: RichText) -> RichText {
        RichText(left.runs + right.runs)
    }

    /// Texts with commas between them, or semicolons where one of them has a comma itself.
    fileprivate static func list(_ texts: [RichText]) -> RichText {
        let texts = texts.filter { !$0.isEmpty }
        let separator = texts.contains { $0.plain.contains(", ") } ? "; " : ", "
        return RichText(
            texts.enumerated().flatMap { $0 == 0 ? $1.runs : [Run(separator)] + $1.runs })
    }

    fileprivate func linked(to link: Link) -> RichText {
        RichText(runs.map { Run($0.text, $0.emphasis, link: link) })
    }
}
