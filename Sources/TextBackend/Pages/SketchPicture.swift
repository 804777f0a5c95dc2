package import Pages

/// Draws a picture with cells: a framed box, or the picture itself in half cells or shades.
package struct SketchPicture {
    let options: SketchOptions
    let columns: Int
    let rows: Int

    /// Clusters with their looks, row by row from the top left.
    ///
    /// - Parameter picture: the picture; nil for a box with the word "photo".
    /// - Returns: the rows; all are as long as the first.
    func cells(_ picture: ImageAsset?) -> [[(text: String, style: CellStyle)]] {
        guard let picture, case .pixels(let bytes) = picture.content, picture.width > 0,
            picture.height > 0, bytes.count >= picture.width * picture.height * 4
        else { return box }
        // Half a cell is about a square, so the aspect gives the width in cells.
        let aspect = Double(picture.width) / Double(picture.height)
        let width = max(1, min(columns, Int((aspect * Double(2 * rows)).rounded())))
        let height = max(2, min(2 * rows, Int((Double(width) / aspect).rounded()) / 2 * 2))
        let sampler = PictureSampler(
            bytes: bytes, width: picture.width, height: picture.height, columns: width,
            rows: height)
        return stride(from: 0, to: height, by: 2).map { row in
            (0..<width).map { column in
                cell(sampler.color(column, row), sampler.color(column, row + 1))
            }
        }
    }

    /// The rows of a picture in half cells, as large as so many columns and rows hold.
    package static func rows(
        of picture: ImageAsset, columns: Int, rows: Int
    ) -> [[CellPiece]] {
        let options = SketchOptions(photos: .colors)
        return SketchPicture(options: options, columns: columns, rows: rows).cells(picture).map {
            $0.map { CellPiece(text: $0.text, style: $0.style) }
        }
    }

    /// A cell of two colours, one above the other; nil for what is not part of the picture.
    private func cell(_ upper: Color?, _ lower: Color?) -> (text: String, style: CellStyle) {
        guard options.photos == .colors, !options.isASCII else {
            return (shade(upper, lower), CellStyle())
        }
        return switch (upper, lower) {
        case (let upper?, let lower?): ("▀", CellStyle(color: upper, ground: lower))
        case (let upper?, nil): ("▀", CellStyle(color: upper, isExact: true))
        case (nil, let lower?): ("▄", CellStyle(color: lower, isExact: true))
        case (nil, nil): (" ", CellStyle())
        }
    }

    /// A sign as dark as two colours: paper is white.
    private func shade(_ upper: Color?, _ lower: Color?) -> String {
        let light = ((upper?.luminance ?? 1) + (lower?.luminance ?? 1)) / 2
        let signs = options.isASCII ? Array("@#*+-. ") : Array("█▓▒░ ")
        return String(signs[min(Int(light * Double(signs.count)), signs.count - 1)])
    }

    private var box: [[(text: String, style: CellStyle)]] {
        let inner = max(columns - 2, 0)
        let line = Array(repeating: options.rule, count: inner)
        let corners = options.isASCII ? ["+", "+", "+", "+"] : ["┌", "┐", "└", "┘"]
        var rows = [[corners[0]] + line + [corners[1]]]
        let word = Array("photo")
        let before = max((inner - word.count) / 2, 0)
        for row in 1..<max(self.rows - 1, 1) {
            var blanks = Array(repeating: " ", count: inner)
            if row == self.rows / 2, word.count <= inner {
                for (index, letter) in word.enumerated() { blanks[before + index] = String(letter) }
            }
            rows.append([options.rail] + blanks + [options.rail])
        }
        rows.append([corners[2]] + line + [corners[3]])
        return rows.map { $0.map { ($0, CellStyle.mark) } }
    }
}

/// Makes a picture smaller: each of its new pixels is the mean of those it stands for.
private struct PictureSampler {
    let bytes: [UInt8]
    let width: Int
    let height: Int
    let columns: Int
    let rows: Int

    /// The colour of a pixel; nil if more than half of it is transparent.
    func color(_ column: Int, _ row: Int) -> Color? {
        let xs = span(column, of: columns, over: width)
        let ys = span(row, of: rows, over: height)
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        for y in ys {
            for x in xs {
                let place = (y * width + x) * 4
                blue += Int(bytes[place])
                green += Int(bytes[place + 1])
                red += Int(bytes[place + 2])
                alpha += Int(bytes[place + 3])
            }
        }
        guard alpha * 2 > xs.count * ys.count * 255 else { return nil }
        // Colours are premultiplied: what is left of the pixel has its full colour.
        let whole = Double(alpha)
        return Color(
            red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
    }

    private func span(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
        let start = min(index * length / count, length - 1)
        return start..<max(min((index + 1) * length / count, length), start + 1)
    }
}

extension Color {
    /// How light it looks, 0 to 1, with the weights of ITU-R BT.709.
    fileprivate var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
