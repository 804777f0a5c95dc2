import ResumeModel

extension RichText {
    /// The text with its looks spelled out: `b{bold}`, `i{italic}`, `c{code}`, `l{text|target}`.
    var notation: String {
        runs.map { run in
            var text = run.text
            if let link = run.link { text = "l{\(text)|\(link.target)}" }
            if run.emphasis.contains(.code) { text = "c{\(text)}" }
            if run.emphasis.contains(.italic) { text = "i{\(text)}" }
            if run.emphasis.contains(.bold) { text = "b{\(text)}" }
            return text
        }.joined()
    }
}

extension Prose {
    /// The blocks, one a line: paragraphs after `p `, items after as many hyphens as their depth.
    var notation: String {
        blocks.map { block in
            switch block {
            case .paragraph(let text): "p " + text.notation
            case .item(let item): item.notation
            }
        }.joined(separator: "\n")
    }
}

extension ListItem {
    /// The item, after as many hyphens as its depth.
    var notation: String { String(repeating: "-", count: level + 1) + " " + text.notation }
}
