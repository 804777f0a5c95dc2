import Pages
import ResumePDF
import TestSupport
import Testing

/// Where each layout puts each thing of a short resume, in which font, size and colour, and what it is there.
@Suite struct LayoutDumpTests {
    private static let resume = """
        {
          "basics": {
            "name": "Ada King", "label": "Engineer", "email": "ada@king.example",
            "summary": "Writes programs.", "location": { "city": "London" }
          },
          "work": [{
            "name": "Engines", "position": "Programmer", "location": "Turin",
            "url": "https://engines.example", "startDate": "1842-10", "endDate": "1843-08",
            "highlights": ["Numbers in **25** steps"]
          }],
          "education": [{
            "institution": "Home", "area": "Algebra", "studyType": "Lessons", "score": "1.0",
            "location": "Kent", "endDate": "1832"
          }],
          "skills": [{ "name": "Languages", "level": "Fluent", "keywords": ["French"] }]
        }
        """

    @Test(arguments: LayoutTable.layouts)
    func pageIsAsRecorded(_ layout: String) throws {
        let document = try #require(Rendering.outcome(Self.resume, layout: layout).document)
        Golden("\(layout)-page.txt").expect(PageDump(document: document).text)
    }
}
