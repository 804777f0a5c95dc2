import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// The files of new layouts.
@Suite struct NewLayoutTests {
    private func copy(_ text: String, as name: String = "mine") throws -> String {
        let bytes = try NewLayout.copy(of: Array(text.utf8), called: "base", as: name)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func onlyNameAndSummaryAreReplaced() throws {
        #expect(
            try copy("# Head.\nname: base # old\nsummary: Old.\n\npage:\n  name: x # why\n")
                == "# Head.\nname: mine\nsummary: Based on base.\n\npage:\n  name: x # why\n")
    }

    @Test func aSummaryOfSeveralLinesIsReplacedWhole() throws {
        #expect(
            try copy("summary: >\n  One.\n  Two.\nname: base\npage: {}\n")
                == "name: mine\nsummary: Based on base.\npage: {}\n")
    }

    @Test func whatIsNotThereIsAdded() throws {
        #expect(
            try copy("# Head.\n\nextends: classic\n")
                == "# Head.\n\nname: mine\nsummary: Based on base.\nextends: classic\n")
        #expect(try copy("") == "name: mine\nsummary: Based on base.\n")
    }

    @Test(arguments: ["true", "12", "null", "1e3", "0x1F"])
    func namesStayTexts(name: String) throws {
        let text = try copy("name: base\n", as: name)
        #expect(text.hasPrefix("name: \"\(name)\"\n"))
    }

    @Test(arguments: ["{name: base}\n", "\"name\": base\n"])
    func aFileThatIsWrittenOtherwiseIsRefused(text: String) {
        #expect(throws: Diagnostics.self) { try copy(text) }
    }

    @Test func names() {
        for name in ["a", "mine-2", "Größe_1", "_"] { #expect(NewLayout.isName(name)) }
        for name in ["", "-a", "a b", "a/b", "a.b", "..", "a\n", "a\u{0}"] {
            #expect(!NewLayout.isName(name))
        }
    }

    /// Copies and extensions of every built-in layout look like it.
    @Test(arguments: LayoutFiles(folders: []).all.map(\.name))
    func whatIsNewLooksLikeTheOld(base: String) throws {
        let bytes = try #require(ListLayouts(folders: []).file(named: base))
        let scratch = try ScratchFolder()
        try scratch.write(try NewLayout.copy(of: bytes, called: base, as: "mine"), to: "copy.yaml")
        try scratch.write(NewLayout.extending(base, as: "mine"), to: "short.yaml")
        let text = #"{"basics":{"name":"Ada"},"work":[{"name":"X","position":"Y"}]}"#
        let old = try #require(Rendering.outcome(text, layout: base).output?.bytes)
        for file in ["copy.yaml", "short.yaml"] {
            let outcome = Rendering.outcome(text, layout: scratch.path(file))
            #expect(outcome.diagnostics.all.filter { $0.severity == .error } == [])
            #expect(outcome.output?.bytes == old)
        }
    }
}
