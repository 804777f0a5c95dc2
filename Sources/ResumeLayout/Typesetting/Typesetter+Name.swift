import Pages

extension Typesetter {
    /// A person's name in the largest size, from its style's down in even steps, that divides no word
    /// and takes no more lines than the layout gives it; in the least one if none does.
    func fitted(_ text: ComposedText, _ layout: NameLayout, to measure: Double) -> ShapedParagraph {
        let size = text.runs.map(\.style.size).max() ?? 0
        let share = layout.leastSize.map { $0 / max(size, 1) } ?? NameLayout.leastShare
        let range = max(1 - share, 0)
        let steps = Int((range / Self.greatestNameStep - 1e-9).rounded(.up))
        for step in 0..<max(steps, 0) {
            let factor = 1 - range * Double(step) / Double(steps)
            let name = scaled(text, by: factor)
            if fits(name, layout.lines, measure) { return name }
        }
        return scaled(text, by: 1 - range)
    }

    private func scaled(_ text: ComposedText, by factor: Double) -> ShapedParagraph {
        let text = text.scaled(by: factor)
        return shaped(grid?.rounded(text) ?? text)
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
