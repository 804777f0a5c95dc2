/// Which of a page's lines are flush left and which flush right, told by what their ends share.
struct SketchEdges {
    private let lefts: [Int: Int]
    private let rights: [Int: Int]

    init(_ lines: [SketchLine]) {
        lefts = Dictionary(lines.map { (Self.key($0.left), 1) }, uniquingKeysWith: +)
        rights = Dictionary(lines.map { (Self.key($0.right), 1) }, uniquingKeysWith: +)
    }

    /// Ends within a point of each other are one edge.
    private static func key(_ x: Double) -> Int { Int(x.rounded()) }

    private static func count(_ x: Double, _ counts: [Int: Int]) -> Int {
        (-1...1).reduce(0) { $0 + (counts[key(x) + $1] ?? 0) }
    }

    /// Whether several lines begin where a line begins.
    func isLeftAligned(_ line: SketchLine) -> Bool { Self.count(line.left, lefts) > 2 }

    /// Whether more lines end where a line ends than begin where it begins.
    func isRightAligned(_ line: SketchLine) -> Bool {
        let right = Self.count(line.right, rights)
        return right > 1 && right > Self.count(line.left, lefts)
    }
}
