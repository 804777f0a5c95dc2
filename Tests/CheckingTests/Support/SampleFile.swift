import PDFFile
import ResumePDF
import Testing

@testable import Checking

/// A resume of our own with links, lists, letters of two kinds of fonts and two pages.
enum SampleFile {
    /// The resume, as JSON Resume; what stands under "more" may be changed by tests.
    static func source(_ more: String = "") -> String {
        let bullets = (1...60).map {
            "\"Built part \($0) of the engine for Łódź and saved \($0) % of it\""
        }
        return """
            {"basics": {"name": "Ada Lovelace", "label": "Analyst", "email": "mail@engine-notes.org",
            "phone": "+44 20 7946 0018", "url": "https://engine-notes.org", "location": {"city": "London"},
            "summary": "Analyst of engines, with a liking for numbers and long walks."},
            "work": [{"name": "Analytical Works", "position": "Chief Analyst", "startDate": "2019-03",
            "url": "https://works.org", "highlights": [\(bullets.joined(separator: ","))]},
            {"name": "Difference Works", "position": "Analyst", "startDate": "2015-01",
            "endDate": "2019-02", "highlights": ["Wrote notes of 40 pages", "Taught 12 pupils"]}],
            "education": [{"institution": "London College", "area": "Mathematics",
            "startDate": "2011-09", "endDate": "2014-12"}],
            "skills": [{"name": "Mathematics", "keywords": ["Bernoulli numbers", "Calculus"]}]\(more)}
            """
    }

    /// What comes of rendering a resume.
    static func rendered(_ source: String, layout: String = "classic") -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(source.utf8), name: "resume.json", folder: "."), layout: layout)
        request.fits = false
        return RenderResume()(request)
    }

    /// The file of the sample.
    static let bytes: [UInt8] = rendered(source()).output?.bytes ?? []

    /// The objects of the sample.
    static var document: PDFDocument {
        get throws { try PDFDocument(reading: bytes) }
    }

    /// The sample, changed.
    static func changed(
        _ change: (inout PDFDocument) throws -> Void
    ) throws -> ReadPDF {
        var document = try document
        try change(&document)
        return try ReadPDF(document.bytes())
    }
}

extension PDFDocument {
    /// Changes the catalog.
    mutating func updateCatalog(_ change: (inout PDFDictionary) -> Void) throws {
        update(try #require(trailer["Root"]?.reference), change)
    }

    /// Changes the first object whose dictionary has a value under a name.
    mutating func updateFirst(
        _ key: PDFName, _ value: PDFName, _ change: (inout PDFDictionary) -> Void
    ) throws {
        let number = try #require(
            objects.indices.first { objects[$0].dictionary?[key] == .name(value) })
        update(number, change)
    }

    /// Changes the content of the first page, as text.
    mutating func updateContent(_ change: (inout String) -> Void) throws {
        let page = try #require(pages.first)
        let number = try #require(self[page].dictionary?["Contents"]?.reference)
        let data = try data(of: try #require(self[number].stream))
        // Each byte is a scalar, so that none is lost.
        var text = String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
        change(&text)
        objects[number] = .stream(
            PDFStream(deflating: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    }

    /// Changes what the file says of itself.
    mutating func updateMetadata(_ change: (inout String) -> Void) throws {
        let number = try #require(catalog["Metadata"]?.reference)
        let stream = try #require(self[number].stream)
        var text = String(decoding: try data(of: stream), as: UTF8.self)
        change(&text)
        objects[number] = .stream(
            PDFStream(stream.dictionary, packed: Array(text.utf8)[...]))
    }

    /// The numbers of the structure's elements of a kind.
    func elements(_ kind: PDFName) -> [Int] {
        objects.indices.filter { objects[$0].dictionary?["S"] == .name(kind) }
    }
}
