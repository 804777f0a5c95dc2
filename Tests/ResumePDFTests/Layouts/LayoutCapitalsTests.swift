import Pages
import TestSupport
import Testing

@testable import ResumeLayout
@testable import ResumePDF

/// Layouts that draw capitals: the text of pages, bookmarks and files is as written.
struct LayoutCapitalsTests {
    /// A language, a name with a headline and an employer in it, and the title of work there.
    struct Person: Sendable, CustomTestStringConvertible {
        var language: String
        var name: String
        var headline: String
        var employer: String
        var title: String

        var testDescription: String { language }
    }

    static let people = [
        Person(
            language: "tr", name: "Iğdır Işık", headline: "Kıdemli bilgisayar mühendisi",
            employer: "İstanbul Liman İşletmesi", title: "İş deneyimi"),
        Person(
            language: "de", name: "Jörg Weiß", headline: "Leiter für Großprojekte",
            employer: "Straßenbau Süßen GmbH", title: "Arbeit im Straßenbau"),
        Person(
            language: "el", name: "Άννα Ιωάννου", headline: "Μηχανικός λογισμικού",
            employer: "Εταιρεία Ύδρευσης", title: "Επαγγελματική εμπειρία"),
        Person(
            language: "es", name: "Íñigo Núñez", headline: "Jefe de diseño gráfico",
            employer: "Compañía Ñandú de Asunción", title: "Experiencia y años"),
    ]

    private static func caps(_ layout: String) -> Set<TextStyle.Caps> {
        let cell = LayoutTable.Cell(layout: layout, resume: "short", paper: .a4)
        guard let layout = LayoutTable.layout(cell) else { return [] }
        let looks = [layout.main.styles] + (layout.side.map { [$0.look.styles] } ?? [])
        return Set(looks.flatMap { styles in TextStyles.Slot.allCases.map { styles[$0].caps } })
    }

    private static let layouts = LayoutTable.layouts.filter { caps($0) != [.none] }

    private func outcome(_ person: Person, _ layout: String) -> RenderResume.Outcome {
        Rendering.outcome(
            """
            {"basics": {"name": "\(person.name)", "label": "\(person.headline)",
              "email": "me@example.org", "summary": "ABC abc."},
             "meta": {"language": "\(person.language)"}, "headings": {"work": "\(person.title)"},
             "work": [{"name": "\(person.employer)", "position": "\(person.headline)",
               "startDate": "2020", "summary": "\(person.name)."}]}
            """, layout: layout)
    }

    @Test func someLayoutsHaveCapitals() {
        #expect(Self.layouts.filter { Self.caps($0).contains(.upper) }.count >= 4)
    }

    @Test(arguments: layouts, people)
    func pagesAndBookmarksHoldTheTextAsWritten(_ layout: String, _ person: Person) throws {
        let document = try #require(outcome(person, layout).document)
        let lines = PageParagraphs(document).all.map {
            $0.lines.map(\.text).joined(separator: " ").split(separator: " ")
                .joined(separator: " ")
        }
        for text in [person.name, person.headline, person.employer, person.title] {
            #expect(lines.contains { $0.contains(text) }, "\(text) in \(lines)")
        }
        #expect(document.outline.map(\.title).contains(person.title))
        let capitals = document.pages.flatMap(\.items).contains { item in
            if case .text(let line) = item {
                line.runs.contains(where: \.isCapitals)
            } else {
                false
            }
        }
        for case .text(let line) in document.pages.flatMap(\.items) {
            guard let last = line.runs.last, last.isCapitals, last.element != nil else { continue }
            #expect(last.text.hasSuffix(" "), "\(line.text)")
        }
        #expect(capitals || !Self.caps(layout).contains(.upper))
    }

    @Test(.needs(.pdftotext), .needs(.mutool), .needs(.qpdf), arguments: layouts, people)
    func readersGetTheTextAsWritten(_ layout: String, _ person: Person) throws {
        let folder = try ScratchFolder()
        try folder.write(#require(outcome(person, layout).output?.bytes), to: "cv.pdf")
        let path = folder.path("cv.pdf")
        let texts = [
            try ForeignProgram.pdftotext.output(of: ["-raw", path, "-"]),
            try ForeignProgram.mutool.output(of: ["draw", "-q", "-F", "txt", path]),
        ]
        for text in texts {
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for text in [person.name, person.headline, person.employer, person.title] {
                #expect(words.contains(text), "\(text) in \(words)")
            }
        }
        let plain = try ForeignProgram.pdftotext.output(of: [path, "-"])
        let words = Set(plain.split(whereSeparator: \.isWhitespace))
        let lost = person.title.split(separator: " ").filter { !words.contains($0) }
        #expect(lost.isEmpty, "\(lost) in \(plain)")
        _ = try ForeignProgram.qpdf.run([
            "--qdf", "--object-streams=disable", path, folder.path("plain.pdf"),
        ])
        let bytes = String(decoding: try #require(folder.bytes(of: "plain.pdf")), as: UTF8.self)
        #expect(!bytes.contains("/ActualText"))
    }
}
