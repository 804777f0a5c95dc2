import Pages
import Testing

@testable import ResumePDF

@Suite struct PaperTests {
    @Test(arguments: [
        (Size(width: 595.276, height: 841.89), "A4"), (Size(width: 612, height: 792), "Letter"),
        (Size(width: 400, height: 500), "Custom.400x500"),
    ])
    func printersHaveNamesForSizes(size: Size, media: String) { #expect(size.media == media) }
}
