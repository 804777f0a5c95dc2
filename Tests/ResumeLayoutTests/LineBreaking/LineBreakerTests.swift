import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// The shaper in cells gives every letter half an em, so at 10 pt a letter is 5 pt wide.
struct LineBreakerTests {
    private func lines(_ text: String, width: Double, isJustified: Bool = false) -> [String] {
        let paragraph = ShapedParagraph(
            ComposedText(text, .test), language: "en", shaper: CellShaper())
        let breaker = LineBreaker(paragraph: paragraph, width: width, isJustified: isJustified)
        return breaker.lines().map { range in
            let clusters = paragraph.shaped.clusters[range]
            let bytes = clusters.flatMap {
                paragraph.shaped.text[Int($0.textStart)..<Int($0.textStart + $0.textLength)]
            }
            return String(decoding: bytes, as: UTF8.self).filter { $0 != "\n" }
                .split(separator: " ").joined(separator: " ")
        }
    }

    @Test func keepsWhatFitsOnOneLine() {
        #expect(lines("one two three", width: 65) == ["one two three"])
    }

    @Test func breaksAtSpaces() {
        #expect(lines("one two three", width: 64) == ["one two", "three"])
    }

    @Test func looksAtTheWholeParagraph() {
        // Filling each line in turn gives "aaa bb" / "cc" / "ddddd"; the whole looks better so.
        #expect(lines("aaa bb cc ddddd", width: 30) == ["aaa", "bb cc", "ddddd"])
    }

    @Test func linesMayBeginInTheMiddle() {
        let paragraph = ShapedParagraph(
            ComposedText("one two three four", .test), language: "en", shaper: CellShaper())
        let count = paragraph.shaped.clusters.count
        let whole = LineBreaker(paragraph: paragraph, width: 40)
        #expect(whole.lines(from: 4) == [4..<8, 8..<14, 14..<count])
        #expect(whole.lines(from: 14) == [14..<count])
        #expect(whole.lines(from: count).isEmpty)
        // The rest fits on a line, though the whole does not.
        #expect(LineBreaker(paragraph: paragraph, width: 75).lines(from: 4) == [4..<count])
        // A word is cut only where it is wider than a line.
        let narrow = LineBreaker(paragraph: paragraph, width: 15).lines(from: 4)
        #expect(narrow.first?.lowerBound == 4 && narrow.last?.upperBound == count)
        #expect(narrow.allSatisfy { paragraph.width(of: $0) <= 15 })
    }

    @Test func usesTheFewestLines() {
        let text = "a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh"
        #expect(lines(text, width: 100).count == 3)
    }

    /// Texts that look different, the second of which begins with what divides them.
    private func parts(_ texts: [String], width: Double, kind: LineBreaker.Kind) -> [String] {
        var text = ComposedText()
        for (number, part) in texts.enumerated() {
            var style = TextStyle.test
            if number % 2 == 1 { style.color = Color(hex: 0xFF0000) }
            text.append(part, style)
        }
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        return LineBreaker(paragraph: paragraph, width: width, kind: kind).lines().map {
            LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
        }
    }

    @Test func headsEndLinesBetweenWhatLooksDifferent() {
        let degree = ["Master of Science", " (University of Edinburgh"]
        #expect(
            parts(degree, width: 150, kind: .prose).first == "Master of Science (University ")
        #expect(
            parts(degree, width: 150, kind: .head) == [
                "Master of Science ", "(University of Edinburgh ",
            ])
        // A line much too short is worse.
        #expect(
            parts(["MSc", " (University of Edinburgh in Scotland"], width: 150, kind: .head)
                .first == "MSc (University of Edinburgh ")
    }

    @Test func aDateBelowANameIsNoRunt() {
        let prize = ["Faculty of Science, Havnes University", " 2018"]
        #expect(
            parts(prize, width: 195, kind: .head) == [
                "Faculty of Science, Havnes University ", "2018 ",
            ])
        // In running text it is.
        #expect(parts(prize, width: 195, kind: .prose).last == "University 2018 ")
    }

    /// What is bold, and what follows it, on lines of 150 pt.
    @Test(
        arguments: [
            // All that follows, and not just its end.
            (
                "Postdoctoral Fellow", ", University of Carrowmore",
                ["Postdoctoral Fellow, ", "University of Carrowmore "]
            ),
            (
                "Engineer", "  Kungliga Tekniska, Sweden",
                ["Engineer  ", "Kungliga Tekniska, Sweden "]
            ),
            // Not where that does not fit, is hardly a line or opens a bracket; nor where all does.
            ("Postdoctoral Fellow", ", University of Carrowmore, Ireland", nil),
            ("Fly", ", University of Carrowmore", nil),
            ("Doctor of Science", " (University of Oslo)", nil),
            ("Postdoctoral", ", Oslo", ["Postdoctoral, Oslo "]),
        ] as [(String, String, [String]?)])
    func headsEndTheirFirstLineAfterWhatIsBold(
        _ lead: String, _ rest: String, _ expected: [String]?
    ) {
        var bold = TextStyle.test
        bold.weight = 700
        var text = ComposedText(lead, bold)
        text.append(rest, .test)
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        let breaker = LineBreaker(paragraph: paragraph, width: 150, kind: .head)
        let lines = breaker.lines()
        let set = lines.map {
            LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
        }
        if let expected {
            #expect(set == expected)
        } else {
            #expect(lines == LineBreaker(paragraph: paragraph, width: 150, kind: .note).lines())
        }
    }

    /// Where the heads of a section take two lines, those with a place to divide them do, however short.
    @Test func dividedHeadsTakeTwoLines() {
        var bold = TextStyle.test
        bold.weight = 700
        func lines(_ lead: String, _ rest: String) -> [String] {
            var text = ComposedText(lead, bold)
            text.append(rest, .test)
            let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
            return LineBreaker(paragraph: paragraph, width: 150, kind: .dividedHead).lines().map {
                LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
            }
        }
        #expect(lines("Diploma", ", Oslo") == ["Diploma, ", "Oslo "])
        #expect(
            lines("Postdoctoral Fellow", ", University of Carrowmore")
                == ["Postdoctoral Fellow, ", "University of Carrowmore "])
        #expect(lines("Fly", ", Oslo") == ["Fly, ", "Oslo "])
        #expect(lines("Diploma", "") == ["Diploma "])
    }

    /// A place goes to the second line alone if it has several words; else all does that follows the lead.
    @Test(arguments: [
        ("Bergen, Norway", ["Research Engineer, Institute ", "Bergen, Norway "]),
        ("Distinction", ["Research Engineer, ", "Institute Distinction "]),
    ])
    func headsLeaveAPlaceALineOfItsOwn(_ place: String, _ expected: [String]) {
        var (bold, muted) = (TextStyle.test, TextStyle.test)
        bold.weight = 700
        muted.color = Color(hex: 0x808080)
        var text = ComposedText("Research Engineer", bold)
        text.append(", Institute ", .test)
        text.append(place, muted)
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        let lines = LineBreaker(paragraph: paragraph, width: 165, kind: .head).lines()
        #expect(
            lines.map { LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined() }
                == expected)
    }

    @Test func listsEndLinesAtTheirCommas() {
        let list = ["LSM trees, Erasure coding, Load balancing"]
        #expect(
            parts(list, width: 155, kind: .prose).first == "LSM trees, Erasure coding, Load ")
        #expect(parts(list, width: 155, kind: .list).first == "LSM trees, Erasure coding, ")
        // Not at the price of a line that is a third empty, even less of one that is half so.
        let long = ["LSM trees, Erasure coding, Deterministic simulation"]
        #expect(
            parts(long, width: 200, kind: .list).first
                == "LSM trees, Erasure coding, Deterministic ")
        #expect(
            parts(["LSM trees, Deterministic simulations of ledgers"], width: 195, kind: .list)
                .first == "LSM trees, Deterministic simulations ")
        // Never at the price of a line.
        #expect(parts(long, width: 135, kind: .list).count == 2)
        // Nor of one word alone.
        let words = ["one two three four five six seven eight nine (vii)"]
        #expect(
            parts([words[0] + ", x"], width: 245, kind: .list).last
                == "(vii), x ")
    }

    @Test func seriesEndLinesAtTheirSeparators() {
        var text = ComposedText("Sea kayaking: islands, rivers", .test)
        text.append(between: "  ·  ", .test)
        text.append("Letterpress: hand-set type", .test)
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        func first(_ kind: LineBreaker.Kind) -> String? {
            LineBreaker(paragraph: paragraph, width: 230, kind: kind).lines().first.map {
                LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
            }
        }
        #expect(first(.prose)?.contains("Letterpress:") == true)
        #expect(first(.series)?.contains("Letterpress:") == false)
    }

    @Test func linesAreFilledFromTheFirstOn() {
        // As even as can be they are 17, 17 and 4 letters short; the line before the last bears it best.
        #expect(
            lines("aaaaaaaaaa bbbbbb cccccccc dddddddddddd eeeeeeeeeeeeeeeee ff gg", width: 170)
                .first == "aaaaaaaaaa bbbbbb cccccccc")
    }

    @Test func theLineBeforeTheLastBearsMostButInJustifiedText() {
        // With the word of eight letters at its end, the first line is full and the second one 10 letters short; else they
        // are 9 and 1 short.
        let (ten, word) = ("aaaaaaaaaa", "dddddddd")
        let text = "\(ten) \(ten) aaaaaaaaa \(word) \(ten) \(ten) \(word) ffffffffff hh"
        #expect(lines(text, width: 200)[1].hasPrefix(ten))
        #expect(lines(text, width: 200, isJustified: true)[1].hasPrefix(word))
    }

    @Test func twoShortWordsOnALastLineTakeAThirdFromALineThatCanSpareIt() {
        let words = "systems that serve many requests in each second and keeping"
        #expect(lines(words + " it up", width: 295).last == "keeping it up")
        // Not from one that lacks much already.
        let long = "systems that serve many requests in each second responsibility"
        #expect(lines(long + " of it", width: 325) == [long, "of it"])
        // A number and what it counts are one.
        #expect(
            lines("systems that serve many requests in each second and keep 9\u{A0}%", width: 285)
                .last != "9\u{A0}%")
        #expect(
            lines("systems that serve many requests in each responsibility 9\u{A0}%", width: 285)
                .last == "responsibility 9\u{A0}%")
    }

    @Test func avoidsALastLineOfOneShortWord() {
        let broken = lines(
            "the quick brown fox jumps over the lazy dog and naps on a mat in it", width: 170)
        #expect(broken.count == 2)
        #expect((broken.last ?? "").count > 6)
    }

    @Test(arguments: [
        // A word moves down to a short one, but no pair is torn, and no line is left half empty.
        ("aaaa bbbb cccc dddd eeee ffff gg", 145.0, ["aaaa bbbb cccc dddd eeee", "ffff gg"]),
        ("aaaa bbbb cccc dddd 5\u{A0}ms gg", 130, ["aaaa bbbb cccc dddd", "5\u{A0}ms gg"]),
        ("aaaa bbbbbbbbbbbbbbbbbbbbbbbb gg", 145, ["aaaa bbbbbbbbbbbbbbbbbbbbbbbb", "gg"]),
        ("aaaa bbbb cccc dddd eeee ffffffff", 145, ["aaaa bbbb cccc dddd eeee", "ffffffff"]),
    ])
    func sparesAWordForALastLineOfOne(_ text: String, _ width: Double, _ expected: [String]) {
        #expect(lines(text, width: width) == expected)
    }

    @Test(arguments: [
        ("Mar\u{A0}2016\u{A0}–\u{A0}Present", 90.0, ["Mar\u{A0}2016\u{A0}–\u{A0}Present"]),
        ("x Mar\u{A0}2016\u{A0}–\u{A0}Present", 95, ["x", "Mar\u{A0}2016\u{A0}–\u{A0}Present"]),
        ("Mar\u{A0}2016\u{A0}–\u{A0}Present", 85, ["Mar\u{A0}2016\u{A0}–\u{A0}", "Present"]),
        ("Mar\u{A0}2016\u{A0}–\u{A0}Present", 40, ["Mar\u{A0}", "2016\u{A0}–\u{A0}", "Present"]),
        // After the dash if both sides fit, however uneven they are; else inside the longer one, too.
        (
            "апр.\u{A0}2018\u{A0}–\u{A0}настоящее\u{A0}время", 110,
            ["апр.\u{A0}2018\u{A0}–\u{A0}", "настоящее\u{A0}время"]
        ),
        (
            "апр.\u{A0}2018\u{A0}–\u{A0}настоящее\u{A0}время", 60,
            ["апр.\u{A0}2018\u{A0}–\u{A0}", "настоящее\u{A0}", "время"]
        ),
        ("5\u{A0}–\u{A0}aaaa\u{A0}bbbb\u{A0}cc", 75, ["5\u{A0}–\u{A0}", "aaaa\u{A0}bbbb\u{A0}cc"]),
    ])
    func partsWhatIsTiedOnlyWhereNoLineHoldsIt(
        _ text: String, _ width: Double, _ expected: [String]
    ) {
        #expect(lines(text, width: width) == expected)
    }

    @Test func aSeparatorVanishesAtALinesEnd() {
        var text = ComposedText("aaaa bbbb", .test)
        text.append(between: "  ·  ", .test)
        text.append("cccc dddd", .test)
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        for width in stride(from: 25.0, through: 110, by: 5) {
            let lines = LineBreaker(paragraph: paragraph, width: width).lines()
            let shown = lines.map { line in
                LineSetter(paragraph: paragraph).runs(of: line).map(\.run.text).joined()
                    .split(separator: " ").joined(separator: " ")
            }
            #expect(lines.allSatisfy { paragraph.width(of: $0) <= width })
            #expect(!shown.contains { $0.hasPrefix("·") || $0.hasSuffix("·") }, "\(shown)")
            #expect(
                shown.joined(separator: " ").filter { $0 != "·" }.split(separator: " ")
                    == ["aaaa", "bbbb", "cccc", "dddd"])
            if lines.count == 1 { #expect(shown == ["aaaa bbbb · cccc dddd"]) }
        }
    }

    @Test func obeysLineFeeds() {
        #expect(lines("one\ntwo three", width: 500) == ["one", "two three"])
    }

    @Test func keepsAHyphenatedWordWhole() {
        #expect(lines("a full-stack team", width: 60) == ["a full-stack", "team"])
        #expect(lines("aaaa full-stack", width: 60) == ["aaaa", "full-stack"])
    }

    @Test func cutsAnAddressThatIsWiderThanALineAtItsSigns() {
        #expect(
            lines("see example.com/alpha/beta", width: 75) == ["see", "example.com/", "alpha/beta"])
    }

    @Test func cutsAWordWithoutSigns() {
        let broken = lines(String(repeating: "x", count: 25), width: 50)
        #expect(broken.map(\.count).reduce(0, +) == 25)
        #expect(broken.allSatisfy { $0.count <= 10 })
    }

    /// With a hyphen of 3 pt, after which a syllable begins, else with three letters on either side.
    @Test(arguments: [
        ("Berufserfahrung", 70.0, ["Berufserfah", "rung"]),
        ("Berufserfahrung", 73, ["Berufserfah", "rung"]),
        ("im Berufserfahrung", 60, ["im Berufser", "fahrung"]),
        ("Sprachkenntnisse", 50, ["Sprach", "kenntnisse"]),
        ("Kommunikationen", 45, ["Kommuni", "kationen"]),
        ("strngthszzzt", 58, ["strngthsz", "zzt"]),
        ("strngthsz", 43, ["strngt", "hsz"]), ("aaaachaaaa", 45, ["aaaacha", "aaa"]),
        ("abcd", 15, ["ab", "cd"]),
        ("ada.lovelace@analytical.example", 90, ["ada.lovelace@", "analytical.example"]),
    ])
    func cutsAWordBetweenLettersWithAHyphen(_ text: String, _ width: Double, _ expected: [String]) {
        #expect(lines(text, width: width) == expected)
    }

    @Test func aHyphenIsDrawnOnlyInsideAWord() throws {
        var text = ComposedText("Abcdef gh-ij", .test)
        text.append("klmnop", .test, .verbatim)
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        let shapes = paragraph.shaped.clusters.indices.map {
            paragraph.hyphen(after: $0, at: Point(x: 50, y: 20))
        }
        #expect(shapes.indices.filter { shapes[$0] != nil } == [0, 1, 2, 3, 4, 7, 10])
        let hyphen = try #require(shapes[0]).segments.flatMap(\.points)
        #expect(hyphen.allSatisfy { (50...53).contains($0.x) && (16...19).contains($0.y) })
    }

    /// Lines of twenty letters; what stands last would fit the first, and fill it better.
    @Test(arguments: [
        ("aaaa bbbb cccccc 4 ms and more", "aaaa bbbb cccccc"),
        ("aaaa bbbb cccccc 4 sec and more", "aaaa bbbb cccccc"),
        ("aaaa bbbb cccccccc 4 days and more", "aaaa bbbb cccccccc"),
        ("aaaa bbbb cccccccc 4 “days” and more", "aaaa bbbb cccccccc 4"),
        ("aaaa bbbb ccccccc. I and many more", "aaaa bbbb ccccccc."),
        ("aaaa bbbb ccccccc é and many more", "aaaa bbbb ccccccc"),
        ("aaaa bbbb ccccc is and many more", "aaaa bbbb ccccc is"),
        ("aaaa bbbb ccccccc – and many more", "aaaa bbbb ccccccc –"),
    ])
    func keepsNumbersAndLoneLettersWithTheNextWord(_ text: String, _ first: String) {
        #expect(lines(text, width: 100)[0] == first)
    }

    /// A line becomes no more than a quarter too short for a unit, nor a sixth for a lone letter.
    @Test(arguments: [
        ("aaaaaaaaaaaaaaa 4 sec bbbbbbbbbbbbb", "aaaaaaaaaaaaaaa"),
        ("aaaaaaaaaaaaa 4000 sec bbbbbbbbbbb", "aaaaaaaaaaaaa 4000"),
        ("aaaaaaaaaaaaaaaaa I was bbbbbbbbbbbb", "aaaaaaaaaaaaaaaaa"),
        ("aaaaaaaaaaaaaaa I wasn’t bbbbbbbbbb", "aaaaaaaaaaaaaaa I"),
    ])
    func tiesCostLittle(_ text: String, _ first: String) {
        #expect(lines(text, width: 100)[0] == first)
    }

    @Test func losesNoText() {
        let text = "Implemented erasure coding with locally repairable codes, lowering the overhead"
        for width in stride(from: 20.0, through: 400, by: 7) {
            let joined = lines(text, width: width).joined().filter { $0 != " " }
            #expect(joined == text.filter { $0 != " " })
        }
    }

    @Test func fitsEveryLine() {
        let text = "Implemented erasure coding with locally repairable codes, lowering the overhead"
        for width in stride(from: 60.0, through: 400, by: 7) {
            #expect(lines(text, width: width).allSatisfy { Double($0.count) * 5 <= width })
        }
    }

    @Test func endsInTimeOnAnEndlessWord() {
        let broken = lines(String(repeating: "x", count: 100_000), width: 500)
        // Each line has a hyphen, but the last.
        #expect(broken.count == 1_011)
    }
}

extension TextStyle {
    /// Ten points, nothing special.
    static let test = TextStyle(
        family: "Test", weight: 400, isItalic: false, size: 10, leading: 1.2, color: .black,
        tracking: 0, caps: .none)
}
