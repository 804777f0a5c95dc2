import SourceTree

/// The JSON Schema of layout files, for editors that complete and check as one types.
///
/// Draft 7, since that is what editors' YAML plug-ins know best.
package enum LayoutSchema {
    /// The schema as text.
    package static var text: String { JSONWriter.text(of: schema) }

    private static var schema: Node {
        var members: [(String, Node)] = [
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("A layout of resume-pdf")),
        ]
        members += object(LayoutVocabulary.file)
        members.append(("definitions", .map(definitions.map { ($0.name, node($0.shape)) })))
        return .map(members)
    }

    /// Shapes that occur often, by the names that stand for them.
    private static let definitions: [(name: String, shape: ValueShape)] = [
        ("style", .map(LayoutVocabulary.style)), ("spacing", .map(LayoutVocabulary.spacing)),
        ("title", .map(LayoutVocabulary.title)), ("row", .map(LayoutVocabulary.row)),
        ("body-part", LayoutVocabulary.bodyPart), ("column", .map(LayoutVocabulary.column)),
    ]

    // MARK: Shapes

    /// A shape, by reference if it has a name.
    private static func reference(_ shape: ValueShape) -> [(String, Node)] {
        if let known = definitions.first(where: { $0.shape == shape }) {
            return [("$ref", .text("#/definitions/\(known.name)"))]
        }
        return members(shape)
    }

    private static func node(_ shape: ValueShape) -> Node { .map(members(shape)) }

    private static func members(_ shape: ValueShape) -> [(String, Node)] {
        switch shape {
        case .text, .template: return [("type", .text("string"))]
        case .flag: return [("type", .text("boolean"))]
        case .number(let range):
            return [
                ("type", .text("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .length: return pattern(Self.length, orZero: true)
        case .extent(let word):
            let words = word.map { "|\($0)" } ?? ""
            return pattern("^(\(Self.size)(pt|mm|cm|in|em|%|fr)\(words))$", orZero: false)
        case .range:
            return [
                ("type", .text("array")),
                ("items", .map(pattern("^\(Self.size)(%|pt)$", orZero: false))),
                ("minItems", .number(2)), ("maxItems", .number(2)),
            ]
        case .color: return [("type", .text("string"))]
        case .choice(let words): return [("enum", .list(words.map(Node.text)))]
        case .weight:
            let names = TextStyle.weights.map { Node.text($0.name) }
            return [
                (
                    "anyOf",
                    .list([.map(members(.number(100...900))), .map([("enum", .list(names))])])
                )
            ]
        case .list(let element):
            return [("type", .text("array")), ("items", .map(reference(element)))]
        case .map(let keys): return object(keys)
        case .table(let value):
            return [("type", .text("object")), ("additionalProperties", .map(reference(value)))]
        case .any(let shapes): return [("anyOf", .list(shapes.map { .map(reference($0)) }))]
        }
    }

    private static func object(_ keys: [KeyShape]) -> [(String, Node)] {
        let properties = keys.map { key -> (String, Node) in
            // A reference may have no siblings in draft 7.
            let shape = reference(key.shape)
            let described = [("description", Node.text(key.summary))]
            guard shape.first?.0 == "$ref" else { return (key.name, .map(described + shape)) }
            return (key.name, .map(described + [("allOf", .list([.map(shape)]))]))
        }
        return [
            ("type", .text("object")), ("additionalProperties", Node(made: .bool(false))),
            ("properties", .map(properties)),
        ]
    }

    private static let size = "-?[0-9]*\\.?[0-9]+"
    private static let length = "^(0|\(size)(pt|mm|cm|in|em))$"

    private static func pattern(_ pattern: String, orZero: Bool) -> [(String, Node)] {
        let words = [("type", Node.text("string")), ("pattern", .text(pattern))]
        guard orZero else { return words }
        return [("anyOf", .list([.map(words), .map([("const", .number(0))])]))]
    }
}
