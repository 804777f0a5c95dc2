import SourceTree
import TestSupport
import Testing

/// The catalogues have what the sources say, with names that tell what the values are.
struct MessageCatalogTests {
    private static let path = "Sources/Assets/Messages/es.yaml"

    /// Files whose texts nobody reads as sentences of the program: names, data of others, what goes into
    /// a file, scripts, schemas, and reports for who mends the program.
    private static let untranslated = [
        "Assets/Starter.swift", "CairoPangoBackend/Conformance/",
        "CairoPangoBackend/Fonts/SystemFonts",
        "CairoPangoBackend/PDF/DocumentCheck", "CairoPangoBackend/PDF/PDFError",
        "CairoPangoBackend/PDF/PDFSurface", "CairoPangoBackend/PDF/TagWriter",
        "CairoPangoBackend/PNG/PNGBackend", "Characters/Message.swift", "Export/Fields/",
        "Export/Markdown/", "Guessing/", "Languages/LanguageTag+Known", "LinkedInTable", "PDFFile/",
        "Pages/", "RenderCVDesign", "RenderCVNetwork", "ResumeCommand/Completions/",
        "ResumeData/Reading/Setting.swift", "ResumeData/Reading/Texts/",
        "ResumeLayout/Hyphenation/", "ResumeLayout/Pagination/", "ResumeModel/", "TextBackend/",
        "VisikySection", "Vocabulary/", "Writing/JSONResumeSchema", "WritingScript",
    ]

    /// Single texts of the same kinds.
    private static let exceptions =
        PackageFolder.text(
            of: "Tests/PackageTests/Sources/untranslated.txt"
        ).map { Set($0.split(separator: "\n").map(String.init)) } ?? []

    private struct Entry {
        var template: MessageTemplate
        var translation: MessageTemplate
    }

    private static func entries() throws -> [Entry] {
        let bytes = try #require(PackageFolder.text(of: path)).utf8
        let (node, findings) = YAMLReader.read(Array(bytes), file: path)
        #expect(findings.all.isEmpty)
        return try #require(node?.object).map { member in
            Entry(
                template: try #require(MessageTemplate(member.key)),
                translation: try #require(member.value.string.flatMap(MessageTemplate.init)))
        }
    }

    private static func literals() -> [(file: String, literal: SwiftLiteral)] {
        PackageFolder.files(below: "Sources").filter { $0.hasSuffix(".swift") }.flatMap { file in
            SwiftLiteral.all(in: PackageFolder.text(of: file) ?? "").map { (file, $0) }
        }
    }

    /// Whether words are a sentence or a part of one, rather than a name or a key.
    private static func isProse(_ words: String) -> Bool {
        let letters = words.split { !($0.isLetter || $0 == "'" || $0 == "-") }
        let isSentence = letters.count { $0.count > 1 && $0.allSatisfy(\.isLetter) } > 1
        return isSentence && words.contains(" ") && !words.hasPrefix("resume-pdf ")
            && !words.hasPrefix("<") && !words.hasPrefix("#")
    }

    @Test func everySentenceHasATranslation() throws {
        let known = Set(try Self.entries().map(\.template.key))
        let missing = Self.literals().filter { file, literal in
            Self.isProse(literal.words) && !known.contains(literal.key)
                && !Self.untranslated.contains(where: file.contains)
                && !Self.exceptions.contains(literal.key.replacing("\n", with: "\\n"))
        }
        #expect(missing.map { "\($0.file):\($0.literal.line): \($0.literal.key)" } == [])
    }

    @Test func everyTranslationHasASentence() throws {
        let sources = Set(Self.literals().map(\.literal.key))
        let system = Set((1...133).map { SystemWords.text(of: $0) })
        let stray = try Self.entries().map(\.template.key).filter {
            !sources.contains($0) && !system.contains($0)
        }
        #expect(stray == [])
    }

    @Test func valuesHaveTheSameNames() throws {
        for entry in try Self.entries() {
            #expect(
                Set(entry.template.names) == Set(entry.translation.names), "\(entry.template.key)")
        }
    }

    /// A name is a word of what stands in the source, so that no two values change places.
    @Test func namesAreThoseOfTheSources() throws {
        var sources: [String: [SwiftLiteral]] = [:]
        for (_, literal) in Self.literals() { sources[literal.key, default: []].append(literal) }
        for entry in try Self.entries() {
            let literals = sources[entry.template.key] ?? []
            guard !literals.isEmpty else { continue }
            let names = entry.template.names.map { String($0.trimmingDigits) }
            let fits = literals.contains { literal in
                zip(names, literal.values).allSatisfy { name, value in
                    name == "it" || value.lowercased().contains(name.lowercased())
                }
            }
            #expect(fits, "\(entry.template.key): \(names)")
        }
    }

    @Test func keysAreShortEnoughForYAML() throws {
        // libyaml takes keys of at most 1,024 characters.
        for entry in try Self.entries() { #expect(entry.template.key.utf8.count < 950) }
    }

    @Test func literalsAreReadAsSwiftReadsThem() {
        let text = #"""
            let a = "one \(x.y) two "
                + "three", b = f("in \(c ? "d e" : "f") out")
            let c = #"raw \(no) "quoted""# + d
            """#
        let found = SwiftLiteral.all(in: text)
        #expect(
            found.map(\.key) == [
                "one {} two three", "in {} out", "d e", "f", #"raw \(no) "quoted""#,
            ])
        #expect(found.map(\.values) == [["x.y"], [#"c ? "d e" : "f""#], [], [], []])
        #expect(found.map(\.line) == [1, 2, 2, 2, 3])
    }
}

extension String {
    fileprivate var trimmingDigits: Substring {
        self[...(lastIndex { !$0.isNumber } ?? startIndex)]
    }
}
