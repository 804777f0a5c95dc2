import SourceTree
import System
import Synchronization
import TestSupport
import Testing

@testable import ResumeData

/// Each row of the table of copies and the network.
@Suite struct RemoteResumeTests {
    private let folder: ScratchFolder
    private let key = CacheEntry.Key(address: "https://example.org/cv.json")
    private var cache: ResumeCache { ResumeCache(folder: folder.path) }
    private let old = #"{"basics": {"name": "Old"}}"#
    private let new = #"{"basics": {"name": "New"}}"#

    init() throws { folder = try ScratchFolder() }

    private func keepCopy(expires: Int64 = 4_000) throws {
        try cache.keep(
            CacheEntry(key, fetched: 400, expires: expires, etag: "\"1\"", bytes: Array(old.utf8)))
    }

    private func read(
        _ answer: Result<RemoteAnswer, WebFault>?, _ use: CacheUse = CacheUse(),
        at time: Int64 = 1_000
    ) throws -> SourceBytes {
        let asked = Mutex(0)
        defer { #expect(asked.withLock { $0 } == (answer == nil ? 0 : 1)) }
        return try RemoteResume(key, cache: cache, use: use, now: { time }) { _ throws(WebFault) in
            asked.withLock { $0 += 1 }
            return try answer?.get() ?? .unchanged
        }.read()
    }

    private func text(_ source: SourceBytes) -> String {
        String(decoding: source.bytes, as: UTF8.self)
    }
    private var answer: Result<RemoteAnswer, WebFault> {
        .success(.new(Array(new.utf8), etag: "\"2\"", lastModified: nil))
    }
    private let failure = Result<RemoteAnswer, WebFault>.failure(
        WebFault(.unreachable, "there is no connection to example.org"))

    @Test func aFreshCopyIsTakenWithoutAsking() throws {
        try keepCopy()
        let source = try read(nil)
        #expect(text(source) == old)
        #expect(source.origin == NetworkOrigin(address: key.address, age: Age(seconds: 600)))
    }

    @Test(arguments: [false, true]) func anAnswerBecomesTheCopy(_ isThere: Bool) throws {
        if isThere { try keepCopy(expires: 900) }
        let source = try read(answer)
        #expect(text(source) == new)
        #expect(source.origin == NetworkOrigin(address: key.address))
        #expect(
            try cache.entries() == [
                CacheEntry(
                    key, fetched: 1_000, expires: 4_600, etag: "\"2\"", bytes: Array(new.utf8))
            ])
    }

    @Test func anUnchangedCopyIsFreshAgain() throws {
        try keepCopy(expires: 900)
        #expect(text(try read(.success(.unchanged))) == old)
        #expect(cache.entry(for: key)?.fetched == 1_000)
        #expect(cache.entry(for: key)?.expires == 4_600)
        #expect(cache.entry(for: key)?.etag == "\"1\"")
    }

    @Test func anExpiredCopyStandsInWithAWarning() throws {
        try keepCopy(expires: 900)
        let source = try read(failure)
        #expect(text(source) == old)
        #expect(source.findings.map(\.severity) == [.warning])
        #expect(
            source.findings.map(\.message) == [
                "there is no connection to example.org; this is the copy of 10 min ago, connect to "
                    + "the internet for a newer one"
            ])
        #expect(cache.entry(for: key)?.expires == 900)
    }

    @Test func withoutACopyAFailureIsAnError() throws {
        let error = #expect(throws: SourceError.self) { try read(failure) }
        #expect(error?.kind == .sourceUnavailable)
        #expect(
            error?.sentence
                == "there is no connection to example.org; connect to the internet and try again")
    }

    @Test func refreshingAsksAndNeverLosesTheCopy() throws {
        try keepCopy()
        var use = CacheUse()
        use.refreshes = true
        #expect(text(try read(failure, use)) == old)
        #expect(cache.entry(for: key)?.expires == 4_000)
        #expect(text(try read(answer, use)) == new)
    }

    @Test func offlineTakesACopyOfAnyAge() throws {
        var use = CacheUse()
        use.isOffline = true
        let error = #expect(throws: SourceError.self) { try read(nil, use) }
        #expect(error?.kind == .sourceUnavailable)
        try keepCopy(expires: 500)
        #expect(text(try read(nil, use, at: 1_000_000)) == old)
    }

    @Test(arguments: [
        (WebFault.Kind.notPermitted, Diagnostic.Kind.sourceNotPermitted),
        (.missing, .sourceMissing),
    ])
    func whatIsGoneIsGone(_ kind: WebFault.Kind, _ error: Diagnostic.Kind) throws {
        try keepCopy(expires: 900)
        let thrown = #expect(throws: SourceError.self) {
            try read(.failure(WebFault(kind, "so it is")))
        }
        #expect(thrown?.kind == error)
        #expect(thrown?.sentence.contains("connect") == false)
        #expect(cache.entry(for: key)?.expires == 900)
    }

    @Test func whatIsNoResumeIsNeverACopy() throws {
        let page = Result<RemoteAnswer, WebFault>.success(
            .new(Array("<!DOCTYPE html>".utf8), etag: nil, lastModified: nil))
        #expect(text(try read(page)) == "<!DOCTYPE html>")
        #expect(try cache.entries().isEmpty)
        try keepCopy(expires: 900)
        let source = try read(page)
        #expect(text(source) == old)
        #expect(source.findings.map(\.kind) == [.sourceStale])
        #expect(cache.entry(for: key)?.expires == 900)
    }

    @Test func aCopyOfAnAccountIsForThatAccountAlone() throws {
        try cache.keep(
            CacheEntry(
                CacheEntry.Key(address: "gist:a1", account: "ada"), fetched: 900, expires: 4_000,
                bytes: Array(old.utf8)))
        var source = RemoteSource(
            fetch: WebFetch(agent: "test", limit: 1_000), cache: cache, now: { 1_000 })
        source.use.isOffline = true
        for (account, isThere) in [("ada", true), ("bob", false), ("", false)] {
            source.account = account
            let resume = try source.resume(at: RemoteAddress("gist:a1"))
            #expect(((try? resume.read()) != nil) == isThere)
        }
    }

    @Test func aClockSetBackMakesNoCopyFresh() throws {
        try keepCopy()
        #expect(text(try read(answer, at: 300)) == new)
    }

    @Test func aCopyThatCannotBeKeptIsAWarning() throws {
        try folder.write("", to: "file")
        let cache = ResumeCache(folder: folder.path("file"))
        let source = try RemoteResume(key, cache: cache, use: CacheUse(), now: { 0 }) {
            _ throws(WebFault) in try answer.get()
        }.read()
        #expect(text(source) == new)
        #expect(source.findings.map(\.kind) == [.cacheWrite])
        var use = CacheUse()
        use.isOffline = true
        let error = #expect(throws: SourceError.self) {
            try RemoteResume(key, cache: cache, use: use, now: { 0 }) { _ throws(WebFault) in
                .unchanged
            }.read()
        }
        #expect(error?.sentence.contains("file: Not a directory; so there is no copy") == true)
    }
}
