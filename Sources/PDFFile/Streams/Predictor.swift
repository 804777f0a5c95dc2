/// Undoes what was done to data before packing, so that they pack better (ISO 32000-1, 7.4.4.4).
struct Predictor {
    private let kind: Int
    /// The bytes of a row, and of a pixel.
    private let (row, pixel): (Int, Int)
    private let bits: Int

    /// Reads the parameters of a filter; nil where the data are as they were.
    init?(_ parameters: PDFDictionary) throws(PDFFileError) {
        kind = parameters["Predictor"]?.integer ?? 1
        guard kind != 1 else { return nil }
        let colors = parameters["Colors"]?.integer ?? 1
        bits = parameters["BitsPerComponent"]?.integer ?? 8
        let columns = parameters["Columns"]?.integer ?? 1
        guard kind == 2 || (10...15).contains(kind), (1...64).contains(colors),
            [1, 2, 4, 8, 16].contains(bits), (1...1_000_000).contains(columns)
        else { throw .packedData }
        // TIFF's predictor on other depths is not in use.
        guard kind != 2 || bits == 8 else { throw .filter("TIFF predictor") }
        row = (colors * bits * columns + 7) / 8
        pixel = max(colors * bits / 8, 1)
    }

    /// The data as they were.
    func undone(_ data: [UInt8]) throws(PDFFileError) -> [UInt8] {
        kind == 2 ? tiff(data) : try png(data)
    }

    private func tiff(_ data: [UInt8]) -> [UInt8] {
        var data = data
        for index in data.indices where index % row >= pixel { data[index] &+= data[index - pixel] }
        return data
    }

    /// Undoes PNG's filters; each row says which it uses.
    private func png(_ data: [UInt8]) throws(PDFFileError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(data.count)
        var start = 0
        while start < data.count {
            let filter = data[start]
            let end = min(start + 1 + row, data.count)
            let above = result.count - row
            let first = result.count
            for index in start + 1..<end {
                let place = index - start - 1
                let left = place >= pixel ? result[first + place - pixel] : 0
                let up = above >= 0 ? result[above + place] : 0
                let upLeft = above >= 0 && place >= pixel ? result[above + place - pixel] : 0
                let guess: UInt8 =
                    switch filter {
                    case 0: 0
                    case 1: left
                    case 2: up
                    case 3: UInt8((Int(left) + Int(up)) / 2)
                    case 4: Self.paeth(left, up, upLeft)
                    default: throw .packedData
                    }
                result.append(data[index] &+ guess)
            }
            start = end
        }
        return result
    }

    /// The neighbour that is nearest to left + up − upper left (PNG, 9.4).
    private static func paeth(_ left: UInt8, _ up: UInt8, _ upLeft: UInt8) -> UInt8 {
        let guess = Int(left) + Int(up) - Int(upLeft)
        let distances = [left, up, upLeft].map { abs(guess - Int($0)) }
        if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
        return distances[1] <= distances[2] ? up : upLeft
    }
}
