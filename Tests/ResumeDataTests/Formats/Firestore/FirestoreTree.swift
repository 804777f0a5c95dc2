import SourceTree

/// Trees of documents for tests.
enum FirestoreTree {
    /// A tree as text, of documents by their paths with typed fields as JSON.
    static func text(_ documents: (path: String, fields: String)...) -> String {
        text(documents)
    }

    static func text(_ documents: [(String, String)]) -> String {
        let list = documents.map { path, fields in
            #"{"name": "\#(prefix)\#(path)", "fields": {\#(fields)}}"#
        }
        return #"{"firestore": "my-resume", "documents": ["#
            + list.joined(separator: ",\n") + "]}"
    }

    /// The same of a resume in the form of JSON Resume: a document an entry, in its order.
    static func text(of resume: Node) -> String {
        var documents: [String] = []
        func add(_ path: String, _ members: [Node.Member], order: Int? = nil) {
            var fields = members.map { ($0.key, typed($0.value)) }
            if let order {
                fields.append(("order", .map([("integerValue", .text(String(order)))])))
            }
            let name = Node.text(prefix + path)
            documents.append(JSONWriter.line(of: .map([("name", name), ("fields", .map(fields))])))
        }
        for member in resume.object ?? [] {
            if let members = member.value.object { add(member.key + "/one", members) }
            for (index, entry) in (member.value.array ?? []).enumerated() {
                // Names in another order than that of the entries.
                add("\(member.key)/\(100 - index)", entry.object ?? [], order: index)
            }
        }
        return #"{"firestore": "my-resume", "documents": ["#
            + documents.reversed().joined(separator: ",\n") + "]}"
    }

    private static let prefix = "projects/my-resume/databases/(default)/documents/"

    private static func typed(_ node: Node) -> Node {
        switch node.value {
        case .null: .map([("nullValue", node)])
        case .bool: .map([("booleanValue", node)])
        case .number(let digits) where Int(digits) != nil: .map([("integerValue", .text(digits))])
        case .number: .map([("doubleValue", node)])
        case .string: .map([("stringValue", node)])
        case .array(let elements):
            .map([("arrayValue", .map([("values", .list(elements.map(typed)))]))])
        case .object(let members):
            .map([("mapValue", .map([("fields", .map(members.map { ($0.key, typed($0.value)) }))]))]
            )
        }
    }
}
