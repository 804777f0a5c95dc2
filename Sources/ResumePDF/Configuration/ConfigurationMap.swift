import SourceTree

/// A map of `config.yaml`, read key by key; whatever is wrong with it is a finding.
struct ConfigurationMap {
    private let node: Node
    private let path: String
    private let file: String
    private(set) var diagnostics = Diagnostics()

    /// A value with its place.
    struct Entry {
        var text: String
        var span: SourceSpan
    }

    /// Opens a map; anything else is reported and reads as an empty one.
    init(_ node: Node, path: String, file: String) {
        self.node = node
        self.path = path
        self.file = file
        guard node.object == nil, node.value != .null else { return }
        let name = path.isEmpty ? "config.yaml" : path
        add(.configValue, "\(name) must be a map of names and values", at: node.span, "")
    }

    /// Reports all keys but some, with the key that may be meant.
    ///
    /// - Parameters:
    ///   - keys: the keys that there are.
    ///   - refusals: sentences for keys that there are not, for a reason.
    mutating func know(_ keys: [String], refusals: [String: Message] = [:]) {
        for member in node.object ?? [] where !keys.contains(member.key) {
            if let sentence = refusals[member.key.lowercased()] {
                add(.configPassword, sentence, at: member.keySpan, member.key)
                continue
            }
            let place = path.isEmpty ? "config.yaml" : path
            add(
                .configKey,
                "there is no \"\(member.key)\" in \(place); known here: "
                    + "\(keys.joined(separator: ", "))", at: member.keySpan, member.key,
                suggestions: NearMiss.suggestions(for: member.key, in: keys))
        }
    }

    /// The keys of a map whose keys are names of the person's own, each with its place.
    var names: [(key: String, span: SourceSpan)] {
        (node.object ?? []).map { ($0.key, $0.keySpan) }
    }

    /// A map in this one; nil if it is not there.
    func map(_ key: String) -> ConfigurationMap? {
        guard let value = node[key], value.value != .null else { return nil }
        return ConfigurationMap(value, path: full(key), file: file)
    }

    /// A text; nil, with a finding if there is something else.
    mutating func text(_ key: String) -> Entry? {
        guard let value = node[key], value.value != .null else { return nil }
        switch value.value {
        case .string(let text), .number(let text):
            if !text.isEmpty { return Entry(text: text, span: value.span) }
            add(.configValue, "\(full(key)) is empty", at: value.span, key)
        default:
            let problem: Message = "\(full(key)) must be a text, not \(value.kindName)"
            add(.configValue, problem, at: value.span, key)
        }
        return nil
    }

    /// One of some words; nil, with a finding if there is something else.
    mutating func word(_ key: String, of words: [String]) -> String? {
        guard let entry = text(key) else { return nil }
        if words.contains(entry.text) { return entry.text }
        add(
            .configValue,
            "\(full(key)): \"\(entry.text)\" is not one of \(words.joined(separator: ", "))",
            at: entry.span, key, suggestions: NearMiss.suggestions(for: entry.text, in: words))
        return nil
    }

    /// A number of seconds, at most those of a year; nil, with a finding if there is something else.
    mutating func seconds(_ key: String) -> Int64? {
        guard let entry = text(key) else { return nil }
        if let number = Int64(entry.text), (0...31_536_000).contains(number) { return number }
        add(
            .configValue, "\(full(key)) is a whole number of seconds, at most those of a year",
            at: entry.span, key)
        return nil
    }

    /// Takes the findings of a map in this one.
    mutating func take(_ other: ConfigurationMap) { diagnostics.add(other.diagnostics) }

    /// Reports something about a key's value.
    mutating func add(
        _ kind: Diagnostic.Kind, _ message: Message, at span: SourceSpan?, _ key: String,
        suggestions: [String] = []
    ) {
        diagnostics.add(
            Diagnostic(
                kind, .error, message, file: file, at: span, path: full(key),
                suggestions: suggestions))
    }

    private func full(_ key: String) -> String {
        path.isEmpty || key.isEmpty ? path + key : path + "." + key
    }
}

extension Diagnostic.Kind {
    static let configFile = Self("config-file", .configuration)
    static let configKey = Self("config-key", .configuration)
    static let configPassword = Self("config-password", .configuration)
    static let configValue = Self("config-value", .configuration)
}
