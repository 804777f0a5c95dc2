import System
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PNGPhotoTests {
    @Test func coloursComeOutInTheirPlaces() throws {
        let file = PNGBuilder.file(
            width: 2, height: 2, rows: [[0, 255, 0, 0, 0, 255, 0], [0, 0, 0, 255, 9, 8, 7]])
        let picture = try photo(file)
        #expect(picture.width == 2)
        #expect(picture.height == 2)
        #expect(picture.orientation == .up)
        #expect(
            picture.rows == [
                [[255, 0, 0, 255], [0, 255, 0, 255]], [[0, 0, 255, 255], [9, 8, 7, 255]],
            ])
    }

    @Test func transparentColoursArePremultiplied() throws {
        let file = PNGBuilder.file(
            width: 2, height: 1, colorType: 6, rows: [[0, 255, 100, 0, 128, 40, 50, 60, 0]])
        #expect(try photo(file).rows == [[[128, 50, 0, 128], [0, 0, 0, 0]]])
    }

    @Test func greyPalettesAndDeepColoursAreRead() throws {
        let grey = PNGBuilder.file(width: 8, height: 1, depth: 1, colorType: 0, rows: [[0, 0xF0]])
        #expect(try photo(grey).rows[0].map { $0[0] } == [255, 255, 255, 255, 0, 0, 0, 0])
        let palette = PNGBuilder.file(
            width: 2, height: 1, colorType: 3, rows: [[0, 1, 0]],
            extra: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [0])])
        #expect(try photo(palette).rows == [[[4, 5, 6, 255], [0, 0, 0, 0]]])
        let deep = PNGBuilder.file(
            width: 1, height: 1, depth: 16, rows: [[0, 0xAB, 0xCD, 0x12, 0x34, 0xFF, 0xFF]])
        #expect(try photo(deep).rows == [[[0xAB, 0x12, 0xFF, 255]]])
    }

    @Test func ancillaryChunksNeverReachTheDecoder() throws {
        let file = PNGBuilder.file(
            width: 1, height: 1, rows: [[0, 1, 2, 3]],
            extra: [("tEXt", Array("GPS\0here".utf8)), ("iCCP", [0]), ("gAMA", [0, 0, 1, 0])])
        let essence = try PNGFile(file, limits: PhotoLimits()).essence
        #expect(essence == PNGBuilder.file(width: 1, height: 1, rows: [[0, 1, 2, 3]]))
        #expect(try photo(file).rows == [[[1, 2, 3, 255]]])
    }

    @Test func whatFollowsTheEndIsIgnored() throws {
        let file = PNGBuilder.plain(width: 1, height: 1) + Array("trailing".utf8)
        #expect(try photo(file).rows == [[[200, 100, 50, 255]]])
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func theExifChunkTurnsThePixels(value: UInt16) throws {
        let file = PNGBuilder.file(
            width: 3, height: 2, colorType: 0, rows: [[0, 1, 2, 3], [0, 4, 5, 6]],
            extra: [("eXIf", ExifBlock.tiff(value))])
        let expected: [[UInt8]] =
            switch value {
            case 1: [[1, 2, 3], [4, 5, 6]]
            case 2: [[3, 2, 1], [6, 5, 4]]
            case 3: [[6, 5, 4], [3, 2, 1]]
            case 4: [[4, 5, 6], [1, 2, 3]]
            case 5: [[1, 4], [2, 5], [3, 6]]
            case 6: [[4, 1], [5, 2], [6, 3]]
            case 7: [[6, 3], [5, 2], [4, 1]]
            default: [[3, 6], [2, 5], [1, 4]]
            }
        let picture = try photo(file)
        #expect(picture.rows.map { $0.map { $0[0] } } == expected)
        #expect(picture.width == expected[0].count)
        #expect(picture.orientation == .up)
    }

    @Test func anExifChunkWithABadChecksumDoesNotTurn() throws {
        var builder = PNGBuilder()
        builder.header(width: 2, height: 1, colorType: 0)
        builder.chunk("eXIf", ExifBlock.tiff(2), checksum: 1)
        builder.chunk("IDAT", PNGBuilder.deflated([0, 1, 2]))
        builder.chunk("IEND")
        #expect(try photo(builder.bytes).rows[0].map { $0[0] } == [1, 2])
    }

    @Test func largePicturesAreReduced() throws {
        var limits = PhotoLimits()
        limits.keptSide = 10
        let picture = try photo(PNGBuilder.plain(width: 40, height: 20), limits: limits)
        #expect(picture.width == 10)
        #expect(picture.height == 5)
        #expect(picture.rows.allSatisfy { $0.allSatisfy { $0 == [200, 100, 50, 255] } })
    }

    @Test func aBombIsRefusedByItsHeader() {
        // 12,000 × 12,000 pixels of one bit, 17.5 KB compressed: the data do not matter.
        var builder = PNGBuilder()
        builder.header(width: 12_000, height: 12_000, depth: 1, colorType: 0)
        builder.chunk("IDAT", Array(repeating: 0, count: 17_500))
        builder.chunk("IEND")
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(
                refusal(builder.bytes)
                    == .tooManyPixels(width: 12_000, height: 12_000, limits: PhotoLimits()))
        }
        #expect(time < .milliseconds(50))
    }

    @Test(arguments: [
        (8193, 1), (1, 8193), (8192, 8192), (40_000, 40_000), (0x7FFF_FFFF, 0x7FFF_FFFF),
        (0xFFFF_FFFF, 0xFFFF_FFFF),
    ])
    func tooManyPixelsAreRefused(width: Int, height: Int) {
        var builder = PNGBuilder()
        builder.header(width: width, height: height)
        #expect(
            refusal(builder.bytes)
                == .tooManyPixels(width: width, height: height, limits: PhotoLimits()))
    }

    @Test func aSmallBombWithinTheLimitsIsNotDecodedEither() {
        // The data could not fill so many pixels, whatever they are.
        var builder = PNGBuilder()
        builder.header(width: 8000, height: 4000)
        builder.chunk("IDAT", PNGBuilder.deflated([0, 0, 0]))
        builder.chunk("IEND")
        #expect(refusal(builder.bytes) == .truncated)
    }

    @Test func everyPartOfAFileIsRefused() throws {
        let file = PNGBuilder.plain(width: 3, height: 3)
        for length in 8..<file.count {
            #expect(refusal(Array(file.prefix(length))) == .truncated, "\(length) bytes")
        }
    }

    @Test func noChangedByteIsATrap() {
        let file = PNGBuilder.plain(width: 3, height: 3)
        let intact = try? photo(file)
        for index in file.indices {
            for change: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
                let changed = file.replacing(at: index, with: [file[index] ^ change])
                let result = try? photo(changed)
                // A checksum covers every byte but the signature, the lengths and itself.
                #expect(result == nil || result == intact, "byte \(index)")
            }
        }
    }

    @Test func missingRowsAreRefused() {
        let file = PNGBuilder.file(width: 3, height: 4, rows: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
        #expect(refusal(file) == .damaged("bad picture data"))
    }

    private static func built(_ build: (inout PNGBuilder) -> Void) -> [UInt8] {
        var builder = PNGBuilder()
        build(&builder)
        return builder.bytes
    }

    private static let damages: [(String, [UInt8])] = [
        ("no PNG header", built { $0.chunk("IDAT", [1]) }),
        ("no pixels", built { $0.header(width: 0, height: 5) }),
        ("bad PNG header", built { $0.header(width: 5, height: 5, depth: 3) }),
        ("bad PNG header", built { $0.header(width: 5, height: 5, colorType: 5) }),
        ("bad PNG header", built { $0.header(width: 5, height: 5, tail: [0, 0, 2]) }),
        ("bad PNG header", built { $0.header(width: 5, height: 5, tail: [0, 0]) }),
        ("bad PNG header", built { $0.header(width: 5, height: 5, tail: [0, 0, 0, 0]) }),
        (
            "bad checksum",
            built { $0.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0], checksum: 7) }
        ),
        (
            "no palette",
            built {
                $0.header(width: 1, height: 1, colorType: 3)
                $0.chunk("IDAT", PNGBuilder.deflated([0, 0]))
            }
        ),
        (
            "bad palette",
            built {
                $0.header(width: 1, height: 1, colorType: 3)
                $0.chunk("PLTE", [1, 2])
            }
        ),
        (
            "bad palette",
            built {
                $0.header(width: 1, height: 1, colorType: 0)
                $0.chunk("PLTE", [1, 2, 3])
            }
        ),
        (
            "no picture data",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("IEND")
            }
        ),
        (
            "picture data in two places",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("IDAT", PNGBuilder.deflated([0, 1, 2, 3]))
                $0.chunk("tEXt", [65, 0])
                $0.chunk("IDAT", [0])
            }
        ),
        (
            "unknown chunk ABCD",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("ABCD")
            }
        ),
        (
            "unknown chunk IHDR",
            built {
                $0.header(width: 1, height: 1)
                $0.header(width: 1, height: 1)
            }
        ),
        (
            "bad chunk name",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("A1CD")
            }
        ),
        (
            "bad picture data",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("IDAT", PNGBuilder.deflated([0, 1, 2, 3]), checksum: 3)
                $0.chunk("IEND")
            }
        ),
        (
            "bad picture data",
            built {
                $0.header(width: 1, height: 1)
                $0.chunk("IDAT", [1, 2, 3, 4, 5, 6])
                $0.chunk("IEND")
            }
        ),
    ]

    @Test(arguments: damages.indices)
    func damageIsNamed(index: Int) {
        let (phrase, file) = Self.damages[index]
        #expect(refusal(file) == .damaged("\(phrase)"))
    }

    @Test func aFileThatWasSentAsTextIsDamaged() {
        let file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0, 0, 0]
        #expect(refusal(file) == .damaged("changed by sending it as text"))
    }

    @Test func theChecksumIsThatOfTheStandard() {
        #expect(CRC32.of("123456789".utf8) == 0xCBF4_3926)
        #expect(CRC32.of("IEND".utf8) == 0xAE42_6082)
        #expect(CRC32.of([UInt8]()) == 0)
    }
}
