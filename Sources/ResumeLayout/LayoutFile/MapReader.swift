import Languages
import Pages
import SourceTree

/// Reads one map of a layout file; each key that its vocabulary does not know is a finding.
struct MapReader {
    /// How many keys a map of a layout may have, and elements a list.
    static let sizeLimit = 200

    let node: Node?
    let path: String
    let keys: [KeyShape]
    let findings: LayoutFindings
    /// The colours of the layout, by name.
    var colors: [String: Color] = [:]
    /// The size that lengths in `em` are relative to, in points.
    var em = 10.0

    /// Opens a map.
    ///
    /// A missing one reads as empty; anything else than a map is reported.
    init(_ node: Node?, path: String, keys: [KeyShape], findings: LayoutFindings) {
        self.path = path
        self.keys = keys
        self.findings = findings
        self.node = Self.opened(node, path, findings)
        for member in self.node?.object ?? []
        where !keys.contains(where: { $0.name == member.key }) {
            let names = keys.map(\.name)
            findings.add(
                .layoutKey,
                "there is no \"\(member.key)\" in \(path.isEmpty ? "a layout" : "\(path)" as Message); "
                    + "known here: \(names.joined(separator: ", "))",
                at: member.keySpan, path: self.path(of: member.key),
                suggestions: NearMiss.suggestions(for: member.key, in: names))
        }
    }

    /// Opens a map whose keys are the author's, all of one shape.
    init(table node: Node?, path: String, of shape: ValueShape, findings: LayoutFindings) {
        self.path = path
        self.findings = findings
        self.node = Self.opened(node, path, findings)
        keys = (self.node?.object ?? []).map { KeyShape($0.key, shape, "") }
    }

    private static func opened(_ node: Node?, _ path: String, _ findings: LayoutFindings) -> Node? {
        guard let node, node.value != .null else { return nil }
        let value = PlacedNode(node: node, path: path)
        if let members = node.object { return isSmall(members.count, value, findings) ? node : nil }
        findings.wrongType(value, "a map")
        return nil
    }

    /// Whether a map or list is one that a layout can need; an error if not.
    private static func isSmall(
        _ count: Int, _ value: PlacedNode, _ findings: LayoutFindings
    ) -> Bool {
        if count <= sizeLimit { return true }
        findings.error(.layoutSize, value, " has \(count) parts; \(sizeLimit) are the most")
        return false
    }

    func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    /// The value of a key; nil if it is missing or null.
    func value(_ key: String) -> Node? {
        guard let value = node?[key], value.value != .null else { return nil }
        return value
    }

    /// The value of a key with its path; nil if it is missing or null.
    func placed(_ key: String) -> PlacedNode? {
        value(key).map { PlacedNode(node: $0, path: path(of: key)) }
    }

    func shape(_ key: String) -> ValueShape {
        // A table's missing key has no shape; any other key must be in the vocabulary.
        keys.first { $0.name == key }?.shape ?? .text
    }

    // MARK: Maps and lists

    func map(_ key: String) -> MapReader {
        inner(node?[key], path: path(of: key), keys: shape(key).keys)
    }

    /// A map in this one, or in a list of it.
    func inner(_ node: Node?, path: String, keys: [KeyShape]?) -> MapReader {
        var map = MapReader(node, path: path, keys: keys ?? [], findings: findings)
        map.colors = colors
        map.em = em
        return map
    }

    func table(_ key: String) -> MapReader {
        guard case .table(let shape) = shape(key) else { return map(key) }
        var map = MapReader(table: node?[key], path: path(of: key), of: shape, findings: findings)
        map.colors = colors
        map.em = em
        return map
    }

    /// What is read for each key of a table, where something is.
    func values<Value>(_ read: (String) -> Value?) -> [String: Value] {
        var values: [String: Value] = [:]
        for key in keys { values[key.name] = read(key.name) }
        return values
    }

    /// The elements of a list with their paths.
    func list(_ key: String) -> [PlacedNode]? {
        guard let value = placed(key) else { return nil }
        if value.node.array == nil { findings.wrongType(value, "a list") }
        return elements(of: value)
    }

    /// The elements of a value with their paths; nil if it is no list.
    func elements(of value: PlacedNode) -> [PlacedNode]? {
        guard let elements = value.node.array, Self.isSmall(elements.count, value, findings) else {
            return nil
        }
        return elements.enumerated().map { PlacedNode(node: $1, path: "\(value.path)[\($0)]") }
    }

    /// The maps of a list.
    func maps(_ key: String) -> [MapReader]? {
        guard case .list(let shape) = shape(key) else { return nil }
        return list(key)?.map { inner($0.node, path: $0.path, keys: shape.keys) }
    }

    /// A map, or the maps of a list in its place.
    func oneOrMore(_ key: String) -> [MapReader] {
        guard let value = placed(key) else { return [] }
        guard value.node.array != nil else { return [map(key)] }
        return list(key)?.map { inner($0.node, path: $0.path, keys: shape(key).keys) } ?? []
    }

    // MARK: Texts and words

    func string(_ key: String) -> String? {
        placed(key).flatMap(string(of:))
    }

    private func string(of value: PlacedNode) -> String? {
        switch value.node.value {
        case .string(let text), .number(let text): return text
        default:
            findings.wrongType(value, "a text")
            return nil
        }
    }

    /// The texts of a list.
    func strings(_ key: String) -> [String]? {
        list(key)?.compactMap { element in
            if element.node.string == nil { findings.wrongType(element, "a text") }
            return element.node.string
        }
    }

    func bool(_ key: String) -> Bool? {
        guard let value = placed(key) else { return nil }
        if case .bool(let flag) = value.node.value { return flag }
        findings.wrongType(value, "true or false")
        return nil
    }

    /// A template with fields of something in the resume.
    func template(
        _ key: String, of owner: FieldOwner, beside own: [String] = []
    ) -> Template? {
        guard let value = placed(key), let template = template(of: value) else { return nil }
        for name in template.fields where !own.contains(name) {
            mention(name, .field(owner), value)
        }
        return template
    }

    /// A template with a few fields that are the same for all resumes.
    func template(_ key: String, with known: [String]) -> Template? {
        guard let value = placed(key), let template = template(of: value) else { return nil }
        for name in template.fields where !known.contains(name) {
            findings.error(
                .layoutField, value,
                ": there is no field {\(name)} here; known: \(known.joined(separator: ", "))",
                suggestions: NearMiss.suggestions(for: name, in: known))
        }
        return template
    }

    private func template(of value: PlacedNode) -> Template? {
        string(of: value).flatMap { read(TemplateSyntax.template($0), .layoutTemplate, value) }
    }

    /// The name of a field of something in the resume.
    func field(_ key: String, of owner: FieldOwner) -> String? {
        guard let value = placed(key), let name = string(of: value) else { return nil }
        mention(name, .field(owner), value)
        return name
    }

    private func mention(_ name: String, _ kind: LayoutMention.Kind, _ value: PlacedNode) {
        findings.mention(name, kind, at: value.node.span, path: value.path)
    }

    /// The keys of sections in a list, each once.
    func sections(_ key: String, _ kind: LayoutMention.Kind = .section) -> [String]? {
        var sections: [String] = []
        for element in list(key) ?? [] { add(element, to: &sections, of: key, kind) }
        return value(key) == nil ? nil : sections
    }

    /// Adds the key of a section to those of a list, which has each once.
    func add(
        _ element: PlacedNode, to sections: inout [String], of key: String,
        _ kind: LayoutMention.Kind = .section
    ) {
        guard let section = element.node.string else {
            return findings.wrongType(element, "a section's key")
        }
        guard !sections.contains(section) else {
            return findings.error(
                .layoutRepeated, element, ": \"\(section)\" stands in \(key) twice")
        }
        sections.append(section)
        findings.mention(section, kind, at: element.node.span, path: element.path)
    }

    /// Notes that the keys of a table are those of sections.
    func mentionSections() {
        for member in node?.object ?? [] {
            findings.mention(member.key, .section, at: member.keySpan, path: path(of: member.key))
        }
    }

    /// What dates show.
    func datePattern(_ key: String) -> DatePattern? {
        guard let value = placed(key), let text = string(of: value) else { return nil }
        let pattern = DatePatternSyntax.pattern(text)
        return read(pattern.mapError { SyntaxFault(sentence: $0.sentence) }, .layoutDate, value)
    }

    /// What was read in a notation; a fault of it becomes a finding.
    func read<Value>(
        _ result: Result<Value, SyntaxFault>, _ kind: Diagnostic.Kind, _ value: PlacedNode
    ) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let fault):
            findings.error(kind, value, ": \(fault.sentence)", suggestions: fault.suggestions)
            return nil
        }
    }

    /// One of the cases of an enumeration, by its raw value.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) -> Choice?
    where Choice.RawValue == String { placed(key).flatMap(choice) }

    func choice<Choice: RawRepresentable & CaseIterable>(_ value: PlacedNode) -> Choice?
    where Choice.RawValue == String {
        value.node.string.flatMap(Choice.init(rawValue:))
            ?? word(value, Choice.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
    }

    /// A list of cases of an enumeration, each once.
    func choices<Choice: RawRepresentable & CaseIterable & Hashable>(_ key: String) -> [Choice]?
    where Choice.RawValue == String {
        var seen: Set<Choice> = []
        return list(key)?.compactMap(choice).filter { seen.insert($0).inserted }
    }

    /// One of the words that the vocabulary lists for a key.
    func word(_ key: String) -> String? {
        guard let value = placed(key), case .choice(let names) = shape(key) else { return nil }
        return word(value, names)
    }

    func word(_ value: PlacedNode, _ names: [String]) -> String? {
        guard let text = value.node.string else {
            let list = names.joined(separator: ", ")
            findings.wrongType(value, "one of \(list)")
            return nil
        }
        if names.contains(text) { return text }
        let list = names.joined(separator: ", ")
        findings.error(
            .layoutChoice, value, ": \"\(text)\" is not one of \(list)",
            suggestions: NearMiss.suggestions(for: text, in: names))
        return nil
    }

    func color(_ key: String) -> Color? {
        guard let value = placed(key) else { return nil }
        guard let text = value.node.string else {
            findings.wrongType(value, "a colour such as \"#1f4e79\" (in quotation marks)")
            return nil
        }
        if let color = colors[text] ?? ColorSyntax.color(text) { return color }
        findings.error(
            .layoutColor, value,
            ": \"\(text)\" is neither a colour such as \"#1f4e79\" nor a name from colors",
            suggestions: NearMiss.suggestions(for: text, in: colors.keys.sorted()))
        return nil
    }
}
