import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// The schema has what is read, and takes what is read without an error.
@Suite struct JSONResumeSchemaTests {
    private let schema = JSONResumeSchema.schema

    private func properties(_ path: [String]) -> [String] {
        path.reduce(schema as Node?) { $0?[$1] }?["properties"]?.object?.map(\.key) ?? []
    }

    @Test func hasTheKeysOfAllEntries() {
        func check<Entry: ResumeEntry>(_: Entry.Type, _ name: String) {
            let known = properties(["definitions", name])
            for key in Entry.fields.flatMap(\.keys) {
                let missing = ([key.name] + key.spellings).filter { !known.contains($0) }
                #expect(missing == [], "\(name)")
            }
            #expect(Set(known).count == known.count)
        }
        for section in Resume.sections { check(section, section.sectionKey) }
        check(Role.self, "role")
        check(CustomEntry.self, "entry")
    }

    @Test func hasTheKeysOfTheRest() {
        for (path, table) in [
            (["properties", "basics"], Person.keys), (["properties", "meta"], Meta.keys),
            (["definitions", "location"], Location.keys),
            (["properties", "basics", "properties", "profiles", "items"], Profile.keys),
            ([], JSONResumeFormat.sections),
        ] {
            let names = table.names + table.spellings.joined()
            #expect(Set(names).subtracting(properties(path)) == [], "\(path)")
        }
    }

    @Test func everyKeyIsExplained() {
        func check(_ node: Node) {
            for member in node.object ?? [] {
                if member.key == "properties" {
                    for property in member.value.object ?? [] {
                        let words = property.value["description"]?.string ?? ""
                        #expect(words.hasSuffix("."), "\(property.key): \(words)")
                    }
                }
                check(member.value)
            }
        }
        check(schema)
    }

    /// Where a number is no type of a key, it is an error to the reader, and nowhere else.
    @Test func takesTheTypesThatTheReaderTakes() throws {
        func isError(_ json: String) throws -> Bool {
            let node = try #require(JSONReader.read(Array(json.utf8), file: "").node)
            return ResumeFormat.reading(of: node, file: "").resume(
                LanguageCatalog.ofPackage.understood
            ).diagnostics.all.contains {
                $0.identifier == "wrong-type"
            }
        }
        func isTaken(_ type: String, _ path: String...) -> Bool {
            let node = path.reduce(schema as Node?) { $0?[$1] }
            return node?["type"]?.array?.contains { $0.string == type } ?? true
        }
        let values = [
            "string": "\"x\"", "number": "7", "array": "[\"x\"]", "object": "{\"k\": \"x\"}",
        ]
        for (type, value) in values {
            for section in Resume.sections.map({ $0.sectionKey }) {
                let taken = isTaken(type, "properties", section)
                #expect(
                    try isError(#"{"basics": {"name": "A"}, "\#(section)": \#(value)}"#) != taken,
                    "\(section): \(value)")
                for key in properties(["definitions", section]) where type != "object" {
                    let taken = isTaken(type, "definitions", section, "properties", key)
                    #expect(
                        try isError(#"{"\#(section)": [{"\#(key)": \#(value)}]}"#) != taken,
                        "\(section).\(key): \(value)")
                }
            }
            for key in properties(["properties", "basics"]) {
                let taken = isTaken(type, "properties", "basics", "properties", key)
                #expect(
                    try isError(#"{"basics": {"name": "A", "\#(key)": \#(value)}}"#) != taken,
                    "basics.\(key): \(value)")
            }
        }
    }
}
