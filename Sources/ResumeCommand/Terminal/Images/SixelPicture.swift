import Pages

/// A picture in sixels: columns of six pixels (VT330/VT340 Programmer Reference, chapter 14).
struct SixelPicture {
    private let width: Int
    private let height: Int
    private let palette: ColorPalette

    /// Takes a picture; nil if it has no pixels of its own, or they are not as many as its size says.
    ///
    /// What is transparent is shown on white. `colors` is the most that the terminal shows, at least
    /// 2; more than 256 are not used.
    init?(_ picture: ImageAsset, colors: Int = 256) {
        guard case .pixels(let bytes) = picture.content, (1...32_767).contains(picture.width),
            (1...32_767).contains(picture.height), bytes.count == picture.width * picture.height * 4
        else { return nil }
        width = picture.width
        height = picture.height
        palette = ColorPalette(bytes, limit: min(max(colors, 2), 256))
    }

    /// The sequence that shows the picture at the cursor.
    func encode() -> [UInt8] {
        var writer = SixelWriter(width: width, height: height)
        for (index, color) in palette.colors.enumerated() { writer.define(index, color) }
        palette.indices.withUnsafeBufferPointer { pixels in
            for top in stride(from: 0, to: height, by: 6) {
                writer.band(pixels, top: top, colors: palette.colors.count)
            }
        }
        return writer.finish()
    }
}

/// Writes bands of sixels.
private struct SixelWriter {
    let width: Int
    let height: Int
    private var result: [UInt8]
    /// The six bits of each column, color by color.
    private var bits: [UInt8] = []
    /// The first and the last column that a color stands in, within a band.
    private var extent: [(first: Int, last: Int)] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        // Square pixels, then the size.
        result = Array("\u{1B}Pq\"1;1;\(width);\(height)".utf8)
    }

    mutating func define(_ index: Int, _ color: UInt32) {
        func percent(_ shift: UInt32) -> UInt32 { ((color >> shift & 0xFF) * 100 + 127) / 255 }
        result += "#\(index);2;\(percent(16));\(percent(8));\(percent(0))".utf8
    }

    mutating func band(_ pixels: UnsafeBufferPointer<UInt8>, top: Int, colors: Int) {
        bits = Array(repeating: 0, count: colors * width)
        extent = Array(repeating: (Int.max, -1), count: colors)
        for row in top..<min(top + 6, height) {
            let bit = UInt8(1) << UInt8(row - top)
            for column in 0..<width {
                let color = Int(pixels[row * width + column])
                bits[color * width + column] |= bit
                extent[color].first = min(extent[color].first, column)
                extent[color].last = max(extent[color].last, column)
            }
        }
        var isFirst = true
        for color in 0..<colors where extent[color].last >= 0 {
            if !isFirst { result.append(UInt8(ascii: "$")) }
            isFirst = false
            result += "#\(color)".utf8
            write(color)
        }
        result.append(UInt8(ascii: "-"))
    }

    private mutating func write(_ color: Int) {
        repeated(0, extent[color].first)
        var column = extent[color].first
        while column <= extent[color].last {
            let value = bits[color * width + column]
            var end = column + 1
            while end <= extent[color].last, bits[color * width + end] == value { end += 1 }
            repeated(value, end - column)
            column = end
        }
    }

    private mutating func repeated(_ value: UInt8, _ count: Int) {
        let letter = 0x3F + value
        if count > 3 {
            result += "!\(count)".utf8
            result.append(letter)
        } else {
            for _ in 0..<count { result.append(letter) }
        }
    }

    consuming func finish() -> [UInt8] { result + Array("\u{1B}\\".utf8) }
}
