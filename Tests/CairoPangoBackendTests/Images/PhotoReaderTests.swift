import Glibc
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PhotoReaderTests {
    /// A file of some bytes in a folder of its own, gone afterwards.
    private func withFile<Result>(
        _ bytes: [UInt8], _ body: (String) throws -> Result
    ) throws -> Result {
        var template = Array("/tmp/photo-XXXXXX".utf8CString)
        let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
        let path = folder + "/photo.png"
        defer {
            unlink(path)
            rmdir(folder)
        }
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        #expect(write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)
        return try body(path)
    }

    private func reason(_ path: String, limits: PhotoLimits = PhotoLimits()) -> PhotoError? {
        do {
            _ = try PhotoReader(limits: limits).read(file: path)
            return nil
        } catch {
            return error
        }
    }

    @Test func aFileIsRead() throws {
        let picture = try withFile(PNGBuilder.plain(width: 4, height: 3)) {
            try PhotoReader().read(file: $0)
        }
        #expect(picture.width == 4)
        #expect(picture.height == 3)
    }

    @Test func aMissingFileIsNamed() {
        let error = reason("/nowhere/photo.png")
        #expect(error?.reason == .missing)
        #expect(error?.message == "/nowhere/photo.png does not exist")
        #expect(error?.identifier == "photo-file")
    }

    @Test(arguments: ["", "/etc/passwd\0.png", "/etc/passwd/photo.png"])
    func pathsThatNameNothingAreMissing(path: String) {
        #expect(reason(path)?.reason == .missing)
    }

    @Test(arguments: ["/tmp", "/dev/zero", "/dev/null"])
    func foldersAndDevicesAreNoFiles(path: String) {
        #expect(reason(path)?.reason == .noFile)
    }

    @Test func aPipeDoesNotWait() throws {
        let path = "/tmp/photo-pipe-\(getpid())"
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        #expect(reason(path)?.reason == .noFile)
    }

    @Test func whatTheSystemSaysIsPassedOn() {
        let name = String(repeating: "x", count: 300)
        #expect(
            reason("/tmp/" + name)?.message.hasSuffix("cannot be read: File name too long") == true)
    }

    @Test func aFileOverTheLimitIsNotRead() throws {
        var limits = PhotoLimits()
        limits.bytes = 50
        try withFile(PNGBuilder.plain(width: 4, height: 3)) { path in
            #expect(reason(path, limits: limits)?.reason == .tooManyBytes(limit: 50))
        }
    }

    @Test func aFileOfExactlyTheLimitIsRead() throws {
        let file = PNGBuilder.plain(width: 4, height: 3)
        var limits = PhotoLimits()
        limits.bytes = file.count
        try withFile(file) { path in
            #expect(reason(path, limits: limits) == nil)
        }
    }

    @Test func theLimitHoldsForBytesToo() {
        let large = Array(repeating: UInt8(0x41), count: 10 * 1024 * 1024 + 1)
        #expect(refusal(large) == .tooManyBytes(limit: 10 * 1024 * 1024))
    }

    @Test func anEmptyFileIsNamed() throws {
        try withFile([]) { path in
            #expect(reason(path)?.reason == .empty)
        }
    }

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
        #expect(PhotoError(name: "me.png", reason: reason).message == sentence)
    }
}
