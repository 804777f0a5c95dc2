import Characters
package import SourceTree

/// Finds paragraphs of which one line stands alone on another page, and titles at a page's foot.
package struct LoneLineCheck {
    private let pdf: ReadPDF

    /// Looks at a file; one without structure says nothing of paragraphs.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// A part of a paragraph that is on one page.
    private struct Part {
        var page: Int
        var lines: Int
        var text: String
        var headingLevel: Int?
    }

    /// A finding for each.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        let blocks = blocks
        for (index, parts) in blocks.enumerated() {
            guard let first = parts.first, let last = parts.last else { continue }
            let text = VisibleText.quoted(first.text, limit: 40)
            if parts.count > 1, last.lines == 1 {
                findings.add(
                    Diagnostic(
                        .pageLoneLine, .warning,
                        "the last line of \(text) stands alone at the head of page \(last.page + 1)"
                    ))
            } else if parts.count > 1, first.lines == 1 {
                findings.add(
                    Diagnostic(
                        .pageLoneLine, .warning,
                        "the first line of \(text) stands alone at the foot of page \(first.page + 1)"
                    ))
            }
            if first.headingLevel != nil, index + 1 < blocks.count,
                let next = blocks[index + 1].first, next.page > last.page
            {
                findings.add(
                    Diagnostic(
                        .pageLoneTitle, .warning,
                        "the title \(text) stands at the foot of page \(last.page + 1), and what it is "
                            + "over on the next"))
            }
        }
        return findings
    }

    /// The paragraphs and titles that have text, in reading order.
    private var blocks: [[Part]] {
        let places = Dictionary(
            zip(pdf.pageNumbers, pdf.pageNumbers.indices), uniquingKeysWith: { first, _ in first })
        var blocks: [(number: Int, texts: [(page: Int, text: ShownText)], level: Int?)] = []
        for content in pdf.contents {
            guard let page = content.page.flatMap({ places[$0] }) else { continue }
            let texts = (pdf.textsByMark[MarkPlace(page: content.page, mark: content.mark)] ?? [])
                .map {
                    (page: page, text: $0)
                }
            guard !texts.isEmpty else { continue }
            if blocks.last?.number == content.block {
                blocks[blocks.count - 1].texts += texts
            } else {
                blocks.append((content.block, texts, content.headingLevel))
            }
        }
        return blocks.map { block in
            var parts: [Part] = []
            var last: ShownText?
            for (page, text) in block.texts {
                if parts.last?.page != page {
                    parts.append(Part(page: page, lines: 0, text: "", headingLevel: block.level))
                    last = nil
                }
                let isNewLine = last.map { LetterStream.gap($0, text) == .lineEnd } ?? true
                if isNewLine { parts[parts.count - 1].lines += 1 }
                parts[parts.count - 1].text += text.text
                last = text
            }
            return parts
        }
    }
}

extension Diagnostic.Kind {
    static let pageLoneLine = Self("page-lone-line", .check)
    static let pageLoneTitle = Self("page-lone-title", .check)
}
