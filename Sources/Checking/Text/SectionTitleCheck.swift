import Characters
package import SourceTree

/// Finds titles of sections that programs for applications do not know.
package struct SectionTitleCheck {
    private let pdf: ReadPDF
    private let known: Set<String>

    /// Looks at a file; `titles` are those that are known, in any case.
    package init(_ pdf: ReadPDF, known titles: some Sequence<String>) {
        self.pdf = pdf
        known = Set(titles.map { $0.foldedWords.joined(separator: " ") })
    }

    /// A note for each title that is not known.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for title in pdf.sectionTitles {
            let words = title.foldedWords.joined(separator: " ")
            guard !words.isEmpty, !known.contains(words) else { continue }
            findings.add(
                Diagnostic(
                    .textTitle, .note,
                    "\(VisibleText.quoted(title, limit: 60)) is no title that programs for "
                        + "applications know; what is under it may be filed nowhere"))
        }
        return findings
    }
}

extension ReadPDF {
    /// The titles of the sections: the headings of the second level.
    var sectionTitles: [String] {
        var titles: [(block: Int, text: String)] = []
        for content in contents where content.headingLevel == 2 {
            let place = MarkPlace(page: content.page, mark: content.mark)
            let text = (textsByMark[place] ?? []).map(\.text).joined()
            if titles.last?.block == content.block {
                titles[titles.count - 1].text += text
            } else {
                titles.append((content.block, text))
            }
        }
        return titles.map(\.text)
    }
}

extension Diagnostic.Kind {
    static let textTitle = Self("text-title", .check)
}
