import Characters
import Pages

/// A line of a page's text, ready to be put into cells.
struct SketchLine {
    /// The pieces of one look, in reading order.
    var pieces: [CellPiece]
    /// The left end, in points.
    var left: Double
    /// The right end, in points.
    var right: Double
    /// The baseline, in points from the page's top.
    var baseline: Double
    /// The size of its largest run, in points.
    var size: Double
    /// Whether it is no part of the text, such as a page's foot.
    var isDecoration: Bool
    /// What keeps the order of a line with right-to-left text from its neighbours (UAX #9, 2.4): an
    /// isolate of its own direction; nil if it has no such text.
    var isolate: String?

    /// Reads a line of a document; nil if nothing of it is seen.
    init?(_ line: GlyphLine, in document: PageDocument) {
        let visible = line.runs.filter { !$0.text.allSatisfy(\.isWhitespace) }
        guard let first = visible.first else { return nil }
        left = line.origin.x + first.x
        right = visible.map { line.origin.x + $0.x + $0.width - $0.trailingBlank }.max() ?? left
        baseline = line.origin.y
        size = visible.map(\.size).max() ?? first.size
        isDecoration = line.runs.allSatisfy { $0.element == nil }
        // Terminals order characters themselves: they get the text as it is read.
        let isReversed =
            line.isRightToLeft || line.runs.count { $0.isRightToLeft } * 2 > line.runs.count
        let runs =
            line.isRightToLeft ? line.readRuns : isReversed ? line.runs.reversed() : line.runs
        pieces = runs.map { run in
            let text =
                run.isCapitals
                ? Capitals(language: document.info.language).upper(run.text) : run.text
            return CellPiece(text: CellPiece.shown(text), style: Self.style(of: run, in: document))
        }
        let hasReversed = visible.contains(where: \.isRightToLeft)
        if line.isRightToLeft || hasReversed {
            isolate = isReversed && hasReversed ? "\u{2067}" : "\u{2066}"
        }
        trim()
    }

    /// Blanks at the line's ends are no part of what is seen.
    private mutating func trim() {
        let blank = UInt8(ascii: " ")
        while !pieces.isEmpty {
            let last = pieces.count - 1
            while pieces[last].text.utf8.last == blank {
                pieces[last].text.unicodeScalars.removeLast()
            }
            if !pieces[last].text.isEmpty { break }
            pieces.removeLast()
        }
        while let first = pieces.first {
            if first.text.utf8.first == blank {
                pieces[0].text = String(first.text.unicodeScalars.drop { $0 == " " })
            }
            if !pieces[0].text.isEmpty { break }
            pieces.removeFirst()
        }
    }

    private static func style(of run: GlyphRun, in document: PageDocument) -> CellStyle {
        let face = document.faces.indices.contains(run.face) ? document.faces[run.face] : nil
        var link: String?
        if let element = run.element, document.structure.indices.contains(element),
            case .link(let target, _) = document.structure[element].kind
        {
            link = target
        }
        return CellStyle(
            color: Self.visible(run.color), isBold: (face?.weight ?? 400) >= 600,
            isItalic: face?.isItalic ?? false, link: link)
    }

    /// A colour that reads on any ground; nil where the terminal's own is the better one.
    private static func visible(_ color: Color) -> Color? {
        let most = max(color.red, color.green, color.blue)
        let least = min(color.red, color.green, color.blue)
        // Near black and near white are the paper's contrast, which a terminal has of its own.
        if most - least < 0.12, most < 0.32 || least > 0.75 { return nil }
        return color
    }
}

extension GlyphRun {
    /// The width of the blank at the right end, in points.
    fileprivate var trailingBlank: Double {
        guard !isRightToLeft, text.last == " ", let last = glyphs.last else { return 0 }
        return width - last.x
    }
}

extension GlyphLine {
    /// The runs of a line from right to left in the order in which they are read: those from left to
    /// right beside each other are read so (UAX #9, L2, taken back).
    fileprivate var readRuns: [GlyphRun] {
        var read: [GlyphRun] = []
        var inner: [GlyphRun] = []
        for run in runs.sorted(by: { $0.x > $1.x }) {
            if run.isRightToLeft {
                read += inner.reversed()
                inner = []
                read.append(run)
            } else {
                inner.append(run)
            }
        }
        return read + inner.reversed()
    }
}
