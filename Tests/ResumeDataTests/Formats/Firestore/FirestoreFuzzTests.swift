import Languages
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Anything in any place of the tree is read to an end.
@Suite struct FirestoreFuzzTests {
    @Test(arguments: 1...40) func anythingAnywhereIsReadToItsEnd(seed: UInt64) throws {
        let text = try #require(PackageFolder.text(of: "Tests/Fixtures/firestore/app.json"))
        let tree = try #require(JSONReader.read(Array(text.utf8), file: "").node)
        var random = SeededNumbers(seed: seed)
        for _ in 0..<3 {
            let changed = Self.changed(tree, &random)
            let (resume, findings) = ResumeFormat.reading(of: changed, file: "firestore://p")
                .resume(LanguageCatalog.ofPackage.understood)
            #expect(resume != nil || findings.hasErrors)
        }
    }

    /// A tree with something else in some places.
    private static func changed(_ node: Node, _ random: inout SeededNumbers) -> Node {
        if Int.random(in: 0..<60, using: &random) == 0 { return value(&random, depth: 0) }
        switch node.value {
        case .array(let elements):
            return Node(.array(elements.map { changed($0, &random) }), at: node.span)
        case .object(var members):
            for index in members.indices {
                members[index].value = changed(members[index].value, &random)
                if Int.random(in: 0..<60, using: &random) == 0 {
                    members[index].key = words.randomElement(using: &random) ?? ""
                }
            }
            return Node(.object(members), at: node.span)
        default: return node
        }
    }

    private static func value(_ random: inout SeededNumbers, depth: Int) -> Node {
        let word = words.randomElement(using: &random) ?? ""
        switch Int.random(in: depth < 4 ? 0..<8 : 0..<5, using: &random) {
        case 0: return Node(made: .null)
        case 1: return Node(made: .bool(.random(using: &random)))
        case 2: return Node(made: .number("1e999"))
        case 3, 4: return .text(word)
        case 5:
            return .list(
                (0..<Int.random(in: 0..<20, using: &random)).map { _ in
                    value(&random, depth: depth + 1)
                })
        case 6: return deep(word)
        default:
            return .map(
                (0..<4).map { (words[$0 * 5 % words.count], value(&random, depth: depth + 1)) })
        }
    }

    /// As deep as a file may be.
    private static func deep(_ type: String) -> Node {
        var node = Node.text("x")
        for _ in 0..<40 {
            let inner =
                type == "mapValue"
                ? Node.map([("fields", .map([("k", node)]))])
                : Node.map([("values", .list([node]))])
            node = .map([(type, inner)])
        }
        return node
    }

    private static let words = [
        "stringValue", "arrayValue", "mapValue", "fields", "values", "name", "documents", "Key",
        "Keys",
        "titleKey", "order", "category", "keywords", "startDate", "timestampValue", "doubleValue",
        "", "/",
        "projects/p/databases/(default)/documents/skills/x", "a/b", "strings/es/x", "es",
        "downloads",
    ]
}
