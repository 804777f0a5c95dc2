import CairoPangoBackend
import Glibc
import TestSupport
import Testing

@testable import ResumePDF

@Suite struct PhotoReaderFilesTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func error(_ path: String, limits: PhotoLimits = PhotoLimits()) throws -> PhotoError {
        try #require(throws: PhotoError.self) {
            try PhotoReader(limits: limits).read(file: path, name: "me.png")
        }
    }

    @Test func theBytesOfAFileAreLookedAt() throws {
        try scratch.write("GIF89a", to: "photo.png")
        #expect(try error(scratch.path("photo.png")).reason == .kind(.gif))
    }

    @Test func aMissingFileIsNamed() throws {
        let error = try error("/nowhere/photo.png")
        #expect(error.message == "me.png does not exist")
        #expect(error.reason == .missing)
    }

    @Test(arguments: ["", "/etc/passwd\0.png", "/etc/passwd/photo.png"])
    func pathsThatNameNothingAreMissing(path: String) throws {
        #expect(try error(path).reason == .missing)
    }

    @Test(arguments: ["/tmp", "/dev/zero", "/dev/null"])
    func foldersAndDevicesAreNoFiles(path: String) throws {
        #expect(try error(path).reason == .noFile)
    }

    @Test func aPipeDoesNotWait() throws {
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        #expect(try error(scratch.path("pipe")).reason == .noFile)
    }

    @Test func whatTheSystemSaysIsPassedOn() throws {
        let name = String(repeating: "x", count: 300)
        #expect(try error("/tmp/" + name).message == "me.png cannot be read: File name too long")
    }

    @Test func aFileOverTheLimitIsNotRead() throws {
        try scratch.write(Array(repeating: 0x41, count: 51), to: "photo.png")
        var limits = PhotoLimits()
        limits.bytes = 50
        #expect(
            try error(scratch.path("photo.png"), limits: limits).reason == .tooManyBytes(limit: 50))
        limits.bytes = 51
        #expect(try error(scratch.path("photo.png"), limits: limits).reason == .kind(.text))
    }
}
