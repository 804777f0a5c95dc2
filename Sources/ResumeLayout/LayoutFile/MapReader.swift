import Languages
import Pages
import SourceTree

/// Collects what is wrong with a layout file.
final class LayoutFindings {
    let origins: LayoutOrigins
    private(set) var diagnostics = Diagnostics()
    /// The names that are to be looked for in a resume.
    private(set) var mentions: [LayoutMention] = []

    /// How many findings a person wants to see of one layout.
    private static let limit = 50

    init(origins: LayoutOrigins) {
        self.origins = origins
    }

    /// How many names a layout may mention that are looked for.
    private static let mentionLimit = 10_000

    /// Notes a name that is to be looked for in a resume.
    func mention(
        _ name: String, _ kind: LayoutMention.Kind, at span: SourceSpan,
        path: @autoclosure () -> String
    ) {
        guard mentions.count < Self.mentionLimit else { return }
        mentions.append(LayoutMention(name: name, kind: kind, path: path(), span: span))
    }

    func error(
        _ kind: Diagnostic.Kind, _ message: @autoclosure () -> String, at span: SourceSpan?,
        path: String, suggestions: @autoclosure () -> [String] = []
    ) {
        add(kind, .error, message(), at: span, path: path, suggestions: suggestions())
    }

    func add(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity,
        _ message: @autoclosure () -> String, at span: SourceSpan?, path: String,
        suggestions: @autoclosure () -> [String] = []
    ) {
        guard diagnostics.all.count <= Self.limit else { return }
        let origin = origins.origin(of: path)
        guard diagnostics.all.count < Self.limit else {
            let areErrors = diagnostics.all.allSatisfy { $0.severity == .error }
            return diagnostics.add(
                Diagnostic(
                    .tooManyFindings, .note,
                    "there are more than \(Self.limit) \(areErrors ? "errors" : "findings") in the "
                        + "layout; the rest is not shown", file: origin.file, at: span))
        }
        diagnostics.add(
            Diagnostic(
                kind, severity, message(), file: origin.file, at: span,
                path: origin.dataPath(of: path), suggestions: suggestions()))
    }
}

/// Reads one map of a layout file; each key that its vocabulary does not know is a finding.
struct MapReader {
    /// How many keys a map of a layout may have, and elements a list.
    static let sizeLimit = 200

    let node: Node?
    let path: String
    let keys: [KeyShape]
    let findings: LayoutFindings

    /// Opens a map.
    ///
    /// A missing one reads as empty; anything else than a map is reported.
    init(_ node: Node?, path: String, keys: [KeyShape], findings: LayoutFindings) {
        self.path = path
        self.keys = keys
        self.findings = findings
        self.node = Self.opened(node, path, findings)
        let names = keys.map(\.name)
        for member in self.node?.object ?? [] where !names.contains(member.key) {
            findings.error(
                .layoutKey,
                "there is no \"\(member.key)\" in \(path.isEmpty ? "a layout" : path); known here: "
                    + names.joined(separator: ", "),
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
        if let members = node.object {
            return isSmall(members.count, node, path, findings) ? node : nil
        }
        findings.error(
            .layoutType,
            "\(path.isEmpty ? "a layout" : path) must be a map, not \(node.kindName)",
            at: node.span, path: path)
        return nil
    }

    /// Whether a map or list is one that a layout can need; an error if not.
    private static func isSmall(
        _ count: Int, _ node: Node, _ path: String, _ findings: LayoutFindings
    ) -> Bool {
        if count <= sizeLimit { return true }
        findings.error(
            .layoutSize,
            "\(path.isEmpty ? "a layout" : path) has \(count) parts; \(sizeLimit) are the most",
            at: node.span, path: path)
        return false
    }

    func path(of key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// The value of a key; nil if it is missing or null.
    func value(_ key: String) -> Node? {
        guard let value = node?[key], value.value != .null else { return nil }
        return value
    }

    func shape(_ key: String) -> ValueShape {
        guard let known = keys.first(where: { $0.name == key }) else {
            // A table's missing key has no shape; any other key must be in the vocabulary.
            return .text
        }
        return known.shape
    }

    // MARK: Maps and lists

    func map(_ key: String) -> MapReader {
        MapReader(
            node?[key], path: path(of: key), keys: shape(key).keys ?? [], findings: findings)
    }

    func table(_ key: String) -> MapReader {
        guard case .table(let shape) = shape(key) else { return map(key) }
        return MapReader(table: node?[key], path: path(of: key), of: shape, findings: findings)
    }

    /// The elements of a list with their paths.
    func list(_ key: String) -> [(node: Node, path: String)]? {
        guard let value = value(key) else { return nil }
        guard let elements = value.array else {
            wrongType(value, key, "a list")
            return nil
        }
        let path = path(of: key)
        guard Self.isSmall(elements.count, value, path, findings) else { return nil }
        return elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }

    /// The maps of a list.
    func maps(_ key: String) -> [MapReader]? {
        guard case .list(let shape) = shape(key) else { return nil }
        return list(key)?.map {
            MapReader($0.node, path: $0.path, keys: shape.keys ?? [], findings: findings)
        }
    }

    // MARK: Texts and words

    func string(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        switch value.value {
        case .string(let text), .number(let text): return text
        default:
            wrongType(value, key, "a text")
            return nil
        }
    }

    /// The texts of a list.
    func strings(_ key: String) -> [String]? {
        list(key)?.compactMap { element in
            if let text = element.node.string { return text }
            findings.error(
                .layoutType, "\(element.path) must be a text, not \(element.node.kindName)",
                at: element.node.span, path: element.path)
            return nil
        }
    }

    func bool(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        if case .bool(let flag) = value.value { return flag }
        wrongType(value, key, "true or false")
        return nil
    }

    /// A template with fields of something in the resume.
    func template(_ key: String, of owner: FieldOwner) -> Template? {
        let template = template(key)
        for name in template?.fields ?? [] { mention(name, .field(owner), key) }
        return template
    }

    /// A template with a few fields that are the same for all resumes.
    func template(_ key: String, with known: [String]) -> Template? {
        let template = template(key)
        for name in template?.fields ?? [] where !known.contains(name) {
            findings.error(
                .layoutField,
                "\(path(of: key)): there is no field {\(name)} here; known: "
                    + known.joined(separator: ", "), at: value(key)?.span, path: path(of: key),
                suggestions: NearMiss.suggestions(for: name, in: known))
        }
        return template
    }

    /// The name of a field of something in the resume.
    func field(_ key: String, of owner: FieldOwner) -> String? {
        let name = string(key)
        if let name { mention(name, .field(owner), key) }
        return name
    }

    private func mention(_ name: String, _ kind: LayoutMention.Kind, _ key: String) {
        guard let span = value(key)?.span else { return }
        findings.mention(name, kind, at: span, path: path(of: key))
    }

    /// The keys of sections in a list, each once.
    func sections(_ key: String, _ kind: LayoutMention.Kind = .section) -> [String]? {
        var sections: [String] = []
        for (element, path) in list(key) ?? [] {
            guard let section = element.string else {
                findings.error(
                    .layoutType, "\(path) must be a section's key, not \(element.kindName)",
                    at: element.span, path: path)
                continue
            }
            if sections.contains(section) {
                findings.error(
                    .layoutRepeated, "\(path): \"\(section)\" stands in \(key) twice",
                    at: element.span, path: path)
                continue
            }
            sections.append(section)
            findings.mention(section, kind, at: element.span, path: path)
        }
        return value(key) == nil ? nil : sections
    }

    /// Notes that the keys of a table are those of sections.
    func mentionSections() {
        for member in node?.object ?? [] {
            findings.mention(
                member.key, .section, at: member.keySpan, path: path(of: member.key))
        }
    }

    /// What dates show.
    func datePattern(_ key: String) -> DatePattern? {
        guard let value = value(key), let text = string(key) else { return nil }
        let pattern = DatePatternSyntax.pattern(text)
            .mapError { SyntaxFault(sentence: $0.sentence) }
        return read(pattern, .layoutDate, value, path(of: key))
    }

    /// What was read in a notation; a fault of it becomes a finding.
    func read<Value>(
        _ result: Result<Value, SyntaxFault>, _ kind: Diagnostic.Kind, _ value: Node, _ path: String
    ) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let fault):
            findings.error(
                kind, "\(path): \(fault.sentence)", at: value.span, path: path,
                suggestions: fault.suggestions)
            return nil
        }
    }

    private func template(_ key: String) -> Template? {
        guard let value = value(key), let text = string(key) else { return nil }
        return read(TemplateSyntax.template(text), .layoutTemplate, value, path(of: key))
    }

    /// One of the cases of an enumeration, by its raw value.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        return word(value, Choice.allCases.map(\.rawValue), path: path(of: key))
            .flatMap(Choice.init(rawValue:))
    }

    /// A list of cases of an enumeration.
    func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
        _ key: String, _: Choice.Type
    ) -> [Choice]? where Choice.RawValue == String {
        var seen: Set<Choice> = []
        let names = Choice.allCases.map(\.rawValue)
        return list(key)?.compactMap { element in
            word(element.node, names, path: element.path).flatMap(Choice.init(rawValue:))
        }.filter { seen.insert($0).inserted }
    }

    /// One of the words that the vocabulary lists for a key.
    func word(_ key: String) -> String? {
        guard let value = value(key), case .choice(let names) = shape(key) else { return nil }
        return word(value, names, path: path(of: key))
    }

    func word(_ value: Node, _ names: [String], path: String) -> String? {
        guard let text = value.string else {
            findings.error(
                .layoutType,
                "\(path) must be one of \(names.joined(separator: ", ")), not "
                    + value.kindName, at: value.span, path: path)
            return nil
        }
        if names.contains(text) { return text }
        findings.error(
            .layoutChoice,
            "\(path): \"\(text)\" is not one of \(names.joined(separator: ", "))", at: value.span,
            path: path, suggestions: NearMiss.suggestions(for: text, in: names))
        return nil
    }

    func color(_ key: String, named colors: [String: Color]) -> Color? {
        guard let value = value(key) else { return nil }
        guard let text = value.string else {
            wrongType(value, key, "a colour such as \"#1f4e79\" (in quotation marks)")
            return nil
        }
        if let color = colors[text] ?? ColorSyntax.color(text) { return color }
        findings.error(
            .layoutColor,
            "\(path(of: key)): \"\(text)\" is neither a colour such as \"#1f4e79\" nor a name from "
                + "colors", at: value.span, path: path(of: key),
            suggestions: NearMiss.suggestions(for: text, in: colors.keys.sorted()))
        return nil
    }

    func wrongType(_ value: Node, _ key: String, _ wanted: String) {
        findings.error(
            .layoutType, "\(path(of: key)) must be \(wanted), not \(value.kindName)",
            at: value.span, path: path(of: key))
    }
}
