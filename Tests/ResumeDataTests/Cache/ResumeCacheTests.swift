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
        #expect(cache.entries() == [entry("new")])
        #expect(try FileStatus(path: folder.path("a/b")).permissions & 0o777 == 0o700)
    }

    @Test func accountsAreNeverMixed() throws {
        let folder = try ScratchFolder()
        let cache = ResumeCache(folder: folder.path)
        try cache.keep(entry("public"))
        try cache.keep(entry("private", account: "ada"))
        #expect(cache.entry(for: key) == entry("public"))
        #expect(try cache.clear(account: "ada") == 1)
        #expect(cache.entries() == [entry("public")])
        try folder.write("half", to: ".resume-pdf-x.tmp")
        #expect(try cache.clear() == 1)
        #expect(folder.files().isEmpty)
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
