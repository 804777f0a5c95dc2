import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct PrivateFolderTests {
    private func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Makes a folder look as if it had been changed some days ago.
    private func age(_ path: String, days: Int) {
        var times = [timespec(), timespec()]
        clock_gettime(CLOCK_REALTIME, &times[0])
        times[0].tv_sec -= days * 86_400
        times[1] = times[0]
        utimensat(AT_FDCWD, path, times, 0)
    }

    private var now: Int64 { Int64(time(nil)) }

    @Test func onlyThePersonMayLookInside() throws {
        let scratch = try ScratchFolder()
        try PrivateFolder.make(scratch.path("a/b/c"))
        for name in ["a", "a/b", "a/b/c"] {
            var status = stat()
            #expect(stat(scratch.path(name), &status) == 0 && status.st_mode & 0o777 == 0o700)
        }
        try scratch.write("x", to: "file")
        #expect(throws: FileError.self) { try PrivateFolder.make(scratch.path("file/below")) }
        #expect(throws: FileError.self) { try PrivateFolder.make(scratch.path("file")) }
    }

    @Test func aFileIsForThePersonAloneAndLitterGoes() throws {
        let folder = try ScratchFolder()
        try folder.write("half", to: "a/.resume-pdf-1.tmp")
        try folder.write("mine", to: "a/.other.tmp")
        try PrivateFolder.write([1], as: "file", in: folder.path("a"))
        #expect(folder.files() == ["a/.other.tmp", "a/file"])
        #expect(try FileStatus(path: folder.path("a/file")).permissions & 0o777 == 0o600)
    }

    @Test func whatAnotherProcessWritesIsNoLitter() throws {
        let folder = try ScratchFolder()
        try folder.write("half", to: ".resume-pdf-1.tmp")
        let lock = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(lock) }
        #expect(flock(lock, LOCK_SH) == 0)
        try PrivateFolder.write([1], as: "file", in: folder.path)
        #expect(folder.files() == [".resume-pdf-1.tmp", "file"])
    }

    @Test func whatIsOldGoesAndAllElseStays() throws {
        let scratch = try ScratchFolder()
        for name in ["old", "new", "deep/below"] { try PrivateFolder.make(scratch.path(name)) }
        for name in ["old/cv.pdf", "old/.half.tmp", "new/cv.pdf", "deep/below/cv.pdf", "own"] {
            try scratch.write("x", to: name)
        }
        symlink(scratch.path("new"), scratch.path("link"))
        for name in ["old", "deep", "own"] { age(scratch.path(name), days: 8) }
        age(scratch.path("new"), days: 6)
        PrivateFolder.sweep(scratch.path, now: now)
        #expect(!isThere(scratch.path("old")))
        for name in ["new/cv.pdf", "deep/below/cv.pdf", "own", "link"] {
            #expect(isThere(scratch.path(name)), "\(name)")
        }
        PrivateFolder.sweep(scratch.path("missing"), now: now)
    }
}
