import Pages
import Testing

@testable import ResumeLayout

struct StructureOrderTests {
    private func page(_ elements: [Int]) -> Page {
        Page(
            size: Size(width: 100, height: 100),
            items: elements.map { element in
                .text(
                    GlyphLine(
                        origin: Point(x: 0, y: 0),
                        runs: [
                            GlyphRun(
                                face: 0, size: 10, color: .black, element: element, x: 0, width: 0,
                                glyphs: [], clusters: [], text: "")
                        ]))
            })
    }

    private let rule = PageItem.path(PathShape(Rect(x: 0, y: 0, width: 1, height: 1), fill: .black))

    private func elements(_ pages: [Page]) -> [[Int?]] {
        pages.map { page in
            page.items.map { item in
                if case .text(let line) = item { line.runs[0].element } else { nil }
            }
        }
    }

    @Test func whatNothingInterruptsStaysAsItIs() {
        let structure = StructureBuilder()
        let section = structure.add(.section, in: StructureBuilder.root)
        let paragraphs = (0..<3).map { _ in structure.add(.paragraph, in: section) }
        let before = [page(Array(paragraphs[..<2])), page([paragraphs[2]])]
        let (pages, after) = StructureOrder.ordered(before, structure.elements)
        #expect(pages == before)
        #expect(after == structure.elements)
    }

    @Test func whatAnotherColumnInterruptsGoesOnInAnElementOfTheSameKind() {
        let structure = StructureBuilder()
        let main = structure.add(.section, in: StructureBuilder.root)
        let first = structure.add(.paragraph, in: main)
        let second = structure.add(.paragraph, in: main)
        let side = structure.add(.section, in: StructureBuilder.root)
        let beside = structure.add(.paragraph, in: side)
        let (pages, after) = StructureOrder.ordered(
            [page([first, beside]), page([first, second])], structure.elements)
        let used = elements(pages)
        #expect(used[0] == [first, beside])
        #expect(used[1][0] != first && used[1][1] != second)
        let section = used[1][0].flatMap { after[$0].parent }
        #expect(section != main)
        #expect(section.map { after[$0].kind } == .section)
        #expect(used[1].compactMap { $0 }.allSatisfy { after[$0].parent == section })
        // A parent stands before its children.
        for (index, element) in after.enumerated() {
            #expect(element.parent.map { $0 < index } ?? true)
        }
    }

    @Test func aDrawingEndsTheLeafBeforeIt() {
        let structure = StructureBuilder()
        let section = structure.add(.section, in: StructureBuilder.root)
        let paragraph = structure.add(.paragraph, in: section)
        var before = page([paragraph, paragraph])
        before.items.insert(rule, at: 1)
        let (pages, after) = StructureOrder.ordered([before], structure.elements)
        let used = elements(pages)[0].compactMap { $0 }
        #expect(used.count == 2 && used[0] == paragraph && used[1] != paragraph)
        #expect(after[used[1]] == StructureElement(.paragraph, parent: section))
    }

    @Test(arguments: 0..<100) func noElementIsEverOpenedTwice(seed: Int) {
        let structure = StructureBuilder()
        var leaves: [Int] = []
        for _ in 0..<3 {
            let section = structure.add(.section, in: StructureBuilder.root)
            let list = structure.add(.list(.signs), in: section)
            leaves += [structure.add(.heading(2), in: section), structure.add(.listItem, in: list)]
            leaves.append(structure.add(.listItem, in: list))
        }
        // Every order that a seed can make of them, with drawings between, on two pages.
        var number = seed &* 7919 &+ 13
        let before = (0..<2).map { _ in
            var page = page(
                (0..<12).map { _ in
                    number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
                    return leaves[number >> 8 % leaves.count]
                })
            page.items.insert(rule, at: number % 12)
            return page
        }
        let (pages, after) = StructureOrder.ordered(before, structure.elements)
        var open: [Int] = []
        var closed: Set<Int> = []
        let parents = Set(after.compactMap(\.parent))
        for element in elements(pages).joined() {
            var path: [Int] = []
            var next = element
            while let current = next {
                path.insert(current, at: 0)
                next = after[current].parent
            }
            // A drawing ends the leaf, and leaves what is around it open.
            if element == nil { path = open.filter(parents.contains) }
            closed.formUnion(open.filter { !path.contains($0) })
            #expect(closed.isDisjoint(with: path))
            open = path
        }
    }
}
