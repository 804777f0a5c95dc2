import CCairo
import TestSupport
import Testing

@Suite struct PNGComparisonTests {
    @Test func pixelsAreReadInOrder() throws {
        let image = try #require(PNGImage(picture(width: 3, height: 2, darkening: [4: 0x10])))
        #expect(image.width == 3)
        #expect(image.height == 2)
        #expect(image.pixels.map { $0 & 0xFF } == [0xFF, 0xFF, 0xFF, 0xFF, 0xEF, 0xFF])
    }

    @Test func smallDifferencesOfColourDoNotCount() throws {
        let white = try #require(PNGImage(picture(width: 10, height: 10, darkening: [:])))
        let grey = try #require(
            PNGImage(picture(width: 10, height: 10, darkening: [1: 0x10, 32: 0x80, 57: 0x90])))
        let comparison = PNGComparison(white, grey, tolerance: 0x10)
        #expect(comparison.differingShare == 0.02)
        #expect(comparison.largestDifference == 0x90)
        #expect(comparison.place == "(2, 3) to (7, 5)")
        #expect(
            comparison.description
                == "2.00 % of the pixels differ, by up to 144 of 255, at (2, 3) to (7, 5)")
    }

    @Test func otherSizesAreAltogetherDifferent() throws {
        let one = try #require(PNGImage(picture(width: 2, height: 3, darkening: [:])))
        let other = try #require(PNGImage(picture(width: 3, height: 2, darkening: [:])))
        #expect(PNGComparison(one, other).differingShare == 1)
    }

    @Test func whatIsNotPNGIsRefused() {
        #expect(PNGImage([1, 2, 3]) == nil)
        #expect(PNGImage(picture(width: 9, height: 9, darkening: [:]).dropLast(40)) == nil)
    }

    /// A white picture with some pixels darker, by their index.
    private func picture(width: Int, height: Int, darkening: [Int: UInt32]) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        if let data = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            for index in 0..<width * height {
                let grey = 0xFF - (darkening[index] ?? 0)
                UnsafeMutableRawPointer(data + index / width * stride + index % width * 4)
                    .storeBytes(of: grey << 16 | grey << 8 | grey, as: UInt32.self)
            }
        }
        cairo_surface_flush(surface)
        var bytes: [UInt8] = []
        withUnsafeMutablePointer(to: &bytes) { bytes in
            _ = cairo_surface_write_to_png_stream(
                surface,
                { target, data, length in
                    let bytes = target?.assumingMemoryBound(to: [UInt8].self)
                    bytes?.pointee += UnsafeBufferPointer(start: data, count: Int(length))
                    return CAIRO_STATUS_SUCCESS
                }, bytes)
        }
        return bytes
    }
}
