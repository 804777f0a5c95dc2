import ResumeModel
import TestSupport
import Testing

@testable import ResumeData

@Suite struct InlineMarkupTests {
    private func read(_ text: String) -> (RichText, MarkupFindings) {
        var findings = MarkupFindings()
        let rich = InlineMarkup.read(text, findings: &findings)
        return (rich, findings)
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold**", "b{bold}"), ("__bold__", "b{bold}"),
        ("*italic*", "i{italic}"), ("_italic_", "i{italic}"), ("***both***", "b{i{both}}"),
        ("a **b *c* d** e", "a b{b }b{i{c}}b{ d} e"),
        ("un*frigging*believable", "uni{frigging}believable"),
        ("**a*b**", "b{a*b}"), ("*a **b*", "*a *i{b}"), ("**\"x\"**", "b{\"x\"}"),
        ("`code`", "c{code}"), ("``a`b``", "c{a`b}"), ("` a `", "c{a}"), ("`*a*`", "c{*a*}"),
        ("`a\\`", "c{a\\}"), ("**`a`**", "b{c{a}}"),
        ("[t](https://x.de)", "l{t|https://x.de}"),
        ("[**t**](https://x.de)", "b{l{t|https://x.de}}"),
        ("**[t](https://x.de)**", "b{l{t|https://x.de}}"), ("[t](x.de)", "l{t|https://x.de}"),
        ("[t](<https://x.de/a b> \"title\")", "l{t|https://x.de/a%20b}"),
        ("[a](https://x.de/w_(x))", "l{a|https://x.de/w_%28x%29}"),
        (
            "[a [b](https://x.de) c](https://y.de)",
            "[a l{b|https://x.de} c](l{https://y.de|https://y.de})"
        ),
        ("<https://x.de/a_b_c>", "l{https://x.de/a_b_c|https://x.de/a_b_c}"),
        ("<me@x.de>", "l{me@x.de|mailto:me@x.de}"),
        ("see https://x.de/a_b_c.", "see l{https://x.de/a_b_c|https://x.de/a_b_c}."),
        ("(https://x.de/a)", "(l{https://x.de/a|https://x.de/a})"),
        ("https://x.de/w_(x)", "l{https://x.de/w_(x)|https://x.de/w_%28x%29}"),
        ("“https://x.de”", "“l{https://x.de|https://x.de}”"),
        ("見https://x.de。次", "見l{https://x.de|https://x.de}。次"), ("jürgen@x.de", "jürgen@x.de"),
        ("“me@x.de”", "“l{me@x.de|mailto:me@x.de}”"),
        ("www.x.de, ok", "l{www.x.de|https://www.x.de}, ok"),
        ("**https://x.de**", "b{l{https://x.de|https://x.de}}"),
        ("mail me@x.de!", "mail l{me@x.de|mailto:me@x.de}!"),
        ("a.b_c+d@x.co.uk", "l{a.b_c+d@x.co.uk|mailto:a.b_c+d@x.co.uk}"),
        ("\\*a\\* \\[b\\]", "*a* [b]"), ("C:\\dir", "C:\\dir"), ("a\\\nb", "a\nb"),
        ("AT&amp;T &lt;b&gt; &#42;x&#42;", "AT&T <b> *x*"), ("&amp;lt;", "&lt;"),
        ("R&D &unknown; &;", "R&D &unknown; &;"), ("&#128512; &#x1F600;", "😀 😀"),
        ("<strong>a</strong> <em>b</em>", "b{a} i{b}"), ("<b>a <i>b</i></b>", "b{a }b{i{b}}"),
        ("<code>a*b*</code>", "c{a}i{c{b}}"),
        ("<a href=\"https://x.de\">t</a>", "l{t|https://x.de}"),
        ("<A HREF='https://x.de/?a=1&amp;b=2' target=_blank>t</A>", "l{t|https://x.de/?a=1&b=2}"),
        ("<span class=\"x\">a</span>", "a"), ("<font>a</font><u>b</u>", "ab"),
        ("a<!-- b -->c", "ac"),
    ])
    func markupIsRead(_ text: String, _ expected: String) {
        #expect(read(text).0.notation == expected)
    }

    @Test(arguments: [
        "C*", "C* and D*", "5 * 3 * 2", "a*b", "2*3*4", "snake_case_name", "_private", "a * b*",
        "**", "** a **", "*", "__", "f(*args, **kw)", "p99 < 9 ms", "a<b", "a < b > c",
        "Array<String>", "List<T>", "<3", "if a<b and b>c", "<b and c>", "x <i> y", "a<b>c",
        "</ b>", "[x] done", "[a](", "[a](b c)", "a[0]", "](x)", "`a", "``a`", "me@host", "@handle",
        "a@b", "https://", "www.", "http", "3 > 2 & 1 < 2", "\\", "!", "![", "![a]", "~", "100%",
        "#1", "<your name>", "<>", "<!-- ", "foo\\bar", "e.g. this",
    ])
    func whatOnlyLooksLikeMarkupStays(_ text: String) {
        let (rich, findings) = read(text)
        #expect(rich.plain == text)
        #expect(rich.runs.allSatisfy { $0.emphasis == [] && $0.link == nil })
        #expect(findings.removedTags.isEmpty && findings.refusals.isEmpty)
    }

    @Test(arguments: ["javascript:alert(1)", "data:x", "/about", "//x.de", "#a", "photo.jpg"])
    func unsafeLinksBecomeText(_ address: String) {
        let (rich, findings) = read("[t](<\(address)>)")
        #expect(rich.notation == "t")
        #expect(findings.refusals.map(\.address) == [address])
    }

    @Test func tagsAreCounted() {
        let (rich, findings) = read("<b>a</b><img src='x' alt='logo'><span>c</span>![d](e.png)")
        #expect(rich.notation == "b{a}logocd")
        #expect(findings.understoodTags == ["b"])
        #expect(findings.removedTags == ["img", "span"])
        #expect(findings.images == 1)
    }

    @Test(arguments: [
        "*a ", "**a ", "_a ", "a**b*", "[a](", "[", "![", "](", "`", "<a href=\"", "<b>", "a@",
        "www.a", "((", "*_", "`` ", "[a](b (", "<", "&", "\\", "*a_b*_", "[a](<b", "https://(",
        "<https://a", "www.!", "<!--",
    ])
    func hostileRepetitionTakesLinearTime(_ part: String) {
        func work(_ count: Int) -> Duration {
            let text = String(repeating: part, count: count)
            return processorTime { _ = read(text) }
        }
        // 16 times the text takes about 16 times as long; a square would take 256 times.
        let small = max(work(1_000), .milliseconds(2))
        #expect(work(16_000) < small * 100)
    }
}
