import ResumeModel
import SourceTree

/// Where the values of a resume stand in a tree in the form of JSON Resume, by the paths that
/// findings have for them: `basics.phone`, `work[0]`, `meta.layout`.
struct ValuePlaces {
    private let tree: Node
    private let root: Field?

    /// The places of a whole file.
    init(_ tree: Node) {
        self.tree = tree
        root = MappingContext(file: "").root(tree)
    }

    /// A finding with the place of its value, and with its path in the file; as it is where the file
    /// has nothing of that name.
    func placed(_ finding: Diagnostic) -> Diagnostic {
        guard finding.span == nil, !finding.path.isEmpty else { return finding }
        var finding = finding
        if finding.path == Node.notesKey {
            finding.span = tree.firstNotes
        } else if let field = field(finding.path) {
            let path = field.path.description
            finding.wording = finding.wording.replacing(
                finding.path, with: path, maxReplacements: 1)
            (finding.span, finding.path) = (field.node.span, path)
        }
        return finding
    }

    private func field(_ path: String) -> Field? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count < 2 else { return member(parts[1], of: parts[0]) }
        guard path.hasSuffix("]"), let bracket = path.lastIndex(of: "["),
            let index = Int(path[path.index(after: bracket)...].dropLast())
        else { return section(path) }
        return section(String(path[..<bracket])).map { section in
            let entries = Self.entries(section)
            return entries.indices.contains(index) ? entries[index] : section
        }
    }

    /// A field of the person or of what the file says about itself.
    private func member(_ key: String, of part: String) -> Field? {
        let keys = part == "meta" ? Meta.keys : Person.keys
        let map = root?.members?.first { JSONResumeFormat.sections.name(of: $0.key) == part }
        // Some files have their person's fields at the top.
        let members = (map?.members ?? []) + (part == "meta" ? [] : root?.members ?? [])
        let inner = key.split(separator: ".").map(String.init)
        let found = members.first { keys.name(of: $0.key) == inner.first || $0.key == inner.first }
        guard inner.count > 1 else { return found }
        return found?.members?.first { $0.key == inner[1] } ?? found
    }

    private func section(_ key: String) -> Field? {
        guard let root else { return nil }
        let known = root.members?.first { member in
            member.key == key || JSONResumeFormat.section(named: member.key) == key
        }
        return known ?? Presentation(root).listed.first { $0.key == key }?.section.body
    }

    /// The entries that are printed, in a list or in a map around one.
    private static func entries(_ section: Field) -> [Field] {
        let lists = section.members?.compactMap(\.elements)
        let entries = section.elements ?? lists?.first ?? []
        return entries.filter { $0.node.isContent && !Setting.hides($0.node) }
    }
}
