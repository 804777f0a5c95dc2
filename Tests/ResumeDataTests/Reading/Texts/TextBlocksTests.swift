import TestSupport
import Testing

@testable import ResumeData

@Suite struct TextBlocksTests {
    private func read(_ text: String) -> String {
        var faults = TextFaults()
        var findings = MarkupFindings()
        let clean = TextCleaner.clean(text, keepsIndents: true, faults: &faults)
        return TextBlocks.read(clean, findings: &findings).map { block in
            let text = String(bytes: block.text).replacing("\n", with: "⏎")
            return block.level.map { String(repeating: "-", count: $0 + 1) + " " + text } ?? "p "
                + text
        }.joined(separator: "|")
    }

    @Test(arguments: [
        ("a", "p a"), ("a\nb", "p a⏎b"), ("a\n\nb", "p a|p b"), ("a\n\n\n\nb", "p a|p b"),
        ("- a\n- b", "- a|- b"), ("• a\n• b", "- a|- b"), ("•a\n•b", "- a|- b"),
        ("* a\n* b", "- a|- b"),
        ("– a\n– b", "- a|- b"), ("- a", "- a"), ("Did:\n- a\n- b\nThen", "p Did:|- a|- b|p Then"),
        ("- a\n  - b\n    - c\n  - d\n- e", "- a|-- b|--- c|-- d|- e"), ("- a\n\t- b", "- a|-- b"),
        ("- a\n  goes on\n- b", "- a goes on|- b"), ("- a\n\n- b", "- a|- b"),
        ("1. a\n2. b\n3. c", "- a|- b|- c"), ("1) a\n2) b", "- a|- b"),
        ("1. Mai 2020", "p 1. Mai 2020"),
        ("3. a\n4. b", "p 3. a⏎4. b"), ("-5 %\n-", "p -5 %⏎-"), ("---", "p ---"),
        ("**a**\nb", "p **a**⏎b"),
        ("<p>a</p><p>b</p>", "p a|p b"), ("a<br>b<br/>c", "p a⏎b⏎c"), ("a<br />\nb", "p a⏎b"),
        ("<ul><li>a</li><li>b</li></ul>", "- a|- b"),
        ("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>", "- a|- b"),
        ("<p>x</p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>y", "p x|- a|-- b|- c|p y"),
        ("<ol><li>a<br>b</li></ol>", "- a⏎b"), ("<li>a<li>b", "- a|- b"),
        ("<ul><li><p>a</p><p>b</p></li></ul>", "- a⏎b"),
        ("<div>a</div>b<h2>c</h2>", "p a|p b|p c"), ("<p>a\nb\n\nc</p>", "p a b|p c"),
        ("a<script>alert('<b>')</script>b", "p ab"), ("a<script>b", "p ab"), ("`<br>`", "p `<br>`"),
        ("a < b\nc > d", "p a < b⏎c > d"), ("</p></ul></li>", ""),
    ])
    func textsAreCutIntoBlocks(_ text: String, _ expected: String) {
        #expect(read(text) == expected)
    }

    @Test(arguments: [
        "<p>", "<ul>", "<li>", "</ul>", "<script>", "`<br>", "- a\n", "\n", "<br>", "<pre", " -\n",
    ])
    func hostileRepetitionTakesLinearTime(_ part: String) {
        func work(_ count: Int) -> Duration {
            let text = String(repeating: part, count: count)
            return processorTime { _ = read(text) }
        }
        let small = max(work(1_000), .milliseconds(2))
        #expect(work(16_000) < small * 100)
    }
}
