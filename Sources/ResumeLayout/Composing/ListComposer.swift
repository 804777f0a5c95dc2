import Pages
import ResumeModel

/// Composes lists: signs or numbers before items that nest, in one or several columns.
struct ListComposer {
    let texts: TextComposer
    let bullets: BulletLayout
    /// The distance between items, in points.
    let itemSpace: Double
    let columns: EntryLayout.ColumnCount
    let isNumbered: Bool
    let isJustified: Bool
    /// Whether words are divided at line ends.
    let hyphenates: Bool
    /// The structure element of the section.
    let section: Int
    let structure: StructureBuilder

    func blocks(_ items: [ListItem], in parent: Int, spaceBefore: Double) -> [Block] {
        var blocks: [Block] = []
        var lists: [Int] = []
        var numbers: [Int] = []
        for (number, item) in items.enumerated() {
            // A depth is at most one more than the one above: lists nest without gaps.
            let level = min(max(item.level, 0), lists.count)
            if lists.count > level + 1 {
                lists.removeLast(lists.count - level - 1)
                numbers.removeLast(numbers.count - level - 1)
            }
            if lists.count == level {
                lists.append(
                    structure.add(
                        .list(isNumbered ? .numbers : .signs), in: lists.last ?? parent))
                numbers.append(0)
            }
            numbers[level] += 1
            let listItem = structure.add(.listItem, in: lists[level])
            let label = ListLabel(
                text: structure.add(sign(level, numbers[level]), as: .label, in: listItem),
                x: bullets.indent + Double(level) * bullets.hang)
            let words = texts.text(item.text, .bullet).hyphenated(hyphenates)
            let text = structure.add(words, as: .listBody, in: listItem)
            blocks.append(
                Block(
                    content: .text(
                        TextBlock(
                            text: text, indent: label.x + bullets.hang, label: label,
                            isJustified: isJustified)),
                    spaceBefore: number == 0 ? spaceBefore : itemSpace,
                    breakBefore: .insideEntry, origin: ContentOrigin(section: "", item: number)))
        }
        guard columns != .fixed(1), blocks.count > 1 else { return blocks }
        let gap = bullets.hang * 1.5
        let content =
            switch columns {
            case .fixed(let count):
                Block.Content.cells(ColumnsBlock.dealt(blocks.map { [$0] }, count), gap: gap)
            case .automatic:
                Block.Content.columns(
                    ColumnsBlock(items: blocks.map { [$0] }, gap: gap, section: section))
            }
        return [Block(content: content, spaceBefore: spaceBefore, breakBefore: .insideEntry)]
    }

    private func sign(_ level: Int, _ number: Int) -> ComposedText {
        let sign = isNumbered ? "\(number)." : bullets.sign(level: level)
        var style = texts.styles[isNumbered ? .bullet : .sign]
        style.color = texts.styles[.sign].color
        return ComposedText(sign, style)
    }
}
