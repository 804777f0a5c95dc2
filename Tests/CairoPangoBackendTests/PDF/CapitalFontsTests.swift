import Characters
import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// What readers find where capitals stand for other letters.
struct CapitalFontsTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func render(
        _ lines: [(text: String, capitals: Bool)], _ family: String = "Source Sans 3",
        language: String = "en"
    ) throws -> [UInt8] {
        var builder = DocumentBuilder(shaper)
        builder.document.info.language = language
        for (text, capitals) in lines {
            builder.paragraph(text, FontQuery(family: family, capitals: capitals))
        }
        return try PDFBackend.render(builder.document, fonts: library)
    }

    private func lines(_ command: String, _ bytes: [UInt8]) -> [String] {
        Program.output(of: command, on: bytes).split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }.filter { $0 != "\u{C}" }
    }

    private static let readers = [
        "pdftotext -raw -nopgbrk $F -", "mutool draw -q -F txt $F 2>/dev/null",
    ]

    static let texts = [
        ("en", "Senior Engineer, Ada O'Neil-McDonald 1815 of ACME"),
        ("es", "Educación y años ñandú"),
        ("de", "Berufserfahrung Straße GROẞ ÜBER über"), ("tr", "İstanbul Iğdır ışık Diller"),
        ("en", "Iğdır ışık in it"), ("el", "Εκπαίδευση Άλφα άλφα ΑΛΦΑ ο ρόλος μας"),
        ("ru", "Опыт работы АБВ абв"),
    ]

    /// A capital can stand for four letters, as the Greek one does for α, ά, Α and Ά.
    @Test(
        .needs(.pdftotext), .needs(.mutool), .needs(.qpdf), arguments: texts,
        [false, true])
    func readersGetTheTextAsWritten(_ text: (String, String), isPlainFirst: Bool) throws {
        let plain = (text: text.1, capitals: false)
        let capitals = (text: text.1, capitals: true)
        for family in ["Source Sans 3", "Gentium Book Plus"] {
            let bytes = try render(
                isPlainFirst ? [plain, capitals] : [capitals, plain, capitals], family,
                language: text.0)
            for reader in Self.readers {
                #expect(
                    lines(reader, bytes)
                        == Array(repeating: text.1.normalized, count: isPlainFirst ? 2 : 3),
                    "\(reader)")
            }
            let syntax = Program.output(
                of: "qpdf --qdf --object-streams=disable $F - | grep -c ActualText", on: bytes)
            #expect(syntax == "0\n")
        }
    }

    @Test(.needs(.pdffonts)) func aSecondFontIsEmbeddedOnlyForCapitals() throws {
        let text = "Professional Experience and Education"
        let plain = try render([(text, false), (text.uppercased(), false)])
        let natural = try render([(text, false), (text.uppercased(), true)])
        let capitals = try render([(text, false), (text, true)])
        #expect(plain == natural)
        let fonts = lines("pdffonts $F", capitals).dropFirst(2)
        #expect(lines("pdffonts $F", plain).dropFirst(2).count == 1)
        #expect(fonts.count == 2)
        #expect(
            fonts.allSatisfy { $0.contains("+SourceSans3-Regular") && $0.contains("yes yes yes") })
        #expect(capitals.count - plain.count < 6_000)
    }

    /// Pixels are those of the letters drawn by themselves.
    @Test func capitalsLookAsSuch() throws {
        func page(_ text: String, capitals: Bool) throws -> [UInt8] {
            var builder = DocumentBuilder(shaper)
            builder.paragraph(text, FontQuery(family: "EB Garamond", capitals: capitals), size: 20)
            return try PNGBackend(builder.document, fonts: library).png(ofPage: 0, resolution: 72)
        }
        #expect(try page("Tavola: eß", capitals: true) == page("TAVOLA: Eẞ", capitals: false))
    }

    @Test(.needs(.pdftotext)) func blanksAndSignsGoWithTheLettersBesideThem() throws {
        for text in [" of it – ", "– a", "1 2 3", "a 1", " "] {
            let output = Program.output(
                of: "pdftotext -raw -nopgbrk $F -", on: try render([("x", false), (text, true)]))
            let words = output.split(whereSeparator: \.isWhitespace).dropFirst()
            #expect(words == text.split(separator: " ").dropFirst(0), "\(text)")
        }
    }
}
