import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PixelReductionTests {
    /// Reduces grey values; each pixel's four channels are the same.
    private func reduce(_ rows: [[UInt8]], to limit: Int, padding: Int = 0) -> [[UInt8]] {
        var bytes: [UInt8] = []
        for row in rows {
            for value in row { bytes += [value, value, value, value] }
            bytes += [UInt8](repeating: 99, count: padding)
        }
        let grid = bytes.withUnsafeBufferPointer { buffer -> PixelGrid? in
            guard let base = buffer.baseAddress else { return nil }
            return PixelReduction(
                source: base, width: rows[0].count, height: rows.count,
                stride: rows[0].count * 4 + padding
            ).reduced(to: limit)
        }
        guard let grid else { return [] }
        #expect(grid.bytes.count == grid.width * grid.height * 4)
        return (0..<grid.height).map { row in
            (0..<grid.width).map { grid.bytes[4 * (row * grid.width + $0) + 1] }
        }
    }

    @Test func aSmallPictureIsCopiedWithoutTheRoomBetweenItsRows() {
        #expect(reduce([[1, 2], [3, 4]], to: 2, padding: 8) == [[1, 2], [3, 4]])
    }

    @Test func halvingTakesTheMeanOfFour() {
        #expect(
            reduce([[0, 10, 100, 100], [20, 30, 100, 102]], to: 2, padding: 4) == [[15, 101]])
    }

    @Test func thirdsOfPixelsAreWeighed() {
        // Each new pixel is one and a half old ones wide.
        #expect(reduce([[0, 90, 240]], to: 2) == [[30, 190]])
        #expect(reduce([[0], [90], [240]], to: 2) == [[30], [190]])
    }

    @Test func oneColourStaysWhatItIs() {
        for side in 1...23 {
            let reduced = reduce(
                Array(repeating: Array(repeating: 255, count: 23), count: 17), to: side)
            #expect(reduced.allSatisfy { $0.allSatisfy { $0 == 255 } }, "\(side)")
        }
    }

    @Test func noSideVanishes() {
        #expect(reduce([Array(repeating: 7, count: 50)], to: 5) == [[7, 7, 7, 7, 7]])
        #expect(reduce(Array(repeating: [7], count: 50), to: 1) == [[7]])
    }

    @Test func theMeanOfAllIsKept() {
        let rows: [[UInt8]] = (0..<12).map { row in
            (0..<8).map { UInt8(($0 * 31 + row * 17) % 256) }
        }
        let all = rows.flatMap { $0 }.reduce(0) { $0 + Double($1) } / 96
        let reduced = reduce(rows, to: 5).flatMap { $0 }
        let mean = reduced.reduce(0) { $0 + Double($1) } / Double(reduced.count)
        #expect(abs(all - mean) < 1)
    }
}
