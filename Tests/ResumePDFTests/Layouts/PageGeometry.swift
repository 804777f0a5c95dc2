import Pages

/// Finds what is wrong with the places of things on pages.
struct PageGeometry {
    /// Where text may stand, from the paper's top left corner, in points.
    let area: Rect

    /// A box around words, and the words.
    private struct Box {
        var rect: Rect
        var words: String
    }

    /// How much sums of advances may differ, in points.
    private static let tolerance = 0.05

    /// Everything that is wrong with a page, in sentences.
    func faults(_ page: Page) -> [String] {
        var faults: [String] = []
        var boxes: [Box] = []
        for case .text(let line) in page.items {
            let box = Self.box(line)
            boxes.append(box)
            let rect = box.rect
            guard line.runs.contains(where: { $0.element != nil }) else { continue }
            // The room beside large letters lies outside; see `OpticalEdgeTests`.
            let size = line.runs.map(\.size).max() ?? 0
            let room = Self.tolerance + (size >= 20 ? size * 0.12 : 0)
            if rect.minX < area.minX - room || rect.maxX > area.maxX + room {
                faults.append(
                    "\"\(box.words)\" runs from \(rect.minX) to \(rect.maxX), beyond "
                        + "\(area.minX) to \(area.maxX)")
            }
            if rect.minY < area.minY - 1 || rect.maxY > area.maxY + 1 {
                faults.append(
                    "\"\(box.words)\" stands at \(rect.minY) to \(rect.maxY), outside "
                        + "\(area.minY) to \(area.maxY)")
            }
        }
        for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] where Self.overlap(box.rect, other.rect) {
                faults.append("\"\(box.words)\" and \"\(other.words)\" overlap")
            }
        }
        return faults
    }

    /// The ink of a line, nearly: from the height of small letters to a bit below the baseline.
    private static func box(_ line: GlyphLine) -> Box {
        let words = line.runs.map(\.text).joined()
        let visible = line.runs.filter { !$0.text.allSatisfy(\.isWhitespace) }
        let left = visible.map(\.x).min() ?? 0
        var right = visible.map { $0.x + $0.width }.max() ?? 0
        // The blank after a line's last word is no ink.
        if let last = visible.last, !last.isRightToLeft, last.text.last == " ",
            let glyph = last.glyphs.last, last.x + last.width >= right
        {
            right = last.x + glyph.x
        }
        let size = visible.map(\.size).max() ?? 0
        return Box(
            rect: Rect(
                x: line.origin.x + left, y: line.origin.y - size * 0.48, width: right - left,
                height: size * 0.5), words: words)
    }

    private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
        one.minX < other.maxX - 0.5 && other.minX < one.maxX - 0.5
            && one.minY < other.maxY - 0.5 && other.minY < one.maxY - 0.5
    }
}
