import SourceTree
import Testing

@testable import ResumeData

/// Findings about values of a resume get the places of those.
@Suite struct ValuePlacesTests {
    private static let json = """
        {"personalInfo": {"name": "A", "Phone": "1", "image": "x"},
         "experience": [null, {"name": "B"},
          {"name": "C"}], "skills": {"title": "S", "items": [{"name": "D"}]},
         "talks": ["E"], "sections": [{"title": "Own Things", "entries": ["F", "G"]}],
         "meta": {"layout": "x", "words": {"dates": 1}}, "notes": 1}
        """

    private func placed(_ path: String, _ json: String = json) throws -> String {
        let tree = try #require(JSONReader.read(Array(json.utf8), file: "").node)
        let finding = ValuePlaces(tree).placed(
            Diagnostic(Rule.notCarriedOver.kind, .note, "not: \(path) (x)", path: path))
        let place = finding.span.map { "\($0.line):\($0.column)" } ?? "nowhere"
        return "\(place) \(finding.path) \(finding.message)"
    }

    @Test(arguments: [
        ("basics.phone", "1:41 personalInfo.Phone"), ("basics.image", "1:55 personalInfo.image"),
        ("work[0]", "2:23 experience[1]"), ("work[1]", "3:3 experience[2]"),
        ("work[7]", "2:16 experience"), ("skills[0]", "3:54 skills.items[0]"),
        ("talks[0]", "4:12 talks[0]"), ("Own Things[1]", "4:72 sections[0].entries[1]"),
        ("meta.layout", "5:21 meta.layout"), ("meta.words.dates", "5:45 meta.words.dates"),
        ("work", "2:16 experience"),
    ]) func isThatOfTheFile(path: String, place: String) throws {
        let told = place.split(separator: " ")[1]
        #expect(try placed(path) == "\(place) not: \(told) (x)")
    }

    @Test func notesHaveOneToo() throws {
        #expect(try placed("notes") == "5:50 notes not: notes (x)")
    }

    @Test(arguments: ["meta.pages", "basics.email", "awards[0]", "", "nothing", "]", "a[b]"])
    func whatIsNotThereHasNone(path: String) throws {
        #expect(try placed(path) == "nowhere \(path) not: \(path) (x)")
    }

    @Test func peopleAtTheTopAreFound() throws {
        #expect(
            try placed("basics.phone", #"{"name": "A", "phone": "1", "work": []}"#)
                == "1:24 phone not: phone (x)")
    }
}
