import Pages

extension Typesetter {
    /// A person's name in the largest size, from its style's down in even steps, that divides no word
    /// and no family name and takes no more lines than the layout gives it; if none does, in the least one.
    func fitted(_ text: ComposedText, _ layout: NameLayout, to measure: Double) -> ShapedParagraph {
        let size = text.runs.map(\.style.size).max() ?? 0
        let least = layout.leastSize.map { min($0 / max(size, 1), 1) }
        if layout.lines == nil,
            let whole = stepped(text, to: least ?? NameLayout.leastWholeShare, lines: 1, measure)
        {
            return whole
        }
        let share = least ?? NameLayout.leastShare
        return stepped(text, to: share, lines: layout.lines, measure) ?? scaled(text, by: share)
    }

    /// A name in the largest size down to a share of its own that fits; nil if none does.
    private func stepped(
        _ text: ComposedText, to share: Double, lines: Int?, _ measure: Double
    ) -> ShapedParagraph? {
        let steps = Int(((1 - share) / Self.greatestNameStep - 1e-9).rounded(.up))
        for step in 0...max(steps, 0) {
            let name = scaled(text, by: 1 - (1 - share) * Double(step) / Double(max(steps, 1)))
            if fits(name, lines, measure) { return name }
        }
        return nil
    }

    private func scaled(_ text: ComposedText, by factor: Double) -> ShapedParagraph {
        let text = text.scaled(by: factor)
        return shaped(grid?.rounded(text) ?? text)
            .tied(
                at: PersonName(
                    text.plain, language: language.tag, isFamilyFirst: hasFamilyNameFirst
                ).ties)
    }

    /// Sets texts on one line, if they fit there in their own sizes, else below each other.
    mutating func set(
        _ contents: [HeaderBlock.Content], _ separator: ComposedText, _ alignment: Alignment,
        _ space: Double, x: Double, y: Double, _ measure: Double, into strip: inout Strip
    ) -> Double {
        var texts: [ComposedText] = []
        for (number, content) in contents.enumerated() {
            guard let text = content.text else { continue }
            if number > 0 { texts.append(separator) }
            texts.append(text)
        }
        let paragraphs = texts.map { shaped($0) }
        // Blanks around the separator are part of it, those after the other texts are not.
        let widths = paragraphs.enumerated().map { number, paragraph in
            number % 2 == 0 ? paragraph.width : paragraph.offsets.last ?? 0
        }
        let total = widths.reduce(0, +)
        let isBroken = paragraphs.contains {
            $0.shaped.clusters.dropLast().contains { $0.breakAfter == .mandatory }
        }
        guard total <= measure + Strip.tolerance, !isBroken else {
            let parts = contents.map { HeaderBlock.Part(content: $0, alignment: alignment) }
            return set(parts, space, x: x, y: y, measure, into: &strip)
        }
        var left = x + Self.x(alignment, lineWidth: total, in: measure)
        if alignment == .left, let first = paragraphs.first {
            left += self.x(of: first.shaped.clusters.indices, first, alignment, in: measure)
        }
        let first = galley.paragraphs.count
        galley.paragraphs += paragraphs
        let indices = first..<galley.paragraphs.count
        let baseline = indices.map { self.baseline(of: $0) }.max() ?? 0
        for (index, width) in zip(indices, widths) {
            let clusters = galley.paragraphs[index].shaped.clusters.indices
            strip.items.append(.line(index, clusters, x: left, y: y + baseline))
            left += width
        }
        return y + (paragraphs.map(\.lineHeight).max() ?? 0)
    }

    /// The most by which a name gets smaller at a time, as a share of its size: 4 pt at 56 pt.
    private static let greatestNameStep = 1.0 / 14

    /// Whether a name's lines end between words alone, and are not too many.
    private func fits(_ name: ShapedParagraph, _ most: Int?, _ measure: Double) -> Bool {
        let lines = LineBreaker(paragraph: name, width: measure).lines()
        guard most.map({ lines.count <= $0 }) ?? true else { return false }
        return lines.allSatisfy {
            name.endsWord($0) && name.width(of: $0) <= measure + Strip.tolerance
        }
    }
}

extension HeaderBlock.Content {
    /// The words of a name or another text; nil for anything else.
    fileprivate var text: ComposedText? {
        switch self {
        case .text(let text), .name(let text, _): text
        default: nil
        }
    }
}

extension ShapedParagraph {
    /// The paragraph with lines that end at some of its blanks only where nothing else helps; the blanks
    /// between words are counted from 0.
    fileprivate func tied(at ties: Set<Int>) -> ShapedParagraph {
        guard !ties.isEmpty else { return self }
        var shaped = shaped
        var clusters = shaped.clusters
        var count = -1
        for index in clusters.indices where clusters[index].isSpace {
            if index == 0 || !clusters[index - 1].isSpace { count += 1 }
            if ties.contains(count), clusters[index].breakAfter == .allowed {
                clusters[index].breakAfter = .desperate
            }
        }
        shaped.clusters = clusters
        return ShapedParagraph(
            shaped: shaped, runs: runs, element: element, isMirrored: isMirrored, signs: signs)
    }
}
