import SourceTree

/// Translates the entries of one section of Reactive Resume.
struct ReactiveResumeEntry {
    let kind: ReactiveResumeKind
    let context: MappingContext
    /// How many steps figures for levels have, if the file does not say.
    var steps = 5.0

    /// An entry in the form of JSON Resume; nil if it is hidden.
    func node(_ field: Field) -> Node? {
        guard let members = field.members else { return field.node }
        guard !context.isHidden(field) else { return nil }
        var map = TranslatedMap()
        var figures: [(key: String, field: Field, steps: Double)] = []
        for member in members where !member.node.isAbsent {
            guard let meaning = meaning(of: member, in: field) else {
                if !ReactiveResumeKind.settings.contains(member.key) { map.add(member.key, member) }
                continue
            }
            switch meaning {
            case .key(let key): map.add(key, member.fromHTMLEditor)
            case .text, .textOr: map.add(text: member.fromHTMLEditor)
            case .levelOrWords:
                let isList = member.node.string?.contains(",") == true && field["keywords"] == nil
                map.add(isList ? "keywords" : "level", member)
            case .page: ReactiveResumePage(member, context)?.add(to: &map)
            case .roles: addRoles(member, to: &map)
            case .level(let key) where Self.figure(member) == nil: map.add(key, member)
            case .level(let key): figures.append((key, member, steps))
            case .tenths(let key): figures.append((key, member, 10))
            }
        }
        for (key, field, steps) in figures {
            // 0 stands for none, and words say more than figures.
            guard let figure = Self.figure(field), figure > 0 else { continue }
            map.add(key, .string("\(Self.shown(figure))/\(Self.shown(steps))"), of: field)
        }
        return map.node(at: field.node.span)
    }

    private func meaning(of member: Field, in entry: Field) -> ReactiveResumeKind.Meaning? {
        guard case .textOr(let key) = kind.meaning(of: member.key) else {
            return kind.meaning(of: member.key)
        }
        // Versions before 5 have a phrase beside the text, even if that is empty.
        let hasText = entry.node["summary"] != nil
        return hasText ? .key(key) : kind.meaning(of: "summary")
    }

    private func addRoles(_ field: Field, to map: inout TranslatedMap) {
        guard let elements = field.elements else { return map.add("roles", field) }
        let roles = Self(kind: .role, context: context)
        map.add("roles", .array(elements.compactMap { roles.node($0) }), of: field)
    }

    // MARK: Levels

    /// How many steps the levels of a section have: five, but ten if one of them is higher.
    static func steps(in items: [Field]) -> Double {
        let highest = items.compactMap { item in item["level"].flatMap(figure) }.max() ?? 0
        return highest > 5 ? 10 : 5
    }

    /// The number in a value, which files have as a text too.
    private static func figure(_ field: Field) -> Double? {
        switch field.node.value {
        case .number(let digits), .string(let digits): Double(digits)
        default: nil
        }
    }

    private static func shown(_ figure: Double) -> String {
        Int(exactly: figure).map(String.init) ?? String(figure)
    }
}

/// A page with words for it: `{ "url": "https://example.com", "label": "Demo" }`, with `href` in
/// version 4, or an address alone in version 3.
struct ReactiveResumePage {
    /// The address; nil if there are only words.
    let address: Field?
    /// The words for it; nil if they say no more than the address.
    let label: Field?

    /// Reads a page; nil if there is nothing in it.
    init?(_ field: Field, _ context: MappingContext) {
        guard field.node.object != nil else {
            (address, label) = (field, nil)
            return
        }
        guard !context.isHidden(field) else { return nil }
        let (address, label) = (field["href"] ?? field["url"], field["label"])
        self.address = address
        self.label = label.flatMap { Self.says($0, no: address) ? nil : $0 }
        if address == nil, label == nil { return nil }
    }

    /// Adds it to an entry; words of its own are a field of the person's own, which leads there.
    func add(to map: inout TranslatedMap) {
        map.add("url", address)
        guard let label, let text = label.node.string else { return map.add("page", label) }
        guard let target = address?.node.string, !text.contains(where: { "[]<>".contains($0) })
        else { return map.add("page", label) }
        map.add("page", .string("[\(text)](<\(target)>)"), of: label)
    }

    /// Whether words are nothing but the address, as most are.
    private static func says(_ label: Field, no address: Field?) -> Bool {
        guard let words = label.node.string, let target = address?.node.string else { return false }
        return bare(words) == bare(target)
    }

    private static func bare(_ address: String) -> String {
        var rest = Substring(address.lowercased()).drop(while: \.isWhitespace)
        for prefix in ["https://", "http://", "mailto:", "www."] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        while let last = rest.last, last == "/" || last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
