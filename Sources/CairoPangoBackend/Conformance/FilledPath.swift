/// A path that is filled, written in few bytes: by whole numbers of hundredths of a point from a corner
/// near it, and without what filling implies.
struct FilledPath {
    /// How many points a path has at least that saves more than the change of units costs.
    private static let fewest = 8

    /// The coordinates of all points, in hundredths of a point, in turns of x and y.
    private var coordinates: [Int] = []
    /// The operators, and where the coordinates of each end.
    private var parts: [(operation: ContentOperation, end: Int)] = []

    /// Takes the operators of a path.
    ///
    /// - Returns: nil for a path that is as short as it can be.
    init?(_ operations: ArraySlice<ContentOperation>, _ content: ContentOperations) {
        coordinates.reserveCapacity(operations.count * 6)
        parts.reserveCapacity(operations.count)
        for index in operations.indices {
            let operation = operations[index]
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
                for token in content.operands(operation) {
                    coordinates.append(Int((content.number(token) * 100).rounded()))
                }
                parts.append((operation, coordinates.count))
            }
        }
        guard coordinates.count >= Self.fewest * 2 else { return nil }
    }

    /// Writes the path and how it is filled.
    func write(_ fill: ContentOperation, to writer: inout ContentWriter) {
        let corner = (corner(0), corner(1))
        writer.write(line: "q")
        writer.write([1, 0, 0, 1, corner.0, corner.1], decimals: 2)
        writer.write(name: "cm")
        var index = 0
        for part in parts {
            while index < part.end {
                writer.write(
                    coordinates[index] - (index % 2 == 0 ? corner.0 : corner.1), decimals: 0)
                index += 1
            }
            writer.write(name: part.operation)
        }
        writer.write(name: fill)
        writer.write(line: "Q")
    }

    /// The least coordinate of an axis, less what is no whole point, so that no place changes.
    private func corner(_ axis: Int) -> Int {
        var least = coordinates[axis]
        for index in stride(from: axis, to: coordinates.count, by: 2) {
            least = min(least, coordinates[index])
        }
        return least - (least % 100 + 100) % 100
    }
}
