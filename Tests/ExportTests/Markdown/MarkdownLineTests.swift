import ResumeModel
import TestSupport
import Testing

@testable import Export

/// Texts as Markdown: written here, and read again by a parser that is not ours.
@Suite struct MarkdownLineTests {
    private func paragraph(_ runs: [RichText.Run]) -> String {
        MarkdownLine(RichText(runs), kind: .paragraph(indent: 0)).text
    }

    @Test(arguments: [
        ("Plain words, 3.1 s - and more.", "Plain words, 3.1 s - and more."),
        ("snake_case and _private", #"snake_case and \_private"#),
        ("2 * 3 * 4", #"2 \* 3 \* 4"#), ("[x](y) <b> `c`", #"\[x\](y) \<b> \`c\`"#),
        ("AT&T &amp; &#65; & co.", #"AT&T \&amp; \&#65; & co."#),
        ("1986. A good year", #"1986\. A good year"#), ("1986.5", "1986.5"),
        ("123456789. A", #"123456789\. A"#), ("1234567890. A", "1234567890. A"),
        ("- no list", #"\- no list"#), ("-5 degrees", "-5 degrees"), ("---", #"\---"#),
        ("+ no list", #"\+ no list"#), ("# no heading", "\\# no heading"), ("#tag", "#tag"),
        ("> no quotation", #"\> no quotation"#), ("a > b", "a > b"),
        ("first\n===", "first\\\n\\==="), ("C:\\temp", #"C:\\temp"#),
    ])
    func markupIsEscaped(text: String, markdown: String) {
        #expect(paragraph([.init(text)]) == markdown)
    }

    @Test func emphasisAndLinksAreKept() {
        let link = Link(target: "https://a.example/b", display: "a.example/b")
        #expect(paragraph([.init("a "), .init("b", .bold), .init(" c")]) == "a **b** c")
        #expect(paragraph([.init("a"), .init(" b ", .italic), .init("c")]) == "a *b* c")
        #expect(paragraph([.init("a"), .init("b", .italic), .init("c")]) == "a*b*c")
        #expect(paragraph([.init("a", [.bold, .italic])]) == "**_a_**")
        #expect(paragraph([.init("a"), .init("(b)", .bold), .init("c")]) == "&#97;**(b)**&#99;")
        #expect(paragraph([.init("x ` y", .code)]) == "``x ` y``")
        #expect(paragraph([.init("`", .code)]) == "`` ` ``")
        #expect(
            paragraph([.init("see"), .init(" "), .init("b", .bold, link: link), .init("!")])
                == "see [**b**](https://a.example/b)!")
        #expect(paragraph([.init("no!"), .init("b", link: link)]).hasPrefix("no\\![b]("))
        #expect(paragraph([.init(link.target, link: link)]) == "<https://a.example/b>")
    }

    @Test func headingsStayOnOneLine() {
        let text = MarkdownLine(RichText("C\nin depth #"), kind: .heading).text
        #expect(text == "C in depth \\#")
    }

    // MARK: Read again

    /// Pieces that mean something to some Markdown at some place.
    private static let pieces = [
        "a", "Zoë", "7", " ", "  ", "\n", "*", "**", "_", "__", "`", "```", "~~", "~~~", "\\", "[",
        "]", "](x)", "!", "![", "<b>", "<!-- ", "<a@b.c>", "&amp;", "&", "&#65;", ";", "#", "# ",
        "-", "- ", "---", "+ ", "* ", "1. ", "12) ", "=", "===", "> ", "|", "a | b", "|--|",
        ":-", "(", ")", ".", "\u{201C}", "€", "→", "。", "漢", "e\u{301}", "[x]: y", "    code",
        "http://x.example", "'", "\"", "{", "}", "$", "@", "/",
    ]

    private static let links: [Link?] = [
        nil, nil, nil, nil, Link(target: "https://x.example/a_b*c?d=1&copy;=2", display: ""),
        Link(target: "mailto:a@b.example", display: "a@b.example"),
    ]

    private static let looks: [RichText.Emphasis] = [
        [], [], [], .bold, .bold, .italic, .italic, [.bold, .italic], .code, [.code, .bold],
    ]

    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static func texts(count: Int) -> [RichText] {
        var chance = Chance(state: 4)
        return (0..<count).map { _ in
            RichText(
                (0..<Int.random(in: 1...6, using: &chance)).map { _ in
                    let words = (0..<Int.random(in: 1...3, using: &chance)).map { _ in
                        pieces.randomElement(using: &chance) ?? ""
                    }
                    return RichText.Run(
                        words.joined(), looks.randomElement(using: &chance) ?? [],
                        link: words.contains("\n")
                            ? nil : links.randomElement(using: &chance) ?? nil)
                })
        }
    }

    /// What a reader must find: each character that is no blank, with its look.
    private static func characters(_ text: RichText, isHeading: Bool) -> [MarkdownReader.Character]
    {
        var result: [MarkdownReader.Character] = []
        for run in text.runs {
            let look =
                (run.emphasis.contains(.bold) ? "b" : "")
                + (run.emphasis.contains(.italic) ? "i" : "")
                + (run.emphasis.contains(.code) ? "c" : "")
            for scalar in run.text.unicodeScalars {
                if scalar == "\n", !isHeading, !run.emphasis.contains(.code) {
                    result.append(.init(text: "\n", look: "", target: ""))
                } else if !scalar.properties.isWhitespace {
                    result.append(
                        .init(text: String(scalar), look: look, target: run.link?.target ?? ""))
                }
            }
        }
        while result.first?.text == "\n" { result.removeFirst() }
        while result.last?.text == "\n" { result.removeLast() }
        return result
    }

    @Test(
        .needs(MarkdownReader.isThere, "markdown-it-py"),
        arguments: [(false, false), (false, true), (true, false)])
    func aReaderFindsWhatWasWritten(isHeading: Bool, extended: Bool) throws {
        let texts = Self.texts(count: 1_500).filter {
            !Self.characters($0, isHeading: isHeading).isEmpty
        }
        let documents = texts.map { text in
            isHeading
                ? "## " + MarkdownLine(text, kind: .heading).text
                : MarkdownLine(text, kind: .paragraph(indent: 0)).text
        }
        let found = try MarkdownReader.read(documents, extended: extended)
        try #require(found.count == texts.count)
        var failures = 0
        for (index, blocks) in found.enumerated() {
            let expected = MarkdownReader.Block(
                kind: isHeading ? "h2" : "p", depth: 0,
                characters: Self.characters(texts[index], isHeading: isHeading))
            if blocks == [expected] { continue }
            failures += 1
            if failures > 5 { continue }
            Issue.record("\(documents[index].debugDescription)\nread as \(blocks)\nnot \(expected)")
        }
        #expect(failures == 0)
    }
}
