import Glibc
import System
import TestSupport
import Testing

@Suite struct OutputTargetTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        arguments: [
            ("/dev/stdin", 0), ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/63", 63),
            ("/proc/self/fd/7", 7),
        ] as [(String, Int32)])
    func openDescriptors(path: String, number: Int32) throws {
        #expect(try OutputTarget(path) == .descriptor(number))
    }

    @Test func devicesPipesAndFolders() throws {
        #expect(try OutputTarget("/dev/null") == .device("/dev/null"))
        #expect(try OutputTarget(scratch.path) == .folder(scratch.path))
        #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
        #expect(try OutputTarget(scratch.path("pipe")) == .device(scratch.path("pipe")))
    }

    @Test func filesWithTheirIdentity() throws {
        try scratch.write("x", to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        let identity = try #require(FileIdentity(path: path))
        #expect(try OutputTarget(path) == .file(path, existing: identity))
        let absent = scratch.path("new.pdf")
        #expect(try OutputTarget(absent) == .file(absent, existing: nil))
    }

    @Test func linksAreFollowedFromTheirOwnFolder() throws {
        try scratch.makeFolder("a/b")
        try scratch.write("x", to: "a/real.pdf")
        try scratch.link("a/b/one.pdf", to: "../real.pdf")
        try scratch.link("two.pdf", to: "a/b/one.pdf")
        guard case .file(let path, let existing) = try OutputTarget(scratch.path("two.pdf")) else {
            Issue.record("not a file")
            return
        }
        #expect(path == scratch.path("a/b/../real.pdf"))
        #expect(existing == FileIdentity(path: scratch.path("a/real.pdf")))
    }

    @Test func aLinkToNothingIsAPlaceForAFile() throws {
        try scratch.link("cv.pdf", to: "later.pdf")
        #expect(
            try OutputTarget(scratch.path("cv.pdf"))
                == .file(scratch.path("later.pdf"), existing: nil))
    }

    @Test func aLinkToStandardOutputIsStandardOutput() throws {
        try scratch.link("cv.pdf", to: "/dev/stdout")
        #expect(try OutputTarget(scratch.path("cv.pdf")) == .descriptor(1))
    }

    @Test func linksCanBeRefused() throws {
        try scratch.link("cv.pdf", to: "later.pdf")
        #expect(throws: SystemError(code: ELOOP)) {
            try OutputTarget(scratch.path("cv.pdf"), followsLinks: false)
        }
    }

    @Test func aCircleOfLinksEnds() throws {
        try scratch.link("a", to: "b")
        try scratch.link("b", to: "a")
        #expect(throws: SystemError(code: ELOOP)) { try OutputTarget(scratch.path("a")) }
    }

    @Test func aMissingFolderAndAFileInItsPlace() throws {
        #expect(throws: SystemError(code: ENOENT)) { try OutputTarget(scratch.path("gone/")) }
        try scratch.write("x", to: "file")
        #expect(throws: SystemError(code: ENOTDIR)) {
            try OutputTarget(scratch.path("file/cv.pdf"))
        }
    }
}
