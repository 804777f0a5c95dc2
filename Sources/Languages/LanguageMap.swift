import SourceTree

/// A map of a language's file, read key by key; whatever is wrong with it is a finding.
final class LanguageMap {
    private let node: Node?
    private let path: String
    private let findings: LanguageFindings
    /// The keys that were asked for, which are all that there are, each once.
    private var known: [String] = []

    init(_ node: Node?, path: String = "", _ findings: LanguageFindings) {
        self.node = node
        self.path = path
        self.findings = findings
        findings.maps.append(self)
        if let node, node.object == nil, node.value != .null { wrong(node, "", "a map") }
    }

    /// A map in this one; an empty one if it is not there.
    func map(_ key: String) -> LanguageMap { LanguageMap(value(key), path: full(key), findings) }

    /// A map in this one; nil if it is not there.
    func mapIfPresent(_ key: String) -> LanguageMap? {
        value(key).map { LanguageMap($0, path: full(key), findings) }
    }

    /// Takes over a text that is not empty.
    func text(_ key: String, _ text: inout String) {
        let isMissing = text.isEmpty
        take(key, &text, isMissing: isMissing, "a text") { $0.string == "" ? nil : $0.string }
    }

    /// Takes over a text that a file may do without, and that may be a blank.
    func textIfPresent(_ key: String, _ text: inout String) {
        take(key, &text, isMissing: false, "a text") { $0.string == "" ? nil : $0.string }
    }

    /// All texts of the map, whatever their keys are.
    func texts() -> [String: String] {
        var texts: [String: String] = [:]
        for member in node?.object ?? [] {
            var text = ""
            textIfPresent(member.key, &text)
            if !text.isEmpty { texts[member.key] = text }
        }
        return texts
    }

    /// Takes over a text that has each of some names in braces.
    func template(_ key: String, _ text: inout String, of names: [String]) {
        take(key, &text, isMissing: false, "a text with \(names.joined(last: "and"))") {
            guard let text = $0.string, names.allSatisfy({ text.contains($0) }) else { return nil }
            return text
        }
    }

    /// Takes over yes or no.
    func flag(_ key: String, _ flag: inout Bool) {
        take(key, &flag, isMissing: false, "true or false") { value in
            if case .bool(let flag) = value.value { flag } else { nil }
        }
    }

    /// The rule of plurals; nil if it is not there.
    func plurals(_ key: String) -> PluralRule? {
        guard let map = mapIfPresent(key) else { return nil }
        var conditions: [(PluralCategory, String)] = []
        for category in PluralCategory.allCases where category != .other {
            var rule: PluralRule?
            map.take(
                category.rawValue, &rule, isMissing: false,
                "a condition such as \"n % 10 = 2..4 and n % 100 != 12..14\""
            ) { value in
                guard let text = value.string, let rule = PluralRule([(category, text)]) else {
                    return nil
                }
                conditions.append((category, text))
                return rule
            }
        }
        return PluralRule(conditions)
    }

    /// Takes over the forms of a text for the plurals that there are: a map of them, or one text for
    /// all.
    func forms(
        _ key: String, _ forms: inout [PluralCategory: String], of rule: PluralRule
    ) {
        if let text = value(key)?.string, !text.isEmpty {
            forms = [.other: text]
        } else {
            let map = map(key)
            for category in rule.categories {
                map.text(category.rawValue, &forms[category, default: ""])
            }
        }
    }

    /// Takes over twelve names that a file may do without.
    func monthsIfPresent(_ key: String, _ months: inout [String]) {
        if value(key) != nil { self.months(key, &months) }
    }

    /// Takes over twelve names.
    func months(_ key: String, _ months: inout [String]) {
        let isMissing = months.isEmpty
        let usual = months
        take(key, &months, isMissing: isMissing, "a list of twelve names") { value in
            guard let names = value.array else { return nil }
            if names.count != 12 {
                findings.add(
                    .languageValue,
                    "\(full(key)) must be a list of twelve names, not of \(names.count)",
                    at: value.span, full(key))
                return usual
            }
            for (index, name) in names.enumerated() where name.string?.isEmpty ?? true {
                LanguageMap.wrong(name, "\(full(key))[\(index)]", "a text", findings)
            }
            return names.map { $0.string ?? "" }
        }
    }

    /// Takes over what dates show.
    func pattern(_ key: String, _ pattern: inout DatePattern) {
        let usual = pattern
        take(key, &pattern, isMissing: usual.parts.isEmpty, "a date such as \"d MMM y\"") { value in
            switch value.string.map(DatePatternSyntax.pattern) {
            case .success(let pattern): return pattern
            case .failure(let fault):
                findings.add(
                    .languageValue, "\(full(key)): \(fault.sentence)", at: value.span, full(key))
                return usual
            case nil: return nil
            }
        }
    }

    /// The four quotation marks; nil if they are not there.
    func quotes(_ key: String) -> QuotationMarks? {
        guard value(key) != nil else { return nil }
        var marks = QuotationMarks.root
        take(key, &marks, isMissing: false, "four marks such as “ ” ‘ ’, with blanks between") {
            $0.string.flatMap(QuotationMarks.init)
        }
        return marks
    }

    /// The texts of a list; none if it is not there.
    func texts(_ key: String) -> [String] {
        var texts: [String] = []
        take(key, &texts, isMissing: false, "a list of texts") { value in
            let texts = value.array?.compactMap(\.string)
            return texts?.count == value.array?.count ? texts : nil
        }
        return texts
    }

    /// Reports the keys that nothing asked for.
    func reportStrangers() {
        for member in node?.object ?? [] where !known.contains(member.key) {
            findings.add(
                .languageKey,
                "there is no \"\(member.key)\" in \(path.isEmpty ? "a language" : "\(path)" as Message); "
                    + "known here: \(known.joined(separator: ", "))", at: member.keySpan,
                full(member.key), suggestions: NearMiss.suggestions(for: member.key, in: known))
        }
    }

    /// Takes over a value if it is there and can be read.
    private func take<Value>(
        _ key: String, _ current: inout Value, isMissing: Bool, _ wanted: Message,
        read: (Node) -> Value?
    ) {
        if let value = value(key) {
            if let found = read(value) { current = found } else { wrong(value, key, wanted) }
        } else if isMissing {
            findings.missing.append(full(key))
        }
    }

    /// The value of a key; nil if it is missing or null.
    private func value(_ key: String) -> Node? {
        if !known.contains(key) { known.append(key) }
        return node?[key].flatMap { $0.value == .null ? nil : $0 }
    }

    private func wrong(_ value: Node, _ key: String, _ wanted: Message) {
        Self.wrong(value, full(key), wanted, findings)
    }

    private static func wrong(
        _ value: Node, _ path: String, _ wanted: Message, _ findings: LanguageFindings
    ) {
        let found: Message = value.string == "" ? "an empty one" : value.kindName
        let name: Message = path.isEmpty ? "a language" : Message(verbatim: path)
        findings.add(
            .languageValue, "\(name) must be \(wanted), not \(found)", at: value.span, path)
    }

    private func full(_ key: String) -> String {
        path.isEmpty || key.isEmpty ? path + key : "\(path).\(key)"
    }
}

/// Collects what is wrong with a language's file.
final class LanguageFindings {
    private let file: String
    /// The maps that were read.
    var maps: [LanguageMap] = []
    /// The keys that no file has said yet.
    var missing: [String] = []
    private(set) var diagnostics = Diagnostics()

    init(file: String) { self.file = file }

    func add(
        _ kind: Diagnostic.Kind, _ message: Message, at span: SourceSpan?, _ path: String,
        suggestions: [String] = []
    ) {
        diagnostics.add(
            Diagnostic(
                kind, .error, message, file: file, at: span, path: path, suggestions: suggestions))
    }

    /// Adds what can be said once all keys have been asked for, and gives all of it.
    func finish() -> Diagnostics {
        for map in maps { map.reportStrangers() }
        if !missing.isEmpty {
            add(
                .languageIncomplete,
                "the language has no \(missing.joined(separator: ", ")); write them, or begin with "
                    + "a language to build on, as in \"extends: en\"",
                at: SourceSpan(line: 1, column: 1), "")
        }
        return diagnostics
    }
}

extension Diagnostic.Kind {
    static let languageBase = Self("language-base", .configuration)
    static let languageIncomplete = Self("language-incomplete", .configuration)
    static let languageKey = Self("language-key", .configuration)
    static let languageValue = Self("language-value", .configuration)
}
