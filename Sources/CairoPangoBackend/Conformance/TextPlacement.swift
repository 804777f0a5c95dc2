import PDFFile

/// Says where text is set in few bytes: by steps from the line before, where cairo writes a matrix for each
/// piece of text.
///
/// Text that is not upright stays as cairo writes it. The size stays in the matrix, too: beside fonts that
/// have it, PDFium takes words that small gaps part for one.
struct TextPlacement {
    /// Upright text: its size and place, in points.
    private struct Place {
        var size: Double
        var x: Double
        var y: Double
    }

    /// The font and size that cairo set, and those that are written; nil where they are not known.
    private var font: [ArraySlice<UInt8>]?
    private var written: [ArraySlice<UInt8>]?
    /// Where cairo's line of text begins; nil for text that is not upright.
    private var line: Place?
    /// Where the line that was written last in this text begins; nil before the first.
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
        line = nil
        if isNew { place = nil }
    }

    /// What was written is not known to hold any more.
    mutating func forget() { written = nil }

    /// Takes an operator that places text or chooses its font.
    mutating func take(
        _ operation: ContentOperation, _ content: ContentOperations, to writer: inout ContentWriter
    ) {
        let operands = content.operands(operation)
        let first = operands.startIndex
        switch operation.kind {
        case .font: font = operands.map { content.source[$0.range] }
        case .place where Self.isUpright(operation, content):
            line = Place(
                size: content.number(operands[first]), x: content.number(operands[first + 4]),
                y: content.number(operands[first + 5]))
            isMoved = true
        case .step:
            if let line, operands.count == 2 {
                self.line?.x += content.number(operands[first]) * line.size
                self.line?.y -= content.number(operands[first + 1]) * line.size
                isMoved = true
            } else {
                writer.write(operation, operands)
            }
        default:
            line = nil
            place = nil
            writer.write(operation, operands)
        }
    }

    /// Glyphs follow.
    mutating func show(to writer: inout ContentWriter) {
        if let font, font != written {
            for operand in font { writer.write(operand) }
            writer.write(name: "Tf")
            written = font
        }
        guard isMoved, let line else { return }
        isMoved = false
        if let place, place.size == line.size {
            // From where the line before stands, so that what is rounded off does not add up: to a
            // thousandth of the size.
            let x = ((line.x - place.x) / line.size * 1000).rounded()
            let y = ((place.y - line.y) / line.size * 1000).rounded()
            writer.write(Int(x), decimals: 3)
            writer.write(Int(y), decimals: 3)
            writer.write(name: "Td")
            self.place?.x += x / 1000 * line.size
            self.place?.y -= y / 1000 * line.size
        } else {
            let size = Int((line.size * 10_000).rounded())
            writer.write(size, decimals: 4)
            writer.write([0, 0], decimals: 0)
            writer.write(-size, decimals: 4)
            place = Place(
                size: line.size, x: (line.x * 100).rounded() / 100,
                y: (line.y * 100).rounded() / 100)
            writer.write(Int((line.x * 100).rounded()), decimals: 2)
            writer.write(Int((line.y * 100).rounded()), decimals: 2)
            writer.write(name: "Tm")
        }
    }
}
