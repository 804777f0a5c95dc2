import Pages
import TestSupport
import Testing

@testable import ResumeLayout

/// The order in which what stands on a page is drawn.
struct ReadingOrderTests {
    private typealias Piece = ReadingOrder.Piece

    private func line(_ paragraph: Int, _ number: Int = 0, in source: ColumnSet.Source = .main)
        -> Piece
    {
        Piece(
            item: .line(
                LineBox(
                    paragraph: paragraph, clusters: 0..<1, origin: Point(x: 0, y: Double(number)))),
            source: source)
    }

    private func path(_ x: Double) -> Piece {
        Piece(
            item: .path(PathShape(Rect(x: x, y: 0, width: 1, height: 1), fill: .black)),
            source: .main)
    }

    /// What the pieces are: `2.1` for the line numbered 1 of paragraph 2, `(3)` for the path at 3.
    private func names(_ pieces: [Piece]) -> [String] {
        pieces.map { piece in
            switch piece.item {
            case .line(let line): "\(line.paragraph).\(Int(line.origin.y))"
            case .path(let shape):
                if case .move(let point) = shape.segments[0] { "(\(Int(point.x)))" } else { "?" }
            case .image: "image"
            }
        }
    }

    private func ordered(_ pieces: [Piece]) -> [String] { names(ReadingOrder.ordered(pieces)) }

    @Test func whatNothingInterruptsStaysAsItIs() {
        let pieces = [path(1), line(1, 0), line(1, 1), path(2), line(2), path(3)]
        #expect(ordered(pieces) == names(pieces))
    }

    @Test func aDateBesideAParagraphIsReadAfterIt() {
        let pieces = [line(1, 0), line(9), line(1, 1), line(1, 2), line(2)]
        #expect(ordered(pieces) == ["1.0", "1.1", "1.2", "9.0", "2.0"])
    }

    @Test func whatIsDrawnInsideAParagraphIsDrawnBeforeIt() {
        let pieces = [path(1), line(1, 0), path(2), path(3), line(1, 1), path(4)]
        #expect(ordered(pieces) == ["(1)", "(2)", "(3)", "1.0", "1.1", "(4)"])
    }

    @Test func paragraphsOfTwoColumnsAreDifferent() {
        let pieces = [line(1, 0), line(1, 5, in: .side), line(1, 1)]
        #expect(ordered(pieces) == ["1.0", "1.1", "1.5"])
    }

    /// A line at a height; at the right it stands in a column of its own there.
    private func line(_ paragraph: Int, y: Int, isRight: Bool = false) -> Piece {
        let origin = Point(x: isRight ? 90 : 10, y: Double(y))
        var line = LineBox(paragraph: paragraph, clusters: 0..<1, origin: origin)
        line.isTrailing = isRight
        return Piece(item: .line(line), source: .main)
    }

    @Test func nothingAtTheRightIsReadBeforeALevelTextAtItsLeft() {
        let head = line(1, y: 0)
        let dates = line(2, y: 0, isRight: true)
        let place = line(3, y: 12, isRight: true)
        let next = [line(4, y: 12), line(4, y: 24), line(5, y: 36)]
        #expect(
            ordered([head, dates, place] + next) == ["1.0", "3.12", "2.0", "4.12", "4.24", "5.36"])
        // What is not level stays, as does what stands below.
        let below = line(4, y: 24)
        #expect(ordered([head, dates, place, below]) == ["1.0", "2.0", "3.12", "4.24"])
        #expect(ordered([head, dates, line(4, y: 12)]) == ["1.0", "2.0", "4.12"])
        #expect(ordered([head, place]) == ["1.0", "3.12"])
        // A fault of rounding is level; a line of another column is none.
        #expect(ordered([head, dates, place, line(4, y: 14)]).last == "4.14")
        #expect(ordered([head, dates, place, line(4, y: 14)])[1] == "3.12")
        #expect(ordered([head, dates, place, line(4, y: 15)])[1] == "2.0")
        var side = line(4, y: 12)
        side.source = .side
        #expect(ordered([head, dates, place, side])[1] == "2.0")
    }

    @Test func whereAllAreLevelTheTextAtTheLeftIsReadFirst() {
        let dates = [line(2, y: 0, isRight: true), line(2, y: 12, isRight: true)]
        let item = [line(4, y: 12), line(5, y: 12), line(5, y: 24)]
        #expect(
            ordered([line(1, y: 0)] + dates + [path(3)] + item + [line(6, y: 36)])
                == ["1.0", "(3)", "4.12", "5.12", "5.24", "2.0", "2.12", "6.36"])
        // Two lines of dates, then a place: that is below what follows.
        let place = line(3, y: 24, isRight: true)
        #expect(
            ordered(dates + [place, line(4, y: 12)]) == ["2.0", "2.12", "3.24", "4.12"])
        #expect(
            ordered(dates + [place, line(4, y: 24)]) == ["3.24", "2.0", "2.12", "4.24"])
    }

    @Test(arguments: 0..<200) func everyParagraphIsWholeWhateverStandsBetween(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let pieces = (0..<30).map { number in
            random.next() % 3 == 0 ? path(Double(number)) : line(Int(random.next() % 5), number)
        }
        let ordered = ReadingOrder.ordered(pieces)
        #expect(names(ordered).sorted() == names(pieces).sorted())
        let paragraphs = ordered.map { $0.paragraph?.index }
        var ended: Set<Int> = []
        for (before, after) in zip(paragraphs, paragraphs.dropFirst()) where before != after {
            if let before { ended.insert(before) }
            #expect(after.map { !ended.contains($0) } ?? true, "\(names(ordered))")
        }
        // Drawings keep their order, lines of a paragraph keep theirs, none is drawn over later.
        for paragraph in [nil, 0, 1, 2, 3, 4] {
            let places = { (all: [Piece]) in
                self.names(all.filter { $0.paragraph?.index == paragraph })
            }
            #expect(places(ordered) == places(pieces))
        }
        let last = Dictionary(
            pieces.enumerated().map { (names([$1])[0], $0) }, uniquingKeysWith: { $1 })
        for (index, piece) in ordered.enumerated() where piece.paragraph == nil {
            let place = last[names([piece])[0]] ?? 0
            for earlier in ordered[..<index] where earlier.paragraph != nil {
                #expect((last[names([earlier])[0]] ?? 0) < place, "a drawing covers a line")
            }
        }
    }
}
