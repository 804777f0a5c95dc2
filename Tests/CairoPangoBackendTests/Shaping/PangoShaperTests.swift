import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PangoShaperTests {
    let shaper: PangoShaper

    init() throws {
        shaper = try #require(PangoShaper(library: TestFonts.library()))
    }

    @Test func plainTextIsOneClusterACharacter() {
        let shaped = shaper.shape("Zoë!")
        #expect(shaped.clusterTexts == ["Z", "o", "ë", "!"])
        #expect(shaped.isConsistent)
        #expect(shaped.baseLevel == 0)
        #expect(shaper.faces.map(\.postScriptName) == ["SourceSans3-Regular"])
        #expect(shaped.missing.isEmpty && shaped.substituted.isEmpty && shaper.problems.isEmpty)
    }
}
