import SourceTree

/// Where the values of a tree stand in its data, by their places in the file.
///
/// A tree that was translated has its values under the names of another format; what is found there
/// is told under those that the person's file has.
struct TreePlaces {
    private let tree: Node

    /// The places of a tree as it is in the file.
    init(_ tree: Node) { self.tree = tree }

    /// Findings about the translated tree, told of the file.
    func placed(_ findings: Diagnostics) -> Diagnostics {
        guard findings.all.contains(where: { $0.span != nil }) else { return findings }
        let paths = paths
        return Diagnostics(
            findings.all.map { finding in
                guard let span = finding.span, let path = paths[span] else { return finding }
                var finding = finding
                let told = finding.path
                finding.path = path
                if path.isEmpty {
                    // The whole file has no name.
                    finding.wording = finding.wording.replacing(" in \"\(told)\"", with: "")
                } else if !told.isEmpty, told != path {
                    finding.wording = finding.wording.replacing(told, with: path)
                }
                return finding
            })
    }

    /// Of a key and its value both, of a list the list and not its first element.
    private var paths: [SourceSpan: String] {
        var paths: [SourceSpan: String] = [:]
        func add(_ field: Field) {
            let path = field.path.description
            for span in [field.keySpan, field.node.span] {
                if let span, paths[span] == nil { paths[span] = path }
            }
            switch field.node.value {
            case .object: for member in field.members ?? [] { add(member) }
            case .array: for element in field.elements ?? [] { add(element) }
            default: return
            }
        }
        add(Field(tree, at: .root))
        return paths
    }
}
