import TestSupport
import Testing

@testable import ResumeLayout

struct TemplateSyntaxTests {
    private func parts(_ text: String) throws -> [Template.Part] {
        try TemplateSyntax.template(text).get().parts
    }

    @Test func readsFieldsAndWords() throws {
        #expect(try parts("a {b} c") == [.text("a "), .field("b"), .text(" c")])
    }

    @Test func readsGroups() throws {
        #expect(
            try parts("{a}[, {b}[ ({c})]]") == [
                .field("a"),
                .group([.text(", "), .field("b"), .group([.text(" ("), .field("c"), .text(")")])]),
            ])
    }

    @Test func readsEmphasisInsideEmphasis() throws {
        #expect(
            try parts("**a *b***") == [
                .styled(.bold, [.text("a "), .styled(.italic, [.text("b")])])
            ])
    }

    @Test func readsStyles() throws {
        #expect(
            try parts("<muted>{a}</muted>!") == [.styled(.slot(.muted), [.field("a")]), .text("!")])
    }

    @Test func takesEscapedSignsAsTheyAre() throws {
        #expect(try parts(#"\{a\} \[b\] \*"#) == [.text("{a} [b] *")])
    }

    @Test(arguments: [
        ("{a", "}"), ("[a", "]"), ("**a", "**"), ("*a", "*"), ("<muted>a", "</muted>"),
        ("a}", "closes nothing"), ("a]", "closes nothing"), ("{}", "does not name"),
        ("{a b}", "does not name"), ("<mutd>a</mutd>", "no style"), ("<", ">"),
        ("a\\", "backslash"),
    ])
    func saysWhatIsWrong(_ text: String, _ word: String) {
        guard case .failure(let fault) = TemplateSyntax.template(text) else {
            Issue.record("\(text) was read as a template")
            return
        }
        #expect(fault.sentence.contains(word))
    }

    @Test(arguments: [("[", "]"), ("<muted>", "</muted>")])
    func nestsUpToADepth(_ opening: String, _ closing: String) throws {
        func text(_ depth: Int) -> String {
            String(repeating: opening, count: depth) + "{a}"
                + String(repeating: closing, count: depth)
        }
        let depth = TemplateSyntax.depthLimit
        #expect(try TemplateSyntax.template(text(depth)).get().fields == ["a"])
        guard case .failure(let fault) = TemplateSyntax.template(text(depth + 1)) else {
            Issue.record("a template nests too deep")
            return
        }
        #expect(fault.sentence.contains("deeper than 16 levels"))
        #expect(fault.sentence.hasSuffix("character \((depth + 1) * opening.count)"))
    }

    @Test func hasALength() throws {
        let most = String(repeating: "é", count: TemplateSyntax.lengthLimit)
        #expect(try parts(most) == [.text(most)])
        guard case .failure = TemplateSyntax.template(most + "é") else {
            Issue.record("a template is too long")
            return
        }
    }

    @Test func suggestsAStyle() {
        guard case .failure(let fault) = TemplateSyntax.template("<mutd>a</mutd>") else {
            Issue.record("an unknown style was accepted")
            return
        }
        #expect(fault.suggestions == ["muted"])
    }

    @Test func listsFieldsInOrder() throws {
        let template = try TemplateSyntax.template("**{a}**[, {b}]<muted>{c}</muted>").get()
        #expect(template.fields == ["a", "b", "c"])
    }
}
