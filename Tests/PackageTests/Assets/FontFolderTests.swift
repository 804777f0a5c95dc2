import TestSupport
import Testing

/// Each family in `Fonts/` is whole, free to be passed on, and what `Fonts/README.md` says it is.
@Suite struct FontFolderTests {
    static let families = PackageFolder.names(in: "Fonts").filter {
        !$0.hasSuffix(".md") && $0 != "SimpleIcons"
    }
    static let styles = ["Bold", "BoldItalic", "Italic", "Regular"]
    /// Families of signs alone, which no layout sets words in, have one style; some have more than four.
    static let others = [
        "NotoEmoji": ["Bold"], "FiraSans": ["Bold", "BoldItalic", "Italic", "Light", "Regular"],
    ]

    @Test func thereAreFamilies() { #expect(Self.families.count >= 8) }

    @Test(arguments: families)
    func hasFourStylesAndALicence(family: String) throws {
        let names = PackageFolder.names(in: "Fonts/" + family)
        let fonts = names.filter { !$0.hasSuffix(".txt") }
        let styles = Self.others[family] ?? Self.styles
        #expect(fonts == styles.map { "\(family)-\($0).ttf" })
        let licences = names.filter { $0.hasSuffix(".txt") }
        #expect(licences.count == 1, "the licence lies beside the fonts")
        let licence = try #require(PackageFolder.text(of: "Fonts/\(family)/\(licences[0])"))
        #expect(licence.contains("SIL OPEN FONT LICENSE Version 1.1"))
        #expect(licence.contains("Copyright"))
    }

    /// TrueType outlines only, with no axes: others come out as nameless outlines, or fail PDF/A.
    @Test(arguments: EmbeddedFileTests.embedded.keys.filter { $0.hasSuffix(".ttf") }.sorted())
    func isAStaticTrueTypeFace(name: String) throws {
        let bytes = try #require(EmbeddedFileTests.embedded[name])
        #expect(bytes.starts(with: [0, 1, 0, 0]))
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        let tables = (0..<count).map { index in
            String(decoding: bytes[(12 + index * 16)..<(16 + index * 16)], as: UTF8.self)
        }
        #expect(tables.contains("glyf"))
        #expect(!tables.contains("fvar"))
    }

    @Test func theReadmeListsEachFileWithItsDigest() throws {
        let readme = try #require(PackageFolder.text(of: "Fonts/README.md"))
        var listed: [String: String] = [:]
        for line in readme.split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmed(" `") }
            guard cells.count >= 3, let file = cells.first(where: { $0.hasSuffix(".ttf") }) else {
                continue
            }
            #expect(
                listed.updateValue(cells[cells.count - 1], forKey: file) == nil, "\(file) twice")
        }
        var process = ChildProcess(
            "sha256sum", PackageFolder.files(below: "Fonts").filter { $0.hasSuffix(".ttf") })
        process.folder = PackageFolder.path
        var digests: [String: String] = [:]
        for line in try process.run().text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            digests[parts[1].trimmed(" ").droppingPrefix("Fonts/")] = String(parts[0])
        }
        #expect(digests.count >= 16)
        #expect(listed == digests)
    }
}

extension StringProtocol {
    fileprivate func trimmed(_ characters: String) -> String {
        let rest = drop { characters.contains($0) }
        return String(
            rest.prefix(rest.count - rest.reversed().prefix { characters.contains($0) }.count))
    }

    fileprivate func droppingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : String(self)
    }
}
