import PDFFile

/// Says where text is set, and in what size, in few bytes: by steps in points from the line before, where
/// cairo writes a matrix for each piece of text.
///
/// Text that is upright has the page's units then, and its size with its font. Text that is not stays
/// as cairo writes it.
struct TextPlacement {
    /// A place on the page, in hundredths of a point.
    private struct Place: Equatable {
        var x: Int
        var y: Int
    }

    /// The font, and the size in ten-thousandths of a point, or of the unit of a matrix.
    private struct Size: Equatable {
        var font: ArraySlice<UInt8>
        var size: Int
    }

    /// The font that cairo set, and the size that it has beside it.
    private var font: (name: ArraySlice<UInt8>, size: Double)?
    /// What is written of them; nil where it is not known.
    private var written: Size?
    /// How large a unit of upright text is, in points; nil for text that is not upright.
    private var unit: Double?
    /// Where cairo's line of text begins, in points.
    private var line = (x: 0.0, y: 0.0)
    /// The place that was written last in this text; nil before the first.
    private var place: Place?
    /// Whether the next glyphs are elsewhere.
    private var isMoved = false

    /// Whether an operator's matrix makes text upright, in a page whose heights grow downwards, as cairo
    /// writes it: `9.5 0 0 -9.5 x y Tm`.
    static func isUpright(_ operation: ContentOperation, _ content: ContentOperations) -> Bool {
        let matrix = content.operands(operation)
        guard matrix.count == 6 else { return false }
        func bytes(_ index: Int) -> ArraySlice<UInt8> {
            content.source[matrix[matrix.startIndex + index].range]
        }
        let (width, height) = (bytes(0), bytes(3))
        return bytes(1).elementsEqual("0".utf8) && bytes(2).elementsEqual("0".utf8)
            && width.first != UInt8(ascii: "-") && height.first == UInt8(ascii: "-")
            && height.dropFirst().elementsEqual(width)
    }

    /// A text begins; unless another went on, no place is known.
    mutating func begin(isNew: Bool) {
        unit = nil
        if isNew { place = nil }
    }

    /// What was written is not known to hold any more.
    mutating func forget() { written = nil }

    /// Takes an operator that places text or chooses its font.
    mutating func take(
        _ operation: ContentOperation, _ content: ContentOperations, to writer: inout ContentWriter
    ) {
        let operands = content.operands(operation)
        switch operation.kind {
        case .font:
            guard let name = operands.first, let size = operands.last else { return }
            font = (content.source[name.range], content.number(size))
        case .place:
            if Self.isUpright(operation, content) {
                let first = operands.startIndex
                unit = content.number(operands[first])
                line = (content.number(operands[first + 4]), content.number(operands[first + 5]))
                isMoved = true
            } else {
                unit = nil
                place = nil
                writer.write(operation, operands)
            }
        case .step:
            if let unit, operands.count == 2, let x = operands.first, let y = operands.last {
                line = (line.x + content.number(x) * unit, line.y - content.number(y) * unit)
                isMoved = true
            } else {
                writer.write(operation, operands)
            }
        default: writer.write(operation, operands)
        }
    }

    /// Glyphs follow.
    mutating func show(to writer: inout ContentWriter) {
        if let font {
            let size = Size(
                font: font.name, size: Int((font.size * (unit ?? 1) * 10_000).rounded()))
            if size != written {
                writer.write(font.name)
                writer.write(size.size, decimals: 4)
                writer.write(name: "Tf")
                written = size
            }
        }
        guard unit != nil, isMoved else { return }
        isMoved = false
        let next = Place(x: Int((line.x * 100).rounded()), y: Int((line.y * 100).rounded()))
        if let place {
            writer.write(next.x - place.x, decimals: 2)
            writer.write(place.y - next.y, decimals: 2)
            writer.write(name: "Td")
        } else {
            writer.write([1, 0, 0, -1], decimals: 0)
            writer.write([next.x, next.y], decimals: 2)
            writer.write(name: "Tm")
        }
        place = next
    }
}
