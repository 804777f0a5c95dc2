import Export
import Languages
import Pages
import ResumeData
import ResumeModel
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// What an entry consists of reaches every output, whatever the entry is.
@Suite struct EveryFieldTests {
    /// A word that stands nowhere else.
    private static let word = "Zyxwort"
    /// What tells a date: no other one is in the resumes.
    private static let year = "1987"

    @Test func isInEveryOutput() throws {
        for section in Resume.sections { try check(section) }
        try check(Role.self, key: "work") { role, resume in
            var work = Work()
            work.name = RichText("Acme")
            work.roles = [role]
            resume.work = [work]
        }
        try check(CustomEntry.self, key: "talks") { entry, resume in
            resume.custom = [CustomSection(key: "talks", entries: [entry])]
        }
    }

    private func check<Entry: SectionEntry>(_: Entry.Type) throws {
        try check(Entry.self, key: Entry.sectionKey) { entry, resume in
            Entry.section.entries.set(&resume, [entry])
        }
    }

    private func check<Entry: ResumeEntry>(
        _: Entry.Type, key: String, _ put: (Entry, inout Resume) -> Void
    ) throws {
        for field in Entry.fields {
            guard let entry = Self.entry(field) else { continue }
            var resume = Resume()
            resume.basics.name = "Ada Ng"
            put(entry, &resume)
            let isDate = field.time(of: entry) != nil
            try expect(
                isDate ? Self.year : Self.word, in: resume, key, "\(Entry.self).\(field.key)")
        }
    }

    /// An entry with a value in one field; nil for positions, which are entries themselves.
    private static func entry<Entry: ResumeEntry>(_ field: EntryField<Entry>) -> Entry? {
        var entry = Entry()
        let day = PartialDate(year: 1987, month: 5).map(DateValue.date)
        switch field.value {
        case .text(let path), .place(let path): path.set(&entry, RichText(word))
        case .prose(let path): path.set(&entry, Prose([.paragraph(RichText(word))]))
        case .items(let path): path.set(&entry, [ListItem(RichText(word))])
        case .phrases(let path): path.set(&entry, [RichText(word)])
        case .page(let path):
            let address = "https://\(word.lowercased()).example"
            let link = Link(target: address, display: "\(word.lowercased()).example")
            path.set(&entry, WebAddress(text: address, link: link))
        case .date(let path): path.set(&entry, day)
        case .span(let path, _, _): path.set(&entry, DateSpan(start: day, end: .present))
        case .roles, .plain, .moment, .pages, .location, .profiles, .layout: return nil
        }
        return entry
    }

    private func expect(_ word: String, in resume: Resume, _ key: String, _ name: String) throws {
        let bytes = Array(JSONResumeWriter().text(of: resume).utf8)
        let node = try #require(JSONReader.read(bytes, file: "").node)
        #expect(
            ResumeFormat.reading(of: node, file: "").resume(LanguageCatalog.ofPackage.understood)
                .resume == resume, "\(name)")
        let source = ResumeSource.bytes(bytes, name: "cv.json", folder: "")
        func found(_ text: String?) -> Bool {
            text?.lowercased().contains(word.lowercased()) == true
        }
        let pages = RenderResume()(.init(source: source)).document?.pages ?? []
        let lines = pages.flatMap(\.items).map { item in
            if case .text(let line) = item { line.text } else { "" }
        }
        #expect(found(lines.joined(separator: "\n")), "\(name) is not in the PDF")
        for format in [OutputFormat.md, .txt] {
            let text = RenderResume()(.init(source: source, format: format)).output?.bytes
            #expect(found(text.map { String(decoding: $0, as: UTF8.self) }), "\(name): \(format)")
        }
        let row = ListResume()(.init(source: source)).listing?.section(key).rows.first
        let detail = row.map { PlainTextWriter().text(of: $0.detail) }
        #expect(found(detail), "\(name) is not in the list's detail")
        let search = try #require(TextSearch(word))
        #expect(row.map(search.matches) == true, "\(name) is not found")
        guard Self.asked.contains(key) else { return }
        for form in [ListFields.Form.text, .json] {
            let text = ListFields()(.init(source: source), as: form).text
            #expect(found(text.map { String(decoding: $0, as: UTF8.self) }), "\(name): \(form)")
        }
    }

    /// The sections that web forms ask for.
    private static let asked: Set = [
        "work", "education", "projects", "volunteer", "certificates", "awards", "publications",
        "skills", "languages",
    ]
}
