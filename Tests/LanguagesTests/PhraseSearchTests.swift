import Characters
import SourceTree
import TestSupport
import Testing

@testable import Languages

@Suite struct PhraseSearchTests {
    private func finds(_ phrase: String, in file: String) -> Bool {
        PhraseSearch(phrase.split(separator: " ").map(String.init)).mayFind(in: Array(file.utf8))
    }

    @Test(arguments: [
        ("heute", "ongoing: [heute, jetzt]"), ("jetzt", "ongoing: [heute, jetzt]"),
        ("januar", "months: [Januar, Februar]"), ("mar", "short-months: [\n  feb., mär., apr.]"),
        ("maerz", "[mærz]"), ("strasse", "[Straße]"), ("nu", "present: nu"),
        ("nu", "present: nu  # a comment"), ("excel lent", "[excel·lent]"), ("do", "[\" do \", x]"),
        ("very good knowledge", "B2+: [very good]"), ("spoken very good", "B2+: [very good]"),
        ("pre intermediate", "[pre-intermediate]"), ("ноя", "[сент, ноябрь]"), ("今", "[至今]"),
    ])
    func whatMayBeThereIsFound(_ phrase: String, _ file: String) {
        #expect(finds(phrase, in: file))
    }

    @Test(arguments: [
        ("summer", "ongoing: [heute, jetzt]"), ("heut", "[heute]"), ("heutes", "[heute]"),
        ("very", "[very good]"), ("good", "[very good]"), ("words", "# What words of people say"),
        ("ноя", "[nov, août]"), ("nov", "[ноябрь]"), ("", "[a]"), ("今", "[ahora, août]"),
    ])
    func whatIsNotThereIsNot(_ phrase: String, _ file: String) {
        #expect(!finds(phrase, in: file))
    }

    /// No file would stay unread for a word that it has.
    @Test func eachPhraseOfEachFileIsFound() throws {
        var count = 0
        for name in PackageFolder.names(in: "Sources/Assets/Languages") {
            let text = try #require(PackageFolder.text(of: "Sources/Assets/Languages/\(name)"))
            let parts = text.split(separator: "\n---\n", maxSplits: 1)
            for part in parts {
                let node = try #require(YAMLReader.read(Array(part.utf8), file: name).node)
                var words: [String] = []
                for key in ["months", "short-months", "months-with-day", "ongoing", "of", "not"] {
                    words += node[key]?.array?.compactMap(\.string) ?? []
                }
                for list in node["months"]?.object ?? [] {
                    words += list.value.array?.compactMap(\.string) ?? []
                }
                for list in node["levels"]?.object ?? [] {
                    for phrase in list.value.array?.compactMap(\.string) ?? [] {
                        let folded = phrase.foldedWords.joined(separator: " ")
                        #expect(finds(folded, in: text), "\(name): \(phrase)")
                        count += 1
                    }
                }
                words += [node["present"]?.string].compactMap { $0 }
                for word in words {
                    let folded = word.folded
                    let phrase = folded.hasSuffix(".") ? String(folded.dropLast()) : folded
                    #expect(finds(phrase, in: text), "\(name): \(word)")
                    count += 1
                }
            }
        }
        #expect(count > 2_000)
    }
}
