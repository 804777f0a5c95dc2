import PDFFile
import ResumePDF
import SourceTree
import Testing

@testable import Checking

/// What programs read of a file that was tampered with.
@Suite struct TextChecksTests {
    private static let expected: ExpectedText? = {
        let outcome = SampleFile.rendered(SampleFile.source())
        guard let resume = outcome.resume, let document = outcome.document else { return nil }
        return ExpectedText(
            fields: resume.printableTexts.map { .init(path: $0.path, text: $0.text) },
            document: document)
    }()

    private func fields(_ change: (inout String) -> Void) throws -> [Diagnostic] {
        let pdf = try SampleFile.changed { try $0.updateContent(change) }
        return FieldCheck(pdf, with: try #require(Self.expected)).diagnostics.all
    }

    /// Adds text outside the structure, with operators before it.
    private func with(_ text: String, _ operators: String = "") throws -> ReadPDF {
        try SampleFile.changed { file in
            let page = try #require(file.pages.first)
            let resources = ContentReader.inherited("Resources", file[page].dictionary ?? [:], file)
            let fonts = file.resolved(file.resolved(resources).dictionary?["Font"]).dictionary
            let name = try #require(
                fonts?.entries.first {
                    file.resolved($0.value).dictionary?["Subtype"] == .name("TrueType")
                }?.key.text)
            try file.updateContent {
                $0 += "q BT /\(name) 10 Tf \(operators) 1 0 0 1 100 400 Tm \(text) Tj ET Q\n"
            }
        }
    }

    // MARK: Fields

    @Test func allOfTheSampleComesBack() throws {
        #expect(try fields { _ in } == [])
        let expected = try #require(Self.expected)
        #expect(expected.fields.count > 40)
    }

    @Test func aTextThatIsNotThereIsLost() throws {
        // The text of the first mark is the name.
        let found = try fields { content in
            content = content.replacing(
                /(\/H1<<\/MCID 0>>BDC.*?Tf\n).*?T[jJ]/.dotMatchesNewlines()
            ) {
                "\($0.output.1)() Tj"
            }
        }
        #expect(found.map(\.identifier) == ["text-lost"])
        #expect(found.first?.path == "basics.name")
        #expect(found.first?.message.contains("\"Ada Lovelace\" (basics.name) is lost") == true)
        #expect(found.first?.severity == .error)
    }

    /// It is drawn, but a screen reader does not meet it.
    @Test func aTextThatTheStructureDoesNotReachIsLost() throws {
        let pdf = try SampleFile.changed { file in
            let heading = try #require(file.elements("H1").first)
            file.update(heading) { $0["K"] = nil }
        }
        let found = FieldCheck(pdf, with: try #require(Self.expected)).diagnostics.all
        #expect(found.map(\.identifier) == ["text-lost"])
        #expect(found.first?.path == "basics.name")
    }

    @Test func lettersApartAreSplit() throws {
        let pdf = try SampleFile.changed { file in
            try file.updateContent { content in
                // Character spacing of a third of an em for the first text, which is the name.
                content = content.replacing("BT", with: "BT 0.33 Tc", maxReplacements: 1)
                content = content.replacing("EMC\n", with: "EMC\n0 Tc\n", maxReplacements: 1)
            }
        }
        let found = FieldCheck(pdf, with: try #require(Self.expected)).diagnostics.all
        #expect(found.map(\.identifier) == ["text-split"])
        #expect(found.first?.path == "basics.name")
        let spaced = SpacedTextCheck(pdf).diagnostics.all
        #expect(spaced.first?.identifier == "text-spaced")
        #expect(spaced.first?.message.contains("Lovelace") == true)
        #expect(SpacedTextCheck(try ReadPDF(SampleFile.bytes)).diagnostics.all == [])
    }

    @Test func whatIsDrawnElsewhereIsOutOfOrder() throws {
        let found = try fields { content in
            // The first element comes last.
            guard let start = content.firstRange(of: "/H1<<"),
                let end = content[start.lowerBound...].firstRange(of: "EMC")
            else { return }
            let name = content[start.lowerBound..<end.upperBound]
            content = content.replacingCharacters(start.lowerBound..<end.upperBound) + name + "\n"
        }
        #expect(found.map(\.identifier) == ["text-misplaced"])
        #expect(found.map(\.path) == ["basics.name"], "\(found.map(\.message))")
    }

    @Test func datesAndTitlesAreLookedForToo() throws {
        let expected = ExpectedText(
            fields: [],
            document: try #require(
                SampleFile.rendered(SampleFile.source()).document))
        let whole = try ReadPDF(SampleFile.bytes)
        #expect(FieldCheck(whole, with: expected).diagnostics.all == [])
        let empty = try SampleFile.changed { try $0.updateContent { $0 = "" } }
        let found = FieldCheck(empty, with: expected).diagnostics.all
        #expect(found.contains { $0.message.contains("2019") })
    }

    // MARK: Hidden text

    @Test(arguments: [
        ("3 Tr", "drawn with no ink"), ("1 g", "in the colour of its ground"),
        ("0.99 0.98 1 rg", "in the colour of its ground"),
        ("0.1 0 0 0.1 0 0 cm", "smaller than 2 pt"),
        ("1 0 0 1 3000 0 cm", "beyond the page's edge"),
    ])
    func hiddenText(operators: String, way: String) throws {
        let before = operators.hasSuffix("cm") ? operators : ""
        let pdf = try SampleFile.changed { file in
            try file.updateContent { content in
                guard let font = content.firstMatch(of: /\/f-\d-\d/)?.output else { return }
                content +=
                    "q \(before) BT \(font) 10 Tf \(before.isEmpty ? operators : "") "
                    + "1 0 0 1 100 400 Tm (secret) Tj ET Q\n"
            }
        }
        let found = HiddenTextCheck(pdf).diagnostics.all
        #expect(found.count == 1)
        #expect(found.first?.severity == .error)
        #expect(found.first?.message.contains(way) == true)
        #expect(found.first?.message.contains("page 1") == true)
    }

    @Test func whiteTextOnAGroundIsSeen() throws {
        let pdf = try with("(seen)", "")
        #expect(HiddenTextCheck(pdf).diagnostics.all == [])
        let onDark = try SampleFile.changed { file in
            try file.updateContent { content in
                guard let font = content.firstMatch(of: /\/f-\d-\d/)?.output else { return }
                content += "q 0 0 0.4 rg 90 390 100 40 re f 1 g BT \(font) 10 Tf "
                content += "1 0 0 1 100 400 Tm (seen) Tj ET Q\n"
            }
        }
        #expect(HiddenTextCheck(onDark).diagnostics.all == [])
    }

    // MARK: Characters

    @Test(arguments: [
        ("E001", "text-private", "U+E001"), ("FB01", "text-ligature", "U+FB01"),
        ("0007", "text-control", "U+0007"), ("FFFD", "text-unknown", "1 of"),
    ])
    func characters(code: String, rule: String, words: String) throws {
        let pdf = try SampleFile.changed { file in
            let map = "1 beginbfchar <51> <\(code)> endbfchar"
            let font = file.add(
                .dictionary([
                    "Type": .name("Font"), "Subtype": .name("TrueType"), "BaseFont": .name("Odd"),
                    "ToUnicode": .reference(
                        file.add(.stream(PDFStream(deflating: Array(map.utf8))))),
                ]))
            let page = try #require(file.pages.first)
            let resources = try #require(file[page].dictionary?["Resources"])
            var own = file.resolved(resources).dictionary ?? [:]
            var fonts = file.resolved(own["Font"]).dictionary ?? [:]
            fonts["Odd"] = .reference(font)
            own["Font"] = .dictionary(fonts)
            file.update(page) { $0["Resources"] = .dictionary(own) }
            try file.updateContent { $0 += "BT /Odd 10 Tf 1 0 0 1 100 400 Tm (Q) Tj ET\n" }
        }
        let found = CharacterCheck(pdf).diagnostics.all
        #expect(found.map(\.identifier) == [rule])
        #expect(found.first?.message.contains(words) == true)
    }

    @Test func aPictureOfAPageHasNoText() throws {
        let pdf = try SampleFile.changed { file in
            for page in file.pages { file.update(page) { $0["Contents"] = nil } }
        }
        #expect(CharacterCheck(pdf).diagnostics.all.map(\.identifier) == ["text-none"])
    }

    @Test func titlesThatNobodyKnows() throws {
        let source = SampleFile.source(#", "wanderings": [{"name": "Alps"}]"#)
        let outcome = SampleFile.rendered(source)
        let pdf = try ReadPDF(try #require(outcome.output).bytes)
        let titles = [
            "Work", "Experience", "Education", "Skills", "Summary", "Profile", "Work Experience",
        ]
        let found = SectionTitleCheck(pdf, known: titles).diagnostics.all
        #expect(found.map(\.identifier) == ["text-title"], "\(found.map(\.message))")
        #expect(found.first?.message.contains("Wanderings") == true)
    }
}

extension String {
    /// The text without a part.
    fileprivate func replacingCharacters(_ range: Range<String.Index>) -> String {
        String(self[..<range.lowerBound] + self[range.upperBound...])
    }
}
