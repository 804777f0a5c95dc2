/// A picture reduced to a few colours, by median cut.
struct ColorPalette {
    /// The colours, `0xRRGGBB`.
    private(set) var colors: [UInt32] = []
    /// The colour of each pixel, by its place in the list.
    private(set) var indices: [UInt8] = []

    /// Reduces pixels.
    ///
    /// - Parameters:
    ///   - pixels: blue, green, red and alpha, colours premultiplied; shown on white.
    ///   - limit: the most colours, 2 to 256.
    init(_ pixels: [UInt8], limit: Int) {
        var counts: [UInt32: Int] = [:]
        let values = pixels.withUnsafeBufferPointer { bytes in
            (0..<bytes.count / 4).map { Self.onWhite(bytes, $0 * 4) }
        }
        // Neighbouring pixels are mostly the same: the table is asked once a stretch.
        var start = 0
        for index in 1...max(values.count, 1) where !values.isEmpty {
            if index == values.count || values[index] != values[start] {
                counts[values[start], default: 0] += index - start
                start = index
            }
        }
        var places: [UInt32: UInt8] = [:]
        for box in Self.boxes(counts, limit) {
            for entry in box.entries { places[entry.color] = UInt8(colors.count) }
            colors.append(box.mean)
        }
        var last: (color: UInt32, place: UInt8)?
        indices = values.map { value in
            if let last, last.color == value { return last.place }
            let place = places[value] ?? 0
            last = (value, place)
            return place
        }
    }

    private static func onWhite(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32 {
        let missing = 255 - UInt32(bytes[start + 3])
        func part(_ offset: Int) -> UInt32 { min(255, UInt32(bytes[start + offset]) + missing) }
        return part(2) << 16 | part(1) << 8 | part(0)
    }

    /// Divides the colours until there are as many boxes as allowed, or each holds one colour.
    private static func boxes(_ counts: [UInt32: Int], _ limit: Int) -> [ColorBox] {
        guard !counts.isEmpty else { return [] }
        // In a fixed order, so that the same picture gives the same bytes.
        var boxes = [ColorBox(counts.map { ($0.key, $0.value) }.sorted { $0.color < $1.color })]
        while boxes.count < limit,
            let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
            let (low, high) = boxes[index].halves
        {
            boxes[index] = low
            boxes.append(high)
        }
        return boxes
    }
}
