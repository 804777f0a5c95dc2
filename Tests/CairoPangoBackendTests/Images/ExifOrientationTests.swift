import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct ExifOrientationTests {
    private func find(_ bytes: [UInt8]) -> ImageAsset.Orientation? {
        ExifOrientation.find(in: bytes[...])
    }

    @Test(arguments: [true, false])
    func bothByteOrdersAreRead(isLittleEndian: Bool) {
        #expect(find(ExifBlock.tiff(6, isLittleEndian: isLittleEndian)) == .right)
        #expect(find(Array("Exif\0\0".utf8) + ExifBlock.tiff(8)) == .left)
    }

    @Test func theWrongTypeOrCountDoesNotCount() {
        #expect(find(ExifBlock.tiff(6, type: 4)) == nil)
        #expect(find(ExifBlock.tiff(6, count: 2)) == nil)
    }

    @Test func noPartOfABlockIsReadBeyondItsEnd() {
        let block = ExifBlock.tiff(6)
        // The value ends at byte 32: two words of header, the count, one entry and ten bytes.
        for length in 0..<32 { #expect(find(Array(block.prefix(length))) == nil, "\(length)") }
        #expect(find(Array(block.prefix(32))) == .right)
    }

    @Test func aBlockEndsAtItsRangeEvenIfTheFileGoesOn() {
        let block = ExifBlock.tiff(6)
        #expect(ExifOrientation.find(in: block[..<31]) == nil)
    }

    @Test(arguments: [[0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0x80], [0xFE, 0xFF, 0xFF, 0x7F]])
    func directoriesThatStandNowhereAreIgnored(offset: [UInt8]) {
        #expect(find(ExifBlock.tiff(6).replacing(at: 4, with: offset)) == nil)
    }

    @Test func otherBlocksHaveNoOrientation() {
        #expect(find([]) == nil)
        #expect(find(Array("Exif\0".utf8)) == nil)
        #expect(find(Array("XX*\0".utf8) + ExifBlock.tiff(6).dropFirst(4)) == nil)
    }
}
