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
