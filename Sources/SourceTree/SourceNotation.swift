/// The notations that trees are read from and written in.
package enum SourceNotation: Sendable, Hashable, CaseIterable {
    /// JSON (RFC 8259).
    case json
    /// YAML 1.2.
    case yaml

    /// The endings of its files, the usual one first.
    package var endings: [String] {
        switch self {
        case .json: [".json"]
        case .yaml: [".yaml", ".yml"]
        }
    }

    /// The notation that a file's ending asks for; nil if it says nothing.
    package init?(endingOf path: String) {
        let name = path.lowercased()
        guard
            let notation = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) }
            )
        else { return nil }
        self = notation
    }

    /// A tree in it, ended by a line feed.
    package func text(of node: Node) -> String {
        switch self {
        case .json: JSONWriter.text(of: node)
        case .yaml: YAMLWriter.text(of: node)
        }
    }
}
