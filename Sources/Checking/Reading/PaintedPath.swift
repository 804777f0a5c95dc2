import PDFFile
import Pages

/// The outline that is being made (ISO 32000-1, 8.5.2), as far as it is a ground for text.
struct PaintedPath {
    private var points: [Point] = []
    private var parts = 0

    /// The most points; what has more is no ground.
    private static let most = 1_000

    /// Whether it is one outline.
    var isOne: Bool { parts == 1 }

    /// The rectangle around it; nil if there is none.
    var frame: Rect? { points.isEmpty || points.count > Self.most ? nil : Rect(around: points) }

    /// Does what an operator says, if it makes an outline; gives whether it does.
    mutating func perform(_ name: String, _ operands: [PDFObject], _ matrix: Matrix) -> Bool {
        let numbers = operands.compactMap(\.number)
        switch name {
        case "m", "re": parts += 1
        case "l", "c", "v", "y": break
        case "h": return true
        default: return false
        }
        guard points.count <= Self.most else { return true }
        if name == "re", numbers.count == 4 {
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            for (x, y) in [(x, y), (x + width, y), (x, y + height), (x + width, y + height)] {
                points.append(matrix.applied(x: x, y: y))
            }
        } else {
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                points.append(matrix.applied(x: numbers[index], y: numbers[index + 1]))
            }
        }
        return true
    }
}
