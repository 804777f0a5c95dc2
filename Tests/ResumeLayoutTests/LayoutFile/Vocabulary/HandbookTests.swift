import SourceTree
import TestSupport
import Testing

@testable import ResumeLayout

/// `Layouts/README.md` tells about all keys, and its examples work.
struct HandbookTests {
    private static let file = "Layouts/README.md"

    private static var lines: [String] {
        (PackageFolder.text(of: file) ?? "").split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { String($0) }
    }

    /// The examples, with the number of their first line.
    static var examples: [(line: Int, text: String)] {
        var examples: [(Int, String)] = []
        var current: (Int, [String])?
        for (index, line) in lines.enumerated() {
            if line == "```yaml" {
                current = (index + 2, [])
            } else if line == "```", let done = current {
                examples.append((done.0, done.1.joined(separator: "\n")))
                current = nil
            } else {
                current?.1.append(line)
            }
        }
        return examples
    }

    @Test(arguments: examples.map(\.line))
    func eachExampleIsALayout(_ line: Int) throws {
        let example = try #require(Self.examples.first { $0.line == line })
        let text = "name: example\n" + example.text.replacing("name: mine\n", with: "")
        let (node, diagnostics) = YAMLReader.read(Array(text.utf8), file: Self.file)
        #expect(diagnostics.all.isEmpty)
        let outcome = LayoutDecoder.layout(from: LayoutTree(try #require(node), file: Self.file))
        #expect(outcome.diagnostics.all.isEmpty, "\(outcome.diagnostics.all.map(\.message))")
    }

    /// The tables of keys stand behind marks such as `<!-- keys: page.footer -->`; recording writes
    /// them anew.
    @Test func theTablesOfKeysAreThoseOfTheVocabulary() throws {
        var expected: [String] = []
        var isInTable = false
        var marked: Set<String> = []
        for line in Self.lines {
            if isInTable, line.hasPrefix("|") { continue }
            isInTable = false
            expected.append(line)
            guard line.hasPrefix("<!-- keys: ") else { continue }
            let path = String(line.dropFirst("<!-- keys: ".count).dropLast(" -->".count))
            marked.insert(path)
            let keys = try #require(HandbookTable.keys(at: path), "no map at \(path)")
            expected += HandbookTable.rows(keys)
            isInTable = true
        }
        let missing = HandbookTable.maps.filter { !marked.contains($0) }
        #expect(missing.isEmpty, "no table for \(missing)")
        Golden(inPackage: Self.file).expect(expected.joined(separator: "\n"))
    }
}
