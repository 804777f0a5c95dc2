import Pages
import Testing

@testable import ResumeCommand

@Suite struct SixelPictureTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> ImageAsset {
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let color = color(column, row)
                bytes += [0, 8, 16].map { UInt8(color >> $0 & 0xFF) } + [255]
            }
        }
        return ImageAsset(width: width, height: height, content: .pixels(bytes))
    }

    private func text(_ picture: ImageAsset, colors: Int = 256) throws -> String {
        String(
            decoding: try #require(SixelPicture(picture, colors: colors)).encode(), as: UTF8.self)
    }

    @Test func oneColor() throws {
        #expect(
            try text(picture(10, 7) { _, _ in 0xFF0080 })
                == "\u{1B}Pq\"1;1;10;7#0;2;100;0;50#0!10~-#0!10@-\u{1B}\\")
    }

    @Test func whatIsSentIsThePicture() throws {
        for size in [(1, 1), (3, 5), (17, 13), (64, 12)] {
            let picture = picture(size.0, size.1) { column, row in
                [0xFFFFFF, 0x000000, 0xFF0000, 0x0000FF][(column * column + row * 3) / 5 % 4]
            }
            let seen = try SixelReader(text(picture))
            #expect((seen.width, seen.height) == size)
            #expect(.pixels(seen.pixels) == picture.content)
        }
    }

    @Test(arguments: [2, 16, 256])
    func manyColorsBecomeFew(limit: Int) throws {
        let picture = picture(60, 40) { column, row in
            UInt32(column * 4) << 16 | UInt32(row * 6) << 8 | UInt32((column + row) * 2)
        }
        let seen = try SixelReader(text(picture, colors: limit))
        #expect(seen.colors.count <= limit && seen.colors.count > limit / 2)
        guard case .pixels(let bytes) = picture.content else { return }
        let error = zip(bytes, seen.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        let mean = Double(error) / Double(bytes.count)
        #expect(mean < [2: 50, 16: 22, 256: 7][limit] ?? 0, "\(mean)")
    }

    @Test func transparencyIsShownOnWhite() throws {
        let clear = ImageAsset(width: 1, height: 1, content: .pixels([0, 0, 0, 0]))
        #expect(try text(clear).contains("#0;2;100;100;100"))
        let half = ImageAsset(width: 1, height: 1, content: .pixels([0, 0, 128, 128]))
        #expect(try text(half).contains("#0;2;100;50;50"))
    }

    @Test func whatIsNoPictureIsRefused() {
        for asset in [
            ImageAsset(width: 0, height: 1, content: .pixels([])),
            ImageAsset(width: 2, height: 2, content: .pixels([1, 2, 3, 4])),
            ImageAsset(width: 40_000, height: 1, content: .pixels([])),
            ImageAsset(width: -1, height: -1, content: .pixels([1, 2, 3, 4])),
            ImageAsset(width: 1, height: 1, content: .jpeg([0xFF, 0xD8, 0xFF])),
        ] {
            #expect(SixelPicture(asset) == nil)
        }
    }
}
