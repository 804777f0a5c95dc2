import Pages
import ResumeModel

/// Composes lists: signs or numbers before items that nest, in one or several columns.
struct ListComposer {
    let texts: TextComposer
    let bullets: BulletLayout
    /// The distance between items, in points.
    let itemSpace: Double
    let columns: Int
    let isNumbered: Bool
    let isJustified: Bool

    func blocks(
        _ items: [ListItem], in parent: Int, spaceBefore: Double,
        _ structure: inout StructureBuilder
    ) -> [Block] {
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
                lists.append(structure.add(.list, in: lists.last ?? parent))
                numbers.append(0)
            }
            numbers[level] += 1
            let listItem = structure.add(.listItem, in: lists[level])
            let label = ListLabel(
                text: sign(level, numbers[level]),
                x: bullets.indent + Double(level) * bullets.hang,
                element: structure.add(.label, in: listItem))
            blocks.append(
                Block(
                    content: .text(
                        TextBlock(
                            text: texts.text(item.text, .bullet),
                            indent: label.x + bullets.hang, label: label,
                            isJustified: isJustified,
                            element: structure.add(.listBody, in: listItem))),
                    spaceBefore: number == 0 ? spaceBefore : itemSpace,
                    breakBefore: .insideEntry,
                    origin: ContentOrigin(section: "", item: number)))
        }
        guard columns > 1, blocks.count > 1 else { return blocks }
        return [inColumns(blocks, spaceBefore: spaceBefore)]
    }

    private func sign(_ level: Int, _ number: Int) -> ComposedText {
        let sign = isNumbered ? "\(number)." : bullets.signs[min(level, bullets.signs.count - 1)]
        var style = texts.styles[.bullet]
        style.color = texts.styles[.sign].color
        var text = ComposedText()
        text.append(sign, style)
        return text
    }

    /// The items in columns that are read one after the other, from top to bottom.
    private func inColumns(_ blocks: [Block], spaceBefore: Double) -> Block {
        let length = (blocks.count + columns - 1) / columns
        var cells: [[Block]] = []
        for column in 0..<columns {
            let start = min(column * length, blocks.count)
            var cell = Array(blocks[start..<min(start + length, blocks.count)])
            if !cell.isEmpty { cell[0].spaceBefore = 0 }
            cells.append(cell)
        }
        return Block(
            content: .cells(cells, gap: bullets.hang * 1.5), spaceBefore: spaceBefore,
            breakBefore: .insideEntry)
    }
}
