import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Every word of a file is printed, or named in a finding, whatever its shape.
@Suite struct NothingLostTests {
    @Test(arguments: 0..<150 as Range<UInt64>)
    func everyWordIsPrintedOrNamed(_ seed: UInt64) {
        var shapes = Shapes(seed: seed)
        let json = shapes.resume()
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(json.utf8), name: "resume.json", folder: ""), format: .txt))
        let printed =
            String(decoding: outcome.output?.bytes ?? [], as: UTF8.self)
            + outcome.diagnostics.all.map(\.message).joined(separator: " ")
        #expect(outcome.output != nil, "\(json)")
        let lost = shapes.words.filter { !printed.contains($0) }
        #expect(lost == [], "\(json)")
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func everyWordIsOnThePages(_ seed: UInt64) {
        var shapes = Shapes(seed: seed)
        let json = shapes.resume()
        let outcome = Rendering.outcome(json)
        let printed =
            (outcome.document?.text ?? "")
            + outcome.diagnostics.all.map(\.message).joined(separator: " ")
        let lost = shapes.words.filter { !printed.contains($0) }
        #expect(lost == [], "\(json)")
    }

    @Test func titlesAndOrderReachThePages() throws {
        let outcome = Rendering.outcome(
            #"{"basics": {"name": "Ada"}, "work": [{"company": "Acme"}], "skills": [{"name": "Sums"}], "education": [{"institution": "School"}], "headings": {"work": "Job History", "skills": "Can Do"}, "sections": ["templates", "profile", "skills", "education", "work"]}"#
        )
        let text = try #require(outcome.document?.text)
        let places = try ["Can Do", "School", "Job History"].map {
            try #require(text.range(of: $0)).lowerBound
        }
        #expect(places == places.sorted())
    }

    @Test func longTextsOfAFieldAreAList() throws {
        let json = #"""
            {"basics": {"name": "Ada"}, "work": [{"name": "Acme", "techStack": ["C", "D"],
             "mileStones": [{"description": "Wrote the whole of the survey's handbook in two tongues",
              "tags": ["Ink"]}, "Short"]}]}
            """#
        let text = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(json.utf8), name: "resume.json", folder: ""), format: .txt))
        let lines = String(decoding: text.output?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        let place = try #require(lines.firstIndex(of: "Mile stones:"))
        #expect(
            lines[(place + 1)...] == [
                "• Wrote the whole of the survey's handbook in two tongues (Ink)", "• Short",
            ])
        #expect(lines.contains("Tech stack: C, D"))
        let page = try #require(Rendering.outcome(json).document?.text)
        #expect(page.contains("Mile stones:\n"))
        #expect(!page.contains("(Ink), Short"))
        #expect(page.contains("Tech stack: C, D"))
    }

    @Test func theResumesOwnLayoutComesBeforeHeadings() throws {
        let outcome = Rendering.outcome(
            #"{"basics": {"name": "Ada"}, "work": [{"company": "Acme"}], "headings": {"work": "Job History"}, "meta": {"layout": {"sections": {"titles": {"work": "Posts"}}}}}"#
        )
        let text = try #require(outcome.document?.text)
        #expect(text.contains("Posts"))
        #expect(!text.contains("Job History"))
    }

    @Test(arguments: [
        "# Ada\n\n## Work\n\n- Engine: Works: all\n", "<!doctype html><html></html>",
    ])
    func whatIsNoResumeIsNamed(_ text: String) {
        let outcome = RenderResume()(
            RenderResume.Request(source: .bytes(Array(text.utf8), name: "cv.txt", folder: "")))
        #expect(outcome.identifiers == ["not-a-resume"])
        #expect(outcome.output == nil)
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}

extension PageDocument {
    /// The words of all lines, one line each.
    fileprivate var text: String {
        pages.flatMap(\.items).map { item in
            if case .text(let line) = item { line.text } else { "" }
        }.joined(separator: "\n")
    }
}

/// Makes resumes of odd shapes: known and unknown keys, with values of any kind and depth.
private struct Shapes {
    private var numbers: SeededNumbers
    /// The words in the texts.
    private(set) var words: [String] = []

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func resume() -> String {
        var members = [#""basics": {"name": "\#(word())", \#(members(3, depth: 1))}"#]
        for section in ["work", "skills", "talks", "project", "education", "awards", "contact"] {
            members.append("\"\(section)\": \(value(depth: 0))")
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private mutating func members(_ count: Int, depth: Int) -> String {
        var taken: Set<String> = ["name"]
        return (0..<count).compactMap { _ in
            let key = Self.keys[random(Self.keys.count)]
            guard taken.insert(key).inserted else { return nil }
            return "\"\(key)\": \(value(depth: depth))"
        }.joined(separator: ", ")
    }

    private mutating func value(depth: Int) -> String {
        switch random(depth == 0 ? 2 : depth > 3 ? 5 : 8) {
        case 0 where depth < 4, 5: "{\(members(1 + random(4), depth: depth + 1))}"
        case 1 where depth < 4, 6, 7:
            "[\((0..<(1 + random(3))).map { _ in value(depth: depth + 1) }.joined(separator: ", "))]"
        default: "\"\(word())\(random(3) == 0 ? " \(word())" : "")\""
        }
    }

    /// A word that occurs nowhere else.
    private mutating func word() -> String {
        let word = "w\(words.count)q\(random(1_000))z"
        words.append(word)
        return word
    }

    private mutating func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    private static let keys = [
        "title", "name", "summary", "highlights", "keywords", "company", "location", "details",
        "description", "list", "items", "odd_key", "techStack", "period", "level", "skills",
        "roles", "label", "position", "reference", "network", "text", "remarks", "github",
        "courses",
        "period2", "startDate", "endDate", "date",
    ]
}
