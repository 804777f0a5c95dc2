import Pages
import ResumeModel
import SourceTree
import Testing

@testable import ResumeLayout

struct LayoutDecoderTests {
    private func decode(_ yaml: String) -> LayoutDecoder.Outcome {
        let (node, diagnostics) = YAMLReader.read(Array(yaml.utf8), file: "x.yaml")
        guard let node else { return LayoutDecoder.Outcome(layout: nil, diagnostics: diagnostics) }
        return LayoutDecoder.layout(from: LayoutTree(node, file: "x.yaml"))
    }

    @Test func aNameIsEnough() throws {
        let layout = try #require(decode("name: plain").layout)
        #expect(layout.name == "plain")
        #expect(layout.main.styles[.body].size == 10)
        #expect(layout.entries["work"]?.rows.count == 1)
    }

    @Test func whatSaysThatASectionGoesOnCanBeTakenAway() throws {
        let layout = try #require(
            decode(
                """
                name: x
                sections:
                  title: { continued: "{title}, {count}" }
                  each: { work: { title: { continued: null } } }
                regions: { side: { width: 50mm } }
                entries: { work: { continued: "{position}" } }
                """
            ).layout)
        #expect(layout.main.title.continued?.fields == ["title", "count"])
        #expect(layout.side?.look.title.continued == layout.main.title.continued)
        #expect(layout.sections.each["work"]?.title?.continued == nil)
        #expect(layout.entry("work").continued?.fields == ["position"])
        #expect(layout.entry("education").continued == nil)
        #expect(decode("name: x\nsections: { title: { continued: \"{name}\" } }").layout == nil)
    }

    @Test func whatIsHiddenIsHiddenInEveryColumn() throws {
        let layout = try #require(
            decode(
                """
                name: x
                sections: { order: [work, awards, other], hide: [other, awards] }
                regions: { side: { width: 50mm, sections: [awards, work], either: [skills] } }
                """
            ).layout)
        #expect(layout.side?.sections == ["work"])
        #expect(layout.side?.either == [])
        var resume = Fixture.resume()
        resume.custom = [CustomSection(key: "other", entries: [CustomEntry()])]
        #expect(layout.sections.keys(for: resume) == ["work"])
        #expect(
            SectionsLayout(order: ["work"], hidden: [], titles: [:], each: [:]).keys(for: resume)
                .last == "other")
    }

    @Test func papersAndWeightsHaveNames() throws {
        for (name, width, height) in [("a4", 595.28, 841.89), ("letter", 612, 792)] {
            let size = try #require(decode("name: x\npage: { size: \(name) }").layout).page.size
            #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01)
        }
        for (name, weight) in [("thin", 100), ("medium", 500), ("semibold", 600), ("black", 900)] {
            let layout = try #require(
                decode("name: x\nstyles: { body: { weight: \(name) } }").layout)
            #expect(layout.main.styles[.body].weight == weight)
        }
    }

    @Test func lengthsOfTitlesAreInTheEmOfTitles() throws {
        let yaml = "name: x\nstyles: { section: { size: 20pt } }\n"
        let layout = try #require(decode(yaml + "sections: { title: { gap: 0.5em } }").layout)
        #expect(layout.main.title.gap == 10)
    }

    @Test func runningLinesMayBeSeveral() throws {
        let yaml =
            "name: x\npage: { footer: [{ left: a, offset: 9pt }, { right: b }], header: { left: c } }"
        let page = try #require(decode(yaml).layout).page
        #expect(page.footer.map(\.offset) == [9, 10 * 72 / 25.4])
        #expect(page.footer.map { $0.left != nil } == [true, false])
        #expect(page.header.count == 1)
    }

    @Test func figuresOfAStyleAreAskedOfTheFont() throws {
        let yaml = "name: x\nstyles: { body: { figures: oldstyle }, date: { figures: tabular } }"
        let styles = try #require(decode(yaml).layout).main.styles
        #expect(styles[.bullet].font.figures == .oldstyle)
        #expect(styles[.date].font.figures == .tabular)
    }

    @Test func pagesOfCellsHaveNoLabelsTitlesOrSmallNames() throws {
        let yaml = """
            name: x
            header: { split-name: lines, name: { min-size: 6pt }, contacts: { labels: above, title: true } }
            """
        let header = try #require(decode(yaml).layout).narrow(columns: 30).header
        #expect(header.contacts.labels == .none && !header.contacts.hasTitle)
        #expect(header.name.split == .styles)
        #expect(header.name.leastSize == 10)
    }

    @Test func chipsCanDoWithoutAFill() throws {
        let layout = try #require(decode("name: x\nchips: { fill: null }").layout)
        #expect(layout.main.chips.fill == nil)
    }

    @Test func mapsAndListsHaveASize() {
        func colors(_ count: Int) -> String {
            "name: x\ncolors: {"
                + (0..<count).map { "c\($0): \"#000\"" }.joined(separator: ", ") + "}"
        }
        func rows(_ count: Int) -> String {
            "name: x\nentries: { work: { rows: ["
                + String(repeating: "{ left: a }, ", count: count) + "] } }"
        }
        for text in [colors, rows] {
            #expect(decode(text(200)).diagnostics.all.isEmpty)
            let findings = decode(text(201)).diagnostics.all
            #expect(findings.map(\.identifier) == ["layout-size"])
            #expect(findings.first?.span?.line == 2)
        }
    }

    @Test func errorsEndAfterFifty() {
        let keys = (0..<190).map { "sise\($0): 1" }.joined(separator: ", ")
        let styles = ["name", "label", "date"].map { "\($0): {\(keys)}" }.joined(separator: ", ")
        let findings = decode("name: x\nstyles: {\(styles)}").diagnostics.all
        #expect(findings.count == 51)
        #expect(findings.last?.identifier == "too-many-findings")
        #expect(findings.count { $0.severity == .error } == 50)
    }

    @Test func stylesInheritFromBodyAndFromEachOther() throws {
        let layout = try #require(
            decode(
                """
                name: x
                styles:
                  label: { inherits: entry, size: 2em }
                  entry: { size: 12pt, italic: true }
                  body: { size: 9pt, color: "#333333" }
                """
            ).layout)
        #expect(layout.main.styles[.label].isItalic)
        #expect(layout.main.styles[.label].size == 24)
        #expect(layout.main.styles[.date].size == 9)
        #expect(layout.main.styles[.entry].color == layout.main.styles[.body].color)
    }

    @Test(arguments: [
        ("name: x\nfnts: {}", "layout-key", 2),
        ("name: x\nstyles:\n  nme: {}", "layout-key", 3),
        ("name: x\nstyles:\n  name: { siez: 12pt }", "layout-key", 3),
        ("name: x\npage:\n  margin: 12", "layout-length", 3),
        ("name: x\npage:\n  margin: 12furlongs", "layout-length", 3),
        ("name: x\npage:\n  margin: 400pt", "layout-margin", 3),
        ("name: x\npage:\n  size: a5x", "layout-choice", 3),
        ("name: x\npage: [1]", "layout-type", 2),
        ("name: x\nstyles:\n  body: { size: 0.5pt }", "layout-range", 3),
        ("name: x\nstyles:\n  body: { size: -5pt }", "layout-range", 3),
        ("name: x\nstyles:\n  body: { tracking: 0.2em }", "layout-range", 3),
        ("name: x\nstyles:\n  body: { color: blu }", "layout-color", 3),
        ("name: x\nstyles:\n  body: { weight: heavy }", "layout-choice", 3),
        (
            "name: x\nstyles:\n  name: { inherits: label }\n  label: { inherits: name }",
            "layout-cycle", 4
        ),
        ("name: x\nheader:\n  align: centre", "layout-choice", 3),
        ("name: x\nsections:\n  order: [work, work]", "layout-repeated", 3),
        (
            "name: x\nentries:\n  work:\n    rows:\n      - { right: \"{dates}\" }",
            "layout-missing", 5
        ),
        ("name: x\nentries:\n  work:\n    body: [{ txt: a }]", "layout-key", 4),
        ("name: x\nentries:\n  work:\n    rows: [{ left: \"{a\" }]", "layout-template", 4),
        ("name: x\npage:\n  footer: { center: \"{pgae}\" }", "layout-field", 3),
        ("name: x\npage:\n  footer: { left: \"{contcts}\" }", "layout-field", 3),
        ("name: x\npage:\n  footer: { left: \"{name}\", lines: 6 }", "layout-range", 3),
        ("name: x\npage:\n  margin: { bottom: 90pt, top-first: 690pt }", "layout-margin", 3),
        (
            "name: x\npage:\n  bands:\n    - { behind: header, pages: later }", "layout-choice", 4
        ),
        ("name: x\nheader:\n  split-name: line", "layout-choice", 3),
        ("name: x\nheader:\n  name: { min-size: 2pt }", "layout-range", 3),
        ("name: x\nheader:\n  name: { lines: 0 }", "layout-range", 3),
        (
            "name: x\npage:\n  footer:\n    - { left: \"{name}\" }\n    - { rigth: a }",
            "layout-key", 5
        ),
        ("name: x\npage:\n  header: { left: a, region: top }", "layout-choice", 3),
        ("name: x\npage:\n  header: a", "layout-type", 3),
        (
            "name: x\nheader:\n  blocks:\n    - { line: [name], left: [label] }", "layout-choice",
            4
        ),
        ("name: x\nheader:\n  blocks:\n    - { line: [contacts] }", "layout-choice", 4),
        ("name: x\nheader:\n  blocks:\n    - { left: [name], share: 0 }", "layout-range", 4),
        ("name: x\nheader:\n  blocks:\n    - { left: [name], right-share: 0 }", "layout-range", 4),
        (
            "name: x\nheader:\n  blocks:\n    - { left: [name], share: 50%, right-share: 50% }",
            "layout-choice", 4
        ),
        ("name: x\nheader:\n  contacts: { widths: auto }", "layout-choice", 3),
        ("name: x\nheader:\n  contacts: { labels: true }", "layout-type", 3),
        ("name: x\nheader:\n  contacts: { gap: 200pt }", "layout-range", 3),
        ("name: x\nstyles:\n  link: { underline: 1 }", "layout-type", 3),
        ("summary: x", "layout-name", 1),
    ])
    func reportsWithPlace(_ yaml: String, _ identifier: String, _ line: Int32) throws {
        let outcome = decode(yaml)
        #expect(outcome.layout == nil)
        let finding = try #require(
            outcome.diagnostics.all.first { $0.identifier == identifier },
            "found instead: \(outcome.diagnostics.all)")
        #expect(finding.severity == .error)
        #expect(finding.span?.line == line)
    }

    @Test func reportsAllFaultsAtOnce() {
        let outcome = decode(
            "name: x\npage:\n  margin: 12\n  size: b\nstyles:\n  body: { size: 1 }\nzzz: 1")
        #expect(outcome.diagnostics.all.count == 4)
    }

    @Test func suggestsKeys() throws {
        let finding = try #require(decode("name: x\nspacng: {}").diagnostics.all.first)
        #expect(finding.suggestions.first == "spacing")
    }
}
