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
