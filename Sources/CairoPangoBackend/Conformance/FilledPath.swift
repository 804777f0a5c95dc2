/// A path that is filled, written in few bytes: by whole numbers of hundredths of a point from a corner
/// near it, and without what filling implies.
struct FilledPath {
    /// How many points a path has at least that saves more than the change of units costs.
    private static let fewest = 8

    private var parts: [(operation: ContentOperation, points: [Int])] = []

    /// Takes the operators of a path.
    ///
    /// - Returns: nil for a path that is as short as it can be.
    init?(_ operations: ArraySlice<ContentOperation>, _ content: ContentOperations) {
        for (index, operation) in zip(operations.indices, operations) {
            switch operation.code {
            case ContentOperator.rectangle: return nil
            // Each part is closed where it is filled (ISO 32000-1, 8.5.3.1).
            case ContentOperator.closePath: continue
            // A part without lines draws nothing.
            case ContentOperator.moveTo
            where index + 1 == operations.endIndex
                || operations[index + 1].code == ContentOperator.moveTo:
                continue
            default:
                let points = content.numbers(operation).map { Int(($0 * 100).rounded()) }
                parts.append((operation, points))
            }
        }
        guard parts.reduce(0, { $0 + $1.points.count }) >= Self.fewest * 2 else { return nil }
    }

    /// Writes the path and how it is filled.
    func write(_ fill: ContentOperation, to writer: inout ContentWriter) {
        // A whole number of points, so that no place changes.
        func corner(_ axis: Int) -> Int {
            let least =
                parts.lazy.flatMap { part in
                    stride(from: axis, to: part.points.count, by: 2).lazy.map { part.points[$0] }
                }.min() ?? 0
            return least - (least % 100 + 100) % 100
        }
        let (x, y) = (corner(0), corner(1))
        writer.write(line: "q")
        writer.write([1, 0, 0, 1, x, y], decimals: 2)
        writer.write(name: "cm")
        for part in parts {
            writer.write(
                part.points.enumerated().map { $1 - ($0.isMultiple(of: 2) ? x : y) }, decimals: 0)
            writer.write(name: part.operation)
        }
        writer.write(name: fill)
        writer.write(line: "Q")
    }
}
