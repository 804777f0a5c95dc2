import Testing

@testable import ResumeLayout

/// How a width is divided among columns.
struct ColumnsTests {
    @Test(
        arguments: [
            ([], [90.0, 90]), ([.parts(1, of: 1), .parts(3, of: 1)], [45, 135]),
            ([.parts(1, of: 1), .points(60)], [120, 60]),
            ([.share(0.25), .parts(2, of: 9)], [50, 130]),
            ([.points(300), .parts(1, of: 1)], [300, 1]), ([.points(40), .points(50)], [40, 50]),
        ] as [([Extent], [Double])])
    func partsTakeWhatTheOthersLeave(_ asked: [Extent], _ expected: [Double]) {
        #expect(Columns.widths(2, gap: 20, asked: asked, of: 200) == expected)
    }
}
