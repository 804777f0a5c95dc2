import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

@Suite struct SystemFontsTests {
    /// A character that none of the built-in fonts has, and DejaVu Sans does.
    private static let sign = "⚙"

    private static var hasFont: Bool {
        ForeignProgram("fc-list").isInstalled
            && Program.output(of: "fc-list ':charset=2699:color=false:scalable=true' family")
                .contains("DejaVu")
    }

    @Test(.needs(hasFont, "DejaVu Sans")) func missingCharactersComeFromTheSystemAndAreReported()
        throws
    {
        let library = TestFonts.library(usesSystemFonts: true)
        let shaper = try #require(PangoShaper(library: library))
        let shaped = shaper.shape("a \(Self.sign) b")
        let substitution = try #require(shaped.substituted.first)
        #expect(substitution.scalar == "⚙" && substitution.asked == "Source Sans 3")
        #expect(shaped.missing.isEmpty && shaped.clusters[2].glyphCount == 1)
        let face = try #require(library.face(named: shaper.faces[1]))
        #expect(face.description.family == substitution.used)
        guard case .system = face.source else {
            Issue.record("not of the system: \(face.source)")
            return
        }
    }

    @Test(.needs(hasFont, "DejaVu Sans"), .needs(.pdftotext))
    func theyAreDrawn() throws {
        let library = TestFonts.library(usesSystemFonts: true)
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        builder.paragraph("a \(Self.sign) b")
        let bytes = try PDFBackend.render(builder.document, fonts: library)
        #expect(Program.output(of: "pdftotext -raw -nopgbrk $F -", on: bytes) == "a ⚙ b\n")
        #expect(!Program.output(of: "pdffonts $F", on: bytes).contains("Type 3"))
    }

    @Test(.needs(hasFont, "DejaVu Sans")) func choiceIsTheSameEachTime() throws {
        let faces = try (0..<2).map { _ in
            let shaper = try #require(
                PangoShaper(library: TestFonts.library(usesSystemFonts: true)))
            _ = shaper.shape("\(Self.sign)☯")
            return shaper.faces
        }
        #expect(faces[0] == faces[1])
    }

    private static var hasWeights: Bool {
        ForeignProgram("fc-list").isInstalled
            && Program.output(of: "fc-list 'DejaVu Sans:charset=2699' style").contains("Bold")
    }

    @Test(.needs(hasFont && hasWeights, "DejaVu Sans Bold")) func theWeightIsThatOfTheText() throws
    {
        let library = TestFonts.library(usesSystemFonts: true)
        let shaper = try #require(PangoShaper(library: library))
        // What a bold name takes first is not what the text below it gets.
        for weight in [700, 400] {
            _ = shaper.shape(
                Self.sign, FontQuery(family: "Source Sans 3", weight: weight, isItalic: false))
        }
        #expect(shaper.faces.map(\.weight) == [700, 700, 400, 400])
    }

    @Test func systemFontsCanBeLeftOut() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let shaped = shaper.shape(Self.sign)
        #expect(shaped.missing == ["⚙"] && shaped.glyphs.isEmpty)
    }

    @Test func aFamilyOfTheSystemIsNotAFamilyOfTheLibrary() {
        #expect(throws: FontProblem.missingFamily("DejaVu Sans")) {
            try TestFonts.library(usesSystemFonts: true).resolve(FontQuery(family: "DejaVu Sans"))
        }
    }
}
