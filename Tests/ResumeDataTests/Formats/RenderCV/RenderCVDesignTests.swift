import ResumeData
import ResumeModel
import SourceTree
import Testing

/// The look that a RenderCV file asks for, as changes to a layout.
@Suite struct RenderCVDesignTests {
    private func reading(_ design: String) throws -> RenderCVReading {
        try RenderCVReading(section: "jobs", "{company: A}", "design: \(design)")
    }

    private func changes(_ design: String) throws -> String {
        let found = try reading(design).presentation
        let end = #""sections":{"titles":{"work":"Jobs"},"order":["work"]}}"#
        #expect(found.hasSuffix(end))
        return String(found.dropLast(end.count))
    }

    @Test(arguments: [
        ("classic", "classic"), ("sb2nov", "jake"), ("moderncv", "banking"),
        ("engineeringresumes", "engineering"), ("engineeringclassic", "classic"),
        ("harvard", "executive"), ("ink", "academic"), ("ember", "executive"), ("opal", "accent"),
    ])
    func aThemeIsTheNearestLayout(_ theme: String, _ layout: String) throws {
        let reading = try reading("{theme: \(theme)}")
        #expect(reading.reading.layout?.node.string == layout)
        #expect(reading.summary.isEmpty)
    }

    @Test(arguments: [
        ("{page: {size: us-letter}}", #"{"page":{"size":"letter"},"#),
        ("{page_size: a4paper}", #"{"page":{"size":"a4"},"#),
        (
            "{page: {top_margin: 0.7in, left_margin: 2 cm}}",
            #"{"page":{"margin":{"top":"0.7in","left":"2cm"}},"#
        ),
        ("{margins: {page: {bottom: 15 mm}}}", #"{"page":{"margin":{"bottom":"15mm"}},"#),
        ("{page: {show_footer: false}}", #"{"page":{"footer":null},"#),
        ("{page: {show_footer: true}}", "{"),
        (
            "{theme: engineeringresumes, page: {top_margin: 1cm}}",
            #"{"page":{"margin":{"top":"1cm"}},"#
        ),
        (
            "{colors: {name: 'rgb(0, 79, 144)', body: black, links: '#ABCDEF', section_titles: '#abc'}}",
            ##"{"styles":{"body":{"color":"#000000"},"name":{"color":"#004f90"},"##
                + ##""section":{"color":"#abc"},"link":{"color":"#abcdef"}},"##
        ),
        (
            "{color: '#004f90'}",
            ##"{"styles":{"name":{"color":"#004f90"},"contact":{"color":"#004f90"},"##
                + ##""section":{"color":"#004f90"},"link":{"color":"#004f90"}},"##
        ),
        (
            "{typography: {font_family: {body: EB Garamond, name: new computer modern}}}",
            #"{"styles":{"body":{"font":"EB Garamond"},"name":{"font":"CMU Serif"}},"#
        ),
        ("{links: {underline: true}}", #"{"styles":{"link":{"underline":true}},"#),
        ("{templates: {single_date: MONTH_NAME YEAR}}", #"{"dates":{"pattern":"MMMM y"},"#),
        (
            "{templates: {single_date: DAY_IN_TWO_DIGITS/MONTH_IN_TWO_DIGITS/YEAR_IN_TWO_DIGITS}}",
            #"{"dates":{"pattern":"dd/MM/yy"},"#
        ),
    ])
    func whatLayoutsHaveIsCarriedOver(_ design: String, _ expected: String) throws {
        #expect(try changes(design) == expected)
        #expect(try reading(design).summary.isEmpty)
    }

    @Test func fontsOfAllPartsAreOne() throws {
        for design in ["{font: EB Garamond}", "{text: {font_family: EB Garamond}}"] {
            let changes = try changes(design)
            #expect(changes.split(separator: #"{"font":"EB Garamond"}"#).count == 6)
        }
    }

    @Test(arguments: [
        ("{theme: mine, page: {size: a5}}", ["design.theme", "design.page"]),
        (
            "{page: {size: a4, top_margin: 9in, bottom_margin: 1ex, left_margin: 2}, colors: {name: hsl(1)}}",
            [
                "design.page.top_margin", "design.page.bottom_margin", "design.page.left_margin",
                "design.colors",
            ]
        ),
        (
            "{theme: engineeringresumes, page: {left_margin: 1cm, top_margin: 1cm}}",
            ["design.page.left_margin"]
        ),
        ("{typography: {font_family: Lato, font_size: {body: 9pt}}}", ["design.typography"]),
        ("{header: {alignment: left}, entries: {}, links: null}", ["design.header"]),
        ("{templates: {single_date: The YEAR, footer: x}}", ["design.templates"]),
        ("{colors: {name: 'rgb(0, 300, 1)', body: '#12345'}}", ["design.colors"]),
    ])
    func theRestIsToldOnce(_ design: String, _ rest: [String]) throws {
        let reading = try reading(design)
        let findings = reading.findings.filter { $0.identifier == "not-carried-over" }
        #expect(
            findings.map(\.message)
                == ["not carried over from RenderCV: " + rest.joined(separator: ", ")])
        #expect(findings.first?.path == rest[0] && findings.first?.severity == .note)
    }
}
