import Pages
import Testing

@testable import ResumeLayout

struct StructureOrderTests {
    private func page(_ elements: [Int]) -> Page {
        Page(
            size: Size(width: 100, height: 100),
            items: elements.map { element in
                .text(
                    TextLine(
                        origin: Point(x: 0, y: 0),
                        runs: [
                            GlyphRun(
                                face: 0, size: 10, color: .black, element: element, x: 0, width: 0,
                                glyphs: [], clusters: [], text: "")
                        ]))
            })
    }

    private func elements(_ pages: [Page]) -> [[Int?]] {
        pages.map { page in
            page.items.map { item in
                if case .text(let line) = item { line.runs[0].element } else { nil }
            }
        }
    }

    @Test func whatNothingInterruptsStaysAsItIs() {
        var structure = StructureBuilder()
        let section = structure.add(.section, in: StructureBuilder.root)
        let paragraphs = (0..<3).map { _ in structure.add(.paragraph, in: section) }
        let before = [page(Array(paragraphs[..<2])), page([paragraphs[2]])]
        let (pages, after) = StructureOrder.ordered(before, structure)
        #expect(pages == before)
        #expect(after == structure.elements)
    }

    @Test func whatAnotherColumnInterruptsGoesOnInAnElementOfTheSameKind() {
        var structure = StructureBuilder()
        let main = structure.add(.section, in: StructureBuilder.root)
        let first = structure.add(.paragraph, in: main)
        let second = structure.add(.paragraph, in: main)
        let side = structure.add(.section, in: StructureBuilder.root)
        let beside = structure.add(.paragraph, in: side)
        let (pages, after) = StructureOrder.ordered(
            [page([first, beside]), page([first, second])], structure)
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
}
