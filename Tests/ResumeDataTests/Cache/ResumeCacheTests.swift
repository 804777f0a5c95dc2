import Glibc
import System
import TestSupport
import Testing

@testable import ResumeData

@Suite struct ResumeCacheTests {
    private let key = CacheEntry.Key(address: "https://example.org/cv.json")

    private func entry(_ text: String = "{}", account: String = "") -> CacheEntry {
        CacheEntry(
            .init(address: key.address, account: account), fetched: 100, expires: 200,
            etag: "\"a\"", lastModified: "Sun", bytes: Array(text.utf8))
    }

    @Test func whatIsKeptIsFound() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path("a/b"))
        #expect(cache.entry(for: key) == nil)
        try cache.keep(entry("{\n\u{0}é"))
        #expect(cache.entry(for: key) == entry("{\n\u{0}é"))
        try cache.keep(entry("new"))
        #expect(try cache.entries() == [entry("new")])
        #expect(try FileStatus(path: folder.path("a/b")).permissions & 0o777 == 0o700)
    }

    @Test func accountsAreNeverMixed() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path)
        try cache.keep(entry("public"))
        try cache.keep(entry("private", account: "ada"))
        #expect(cache.entry(for: key) == entry("public"))
        #expect(try cache.clear(account: "ada") == 1)
        #expect(try cache.entries() == [entry("public")])
        try folder.write("half", to: ".resume-pdf-x.tmp")
        try folder.write("{}", to: "resume.json")
        try folder.write("half", to: "x.resume")
        #expect(try cache.clear() == 1)
        #expect(folder.files() == ["resume.json"])
    }

    @Test func nobodyElseReadsACopy() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path("a"))
        try cache.keep(entry())
        let path = folder.path(try #require(folder.files().first))
        #expect(try FileStatus(path: path).permissions & 0o777 == 0o600)
        #expect(chmod(path, 0o644) == 0)
        try cache.keep(entry("new"))
        #expect(try FileStatus(path: path).permissions & 0o777 == 0o600)
    }

    @Test func aCopyUnderAnotherNameIsAbsent() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path)
        try cache.keep(entry())
        let name = try #require(folder.files().first)
        let other = CacheEntry.Key(address: "https://example.org/other.json")
        try cache.keep(CacheEntry(other, fetched: 1, expires: 2, bytes: []))
        let second = try #require(folder.files().first { $0 != name })
        try folder.write(try #require(folder.bytes(of: name)), to: second)
        #expect(cache.entry(for: other) == nil)
        #expect(try cache.entries() == [entry()])
    }

    @Test(arguments: [
        "-9223372036854775808", "9223372036854775807", "253402300800", "-1", "1e2", "null",
    ])
    func aTimeThatNobodyHasIsNone(_ time: String) throws {
        let text = String(decoding: entry().file, as: UTF8.self)
        let changed = text.replacing("100", with: time)
        #expect(changed != text)
        #expect(CacheEntry(file: Array(changed.utf8)) == nil)
        #expect(CacheEntry(file: Array(text.utf8)) == entry())
    }

    @Test func aFolderThatIsNoneIsAFault() throws {
        let folder = try ScratchFolder()
        try folder.write("", to: "file")
        let cache = ResumeCache(folder: folder.path("file"))
        #expect(cache.entry(for: key) == nil)
        #expect(cache.fault?.code == ENOTDIR)
        #expect(throws: FileError.self) { try cache.entries() }
        #expect(throws: FileError.self) { try cache.clear() }
        #expect(throws: FileError.self) { try cache.keep(entry()) }
        #expect(try ResumeCache(folder: folder.path("none")).clear() == 0)
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aFullDiskLeavesTheOlderCopy() throws {
        let disk = try #require(SmallDisk())
        let cache = ResumeCache(folder: disk.scratch.path)
        try cache.keep(entry())
        let error = #expect(throws: FileError.self) {
            try cache.keep(entry(String(repeating: "x", count: 20_000)))
        }
        #expect(error?.code == ENOSPC)
        #expect(try cache.entries() == [entry()])
        #expect(disk.scratch.files().count == 1)
    }

    @Test func whatIsNoWholeEntryIsAbsent() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path)
        try cache.keep(entry())
        let name = try #require(folder.files().first)
        let whole = try #require(folder.bytes(of: name))
        for length in 0..<whole.count {
            try folder.write(Array(whole.prefix(length)), to: name)
            #expect(cache.entry(for: key) == nil, "\(length) bytes")
        }
        try folder.write(whole + [0x20], to: name)
        #expect(cache.entry(for: key) == nil)
        try folder.write(whole, to: name)
        #expect(cache.entry(for: key) == entry())
    }

    @Test func aCopyIsFreshUntilItsEndAndNotBeforeItsStart() {
        #expect([99, 100, 199, 200].map { entry().isFresh(at: $0) } == [false, true, true, false])
    }
}
