import SourceTree

/// A document of a Firestore database.
struct FirestoreDocument {
    /// Its collection and its name in it, such as `works/abc`, with what they lie under.
    let path: String
    /// Its fields, with the types of their values.
    let fields: Node?
    /// Where it stands.
    let span: SourceSpan

    /// The name of its collection.
    var collection: String { Self.parts(path).dropLast().last.map { String($0) } ?? "" }
    /// Its name in the collection.
    var name: String { Self.parts(path).last.map { String($0) } ?? "" }

    /// The documents of a tree as `FirestoreSource` gathers them: `{"firestore": "PROJECT",
    /// "documents": [{"name": …, "fields": {…}}, …]}`, with names and fields as the REST interface
    /// sends them; each once, since one that moves may come on two pages.
    static func all(in tree: Node, _ context: MappingContext) -> [FirestoreDocument] {
        var seen: Set<String> = []
        return (tree[keys.documents]?.array ?? []).compactMap { node in
            let path = node["name"]?.string.map(path) ?? ""
            let parts = parts(path)
            guard parts.count > 1, parts.count.isMultiple(of: 2) else {
                context.report(
                    .firestoreValue, Field(node["name"] ?? node, at: .root),
                    "a document's \"name\" has a collection and an identifier, such as works/abc; "
                        + "this one is not read")
                return nil
            }
            guard seen.insert(path).inserted else { return nil }
            return FirestoreDocument(path: path, fields: node["fields"], span: node.span)
        }
    }

    /// What the addresses of projects begin with, and the places of findings in documents.
    static let scheme = "firestore:"

    /// The keys of such a tree.
    static let keys = (project: "firestore", documents: "documents", forbidden: "forbidden")

    /// Whether a tree is one.
    static func areIn(_ tree: Node) -> Bool {
        tree[keys.project]?.string != nil && tree[keys.documents]?.array != nil
    }

    /// What stands behind `/documents/` in a resource's name.
    static func path(_ name: String) -> String {
        name.firstRange(of: "/documents/").map { String(name[$0.upperBound...]) } ?? name
    }

    private static func parts(_ path: String) -> [Substring] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.contains("") ? [] : parts
    }
}
