import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// The form of the rows of a section: what stands at the right edge does so in all of them, or in none.
///
/// In cells a letter is half an em wide: 5 pt at 10 pt. In a column of 100 pt, 8 letters fit beside any
/// left part.
struct TypesetterRowFormsTests {
    private func row(_ left: String, _ right: String, in section: String = "Languages") -> Block {
        Block(
            content: .row(
                RowBlock(
                    left: ComposedText(left, .test), right: ComposedText(right, .test), gap: 10)),
            spaceBefore: 0, breakBefore: .betweenEntries, origin: ContentOrigin(section: section))
    }

    /// How many lines of text each strip has below its first.
    private func lines(_ blocks: [Block], width: Double = 100) -> [Int] {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
        typesetter.set(blocks)
        return typesetter.galley.strips.map { Set($0.baselines).count - 1 }
    }

    private var short: Block { row("Spanish", "native") }
    private var wide: Block { row("English", "professional") }

    @Test func rowsThatFitStandOnALine() {
        #expect(lines([short, short]) == [0, 0])
        // Where there is room, long ones do, too.
        #expect(lines([short, wide], width: 120) == [0, 0])
    }

    @Test func oneThatDoesNotFitChangesAllOfAFew() {
        #expect(lines([short, wide, short]) == [1, 1, 1])
        #expect(lines([short, short, short, wide]) == [1, 1, 1, 1])
    }

    @Test func oneAmongManyIsAnException() {
        let many = Array(repeating: short, count: 7)
        #expect(lines(many + [wide]) == many.map { _ in 0 } + [1])
        #expect(lines(many.dropLast() + [wide]).allSatisfy { $0 == 1 })
        #expect(lines(many.dropLast() + [wide, wide]).allSatisfy { $0 == 1 })
    }

    @Test func otherSectionsAndRowsOfOnePartAreNotConcerned() {
        let others = [row("Rust", "good", in: "Skills"), row("Swift", "", in: "Languages")]
        #expect(lines([wide] + others) == [1, 0, 0])
    }

    /// A head of what is bold and what follows it, with dates of 4 letters at its right.
    private func head(_ lead: String, _ rest: String, right: String = "2024") -> Block {
        var bold = TextStyle.test
        bold.weight = 700
        var left = ComposedText(lead, bold)
        left.append(rest, .test)
        return Block(
            content: .row(RowBlock(left: left, right: ComposedText(right, .test), gap: 10)),
            spaceBefore: 0, breakBefore: .betweenEntries,
            origin: ContentOrigin(section: "Education"))
    }

    @Test(arguments: ["2024", ""]) func headsTakeTwoLinesWhereSomeOfThemDo(right: String) {
        let long = head("Bachelor of Science", ", Polytechnic", right: right)
        let short = head("Diploma", ", Oslo", right: right)
        let plain = row("Bergen", right, in: "Education")
        let width = right.isEmpty ? 120.0 : 165
        #expect(lines([short, short], width: width) == [0, 0])
        #expect(lines([long, short, plain], width: width) == [1, 1, 0])
        #expect(lines([long, short, short, short], width: width) == [1, 1, 1, 1])
        // Up to an eighth of many are exceptions.
        let many = Array(repeating: short, count: 7)
        #expect(lines([long] + many, width: width) == [1] + many.map { _ in 0 })
        #expect(lines([long, long] + many, width: width).allSatisfy { $0 == 1 })
        // Where there is room, no head is divided.
        #expect(lines([long, short], width: 300) == [0, 0])
    }

    @Test func headsOfOtherSectionsAreNotConcerned() {
        var other = head("Diploma", ", Oslo")
        other.origin = ContentOrigin(section: "Courses")
        let long = head("Bachelor of Science", ", Polytechnic")
        #expect(lines([long, other], width: 150) == [1, 0])
    }

    @Test func sectionsWhoseEntriesLastHaveHeadsOfOneForm() {
        func lasting(_ block: Block, in section: String) -> Block {
            var block = block
            block.origin = ContentOrigin(section: section, lasts: true)
            return block
        }
        let study = lasting(head("Bachelor of Science", ", Polytechnic"), in: "Education")
        let job = lasting(head("Analyst", ", Oslo"), in: "Experience")
        var award = head("Medal", ", Oslo")
        award.origin = ContentOrigin(section: "Awards")
        #expect(lines([job, study, award], width: 165) == [1, 1, 0])
        #expect(lines([job, award], width: 165) == [0, 0])
        // A section of two kinds lasts, whichever ends it.
        let other = head("Course", ", Oslo")
        #expect(lines([job, study, other], width: 165) == [1, 1, 1])
        #expect(lines([job, other, study], width: 165) == [1, 1, 1])
        // What stands at the right is of one form there, too.
        let place = lasting(wide, in: "Education")
        #expect(lines([place, lasting(short, in: "Experience"), short]) == [1, 1, 0])
        // What is an exception in its own section is none elsewhere.
        let jobs = Array(repeating: job, count: 7)
        let long = lasting(head("Bachelor of Science", ", Polytechnic"), in: "Experience")
        #expect(lines(jobs + [long, job], width: 165) == jobs.map { _ in 0 } + [1, 0])
        #expect(lines(jobs + [study], width: 165).allSatisfy { $0 == 1 })
    }

    @Test func columnsCountByTheirOwnWidths() {
        let cells = Block(
            content: .cells([[wide, short], []], gap: 0), spaceBefore: 0,
            breakBefore: .betweenEntries)
        // 12 letters fit beside 7 in 120 pt, and not in half of that.
        #expect(lines([cells], width: 240) == [1])
        #expect(lines([cells], width: 200) == [3])
    }
}
