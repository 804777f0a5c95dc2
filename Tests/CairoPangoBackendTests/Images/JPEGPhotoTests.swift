import System
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct JPEGPhotoTests {
    private static let samples: [(name: String, bytes: [UInt8], width: Int, height: Int)] = [
        ("colour", SampleJPEG.colour, 16, 8), ("subsampled", SampleJPEG.subsampled, 24, 20),
        ("grey", SampleJPEG.grey, 16, 8), ("progressive", SampleJPEG.progressive, 16, 8),
        ("restarting", SampleJPEG.restarting, 32, 16), ("rgb", SampleJPEG.rgb, 16, 8),
    ]

    @Test(arguments: samples.indices)
    func soundFilesPassThroughWithTheirSize(index: Int) throws {
        let sample = Self.samples[index]
        let picture = try photo(sample.bytes)
        #expect(picture.width == sample.width)
        #expect(picture.height == sample.height)
        #expect(picture.orientation == .up)
        #expect(picture.jpegBytes.starts(with: [0xFF, 0xD8]))
        #expect(picture.jpegBytes.suffix(2) == [0xFF, 0xD9])
    }

    @Test(arguments: samples.indices)
    func theResultIsASoundFileThatChangesNoMore(index: Int) throws {
        let once = try photo(Self.samples[index].bytes)
        #expect(try photo(once.jpegBytes) == once)
    }

    @Test func onlyTheJFIFSegmentIsMissingFromAPlainFile() throws {
        let file = SampleJPEG.colour
        let rest = file[..<2] + file[20...]
        #expect(try photo(file).jpegBytes == Array(rest))
    }

    @Test func metadataAreDropped() throws {
        let marked = SampleJPEG.colour
            .adding(ExifBlock.segment(1))
            .adding(
                ExifBlock.segment(marker: 0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
            )
            .adding(ExifBlock.segment(marker: 0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8)))
            .adding(ExifBlock.segment(marker: 0xED, Array("Photoshop 3.0\0".utf8)))
            .adding(ExifBlock.segment(marker: 0xEF, [1, 2, 3]))
            .adding(ExifBlock.segment(marker: 0xFE, Array("a comment".utf8)))
        let result = try photo(marked)
        #expect(result == (try photo(SampleJPEG.colour)))
        for word in ["Exif", "GPS", "adobe", "ICC", "Photoshop", "comment", "JFIF"] {
            #expect(!result.jpegBytes.contains(bytesOf: word), "\(word)")
        }
    }

    @Test func whatFollowsTheEndIsDropped() throws {
        let file = SampleJPEG.colour + Array("video of the moment before".utf8)
        #expect(try photo(file) == (try photo(SampleJPEG.colour)))
    }

    @Test func fillAndStrayBytesBetweenSegmentsAreDropped() throws {
        let file = SampleJPEG.colour.adding([0xFF, 0xFF, 0xFF]).adding([0, 0, 7])
        #expect(try photo(file) == (try photo(SampleJPEG.colour)))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8], [true, false])
    func orientationsAreTold(value: UInt16, isLittleEndian: Bool) throws {
        let file = SampleJPEG.colour.adding(
            ExifBlock.segment(value, isLittleEndian: isLittleEndian))
        let picture = try photo(file)
        #expect(UInt16(picture.orientation.rawValue) == value)
        #expect(picture.width == (value < 5 ? 16 : 8))
        #expect(picture.height == (value < 5 ? 8 : 16))
        #expect(picture.storedWidth == 16)
        #expect(picture.storedHeight == 8)
    }

    @Test(arguments: [0, 9, 256, 65_535] as [UInt16])
    func otherOrientationsAreUp(value: UInt16) throws {
        let picture = try photo(SampleJPEG.colour.adding(ExifBlock.segment(value)))
        #expect(picture.orientation == .up)
    }

    @Test func theFirstExifBlockCounts() throws {
        let file = SampleJPEG.colour.adding(ExifBlock.segment(3)).adding(ExifBlock.segment(6))
        #expect(try photo(file).orientation == .right)
    }

    @Test func rgbChannelsKeepTheirMark() throws {
        let result = try photo(SampleJPEG.rgb).jpegBytes
        #expect(result.dropFirst(2).starts(with: [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8)))
        #expect(result[17] == 0)
    }

    @Test func channelsNamedRGBAreRGBWithoutAWordFromAnyone() throws {
        let bare = Array(SampleJPEG.rgb.prefix(2) + SampleJPEG.rgb.dropFirst(18))
        #expect(try photo(bare) == (try photo(SampleJPEG.rgb)))
    }

    @Test func channelsNamedRGBAreYCbCrIfJFIFSaysSo() throws {
        let bare = Array(SampleJPEG.rgb.prefix(2) + SampleJPEG.rgb.dropFirst(18))
        let jfif = ExifBlock.segment(
            marker: 0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
        #expect(try photo(bare.adding(jfif)).jpegBytes[17] == 1)
    }

    @Test(arguments: samples.indices)
    func everyPartOfAFileIsRefused(index: Int) throws {
        let file = Self.samples[index].bytes
        for length in 2..<file.count {
            #expect(refusal(Array(file.prefix(length))) == .truncated, "\(length) bytes")
        }
    }

    @Test(arguments: samples.indices)
    func noChangedByteIsATrap(index: Int) throws {
        let file = Self.samples[index].bytes
        for index in file.indices.dropFirst(2) {
            for change: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
                let changed = file.replacing(at: index, with: [file[index] ^ change])
                guard let result = try? photo(changed) else { continue }
                #expect(result.jpegBytes.count <= file.count + 16)
                #expect((try? photo(result.jpegBytes)) != nil, "byte \(index)")
            }
        }
    }

    private static let start: [UInt8] = [0xFF, 0xD8]

    private static func frame(
        _ marker: UInt8 = 0xC0, precision: UInt8 = 8, width: Int = 16, height: Int = 8,
        components: [[UInt8]] = [[1, 0x11, 0]]
    ) -> [UInt8] {
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map(UInt8.init)
        return start
            + ExifBlock.segment(
                marker: marker,
                [precision] + size + [UInt8(components.count)] + components.flatMap { $0 })
    }

    private static let refusals: [(String, [UInt8], PhotoError.Reason)] = [
        ("cmyk", SampleJPEG.cmyk, .variant("has CMYK colours, as made for printing presses")),
        ("arithmetic", frame(0xC9), .variant("is a JPEG with arithmetic coding")),
        ("arithmetic progressive", frame(0xCA), .variant("is a JPEG with arithmetic coding")),
        (
            "arithmetic table", start + ExifBlock.segment(marker: 0xCC, [0, 1]),
            .variant("is a JPEG with arithmetic coding")
        ),
        ("lossless", frame(0xC3), .variant("is a lossless JPEG")),
        ("JPEG-LS", frame(0xF7), .variant("is a lossless JPEG")),
        ("hierarchical", frame(0xC5), .variant("is a hierarchical JPEG")),
        ("12 bits", frame(0xC1, precision: 12), .variant("has 12 bits a channel, not 8")),
        (
            "two channels", frame(components: [[1, 0x11, 0], [2, 0x11, 0]]),
            .variant("has 2 colour channels, not 1 or 3")
        ),
        ("no width", frame(width: 0), .damaged("no pixels")),
        ("late height", frame(height: 0), .variant("tells its height after the picture (DNL)")),
        (
            "too wide", frame(width: 8193),
            .tooManyPixels(width: 8193, height: 8, limits: PhotoLimits())
        ),
        (
            "too many pixels", frame(width: 8192, height: 8192),
            .tooManyPixels(width: 8192, height: 8192, limits: PhotoLimits())
        ),
        (
            "same channel twice", frame(components: [[1, 0x11, 0], [1, 0x11, 0], [2, 0x11, 0]]),
            .damaged("bad JPEG frame")
        ),
        ("bad sampling", frame(components: [[1, 0x51, 0]]), .damaged("bad JPEG frame")),
        ("no sampling", frame(components: [[1, 0x10, 0]]), .damaged("bad JPEG frame")),
        ("bad table number", frame(components: [[1, 0x11, 4]]), .damaged("bad JPEG frame")),
        ("two frames", frame() + frame().dropFirst(2), .damaged("two pictures in one")),
        ("second start", start + start, .damaged("stray JPEG marker")),
        ("only an end", start + [0xFF, 0xD9], .damaged("no picture")),
        ("no scan", frame() + [0xFF, 0xD9], .truncated),
        ("short length", start + [0xFF, 0xE0, 0, 1], .damaged("bad segment length")),
        ("segment past the end", start + [0xFF, 0xE0, 0xFF, 0xFF, 1], .truncated),
        (
            "scan without a frame",
            start + ExifBlock.segment(marker: 0xDA, [1, 1, 0, 0, 63, 0]), .damaged("no JPEG frame")
        ),
        (
            "scan without tables", frame() + ExifBlock.segment(marker: 0xDA, [1, 1, 0, 0, 63, 0]),
            .damaged("missing quantization table")
        ),
        (
            "quantization table cut", start + ExifBlock.segment(marker: 0xDB, [0, 1, 2]),
            .damaged("bad quantization table")
        ),
        (
            "Huffman codes over-full",
            start + ExifBlock.segment(marker: 0xC4, [0, 3] + Array(repeating: 0, count: 18)),
            .damaged("bad Huffman table")
        ),
        (
            "Huffman table cut", start + ExifBlock.segment(marker: 0xC4, [0, 1, 1]),
            .damaged("bad Huffman table")
        ),
        (
            "restart interval", start + ExifBlock.segment(marker: 0xDD, [0]),
            .damaged("bad restart interval")
        ),
        ("zeros", start + Array(repeating: 0, count: 100), .truncated),
    ]

    @Test(arguments: refusals.indices)
    func refusalsNameTheReason(index: Int) {
        let (name, bytes, reason) = Self.refusals[index]
        #expect(refusal(bytes) == reason, "\(name)")
    }

    @Test func aScanThatIsFarTooShortIsRefusedThoughTheEndIsThere() {
        // The frame is made 256 times as large; the data stay.
        let file = SampleJPEG.colour.replacing(at: 163, with: [0, 128, 1, 0])
        #expect(refusal(file) == .truncated)
    }

    @Test func aMissingRestartMarkerIsRefused() throws {
        let file = SampleJPEG.restarting
        let marker = try #require(
            file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xD3 })
        #expect(refusal(Array(file.prefix(marker) + file.dropFirst(marker + 2))) == .truncated)
    }

    @Test func aChannelWithoutAScanIsRefused() {
        let tables =
            ExifBlock.segment(marker: 0xDB, [0] + Array(repeating: 1, count: 64))
            + ExifBlock.segment(marker: 0xC4, [0, 1] + Array(repeating: 0, count: 16))
            + ExifBlock.segment(marker: 0xC4, [0x10, 1] + Array(repeating: 0, count: 16))
        let head = Self.frame(components: [[1, 0x11, 0], [2, 0x11, 0], [3, 0x11, 0]]) + tables
        func scan(_ channel: UInt8) -> [UInt8] {
            ExifBlock.segment(marker: 0xDA, [1, channel, 0, 0, 63, 0]) + [0x3F]
        }
        let end: [UInt8] = [0xFF, 0xD9]
        #expect(refusal(head + scan(1) + scan(2) + end) == .truncated)
        #expect(refusal(head + scan(1) + scan(2) + scan(3) + end) == nil)
    }

    @Test func moreScansThanAnyEncoderWritesAreRefused() {
        let file = SampleJPEG.colour
        let scan = file[280..<317]
        let bomb = file.prefix(280) + (0...500).flatMap { _ in scan } + file.suffix(2)
        #expect(refusal(Array(bomb)) == .damaged("too many scans"))
    }
}
