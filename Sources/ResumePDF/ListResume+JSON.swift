package import Export
import ResumeData
import ResumeModel
import SourceTree

extension ListResume.Outcome {
    /// The languages of the file in a few words, such as `en, es (3 of 41 texts missing)`; empty if
    /// there is one.
    package var writtenIn: String {
        rendering.languages.map { language in
            language.missing == 0
                ? language.tag
                : "\(language.tag) (\(language.missing) of \(language.texts) texts missing)"
        }.joined(separator: ", ")
    }

    /// Sections as one JSON document for scripts, ended by a line feed.
    ///
    /// Every key is there in every document: null stands for what the resume does not say. `entry` is
    /// the entry as JSON Resume has it, with its dates in ISO 8601.
    package func json(_ sections: [ListedSection]) -> String {
        JSONWriter.text(of: .map([("sections", .list(sections.map(node)))]))
    }

    /// The overview as one JSON document.
    package func json(_ overview: ListedOverview) -> String {
        let counts = overview.counts.map { count in
            Node.map([
                ("name", .text(count.view.name)), ("title", .text(count.title)),
                ("count", .number(Double(count.count))),
            ])
        }
        return JSONWriter.text(
            of: .map([
                ("name", Self.text(overview.name)), ("headline", Self.text(overview.headline)),
                ("image", Self.text(overview.image ?? "")),
                ("summary", .list(overview.summary.map(Node.text))),
                ("contacts", .list(overview.contacts.rows.map { row($0, nil) })),
                ("sections", .list(counts)),
                (
                    "writtenIn",
                    .list(
                        rendering.languages.map { language in
                            .map([
                                ("language", .text(language.tag)),
                                ("texts", .number(Double(language.texts))),
                                ("missing", .number(Double(language.missing))),
                            ])
                        })
                ),
            ]))
    }

    private func node(_ section: ListedSection) -> Node {
        let entries = rendering.resume.map { JSONResumeWriter().entries(of: section.key, $0) } ?? []
        return .map([
            ("name", .text(section.name)), ("title", .text(section.title)),
            (
                "rows",
                .list(
                    section.rows.map { row in
                        self.row(
                            row, entries.indices.contains(row.index) ? entries[row.index] : nil)
                    })
            ),
        ])
    }

    private func row(_ row: ListedRow, _ entry: Node?) -> Node {
        .map([
            ("number", .number(Double(row.number))), ("key", Self.text(row.key)),
            ("main", Self.text(row.main)), ("second", Self.text(row.second)),
            ("level", Self.text(row.level)), ("dates", Self.text(row.dates)),
            ("link", Self.text(row.link?.target ?? "")), ("entry", entry ?? Node(made: .null)),
        ])
    }

    private static func text(_ text: String) -> Node {
        text.isEmpty ? Node(made: .null) : .text(text)
    }
}
