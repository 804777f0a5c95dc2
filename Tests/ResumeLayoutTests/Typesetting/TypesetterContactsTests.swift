import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// How the ways to reach a person are set.
///
/// In cells a letter is half an em wide: 5 pt at 10 pt.
struct TypesetterContactsTests {
    private typealias Placed = (x: Double, y: Double, words: String)

    private func contacts(
        _ items: [(label: String, text: String)], form: ContactsLayout.Form,
        labels: ContactsLayout.Labels = .none, icon: Icon? = nil
    ) throws -> ContactsBlock {
        var layout = try Fixture.classic().header.contacts
        layout.form = form
        layout.labels = labels
        layout.separator = " | "
        return ContactsBlock(
            items: items.map {
                ContactsBlock.Item(
                    label: ComposedText($0.label, .test), text: ComposedText($0.text, .test),
                    icon: icon)
            }, style: .test, layout: layout)
    }

    /// The lines' places, and the left edges of icons.
    private func set(
        _ contacts: ContactsBlock, _ alignment: Alignment = .left, width: Double = 400
    ) -> (lines: [Placed], icons: [Double], height: Double) {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
        var strip = Strip(height: 0)
        let height = typesetter.set(contacts, alignment, x: 0, y: 0, width, into: &strip)
        var lines: [Placed] = []
        var icons: [Double] = []
        for item in strip.items {
            switch item {
            case .line(let line):
                let paragraph = typesetter.galley.paragraphs[line.paragraph]
                let words = LineSetter(paragraph: paragraph).runs(of: line.clusters)
                    .map(\.run.text).joined()
                lines.append((line.origin.x, line.origin.y, words))
            case .path(let shape):
                icons.append(shape.segments.flatMap(\.points).map(\.x).min() ?? 0)
            case .image: break
            }
        }
        return (lines, icons, height)
    }

    private let two = [("Email", "ada@example.org"), ("Phone", "555")]

    @Test func labelsAboveStandOverTheirItems() throws {
        let stack = set(try contacts(two, form: .stack, labels: .above))
        #expect(stack.lines.map(\.words) == ["Email ", "ada@example.org ", "Phone ", "555 "])
        #expect(stack.lines.allSatisfy { $0.x == 0 })
        #expect(stack.height == 4 * 12)
        let row = set(try contacts(two, form: .row, labels: .above))
        #expect(row.lines.map(\.words) == ["Email ", "ada@example.org ", " | ", "Phone ", "555 "])
        // The separator stands between the items, not between their labels.
        #expect(row.lines[2].y == row.lines[1].y && row.lines[1].y == row.lines[0].y + 12)
        #expect(row.lines[3].x == row.lines[4].x && row.lines[3].x == 75 + 15)
        #expect(row.height == 2 * 12)
    }

    @Test func labelsBeforeStandInAColumnWhereItemsStandBelowEachOther() throws {
        let items = [("Web", "ada.example"), ("Location", "Oslo")]
        let stack = set(try contacts(items, form: .stack, labels: .before))
        #expect(stack.lines.map(\.x) == [0, 47, 0, 47])
        #expect(stack.height == 2 * 12)
        let row = set(try contacts(items, form: .row, labels: .before))
        #expect(row.lines.map(\.x) == [0, 22, 77, 92, 139])
    }

    @Test(arguments: [(ContactsLayout.Form.stack, 22.0), (.row, 0)])
    func aLabelThatLeavesTooLittleRoomStandsAboveItsText(
        _ form: ContactsLayout.Form, _ inset: Double
    ) throws {
        let wide = String(repeating: "word ", count: 12) + "end"
        let items = [("Web", "ada.example"), (wide, "Oslo")]
        let found = set(try contacts(items, form: form, labels: .before), width: 200)
        let lines = found.lines.filter { $0.words != " | " }
        // The label takes two lines, and no other item is moved by it.
        #expect(lines.map(\.x) == [0, 22, 0, 0, inset])
        #expect(lines.map(\.y) == [9, 9, 21, 33, 45].map { $0 + lines[0].y - 9 })
        #expect(lines.last?.words == "Oslo ")
        #expect(found.height == 4 * 12)
    }

    @Test func withoutALabelAnItemBeginsAtTheLeft() throws {
        let items = [("Web", "ada.example"), ("", "Oslo")]
        for labels in [ContactsLayout.Labels.before, .above] {
            let found = set(try contacts(items, form: .row, labels: labels)).lines
            #expect(found.last?.x == (labels == .before ? 92 : 70))
        }
    }

    @Test(arguments: [Alignment.left, .center, .right])
    func anIconStandsBeforeItsFirstWord(alignment: Alignment) throws {
        let icon = try #require(Icon.section("work"))
        let long = [("", String(repeating: "word ", count: 12) + "end")]
        let found = set(
            try contacts(long, form: .row, icon: icon), alignment, width: 200)
        #expect(found.lines.count == 2)
        let advance = Icon.advance * 10
        let gap = found.lines[0].x - found.icons[0]
        #expect(gap > 10 && gap <= advance + 0.01)
        #expect(found.lines.allSatisfy { $0.x >= 0 })
        if alignment == .left { #expect(found.lines[1].x == found.lines[0].x) }
    }
}
