import Characters

/// The tables that a JPEG file has defined so far (ITU-T T.81, B.2.4).
struct JPEGTables {
    /// Which quantization tables are there, by number.
    private(set) var quantization: Set<Int> = []
    /// The length of the shortest code of each Huffman table for DC values, by number.
    private(set) var shortestDC: [Int: Int] = [:]
    /// The same for AC values.
    private(set) var shortestAC: [Int: Int] = [:]
    /// How many units stand between restart markers; 0 for no markers.
    private(set) var restartInterval = 0

    mutating func defineQuantization(_ data: ArraySlice<UInt8>) throws(PhotoError.Reason) {
        var rest = data
        while let kind = rest.byte() {
            guard kind >> 4 <= 1, kind & 15 <= 3, rest.take(kind >> 4 == 0 ? 64 : 128) != nil
            else { throw .damaged("bad quantization table") }
            quantization.insert(kind & 15)
        }
    }

    mutating func defineHuffman(_ data: ArraySlice<UInt8>) throws(PhotoError.Reason) {
        var rest = data
        while let kind = rest.byte() {
            guard kind >> 4 <= 1, kind & 15 <= 3, let counts = rest.take(16) else {
                throw .damaged("bad Huffman table")
            }
            var total = 0
            var room = 1
            var shortest = 0
            for (length, count) in zip(1..., counts) {
                room = room * 2 - Int(count)
                guard room >= 0 else { throw .damaged("bad Huffman table") }
                if shortest == 0, count > 0 { shortest = length }
                total += Int(count)
            }
            guard 1...256 ~= total, rest.take(total) != nil else {
                throw .damaged("bad Huffman table")
            }
            if kind >> 4 == 0 {
                shortestDC[kind & 15] = shortest
            } else {
                shortestAC[kind & 15] = shortest
            }
        }
    }

    mutating func defineRestartInterval(_ data: ArraySlice<UInt8>) throws(PhotoError.Reason) {
        guard data.count == 2 else { throw .damaged("bad restart interval") }
        restartInterval = data.bigEndian
    }
}
