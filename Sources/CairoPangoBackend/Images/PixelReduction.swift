/// Copies pixels from a C library's memory and makes the picture smaller by averaging areas.
///
/// Each new pixel is the mean of the area that it covers, so fine lines and noise grow soft and
/// nothing flickers. Means of premultiplied colours stay premultiplied.
struct PixelReduction {
    /// The pixels: blue, green, red, alpha, premultiplied.
    let source: UnsafePointer<UInt8>
    /// The size in pixels, neither side zero.
    let width: Int
    /// The size in pixels, neither side zero.
    let height: Int
    /// How many bytes one row lies after the other.
    let stride: Int

    /// The picture with its longer side reduced to `limit`, or as it is if it is not longer.
    func reduced(to limit: Int) -> PixelGrid {
        let longer = max(width, height)
        guard longer > limit, limit > 0 else { return copy() }
        return averaged(
            toWidth: max((width * limit + longer / 2) / longer, 1),
            toHeight: max((height * limit + longer / 2) / longer, 1))
    }

    private func copy() -> PixelGrid {
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                buffer.baseAddress?.advanced(by: row * width * 4)
                    .initialize(from: source + row * stride, count: width * 4)
            }
            count = width * height * 4
        }
        return PixelGrid(width: width, height: height, bytes: bytes)
    }

    /// Averages to a size that is not larger in either direction.
    ///
    /// In units of 1/(old × new) of a side, an old pixel is `new` units long and a new one `old`,
    /// so all weights are whole numbers and each old pixel touches at most two new ones.
    private func averaged(toWidth newWidth: Int, toHeight newHeight: Int) -> PixelGrid {
        var bytes = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        var sums = [UInt64](repeating: 0, count: newWidth * 4)
        var row = [UInt32](repeating: 0, count: newWidth * 4)
        let scale = 1 / Double(width * height)
        var newRow = 0
        var room = height
        for oldRow in 0..<height {
            sum(oldRow, into: &row, newWidth: newWidth)
            let here = min(room, newHeight)
            for index in row.indices { sums[index] += UInt64(row[index]) * UInt64(here) }
            room -= here
            guard room == 0 else { continue }
            let start = newRow * newWidth * 4
            for index in sums.indices {
                bytes[start + index] = UInt8(Double(sums[index]) * scale + 0.5)
                sums[index] = UInt64(row[index]) * UInt64(newHeight - here)
            }
            newRow += 1
            room = height - (newHeight - here)
        }
        return PixelGrid(width: newWidth, height: newHeight, bytes: bytes)
    }

    private func sum(_ oldRow: Int, into row: inout [UInt32], newWidth: Int) {
        for index in row.indices { row[index] = 0 }
        var pixel = source + oldRow * stride
        var column = 0
        var room = width
        for _ in 0..<width {
            let here = min(room, newWidth)
            let beyond = newWidth - here
            for part in 0..<4 {
                let value = UInt32(pixel[part])
                row[column + part] += value * UInt32(here)
                if beyond > 0 { row[column + 4 + part] += value * UInt32(beyond) }
            }
            room -= here
            if room == 0 {
                column += 4
                room = width - beyond
            }
            pixel += 4
        }
    }
}
