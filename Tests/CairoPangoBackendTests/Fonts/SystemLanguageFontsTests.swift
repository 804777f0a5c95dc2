import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Whether the fonts of the Debian packages fonts-noto-cjk and fonts-noto-core are there.
private let hasFonts =
    ForeignProgram("fc-list").isInstalled
    && ["Noto Serif CJK JP", "Noto Sans CJK TC", "Noto Naskh Arabic", "Noto Serif Hebrew"]
        .allSatisfy { !Program.output(of: "fc-list '\($0)' family").isEmpty }

/// Which fonts of the system stand in for the letters of a language.
@Suite(.needs(hasFonts, "Noto fonts of other scripts"))
struct SystemLanguageFontsTests {
    private static let serif = FontQuery(family: "EB Garamond")
    private static let bold = FontQuery(family: "Source Sans 3", weight: 700)

    private func family(_ text: String, _ font: FontQuery, _ language: String) throws -> String {
        let shaper = try #require(PangoShaper(library: TestFonts.library(usesSystemFonts: true)))
        let shaped = shaper.shape(text, font, language: language)
        #expect(shaped.missing.isEmpty)
        let face = shaper.faces[Int(try #require(shaped.clusters.first).face)]
        return "\(face.family) \(face.weight)\(face.isItalic ? " italic" : "")"
    }

    @Test(arguments: [
        ("zh-Hans", "SC"), ("zh", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"),
        ("ja", "JP"), ("ko", "KR"),
    ])
    func ideographsHaveTheShapesOfTheirRegion(language: String, region: String) throws {
        #expect(try family("骨直", sans, language) == "Noto Sans CJK \(region) 400")
        #expect(try family("骨直", Self.bold, language) == "Noto Sans CJK \(region) 700")
        #expect(try family("骨直", Self.serif, language) == "Noto Serif CJK \(region) 400")
    }

    @Test(arguments: [
        ("ar", "سلام", "Noto Sans Arabic", "Noto Naskh Arabic"),
        ("he", "שלום", "Noto Sans Hebrew", "Noto Serif Hebrew"),
        ("hi", "नमस्ते", "Noto Sans Devanagari", "Noto Serif Devanagari"),
        ("th", "สวัสดี", "Noto Sans Thai", "Noto Serif Thai"),
    ])
    func lettersWithSerifsStandBesideLettersWithSerifs(
        language: String, text: String, plain: String, serif: String
    ) throws {
        #expect(try family(text, sans, language) == "\(plain) 400")
        #expect(try family(text, Self.bold, language) == "\(plain) 700")
        #expect(try family(text, Self.serif, language) == "\(serif) 400")
    }

    @Test func nothingIsSlantedThatHasNoItalics() throws {
        let italic = FontQuery(family: "Source Sans 3", isItalic: true)
        #expect(try family("漢", italic, "ja") == "Noto Sans CJK JP 400")
    }

    @Test func signsBesideIdeographsAreOfTheirFont() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library(usesSystemFonts: true)))
        func faces(_ text: String, _ language: String) -> [String] {
            let shaped = shaper.shape(text, language: language)
            #expect(shaped.missing.isEmpty && !shaped.substituted.contains { $0.scalar == "“" })
            #expect(shaped.clusters.allSatisfy { $0.glyphCount == 1 })
            return shaped.clusters.map { shaper.faces[Int($0.face)].family }
        }
        let (latin, han) = ("Source Sans 3", "Noto Sans CJK SC")
        #expect(faces("“极光”a", "zh-Hans") == [han, han, han, han, latin])
        #expect(faces("“a”", "zh-Hans") == [latin, latin, latin])
        #expect(faces("光…”a…b", "zh-Hans") == [han, han, han, latin, latin, latin])
        // Elsewhere the text's own font has them.
        #expect(faces("“极", "en").first == latin)
    }

    @Test(.needs(.pdftotext)) func filesHoldPartsOfTheFontsAndTheText() throws {
        let library = TestFonts.library(usesSystemFonts: true)
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        builder.paragraph("骨直（学）。漢字")
        let bytes = try PDFBackend.render(builder.document, fonts: library)
        #expect(bytes.count < 70_000)
        let fonts = Program.output(of: "pdffonts $F", on: bytes)
        #expect(fonts.contains("CID Type 0C") && fonts.contains("yes yes yes"))
        #expect(Program.output(of: "pdftotext -raw -nopgbrk $F -", on: bytes) == "骨直（学）。漢字\n")
    }
}

@Suite struct SerifTests {
    @Test(arguments: [
        ("EB Garamond", true), ("CMU Serif", true), ("Gentium Book Plus", true),
        ("Source Sans 3", false), ("Carlito", false), ("Fira Sans", false),
        ("Libre Franklin", false),
    ])
    func facesTellWhetherTheyHaveSerifs(family: String, isSerif: Bool) throws {
        let library = TestFonts.library()
        for (weight, isItalic) in [(400, false), (700, false), (400, true), (700, true)] {
            let query = FontQuery(family: family, weight: weight, isItalic: isItalic)
            #expect(try library.face(for: query).isSerif == isSerif, "\(query)")
        }
    }
}
