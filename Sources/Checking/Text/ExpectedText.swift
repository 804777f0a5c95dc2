package import Pages

/// What the layout prints, to be found again in the finished file.
package struct ExpectedText: Sendable {
    /// A text of the resume, and where it stands there.
    package struct Field: Sendable {
        /// Where it stands, such as `work[0].position`.
        package var path: String
        /// The text.
        package var text: String

        /// Makes a field.
        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// The texts of the resume, in its order, whether printed or not.
    let fields: [Field]
    /// What stands on the pages, in drawing order.
    let stream: LetterStream
    /// Each paragraph, title and list item of the pages by itself.
    let blocks: [String]

    /// Takes the texts of a resume and the pages that it is set on.
    package init(fields: [Field], document: PageDocument) {
        self.fields = fields
        var lines: [GlyphLine] = []
        var blocks: [(element: Int, text: String)] = []
        for page in document.pages {
            for case .text(let line) in page.items {
                lines.append(line)
                for run in line.runs {
                    guard let element = run.element else { continue }
                    let block = document.block(of: element)
                    if blocks.last?.element == block {
                        blocks[blocks.count - 1].text += run.text
                    } else {
                        blocks.append((block, run.text))
                    }
                }
            }
        }
        stream = LetterStream(lines)
        self.blocks = blocks.map(\.text)
    }
}

extension PageDocument {
    /// The element on lines of its own that an element is part of.
    fileprivate func block(of element: Int) -> Int {
        switch structure[element].kind {
        case .span, .link: structure[element].parent ?? element
        default: element
        }
    }
}
