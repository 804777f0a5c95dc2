import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct AtomicFileTests {
    let scratch: ScratchFolder
    let new = Array("%PDF-1.7 new".utf8)

    init() throws { scratch = try ScratchFolder() }

    private func mode(_ name: String) -> UInt32 {
        var status = stat()
        stat(scratch.path(name), &status)
        return status.st_mode & 0o7777
    }

    private func failure(_ path: String, followsLinks: Bool = true) -> FileError? {
        do {
            try AtomicFile.write(new, to: path, followsLinks: followsLinks)
            return nil
        } catch { return error }
    }

    @Test func aNewFileHasThePermissionsOfTheUmask() throws {
        try AtomicFile.write(new, to: scratch.path("cv.pdf"))
        #expect(scratch.read("cv.pdf") == "%PDF-1.7 new")
        #expect(scratch.files() == ["cv.pdf"])
        try scratch.write("", to: "probe")
        let mask = umask(0o077)
        umask(mask)
        #expect(mode("cv.pdf") == 0o666 & ~mask)
    }

    @Test(arguments: [0o600, 0o640, 0o664] as [UInt32])
    func anOldFileKeepsItsPermissions(permissions: UInt32) throws {
        try scratch.write("old", to: "cv.pdf", mode: permissions)
        try AtomicFile.write(new, to: scratch.path("cv.pdf"))
        #expect(scratch.read("cv.pdf") == "%PDF-1.7 new")
        #expect(mode("cv.pdf") == permissions)
    }

    @Test func anEmptyFileIsAFile() throws {
        try AtomicFile.write([], to: scratch.path("empty"))
        #expect(scratch.read("empty") == "")
    }

    @Test func aLargeFileIsWhole() throws {
        let bytes = [UInt8](repeating: 0x41, count: 3_000_001)
        try AtomicFile.write(bytes, to: scratch.path("large"))
        #expect(scratch.read("large")?.utf8.count == bytes.count)
    }

    @Test func theOldFileIsThereUntilTheNewOneIsComplete() throws {
        try scratch.write("old", to: "cv.pdf")
        try AtomicFile.write(new, to: scratch.path("cv.pdf")) {
            #expect(scratch.read("cv.pdf") == "old")
            let others = scratch.files().filter { $0 != "cv.pdf" }
            #expect(others.count == 1)
            #expect(others.first.flatMap(scratch.read) == "%PDF-1.7 new")
        }
        #expect(scratch.files() == ["cv.pdf"])
    }

    @Test func theTemporaryFileIsPrivateWhileItIsWritten() throws {
        try scratch.write("old", to: "cv.pdf", mode: 0o600)
        try AtomicFile.write(new, to: scratch.path("cv.pdf")) {
            for name in scratch.files() { #expect(mode(name) & 0o077 == 0) }
        }
    }

    @Test func aLinkStaysAndItsFileIsWritten() throws {
        try scratch.write("old", to: "real/cv.pdf")
        try scratch.link("cv.pdf", to: "real/cv.pdf")
        try AtomicFile.write(new, to: scratch.path("cv.pdf"))
        #expect(scratch.read("real/cv.pdf") == "%PDF-1.7 new")
        #expect(try OutputTarget(scratch.path("cv.pdf")) != .folder(""))
        var status = stat()
        #expect(lstat(scratch.path("cv.pdf"), &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
        #expect(scratch.files() == ["cv.pdf", "real/cv.pdf"])
    }

    @Test func aLinkCanBeRefused() throws {
        try scratch.write("old", to: "real.pdf")
        try scratch.link("cv.pdf", to: "real.pdf")
        #expect(failure(scratch.path("cv.pdf"), followsLinks: false)?.code == ELOOP)
        #expect(scratch.read("real.pdf") == "old")
    }

    @Test func aNamedPipeIsWrittenAsItIs() throws {
        let path = scratch.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        defer { close(reader) }
        try AtomicFile.write(new, to: path)
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(reader, &buffer, buffer.count)
        #expect(Array(buffer[..<max(0, count)]) == new)
        #expect(scratch.files() == ["pipe"])
    }

    @Test func theNullDeviceTakesAll() throws {
        try AtomicFile.write(new, to: "/dev/null")
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func aFullDeviceIsAnError() {
        #expect(failure("/dev/full")?.message == "cannot write /dev/full: No space left on device")
    }

    @Test func aMissingFolderIsNamed() {
        let path = scratch.path("gone/cv.pdf")
        #expect(
            failure(path)?.message.text
                == "cannot write \(path): No such file or directory; make the folder "
                + "\(scratch.path("gone")) first")
    }

    @Test func aFolderAndAFileAsAFolderAreNoTargets() throws {
        try scratch.write("old", to: "file")
        #expect(failure(scratch.path)?.code == EISDIR)
        #expect(failure(scratch.path("file/cv.pdf"))?.code == ENOTDIR)
        #expect(scratch.files() == ["file"])
    }

    @Test func aNameTooLongLeavesNothingBehind() {
        let name = String(repeating: "n", count: 300)
        #expect(failure(scratch.path(name))?.code == ENAMETOOLONG)
        #expect(scratch.files() == [])
    }

    @Test func theLongestNameFits() throws {
        let name = String(repeating: "n", count: 255)
        try AtomicFile.write(new, to: scratch.path(name))
        #expect(scratch.files() == [name])
    }

    @Test func aFolderWithoutPermissionIsAnError() async throws {
        try scratch.makeFolder("locked")
        chmod(scratch.path, 0o755)
        chmod(scratch.path("locked"), 0o555)
        let path = scratch.path("locked/cv.pdf")
        await #expect(processExitsWith: .exitCode(EACCES)) { [path = path as String] in
            // Root may write everywhere, so the child becomes nobody.
            setuid(65_534)
            do throws(FileError) { try AtomicFile.write([0x41], to: path) } catch {
                exit(error.code)
            }
        }
        #expect(scratch.files() == [])
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aFullDiskKeepsTheOldFile() throws {
        let disk = try #require(SmallDisk())
        try disk.scratch.write("old", to: "cv.pdf")
        let path = disk.scratch.path("cv.pdf")
        #expect(throws: FileError(.write, path, code: ENOSPC)) {
            try AtomicFile.write([UInt8](repeating: 0x41, count: 100_000), to: path)
        }
        #expect(disk.scratch.read("cv.pdf") == "old")
        #expect(disk.scratch.files() == ["cv.pdf"])
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aReadOnlyDiskKeepsTheOldFile() throws {
        let disk = try #require(SmallDisk())
        try disk.scratch.write("old", to: "cv.pdf")
        try #require(disk.makeReadOnly())
        let path = disk.scratch.path("cv.pdf")
        #expect(throws: FileError(.write, path, code: EROFS)) {
            try AtomicFile.write(new, to: path)
        }
        #expect(disk.scratch.read("cv.pdf") == "old")
    }

    @Test func overTheSizeLimitTheOldFileStays() async throws {
        try scratch.write("old", to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        await #expect(processExitsWith: .exitCode(EFBIG)) { [path = path as String] in
            var limit = rlimit(rlim_cur: 8_192, rlim_max: 8_192)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            signal(SIGXFSZ, SIG_IGN)
            do throws(FileError) {
                try AtomicFile.write([UInt8](repeating: 0x41, count: 100_000), to: path)
            } catch { exit(error.code) }
        }
        #expect(scratch.read("cv.pdf") == "old")
        #expect(scratch.files() == ["cv.pdf"])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func aSignalLeavesTheOldFileAndNoOther(number: Int32) async throws {
        try scratch.write("old", to: "cv.pdf")
        let path = scratch.path("cv.pdf")
        await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
            InterruptCleanup.install()
            // This thread may block signals; the process does not.
            try AtomicFile.write([0x41], to: path) {
                kill(getpid(), number)
                sleep(10)
            }
        }
        #expect(scratch.read("cv.pdf") == "old")
        #expect(scratch.files() == ["cv.pdf"])
    }

    @Test func anIgnoredSignalStaysIgnored() async throws {
        let path = scratch.path("cv.pdf")
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGHUP, SIG_IGN)
            InterruptCleanup.install()
            try AtomicFile.write([0x41], to: path) { kill(getpid(), SIGHUP) }
        }
        #expect(scratch.read("cv.pdf") == "A")
    }

    @Test func aPrivateFileIsNobodyElses() throws {
        let scratch = try ScratchFolder()
        try scratch.write("old", to: "open", mode: 0o666)
        for name in ["open", "new"] {
            try AtomicFile.write([1], to: scratch.path(name), isPrivate: true)
            #expect(try FileStatus(path: scratch.path(name)).permissions == 0o600)
        }
    }
}
