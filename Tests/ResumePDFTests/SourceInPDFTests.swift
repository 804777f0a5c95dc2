import PDFFile
import Pages
import SourceTree
import System
import TestSupport
import Testing

@testable import ResumePDF

/// A resume goes into a PDF and comes out of it as it was.
@Suite struct SourceInPDFTests {
    private static let yaml = """
        # Mine: ünïcode, CRLF and no end of line
        basics: {name: Ada Lovelace, label: Analyst}\r
        notes: Not for you
        meta: {language: en}
        """

    private func rendered(
        _ text: String, name: String, standards: PDFStandards? = nil, attaches: Bool = true
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: name, folder: ""))
        request.standards = standards
        request.attachesSource = attaches
        return RenderResume()(request)
    }

    private func converted(
        _ pdf: [UInt8], to notation: SourceNotation, givesBack: Set<SourceNotation>
    ) -> ConvertResume.Outcome {
        var request = ConvertResume.Request(
            RenderResume.Request(source: .bytes(pdf, name: "cv.pdf", folder: "")), to: .jsonResume,
            in: notation)
        request.givesBack = givesBack
        return ConvertResume()(request)
    }

    /// A PDF with attachments by name, all of one relationship.
    private func pdf(_ names: [String], relationship: PDFName?) throws -> [UInt8] {
        let bytes = try #require(
            rendered("{\"basics\": {\"name\": \"A\"}}", name: "a.json", attaches: false)
                .output?.bytes)
        var file = try PDFDocument(reading: bytes)
        var specifications: [PDFObject] = []
        for name in names {
            let content = file.add(.stream(PDFStream(deflating: Array("{}".utf8))))
            var specification: PDFDictionary = [
                "F": .string(Array(name.utf8)), "EF": .dictionary(["F": .reference(content)]),
            ]
            specification["AFRelationship"] = relationship.map { .name($0) }
            specifications.append(.dictionary(specification))
        }
        let root = try #require(file.trailer["Root"]?.reference)
        file.update(root) { $0["AF"] = .array(specifications) }
        return file.bytes()
    }

    @Test(arguments: [
        ("cv.yaml", yaml, PDFStandards.archive), ("cv.yaml", yaml, .access),
        ("cv.json", "{\"basics\": {\"name\": \"Zoë\"}, \"meta\": {\"language\": \"en\"}}  ", .none),
    ])
    func itComesOutAsItWas(name: String, text: String, standards: PDFStandards) throws {
        let outcome = rendered(text, name: name, standards: standards)
        let pdf = try #require(outcome.output?.bytes, "\(outcome.diagnostics.all)")
        let notation = try #require(SourceNotation(endingOf: name))
        let back = converted(pdf, to: notation, givesBack: [notation])
        #expect(back.bytes == Array(text.utf8))
        #expect(back.rendering.attached?.name == name)
        // A PDF is as good as its source for all else, too.
        let again = RenderResume()(
            RenderResume.Request(source: .bytes(pdf, name: "cv.pdf", folder: ""), format: .txt))
        #expect(again.resume?.basics.name == outcome.resume?.basics.name)
        #expect(again.file == "cv.pdf/" + name)
    }

    @Test func anotherNotationIsAConversion() throws {
        let pdf = try #require(rendered(Self.yaml, name: "cv.yaml").output?.bytes)
        let outcome = converted(pdf, to: .json, givesBack: [.json])
        let text = try #require(outcome.text)
        #expect(text.hasPrefix("{\n") && text.contains("\"Not for you\""))
        #expect(outcome.rendering.identifiers.contains("source-attached"))
    }

    @Test(arguments: [
        ("<stdin>", "{\"basics\": {\"name\": \"A\"}}", "resume.json", "application/json"),
        ("<stdin>", "basics: {name: A}", "resume.yaml", "application/yaml"),
        ("a/b/x.yml", "basics: {name: A}", "x.yml", "application/yaml"),
    ])
    func itHasANameAndAType(source: String, text: String, name: String, type: String) throws {
        let pdf = try #require(rendered(text, name: source).output?.bytes)
        let attachment = try #require(PDFDocument(reading: pdf).attachments.first)
        #expect(attachment.name == name)
        #expect(attachment.content.dictionary["Subtype"]?.name == PDFName(bytes: type.utf8))
    }

    @Test func nothingIsAttachedUnasked() throws {
        for standards in PDFStandards.allCases {
            let outcome = rendered(
                Self.yaml, name: "cv.yaml", standards: standards, attaches: false)
            let pdf = try #require(outcome.output?.bytes)
            #expect(try PDFDocument(reading: pdf).attachments.isEmpty)
            #expect(!outcome.identifiers.contains("source-attached"))
        }
    }

    // MARK: What cannot be got back

    private func refusal(_ bytes: [UInt8]) throws -> String {
        let outcome = converted(bytes, to: .json, givesBack: [.json])
        #expect(outcome.bytes == nil && outcome.rendering.identifiers == ["pdf-without-source"])
        return try #require(outcome.rendering.diagnostics.all.first).message
    }

    @Test func aPDFWithoutAResumeIsRefused() throws {
        let plain = try pdf([], relationship: nil)
        #expect(try refusal(plain).contains("none is attached to it"))
        let several = try pdf(["a.json", "b.json"], relationship: "Source")
        #expect(try refusal(several).contains("a.json, b.json"))
        let unclear = try pdf(["a.json", "b.yaml"], relationship: "Data")
        #expect(try refusal(unclear).contains("a.json, b.yaml"))
        #expect(try refusal(try pdf(["\u{7}a.txt"], relationship: nil)).contains("\\u{7}"))
        #expect(
            try converted(
                pdf(["a.txt", "b.json"], relationship: nil), to: .json, givesBack: [.json]
            ).bytes
                == Array("{}".utf8))
    }

    @Test func aDamagedPDFIsRefused() throws {
        let whole = try #require(rendered(Self.yaml, name: "cv.yaml").output?.bytes)
        #expect(try refusal(Array(whole.dropLast(whole.count / 2))).contains("cannot be read"))
        #expect(try refusal(Array("%PDF-1.7\nnothing".utf8)).contains("cannot be read"))
        var file = try PDFDocument(reading: whole)
        for number in file.objects.indices {
            guard case .stream(var stream) = file.objects[number],
                stream.dictionary["Type"]?.name == "EmbeddedFile"
            else { continue }
            stream.data = stream.data.dropLast(9)
            file.objects[number] = .stream(stream)
        }
        #expect(try refusal(file.bytes()).contains("packed data are damaged"))
        file.trailer["Encrypt"] = .dictionary(["Filter": .name("Standard")])
        #expect(try refusal(file.bytes()).contains("encrypted"))
    }

    // MARK: What the pages hide

    @Test func whatThePagesHideIsTold() throws {
        let text = """
            {"basics": {"name": "Ada Lovelace", "summary": "Wrote the first algorithm.",
              "location": {"city": "London", "countryCode": "GB"}},
             "work": [{"name": "Engine Works", "position": "Analyst", "startDate": "1842-10",
               "notes": "Paid badly", "highlights": ["A [table](https://a.example/note) of steps"]}],
             "notes": {"salary": "Thirty pounds", "why": "Too many cards"},
             "meta": {"language": "en"}}
            """
        let finding = try #require(
            rendered(text, name: "cv.json").diagnostics.all.first {
                $0.identifier == "source-attached"
            })
        #expect(finding.severity == .note)
        #expect(
            finding.message.hasSuffix("the pages do not show work[0].notes and notes"),
            "\(finding.message)")
        let open = rendered("{\"basics\": {\"name\": \"Ada Lovelace\"}}", name: "cv.json")
        #expect(
            open.diagnostics.all.contains {
                $0.message.hasSuffix("all that it says is on the pages")
            })
        let commented = rendered(Self.yaml, name: "cv.yaml").diagnostics.all
        #expect(commented.contains { $0.message.contains("notes and its comments") })
    }

    @Test func whatIsIncludedIsNotAttached() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "basics: {name: Ada Lovelace}\nwork: [{include: jobs.yaml}]\n", to: "cv.yaml")
        try folder.write("[{name: Engine Works, position: Analyst}]\n", to: "jobs.yaml")
        var request = RenderResume.Request(source: .file(folder.path("cv.yaml")))
        request.attachesSource = true
        let outcome = RenderResume()(request)
        #expect(outcome.output != nil)
        let finding = outcome.diagnostics.all.first { $0.identifier == "source-unattached" }
        #expect(finding?.severity == .warning && finding?.message.contains("jobs.yaml") == true)
    }
}
