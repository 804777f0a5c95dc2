import Pages
import SourceTree

/// Collects what is wrong with a layout file.
final class LayoutFindings {
    let origins: LayoutOrigins
    var diagnostics = Diagnostics()

    init(origins: LayoutOrigins) {
        self.origins = origins
    }

    func error(
        _ identifier: String, _ message: String, at span: SourceSpan?, path: String,
        suggestions: [String] = []
    ) {
        let origin = origins.origin(of: path)
        diagnostics.add(
            Diagnostic(
                identifier, .error, message, file: origin.file, at: span,
                path: origin.dataPath(of: path), suggestions: suggestions))
    }
}

/// Reads one map of a layout file; each key that is not asked for by name is a finding.
struct MapReader {
    let node: Node?
    let path: String
    let findings: LayoutFindings

    /// Opens a map.
    ///
    /// A missing one reads as empty; anything else than a map is reported.
    init(_ node: Node?, path: String, keys: [String], findings: LayoutFindings) {
        self.path = path
        self.findings = findings
        guard let node, node.value != .null else {
            self.node = nil
            return
        }
        guard let members = node.object else {
            self.node = nil
            findings.error(
                "layout-type",
                "\(path.isEmpty ? "a layout" : path) must be a map, not \(node.kindName)",
                at: node.span, path: path)
            return
        }
        self.node = node
        for member in members where !keys.contains(member.key) {
            findings.error(
                "layout-key",
                "there is no \"\(member.key)\" in \(path.isEmpty ? "a layout" : path); known here: "
                    + keys.joined(separator: ", "),
                at: member.keySpan, path: path.isEmpty ? member.key : "\(path).\(member.key)",
                suggestions: NearMiss.suggestions(for: member.key, in: keys))
        }
    }

    /// Opens an open map, whose keys are the reader's to check.
    init(openMap node: Node?, path: String, findings: LayoutFindings) {
        self.init(node, path: path, keys: node?.object?.map(\.key) ?? [], findings: findings)
    }

    func path(of key: String) -> String {
        path.isEmpty ? key : "\(path).\(key)"
    }

    /// The value of a key; nil if it is missing or null.
    func value(_ key: String) -> Node? {
        guard let value = node?[key], value.value != .null else { return nil }
        return value
    }

    func map(_ key: String, keys: [String]) -> MapReader {
        MapReader(node?[key], path: path(of: key), keys: keys, findings: findings)
    }

    func string(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        switch value.value {
        case .string(let text), .number(let text): return text
        default:
            wrongType(value, key, "a text")
            return nil
        }
    }

    func bool(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        if case .bool(let flag) = value.value { return flag }
        wrongType(value, key, "true or false")
        return nil
    }

    /// A number within a range.
    func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let text) = value.value, let number = Double(text), number.isFinite
        else {
            wrongType(value, key, "a number")
            return nil
        }
        return checked(number, in: range, unit: "", value, key)
    }

    /// A length in points, within a range; `em` is the size that `em` lengths are relative to.
    func length(_ key: String, in range: ClosedRange<Double>, em: Double) -> Double? {
        guard let value = value(key) else { return nil }
        let text: String
        switch value.value {
        case .string(let word), .number(let word): text = word
        default:
            wrongType(value, key, "a length such as 12pt or 5mm")
            return nil
        }
        switch LengthSyntax.points(text, em: em) {
        case .success(let points): return checked(points, in: range, unit: "pt", value, key)
        case .failure(let fault):
            findings.error(
                "layout-length", "\(path(of: key)): \(fault.sentence)", at: value.span,
                path: path(of: key), suggestions: fault.suggestions)
            return nil
        }
    }

    /// One of the cases of an enumeration, by its raw value.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let value = value(key) else { return nil }
        return choice(value, path: path(of: key))
    }

    /// A list of cases of an enumeration.
    func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
        _ key: String, _: Choice.Type
    ) -> [Choice]? where Choice.RawValue == String {
        guard let elements = list(key) else { return nil }
        var seen: Set<Choice> = []
        return elements.enumerated().compactMap { index, element in
            choice(element, path: "\(path(of: key))[\(index)]")
        }.filter { seen.insert($0).inserted }
    }

    func list(_ key: String) -> [Node]? {
        guard let value = value(key) else { return nil }
        guard let elements = value.array else {
            wrongType(value, key, "a list")
            return nil
        }
        return elements
    }

    func color(_ key: String, named colors: [String: Color]) -> Color? {
        guard let value = value(key) else { return nil }
        guard let text = value.string else {
            wrongType(value, key, "a colour such as \"#1f4e79\" (in quotation marks)")
            return nil
        }
        if let color = colors[text] ?? ColorSyntax.color(text) { return color }
        findings.error(
            "layout-color",
            "\(path(of: key)): \"\(text)\" is neither a colour such as \"#1f4e79\" nor a name from "
                + "colors", at: value.span, path: path(of: key),
            suggestions: NearMiss.suggestions(for: text, in: colors.keys.sorted()))
        return nil
    }

    func template(_ key: String) -> Template? {
        guard let value = value(key), let text = string(key) else { return nil }
        switch TemplateSyntax.template(text) {
        case .success(let template): return template
        case .failure(let fault):
            findings.error(
                "layout-template", "\(path(of: key)): \(fault.sentence)", at: value.span,
                path: path(of: key), suggestions: fault.suggestions)
            return nil
        }
    }

    func wrongType(_ value: Node, _ key: String, _ wanted: String) {
        findings.error(
            "layout-type", "\(path(of: key)) must be \(wanted), not \(value.kindName)",
            at: value.span, path: path(of: key))
    }

    private func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: Node, path: String
    ) -> Choice? where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        guard let text = value.string else {
            findings.error(
                "layout-type",
                "\(path) must be one of \(names.joined(separator: ", ")), not "
                    + value.kindName, at: value.span, path: path)
            return nil
        }
        if let choice = Choice(rawValue: text) { return choice }
        findings.error(
            "layout-choice",
            "\(path): \"\(text)\" is not one of \(names.joined(separator: ", "))", at: value.span,
            path: path, suggestions: NearMiss.suggestions(for: text, in: names))
        return nil
    }

    private func checked(
        _ number: Double, in range: ClosedRange<Double>, unit: String, _ value: Node, _ key: String
    ) -> Double? {
        if range.contains(number) { return number }
        findings.error(
            "layout-range",
            "\(path(of: key)) must lie between \(Self.short(range.lowerBound))\(unit) and "
                + "\(Self.short(range.upperBound))\(unit)", at: value.span, path: path(of: key))
        return nil
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

/// Why a value of a layout file cannot be read.
struct SyntaxFault: Error, Equatable {
    /// What is wrong and what to write instead.
    var sentence: String
    /// Replacements, best first.
    var suggestions: [String] = []
}
