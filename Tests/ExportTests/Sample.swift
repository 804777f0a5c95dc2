import Export
import Languages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// Resumes that the tests of texts share.
enum Sample {
    /// The fixtures, by their paths in the package.
    static let files =
        ["Sources/Assets/sample.resume.json"]
        + PackageFolder.names(in: "Tests/Fixtures").filter { $0.hasSuffix(".resume.json") }
        .map { "Tests/Fixtures/" + $0 }

    static func resume(_ json: String) throws -> Resume {
        let (node, faults) = JSONReader.read(Array(json.utf8), file: "resume.json")
        try #require(faults.all.isEmpty)
        let tree = try #require(node)
        return try #require(
            ResumeFormat.reading(of: tree, file: "resume.json").resume(
                LanguageCatalog.ofPackage.understood
            ).resume)
    }

    static func resume(ofFile name: String) throws -> Resume {
        try resume(try #require(PackageFolder.text(of: name)))
    }

    /// A resume with everything in it that a format could lose: roles, fields of the person's own,
    /// prose with lists, links that are none.
    static let rich = #"""
        {"basics": {"name": "Ada *Star* Byron", "label": "Analyst", "email": "ada@a.example",
          "phone": "on request", "url": "javascript:alert(1)", "summary": "One.\n\n- Two\n  - Three\n\nFour.",
          "location": {"address": "1 Lane\nFlat 2", "postalCode": "N1", "city": "York",
            "countryCode": "GB", "region": "Yorks", "parish": "St Ann"},
          "profiles": [{"network": "Git", "username": "ada", "url": "https://git.example/ada"},
            {"network": "Site", "url": "https://s.example"}, {"network": "Radio", "username": "G1"}],
          "pronouns": "she/her"},
        "work": [{"name": "Engine **Works**", "position": "All of it", "location": "York",
          "url": "https://e.example", "description": "Makes engines", "summary": "Employer text.",
          "highlights": ["Employer point"], "roles": [
            {"position": "Lead", "startDate": "2020-03", "summary": "Led.",
             "highlights": ["First [point](https://p.example)", "Second"], "teamSize": 7},
            {"position": "Hand", "location": "Leeds", "startDate": "2018", "endDate": "2020-02-10"}]},
          {"position": "Freelance", "startDate": "2015-01-05", "endDate": "2015-01-20"},
          {"name": "Only a name", "url": "not an address"}],
        "volunteer": [{"organization": "Club", "position": "Chair", "location": "Hull",
          "url": "https://c.example", "summary": "Chairs.", "highlights": ["Won"]}],
        "education": [{"institution": "School", "area": "Maths", "studyType": "BSc", "score": "1st",
          "url": "https://s.example/x", "courses": ["Logic", "Sets"], "summary": "Read.",
          "startDate": "2010", "endDate": "2013", "thesis": "On engines"}, {"institution": "Nursery"}],
        "projects": [{"name": "P [x](https://x.example)", "description": "It is", "entity": "Self",
          "type": "tool", "roles": ["Author", "Tester"], "url": "https://p2.example",
          "highlights": ["Fast"], "keywords": ["C", "D"]}],
        "awards": [{"title": "Prize", "awarder": "Jury", "date": "2021-05-06", "summary": "For:\n\n- a\n- b"}],
        "certificates": [{"name": "Paper", "issuer": "Office", "date": "Summer 2012", "validTo": "2030"}],
        "publications": [{"name": "Book", "publisher": "Press", "releaseDate": "2011-02",
          "url": "https://b.example", "summary": "Says."}],
        "skills": [{"name": "Code", "level": "High", "keywords": ["Swift", "C"]}, {"keywords": ["Loose"]},
          {"level": "Low"}],
        "languages": [{"language": "English", "fluency": "Native"}, {"fluency": "Some Latin"}],
        "interests": [{"name": "Birds", "keywords": ["Owls"]}],
        "references": [{"name": "Charles", "reference": "Good.", "phoneNumber": "123"}],
        "patents": [{"title": "Wheel", "number": "7", "date": "1999", "location": "Rome",
          "highlights": ["Round"], "keywords": ["k1"], "summary": "Turns."}, "A bare line"]}
        """#
}

/// All texts of a resume, found by looking through it, so that no field of the model can be
/// forgotten.
struct ModelTexts {
    private(set) var texts: [String] = []

    init(_ resume: Resume) {
        var resume = resume
        resume.meta = Meta()
        resume.basics.image = nil
        // Countries are written by their names.
        resume.basics.location.countryCode = resume.basics.location.countryCode.map {
            AddressWriter(language: nil, countries: .ofPackage).country($0)
        }
        collect(resume)
    }

    private mutating func collect(_ value: Any) {
        switch value {
        case let text as RichText:
            texts += text.runs.map(\.text)
            texts += text.runs.compactMap(\.link?.target)
        case let address as WebAddress: texts.append(address.link?.target ?? address.text)
        case let text as String: texts.append(text)
        case let section as CustomSection: section.entries.forEach { collect($0) }
        case let field as ExtraField: field.values.forEach { collect($0) }
        case is Link, is DateSpan, is DateValue: break
        default: for child in Mirror(reflecting: value).children { collect(child.value) }
        }
    }
}

extension String {
    /// The text without blanks and line ends, which may be set anew.
    var folded: String { filter { !$0.isWhitespace } }
}
