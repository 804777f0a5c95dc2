import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct ConcurrencyTests {
    /// Libraries, shapers and font maps belong to one thread each; several may run side by side.
    @Test(.timeLimit(.minutes(2))) func threadsMakeTheSameBytes() async throws {
        let expected = Self.document(0)
        #expect(expected?.isEmpty == false)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask { (0..<10).allSatisfy { Self.document(task + $0) == expected } }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    /// Fonts are met in another order each time; the bytes depend on the document alone.
    private static func document(_ seed: Int) -> [UInt8]? {
        let library = TestFonts.library()
        guard let first = PangoShaper(library: library), let second = PangoShaper(library: library)
        else { return nil }
        let family = FontLibraryTests.families[seed % FontLibraryTests.families.count]
        _ = first.shape("warm up", FontQuery(family: family))
        var builder = DocumentBuilder(second)
        builder.paragraph("Zoë – ₿ ✓", FontQuery(family: "EB Garamond"))
        builder.paragraph("office", FontQuery(family: "Carlito", weight: 700, isItalic: true))
        return try? PDFBackend.render(builder.document, fonts: library)
    }
}
