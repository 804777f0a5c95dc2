import Pages
import ResumePDF
import Testing

/// A postal address is the same wherever it is printed.
@Suite struct AddressTests {
    private static let resume = #"""
        {"basics": {"name": "Ada", "location": {"address": "Calle Mayor 1", "postalCode": "50009",
          "city": "Zaragoza", "region": "Zaragoza", "countryCode": "ES"},
          "profiles": [{"network": "linkedin", "url": "https://www.linkedin.com/in/ada/?trk=x"}]},
         "meta": {"language": "de"}}
        """#

    private func outcome(_ format: OutputFormat, _ layout: String) -> RenderResume.Outcome {
        RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(Self.resume.utf8), name: "cv.json", folder: ""),
                format: format, layout: layout))
    }

    @Test(arguments: ["classic", "modern", "sidebar", "academic"])
    func pagesAndTextsWriteItAlike(_ layout: String) throws {
        let address = "Calle Mayor 1, 50009 Zaragoza, Spanien"
        for format in [OutputFormat.txt, .md] {
            let text = String(
                decoding: try #require(outcome(format, layout).output?.bytes), as: UTF8.self)
            #expect(text.contains(address))
            #expect(text.contains("LinkedIn"))
        }
        let document = try #require(outcome(.pdf, layout).document)
        let lines = document.pages[0].items.compactMap { item -> String? in
            guard case .text(let line) = item else { return nil }
            return line.runs.map(\.text).joined()
        }
        // A line of a narrow column ends with the blank that parts it from the next one.
        let words = lines.joined(separator: " ").replacing("  ", with: " ")
        #expect(words.contains(address))
        #expect(words.contains("linkedin.com/in/ada"))
        #expect(!lines.contains { $0.contains("trk") || $0.contains("\u{A0}") })
    }
}
