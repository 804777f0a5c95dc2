import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// How photos and rules hang beside lines of text.
///
/// In cells capitals are 0.7 em high: those of a line of 20 pt are 14 pt high, on a baseline 16 pt below its top.
struct TypesetterPhotoTests {
    private func text(_ words: String, _ size: Double) -> HeaderBlock.Part {
        var style = TextStyle.test
        (style.size, style.leading) = (size, 1)
        return .init(content: .text(ComposedText(words, style)), alignment: .left)
    }

    private func photo(
        _ width: Double, _ height: Double, shape: PhotoLayout.Shape = .square,
        side: PhotoLayout.Side? = nil, aspect: Double = 1
    ) -> HeaderBlock.Photo {
        .init(
            element: 0,
            layout: PhotoLayout(
                side: side, width: width, height: height, gap: 10, shape: shape, frame: 0,
                frameColor: .black), aspect: aspect)
    }

    private func strip(_ head: HeaderBlock) -> Strip {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 300, minimumLines: 2)
        return typesetter.setHeader(head)
    }

    private func frame(_ strip: Strip) throws -> Rect {
        try #require(
            strip.items.lazy.compactMap { item -> Rect? in
                if case .image(let image) = item { image.frame } else { nil }
            }.first)
    }

    /// A head of lines of 20, 10 and 10 pt, whose baselines are at 16, 28 and 38.
    private let lines = [("Ada Lovelace", 20.0), ("Analyst", 10), ("ada@b.example", 10)]

    private func pair(
        _ drawn: [HeaderBlock.Part], _ level: HeaderLayout.Level, isLeft: Bool = true
    ) -> Strip {
        let text = lines.map { self.text($0.0, $0.1) }
        return strip(
            HeaderBlock(
                parts: [
                    .init(
                        content: .pair(
                            isLeft ? drawn : text, isLeft ? text : drawn,
                            HeaderLayout.Pair(
                                left: [], right: [], share: .points(isLeft ? 100 : 200),
                                rightAlignment: .left, level: level)), alignment: .left)
                ], space: 0))
    }

    private func part(_ photo: HeaderBlock.Photo) -> HeaderBlock.Part {
        .init(content: .photo(photo), alignment: .left)
    }

    @Test(
        arguments: [true, false],
        [
            // Level with the capitals; its foot on the lowest baseline that is little above where it would be.
            (36.0, 36.0), (38, 36), (42, 42), (27, 26), (28, 28), (26, 26), (22, 22), (50, 50),
        ])
    func itsTopIsLevelWithCapitalsAndItsFootOnABaseline(
        _ isLeft: Bool, _ sizes: (asked: Double, set: Double)
    ) throws {
        let strip = pair([part(photo(sizes.asked, sizes.asked))], .top, isLeft: isLeft)
        let frame = try frame(strip)
        #expect(abs(frame.minY - 2) < 1e-9)
        #expect(abs(frame.size.height - sizes.set) < 1e-9)
        // It is as wide as what stands below it.
        #expect(frame.size.width == sizes.asked)
        #expect(strip.baselines.sorted() == [16, 28, 38])
        #expect(abs(strip.height - max(40, 2 + sizes.set)) < 1e-9)
    }

    @Test func aRuleAboveItGoesWithIt() throws {
        let rule = HeaderBlock.Part(
            content: .rule(RuleLayout(thickness: 4, color: .black), length: nil), alignment: .left)
        let strip = pair([rule, part(photo(34, 34))], .top)
        let frame = try frame(strip)
        // 38 pt in all, of which the photo gives up 2.
        #expect(abs(frame.minY - 6) < 1e-9 && abs(frame.maxY - 38) < 1e-9)
    }

    @Test(arguments: [
        // Between the capitals' top at 2 and the last baseline at 38.
        (20.0, 10.0, 0.0), (36, 2, 0), (60, 0, 10),
    ])
    func itsMiddleIsThatOfTheLines(_ size: Double, _ y: Double, _ drop: Double) throws {
        let strip = pair([part(photo(size, size))], .middle)
        let frame = try frame(strip)
        #expect(abs(frame.minY - y) < 1e-9 && abs(frame.size.height - size) < 1e-9)
        let baselines = strip.baselines.sorted()
        #expect(zip(baselines, [16, 28, 38]).allSatisfy { abs($0 - $1 - drop) < 1e-9 })
        #expect(abs(strip.height - max(40 + drop, y + size)) < 1e-9)
    }

    @Test func littleTallerThanTheLinesItIsAsTallAsThey() throws {
        let frame = try frame(pair([part(photo(38, 38))], .middle))
        #expect(abs(frame.minY - 2) < 1e-9 && abs(frame.maxY - 38) < 1e-9)
    }

    @Test func atTheFootItStandsOnTheLastBaseline() throws {
        let low = try frame(pair([part(photo(20, 20))], .bottom))
        #expect(abs(low.maxY - 38) < 1e-9)
        let tall = pair([part(photo(60, 60))], .bottom)
        let top = try frame(tall).minY
        #expect(abs(top) < 1e-9)
        #expect(abs((tall.lastBaseline ?? 0) - 60) < 1e-9)
        // The lines reach 2 pt below their last baseline.
        #expect(abs(tall.height - 62) < 1e-9)
    }

    @Test(arguments: [PhotoLayout.Side.left, .right])
    func besideTheWholeHeadItHangsAlike(_ side: PhotoLayout.Side) throws {
        let parts = lines.map { text($0.0, $0.1) }
        let strip = strip(HeaderBlock(parts: parts, space: 0, photo: photo(38, 38, side: side)))
        let frame = try frame(strip)
        #expect(abs(frame.minY - 2) < 1e-9 && abs(frame.maxY - 38) < 1e-9)
        #expect(frame.size.width == 38)
        #expect(abs(side == .left ? frame.minX : frame.maxX - 300) < 1e-9)
        let tall = self.strip(
            HeaderBlock(parts: parts, space: 0, photo: photo(60, 60, side: side)))
        let top = try self.frame(tall).minY
        #expect(tall.height == 60 && abs(top) < 1e-9)
        #expect(zip(tall.baselines.sorted(), [26, 38, 48]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    /// A frame that is taller than a square lets it reach a baseline further down, as wide as it was.
    @Test(arguments: [
        (24.0, 40.0, 36.0), (24, 36, 36), (24, 35.9, 26), (25, 30, 26), (30, 30, 30), (40, 20, 20),
    ])
    func aSquareMayBeAsTallAsItsFrame(_ width: Double, _ height: Double, _ set: Double) throws {
        let frame = try frame(pair([part(photo(width, height))], .top))
        #expect(abs(frame.minY - 2) < 1e-9 && abs(frame.size.height - set) < 1e-9)
        #expect(frame.size.width == min(width, height))
        let rounded = try self.frame(pair([part(photo(24, 40, shape: .circle))], .top))
        #expect(rounded.size.height == 24)
    }

    @Test func aRectangleIsCutAndACircleIsNot() throws {
        let rectangle = try frame(
            pair([part(photo(50, 38, shape: .rectangle, aspect: 0.5))], .top))
        #expect(abs(rectangle.size.height - 36) < 1e-9 && rectangle.size.width == 19)
        for level in [HeaderLayout.Level.top, .middle] {
            let circle = try frame(pair([part(photo(38, 38, shape: .circle))], level))
            #expect(circle.size.height == 38 && circle.size.width == 38)
        }
    }
}
