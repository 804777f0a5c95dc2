import Pages
import ResumeLayout
import SourceTree
import Testing

@testable import ResumePDF

@Suite struct FitFindingsTests {
    /// A resume that takes a little, or much, more than a page.
    private func resume(_ count: Int, meta: String = "") -> String {
        let bullets = (0..<count).map { #""Did the thing number \#($0) for someone.""# }
        return
            #"{"basics":{"name":"Ada"},"work":[{"name":"Acme","position":"Analyst","highlights":["#
            + bullets.joined(separator: ",") + "]}]\(meta)}"
    }

    private func outcome(
        _ text: String, _ change: (inout RenderResume.Request) -> Void = { _ in }
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "resume.json", folder: ""))
        change(&request)
        return RenderResume()(request)
    }

    /// So many bullets that a last page of few lines is drawn in.
    private var drawnIn: Int? {
        (30...80).first { outcome(resume($0)).identifiers == ["pages-fitted"] }
    }

    @Test func aShortLastPageIsDrawnInWithOneNoteUnlessFittingIsOff() throws {
        let count = try #require(drawnIn)
        let note = try #require(outcome(resume(count)).diagnostics.all.first)
        #expect(
            note.message.hasPrefix("fitted to 1 page, since the last one was short: "))
        #expect(!note.message.contains("size") && note.message.contains("margin 100 →"))
        let off = outcome(resume(count)) { $0.fits = false }
        #expect(off.identifiers.isEmpty && off.document?.pages.count == 2)
        let layout = #","meta":{"layout":{"fit":"none"}}"#
        let none = outcome(resume(count, meta: layout))
        #expect(none.identifiers.isEmpty && none.document?.pages.count == 2)
    }

    @Test(arguments: ["fit=none", "fit.space=[90%,110%]", "fit.size=[100%,100%]"])
    func howFarFittingMayGoIsNeverReportedAsUseless(setting: String) {
        let found = outcome(resume(4)) { $0.overrides = [setting] }
        #expect(found.identifiers.isEmpty && found.output != nil)
    }

    @Test(arguments: ["styles.body.size=11pt", "styles.body={size: 11pt}"])
    func aSizeThatIsSetIsKept(setting: String) throws {
        let found = outcome(resume(50)) { request in
            request.overrides = [setting]
            request.pages = 1
            request.allowsExcess = true
        }
        let lines = found.document?.pages.flatMap(\.items) ?? []
        var sizes: [Double] = []
        for case .text(let line) in lines { sizes += line.runs.map(\.size) }
        #expect(sizes.filter { $0 == 11 }.count > 20)
        #expect(!found.identifiers.contains("layout-no-effect"))
    }

    @Test func aSizeBeyondTheLayoutsRangeIsNoError() {
        let found = outcome(resume(4)) { request in
            request.layout = "compact"
            request.overrides = ["styles.body.size=12pt"]
        }
        #expect(!found.diagnostics.hasErrors, "\(found.diagnostics.all)")
    }

    @Test func whatNoCutCanMendIsSaid() throws {
        let sections = (0..<80).map { #","part \#($0)":[{"name":"One"},{"name":"Two"}]"# }
        let found = outcome(#"{"basics":{"name":"Ada"}\#(sections.joined())}"#) { $0.pages = 1 }
        let over = try #require(found.diagnostics.all.first { $0.identifier == "pages-over" })
        #expect(
            over.message.hasSuffix(
                "; cutting a few parts is not enough, so it needs more pages or less text"))
    }

    @Test func aShortPageIsOpenedUpInSilenceAndToldWhereFillingDoesNotFillIt() throws {
        let opened = outcome(resume(4))
        #expect(opened.identifiers.isEmpty)
        #expect(opened.steps.contains { $0.name.hasPrefix("lay out (2 trials, space 100 → ") })
        let filled = outcome(resume(4)) { $0.fills = true }
        #expect(filled.identifiers == ["pages-fitted"])
        let words = try #require(filled.diagnostics.all.first?.message)
        let expected = /opened up as far as the layout goes, with page 1 a \w+ full: space 100 → .*/
        #expect(words.wholeMatch(of: expected) != nil, "\(words)")
        let stiff = outcome(resume(4, meta: #","meta":{"layout":{"fit":"none"}}"#)) { request in
            request.fills = true
        }
        #expect(stiff.identifiers == ["pages-short"])
        #expect(
            stiff.diagnostics.all.first?.message
                .hasSuffix(" full, and the layout leaves --fill nothing to open") == true)
    }

    @Test func aShortLastPageIsToldWithTheLimitThatWouldTakeItIn() throws {
        // Someone may ask for narrower margins there than what is drawn in unasked has.
        let found = try #require(
            (40...90).lazy.map { outcome(resume($0)) { $0.layout = "ats" } }
                .first { $0.identifiers == ["pages-short"] })
        let words = try #require(found.diagnostics.all.first?.message)
        #expect(words.wholeMatch(of: /page 2 is .* full; --pages 1 would take it in/) != nil)
        #expect(found.diagnostics.all.first?.kind.isSilent == false)
    }
}
