import System
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PhotoReaderTests {
    @Test func aFileOfExactlyTheLimitIsRead() throws {
        let file = PNGBuilder.plain(width: 4, height: 3)
        var limits = PhotoLimits()
        limits.bytes = file.count
        #expect(throws: Never.self) { try PhotoReader(limits: limits).read(file, name: "me.png") }
    }

    @Test func theLimitHoldsForBytesToo() {
        let large = Array(repeating: UInt8(0x41), count: 10 * 1024 * 1024 + 1)
        #expect(refusal(large) == .tooManyBytes(limit: 10 * 1024 * 1024))
    }

    @Test func anEmptyFileIsNamed() { #expect(refusal([]) == .empty) }

    private static let sentences: [(PhotoError.Reason, String)] = [
        (.missing, "me.png does not exist"),
        (.unreadable("Permission denied"), "me.png cannot be read: Permission denied"),
        (.noFile, "me.png is no plain file; name a PNG or JPEG file"),
        (
            .tooManyBytes(limit: 10 * 1024 * 1024),
            "me.png has more than 10 MB; make the picture smaller"
        ),
        (.empty, "me.png is empty; use a PNG or JPEG file"),
        (.kind(.heic), "me.png is a HEIC picture; use PNG or JPEG"),
        (.kind(.html), "me.png is an HTML page; use PNG or JPEG"),
        (.kind(.unknown), "me.png is no picture of a known kind; use PNG or JPEG"),
        (
            .tooManyPixels(width: 12_000, height: 9000, limits: PhotoLimits()),
            "me.png has 12000 × 9000 pixels; use at most 8192 a side and 32 million in all"
        ),
        (.truncated, "me.png ends before the picture does; get or save the file again"),
        (
            .damaged("bad checksum"),
            "me.png is damaged (bad checksum); get or save the file again"
        ),
        (
            .variant("is a lossless JPEG"),
            "me.png is a lossless JPEG; save it as an ordinary RGB picture"
        ),
        (.memory, "me.png needs more memory than there is; make the picture smaller"),
    ]

    @Test(arguments: sentences.indices)
    func everyReasonIsASentence(index: Int) {
        let (reason, sentence) = Self.sentences[index]
        #expect(PhotoError(name: "me.png", reason: reason).message.text == sentence)
    }
}
