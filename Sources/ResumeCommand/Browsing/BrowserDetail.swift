import Export
import ResumePDF
import TextBackend

/// All that there is to say about an entry, in lines.
struct BrowserDetail {
    /// A line.
    typealias Line = [CellPiece]

    let content: BrowserContent
    let item: BrowserList.Item
    let search: TextSearch?
    /// How many cells a line has.
    let columns: Int

    /// The lines.
    var lines: [Line] {
        var lines: [Line] = []
        if item == .overview {
            lines = content.photo + (content.photo.isEmpty ? [] : [[]])
            if let overview = content.overview {
                add(BrowserLook.pieces(overview.name, BrowserLook.title, search), to: &lines)
                add(BrowserLook.pieces(overview.headline, CellStyle(), search), to: &lines)
            }
        }
        for block in content.detail(of: item)?.blocks ?? [] { add(block, to: &lines) }
        return lines
    }

    private func add(_ block: Outline.Block, to lines: inout [Line]) {
        if !lines.isEmpty { lines.append([]) }
        switch block {
        case .heading(let text, let level):
            add(pieces(text, level > 3 ? CellStyle(isBold: true) : BrowserLook.title), to: &lines)
        case .facts(let facts):
            // They belong to the title above them.
            if lines.count > 1 { lines.removeLast() }
            for fact in facts { add(pieces(fact), to: &lines) }
        case .paragraph(let text): add(pieces(text), to: &lines)
        case .list(let items):
            for item in items {
                let indent = item.level * 2
                add(pieces(item.text), to: &lines, mark: "• ", indent: indent)
                for text in item.paragraphs { add(pieces(text), to: &lines, indent: indent + 2) }
            }
        }
    }

    /// Adds a text, in as many lines as it takes.
    private func add(
        _ pieces: [CellPiece], to lines: inout [Line], mark: String = "", indent: Int = 0
    ) {
        let inset = indent + mark.count
        let blank = CellPiece(text: String(repeating: " ", count: inset))
        let first = CellPiece(text: String(repeating: " ", count: indent) + mark)
        let width = max(columns - inset, 1)
        var isFirst = true
        for part in pieces.split(whereSeparator: { $0.text == "\n" }) {
            for row in TextFolding.rows(Array(part), first: width, rest: width) {
                lines.append((inset == 0 ? [] : [isFirst ? first : blank]) + row)
                isFirst = false
            }
        }
    }

    /// A text with its looks; breaks of its lines are pieces of their own.
    private func pieces(_ text: RichText, _ style: CellStyle = CellStyle()) -> [CellPiece] {
        text.runs.flatMap { run in
            var look = style
            look.isBold = look.isBold || run.emphasis.contains(.bold)
            look.isItalic = run.emphasis.contains(.italic)
            look.link = run.link?.target
            look.isUnderlined = run.link != nil
            let parts = run.text.split(separator: "\n", omittingEmptySubsequences: false)
            return parts.enumerated().flatMap { index, part in
                (index > 0 ? [CellPiece(text: "\n")] : [])
                    + BrowserLook.pieces(String(part), look, search)
            }
        }
    }
}

extension Outline {
    /// The addresses of its links, in reading order.
    var links: [String] {
        texts.flatMap(\.runs).compactMap { $0.link?.target }
    }

    /// All its texts, without their looks.
    var plainTexts: [String] { texts.map(\.plain) }

    private var texts: [RichText] {
        blocks.flatMap { block -> [RichText] in
            switch block {
            case .heading(let text, _), .paragraph(let text): [text]
            case .facts(let texts): texts
            case .list(let items): items.flatMap { [$0.text] + $0.paragraphs }
            }
        }
    }
}
