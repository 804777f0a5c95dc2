import System
import CairoPangoBackend
import Testing

@Suite struct PhotoKindTests {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static let starts: [([UInt8], PhotoKind)] = [
        (bytes("GIF89a..."), .gif), (bytes("GIF87a..."), .gif),
        (bytes("RIFF\u{4}\u{0}\u{0}\u{0}WEBPVP8 "), .webp),
        ([0, 0, 0, 24] + bytes("ftypheic") + [0, 0, 0, 0], .heic),
        ([0, 0, 0, 24] + bytes("ftypmif1") + [0, 0, 0, 0], .heic),
        ([0, 0, 0, 28] + bytes("ftypavif") + [0, 0, 0, 0], .avif),
        ([0, 0, 0, 28] + bytes("ftypmp42") + [0, 0, 0, 0], .unknown),
        (bytes("BM") + [70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0], .bmp),
        ([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8], .tiff),
        ([0, 0, 0, 12] + bytes("jP  \r\n"), .jpeg2000), ([0xFF, 0x4F, 0xFF, 0x51, 0], .jpeg2000),
        ([0xFF, 0x0A, 0, 0], .jpegXL), ([0, 0, 1, 0, 1, 0], .ico), (bytes("8BPS\u{0}\u{1}"), .psd),
        (bytes("%PDF-1.7\n"), .pdf), (bytes("%!PS-Adobe"), .postScript),
        ([0x50, 0x4B, 3, 4, 20, 0], .zip),
        (bytes("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), .svg),
        (bytes("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- x --><svg/>"), .svg),
        (bytes("<!DOCTYPE html><html>"), .html), (bytes("\r\n  <HTML><body>404"), .html),
        (bytes("<?xml version=\"1.0\"?><html xmlns=\"x\">"), .html),
        (bytes("<?xml version=\"1.0\"?><rss/>"), .xml), (bytes("<p>hello"), .text),
        (bytes("BMW drivers of the world"), .text), (bytes("Größe: 12"), .text),
        (bytes("version https://git-lfs.github.com/spec/v1\n"), .text),
        ([0, 1, 2, 3], .unknown), ([0xC3, 0x28, 0x41, 0x42, 0x43, 0x44], .unknown),
        ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), ([0xFF, 0xD8], .jpeg),
    ]

    @Test(arguments: starts)
    func theContentTellsTheKind(start: [UInt8], kind: PhotoKind) {
        #expect(PhotoKind(start) == kind)
    }

    @Test func aTextMayBeCutWithinACharacter() {
        let long = Array(String(repeating: "ä", count: 300).utf8)
        #expect(PhotoKind([0x61] + long) == .text)
    }

    @Test func otherKindsAreRefusedByNameWhateverTheFileIsCalled() {
        let error = #expect(throws: PhotoError.self) {
            try PhotoReader().read(Array("GIF89a".utf8), name: "photo.jpg")
        }
        #expect(error?.message == "photo.jpg is a GIF; use PNG or JPEG")
        #expect(error?.reason == .kind(.gif))
    }

    @Test(arguments: PhotoKind.allCases)
    func everyKindHasAPhrase(kind: PhotoKind) {
        #expect(kind.phrase.text.split(separator: " ").count >= 2)
    }
}
