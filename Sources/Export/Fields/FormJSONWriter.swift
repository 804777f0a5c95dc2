import ResumeModel
import SourceTree

/// Writes form blocks as one JSON document.
///
/// Every key is there in every document: null stands for what the resume does not say. Dates are
/// as exact as in the resume: `2021`, `2021-03`, `2021-03-09`, or words such as "Summer 2012".
package enum FormJSONWriter {
    /// The document, ended by a line feed.
    package static func text(of blocks: [FormBlock]) -> String {
        let members = FormBlock.Kind.allCases.map { kind -> (String, Node) in
            let nodes = blocks.filter { $0.kind == kind }.map(node)
            if kind == .contact { return (kind.rawValue, nodes.first ?? .map([])) }
            return (kind.rawValue, Node.list(nodes))
        }
        return JSONWriter.text(of: .map(members))
    }

    private static func node(_ block: FormBlock) -> Node {
        .map(block.fields.map { ($0.key, Node(made: value($0.value))) })
    }

    private static func value(_ value: FormField.Value) -> Node.Value {
        switch value {
        case .words(let words), .text(let words): words.map { .string($0) } ?? .null
        case .date(.date(let date)): .string(date.description)
        case .date(.text(let words)): .string(words)
        case .date(nil), .present: .null
        case .flag(let flag): flag.map { .bool($0) } ?? .null
        }
    }
}
