/// How far two pictures are apart.
package struct PNGComparison: Sendable, Hashable, CustomStringConvertible {
    /// How much of the pixels differ, from 0 to 1; 1 if the sizes differ.
    package let differingShare: Double
    /// The largest difference of a colour channel, of 255.
    package let largestDifference: Int
    /// The smallest rectangle around all pixels that differ, in pixels; nil if none does.
    package let place: String?
    private let sizes: String?

    /// Compares two pictures.
    ///
    /// - Parameters:
    ///   - first: a picture.
    ///   - second: another.
    ///   - tolerance: how far a colour channel may be off, of 255, before the pixel counts.
    package init(_ first: PNGImage, _ second: PNGImage, tolerance: Int = 24) {
        guard first.width == second.width, first.height == second.height else {
            differingShare = 1
            largestDifference = 255
            place = nil
            sizes = "\(first.width) x \(first.height) and \(second.width) x \(second.height)"
            return
        }
        var count = 0
        var largest = 0
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for index in first.pixels.indices {
            let difference = Self.difference(first.pixels[index], second.pixels[index])
            largest = max(largest, difference)
            guard difference > tolerance else { continue }
            count += 1
            let (column, row) = (index % first.width, index / first.width)
            (left, right) = (min(left, column), max(right, column))
            (top, bottom) = (min(top, row), max(bottom, row))
        }
        differingShare = Double(count) / Double(max(1, first.pixels.count))
        largestDifference = largest
        place = count == 0 ? nil : "(\(left), \(top)) to (\(right), \(bottom))"
        sizes = nil
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let pair = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
            largest = max(largest, abs(pair.0 - pair.1))
        }
        return largest
    }

    package var description: String {
        if let sizes { return "the sizes differ: \(sizes) pixels" }
        guard let place else { return "the same, colours at most \(largestDifference) of 255 off" }
        let tenths = Int((differingShare * 10_000).rounded())
        let percent = "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100)"
        return
            "\(percent) % of the pixels differ, by up to \(largestDifference) of 255, at \(place)"
    }
}
