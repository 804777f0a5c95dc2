import ResumeModel
import SourceTree

/// The entries of a section of RenderCV as entries of JSON Resume.
struct RenderCVEntries {
    let texts: RenderCVTexts
    /// The person's name, which is bold among authors.
    let ownName: String?

    // MARK: Sections of the format

    /// Entries of one kind as those of a section of JSON Resume.
    func entries(_ entries: [Field], as section: String) -> [Node] {
        let names = Self.names[section] ?? [:]
        switch section {
        case SkillGroup.sectionKey, Language.sectionKey:
            return entries.map { oneLine($0, as: section) }
        default:
            return entries.map {
                entry($0, names, date: section == "publications" ? "releaseDate" : "date")
            }
        }
    }

    /// What the fields of entries are called in a section of JSON Resume, where it is another name.
    private static let names: [String: [String: String]] = [
        "work": ["company": "name"],
        "volunteer": ["company": "organization"],
        "education": ["degree": "studyType", "grade": "score"],
        "publications": ["title": "name", "journal": "publisher"],
    ]

    private func oneLine(_ entry: Field, as section: String) -> Node {
        guard let line = RenderCVOneLine(entry) else { return entry.node }
        let isLanguage = section == Language.sectionKey
        var members: [Node.Member] = []
        if let label = line.label {
            members.append(member(isLanguage ? "language" : "name", label))
        }
        if let details = line.details {
            if isLanguage {
                members.append(member("fluency", details))
            } else if let words = line.keywords {
                members.append(
                    Node.Member("keywords", .array(words.map(texts.text)), at: details.node.span))
            }
        }
        members += rest(
            of: entry, besides: ["label", "details"] + (line.label.map { [$0.key] } ?? []))
        return Node(.object(members), at: entry.node.span)
    }

    // MARK: Sections of the person's own

    /// Entries of any kinds as those of a section of the person's own.
    func own(_ entries: [Field]) -> [Node] {
        let kinds = entries.map { RenderCVEntryKind($0) }
        var number = 0
        var downNumber = kinds.count { $0 == .reversedNumbered }
        var result: [Node] = []
        var bullets: [Node] = []
        func endBullets() {
            guard let first = bullets.first else { return }
            let list = Node.Member("highlights", .array(bullets), at: first.span)
            result.append(Node(.object([list]), at: first.span))
            bullets = []
        }
        for (entry, kind) in zip(entries, kinds) {
            if kind == .bullet, let bullet = entry.content("bullet"), entry.contentCount == 1 {
                bullets.append(texts.text(bullet.node))
                continue
            }
            endBullets()
            switch kind {
            case .bullet: result.append(line(entry, "bullet", ""))
            case .numbered:
                number += 1
                result.append(line(entry, "number", "\(number). "))
            case .reversedNumbered:
                result.append(line(entry, "reversed_number", "\(downNumber). "))
                downNumber -= 1
            case .oneLine: result.append(ownLine(entry))
            case .text: result.append(texts.text(entry.node))
            case .experience:
                let hasPosition = entry.content("position") != nil
                result.append(
                    self.entry(
                        entry,
                        hasPosition
                            ? ["position": "name", "company": "subtitle"] : ["company": "name"]))
            case .education: result.append(education(entry))
            case .publication:
                result.append(self.entry(entry, ["title": "name", "journal": "subtitle"]))
            case .normal, .other: result.append(self.entry(entry, [:]))
            case nil: continue
            }
        }
        endBullets()
        return result
    }

    /// An entry that is a text behind a sign.
    private func line(_ entry: Field, _ key: String, _ sign: String) -> Node {
        guard let text = entry.content(key), let words = text.scalarText else {
            return self.entry(entry, [key: "summary"])
        }
        let node = texts.text(Node(.string(sign + words), at: text.node.span))
        return described(node, entry, besides: [key])
    }

    /// `**Label:** details` in one line.
    private func ownLine(_ entry: Field) -> Node {
        guard let line = RenderCVOneLine(entry) else { return entry.node }
        var words = line.label?.scalarText ?? ""
        if !words.isEmpty, line.details != nil, !words.hasSuffix(":") { words += ":" }
        if !words.isEmpty, !words.contains("*") { words = "**\(words)**" }
        if let details = line.details {
            let text = texts.text(details.node)
            guard let detail = Field(text, at: details.path).scalarText else {
                return self.entry(entry, ["label": "name", "details": "keywords"])
            }
            words += (words.isEmpty ? "" : " ") + detail
        }
        let place = (line.details ?? line.label)?.node.span ?? entry.node.span
        let keys = ["details"] + (line.label.map { [$0.key] } ?? [])
        return described(Node(.string(words), at: place), entry, besides: keys)
    }

    /// A text, or what else the entry has with it.
    private func described(_ text: Node, _ entry: Field, besides keys: [String]) -> Node {
        let rest = rest(of: entry, besides: keys)
        guard !rest.isEmpty else { return text }
        let summary = Node.Member(key: "summary", keySpan: text.span, value: text)
        return Node(.object([summary] + rest), at: entry.node.span)
    }

    /// A degree beside entries of other kinds: what it is in, and where.
    private func education(_ entry: Field) -> Node {
        let parts = ["degree", "area"].compactMap { entry.content($0) }
        guard parts.count == 2, parts.allSatisfy({ $0.scalarText != nil }) else {
            let head = parts.first?.key
            return self.entry(
                entry,
                head.map { [$0: "name", "institution": "subtitle"] } ?? ["institution": "name"])
        }
        let words = parts.compactMap(\.scalarText).joined(separator: ", ")
        let name = texts.text(Node(.string(words), at: parts[1].node.span))
        var members = entry.node.object ?? []
        members.removeAll { $0.key == "degree" }
        if let index = members.firstIndex(where: { $0.key == "area" }) {
            members[index].key = "name"
            members[index].value = name
        }
        let joined = Field(Node(.object(members), at: entry.node.span), at: entry.path)
        return self.entry(joined, ["institution": "subtitle"])
    }

    // MARK: Entries

    /// A map with its fields under other names, its dates by RenderCV's rules.
    private func entry(_ entry: Field, _ names: [String: String], date: String = "date") -> Node {
        guard entry.node.object != nil else { return texts.text(entry.node) }
        var members: [Node.Member] = []
        var used: Set<String> = []
        let dates = RenderCVDates(entry, date: date)
        for field in entry.members ?? [] where field.node.isContent {
            if RenderCVDates.keys.contains(field.key) {
                members += dates.members(at: field.key)
                continue
            }
            let name = names[field.key] ?? field.key
            // Where the name is taken the entry has a field of its own under it.
            let key = used.insert(name).inserted ? name : "other_" + field.key
            switch field.key {
            case "highlights":
                members.append(field.with(texts.highlights(field.node)).member(key))
            case "authors": members.append(field.with(authors(field.node)).member(key))
            case "doi": members += doi(field, hasPage: false)
            case "url":
                // A publication with a number of its own has its page there.
                if entry.content("doi") == nil { members.append(field.member(key)) }
            default: members.append(member(key, field))
            }
        }
        return Node(.object(members), at: entry.node.span)
    }

    private func member(_ key: String, _ field: Field) -> Node.Member {
        field.with(texts.text(field.node)).member(key)
    }

    private func rest(of entry: Field, besides keys: [String]) -> [Node.Member] {
        let rest = (entry.members ?? []).filter { $0.node.isContent && !keys.contains($0.key) }
        guard !rest.isEmpty else { return [] }
        let others = Field(gathering: rest, at: entry.node.span, path: entry.path)
        return self.entry(others, [:]).object ?? []
    }

    // MARK: Publications

    /// The authors, the person's own name in bold.
    private func authors(_ node: Node) -> Node {
        guard let elements = node.array, let ownName else { return texts.text(node) }
        let authors = elements.map { author -> Node in
            guard let text = author.string, !text.contains("**"),
                text.filter({ $0 != "*" && $0 != "_" }).lowercased() == ownName.lowercased()
            else { return texts.text(author) }
            return Node(.string("**\(text)**"), at: author.span)
        }
        return Node(.array(authors), at: node.span)
    }

    /// The identifier of a publication, linked to where it leads, which is the entry's page.
    private func doi(_ field: Field, hasPage: Bool) -> [Node.Member] {
        guard let text = field.scalarText else { return [field.member("DOI")] }
        let number = text.firstRange(of: "10.").map { String(text[$0.lowerBound...]) } ?? text
        let address = "https://doi.org/" + number
        return [
            Node.Member("url", .string(address), at: field.node.span),
            Node.Member("DOI", .string("[\(number)](\(address))"), at: field.node.span),
        ]
    }
}

extension Field {
    /// How many members have something in them.
    fileprivate var contentCount: Int { node.object?.count { $0.value.isContent } ?? 0 }

    /// The field with another value.
    fileprivate func with(_ node: Node) -> Field {
        var field = self
        field.node = node
        return field
    }
}
