import Glibc
import TestSupport
import Testing

@testable import System

/// Waiting for changes of files; each test makes the change first and then asks.
@Suite struct FileWatchTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("a", to: "jobs/cv.json")
    }

    private static let second: UInt64 = 1_000_000_000

    private func target(_ name: String) -> WatchTarget {
        WatchTarget(path: scratch.path(name), name: name)
    }

    private func change(_ name: String) -> FileChange {
        FileChange(path: scratch.path(name), name: name)
    }

    private func watching(_ targets: [WatchTarget]) throws -> FileWatch {
        var watch = try FileWatch()
        #expect(watch.follow(targets) == [])
        return watch
    }

    @Test func aFileIsWrittenInPlace() throws {
        var watch = try watching([target("jobs/cv.json")])
        try scratch.write("b", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
    }

    @Test func anotherFileTakesItsPlace() throws {
        var watch = try watching([target("jobs/cv.json")])
        for _ in 0..<3 {
            try scratch.write("b", to: "jobs/cv.json~")
            #expect(rename(scratch.path("jobs/cv.json~"), scratch.path("jobs/cv.json")) == 0)
            #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
        }
    }

    @Test func aFileIsDeletedAndMadeAgain() throws {
        var watch = try watching([target("jobs/cv.json")])
        unlink(scratch.path("jobs/cv.json"))
        #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
        try scratch.write("b", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
    }

    /// Whoever has read the files names them anew, after what happened meanwhile.
    @Test(arguments: ["jobs/cv.json", "jobs"])
    func whatGoesBeforeItIsFollowedAgainIsTold(_ name: String) throws {
        let targets = [target("jobs/cv.json"), target("jobs")]
        var watch = try watching(targets)
        #expect(rename(scratch.path(name), scratch.path("away")) == 0)
        #expect(watch.follow(targets) == [])
        guard case .changed(let changes) = watch.next(within: Self.second) else {
            Issue.record("nothing was told")
            return
        }
        #expect(changes.contains(change("jobs/cv.json")))
        #expect(watch.next(within: Self.second / 20) == .nothing)
        #expect(watch.follow(targets) == [])
        try scratch.write("x", to: "other.json")
        #expect(watch.next(within: Self.second / 20) == .nothing)
    }

    @Test func aBurstIsOneEvent() throws {
        try scratch.write("a", to: "other.yaml")
        var watch = try watching([target("jobs/cv.json"), target("other.yaml")])
        for text in ["b", "c", "d"] {
            try scratch.write(text, to: "jobs/cv.json")
            try scratch.write(text, to: "other.yaml")
        }
        let both = [change("jobs/cv.json"), change("other.yaml")]
        #expect(watch.next(within: Self.second) == .changed(both))
        #expect(watch.next(within: Self.second / 20) == .nothing)
    }

    @Test func neighboursDoNotMatter() throws {
        var watch = try watching([target("jobs/cv.json")])
        try scratch.write("x", to: "jobs/cv.pdf")
        try scratch.write("x", to: "jobs/.cv.json.swp")
        try scratch.write("x", to: "cv.json")
        #expect(FileBytes.read(scratch.path("jobs/cv.json")) != nil)
        #expect(watch.next(within: Self.second / 20) == .nothing)
    }

    @Test func namesThatAreNoTextAreWatched() throws {
        let names = ["jobs/c\u{10FEE9}.json", "jobs/f\u{10FEFF}/a.ttf"]
        try scratch.makeFolder("jobs")
        let paths = names.map { SystemText.bytes(of: scratch.path($0)) }
        #expect(mkdir(scratch.path("jobs/f\u{10FEFF}").systemText, 0o755) == 0)
        for path in paths { try FileBytes.write([], toBytes: path) }
        let folder = WatchTarget(
            path: scratch.path("jobs"), name: "jobs", kind: .folder(endings: [".ttf"], depth: 1))
        var watch = try watching([target(names[0]), folder])
        for (name, path) in zip(names, paths) {
            try FileBytes.write([1], toBytes: path)
            #expect(watch.next(within: Self.second) == .changed([change(name)]))
        }
    }

    @Test func aLinkIsSwappedOnTheWay() throws {
        try scratch.write("b", to: "more/cv.json")
        try scratch.link("now", to: "jobs")
        try scratch.link("cv.json", to: "now/cv.json")
        var watch = try watching([target("cv.json")])
        try scratch.write("c", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second) == .changed([change("cv.json")]))
        try scratch.link("next", to: "more")
        #expect(rename(scratch.path("next"), scratch.path("now")) == 0)
        #expect(watch.next(within: Self.second) == .changed([change("cv.json")]))
        try scratch.write("c", to: "more/cv.json")
        #expect(watch.next(within: Self.second) == .changed([change("cv.json")]))
        try scratch.write("d", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second / 20) == .nothing)
    }

    @Test func aFolderGoesAndComesBack() throws {
        var watch = try watching([target("jobs/cv.json")])
        unlink(scratch.path("jobs/cv.json"))
        rmdir(scratch.path("jobs"))
        #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
        try scratch.makeFolder("jobs")
        #expect(watch.next(within: Self.second / 20) == .nothing)
        try scratch.write("b", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second) == .changed([change("jobs/cv.json")]))
    }

    @Test func aFileComesWithFoldersThatWereNotThere() throws {
        var watch = try watching([target("a/b/c.yaml")])
        try scratch.write("x", to: "a/b/d.yaml")
        #expect(watch.next(within: Self.second / 20) == .nothing)
        try scratch.write("x", to: "a/b/c.yaml")
        #expect(watch.next(within: Self.second) == .changed([change("a/b/c.yaml")]))
    }

    @Test func filesOfAFolderAreKnownByTheirEndings() throws {
        try scratch.makeFolder("Fonts/Lato")
        let fonts = WatchTarget(
            path: scratch.path("Fonts"), name: "Fonts", kind: .folder(endings: [".ttf"], depth: 1))
        var watch = try watching([fonts])
        try scratch.write("x", to: "Fonts/Lato/README.md")
        #expect(watch.next(within: Self.second / 20) == .nothing)
        try scratch.write("x", to: "Fonts/Lato/Bold.TTF")
        #expect(watch.next(within: Self.second) == .changed([change("Fonts/Lato/Bold.TTF")]))
        try scratch.makeFolder("Fonts/More")
        #expect(watch.next(within: Self.second) == .changed([change("Fonts/More")]))
        try scratch.write("x", to: "Fonts/More/Bold.ttf")
        #expect(watch.next(within: Self.second) == .changed([change("Fonts/More/Bold.ttf")]))
    }

    @Test func whatIsNoLongerFollowedIsForgotten() throws {
        try scratch.write("a", to: "other.yaml")
        var watch = try watching([target("jobs/cv.json")])
        #expect(watch.follow([target("other.yaml")]) == [])
        try scratch.write("b", to: "jobs/cv.json")
        #expect(watch.next(within: Self.second / 20) == .nothing)
    }

    @Test func anOverflowIsTold() throws {
        let limit = FileBytes.read("/proc/sys/fs/inotify/max_queued_events") ?? []
        let digits = limit.prefix { $0 >= 0x30 && $0 <= 0x39 }
        let count = try #require(Int(String(decoding: digits, as: UTF8.self)))
        try #require(count < 100_000)
        var watch = try watching([target("jobs/cv.json")])
        try scratch.write("x", to: "jobs/x")
        let (one, other) = (scratch.path("jobs/x"), scratch.path("jobs/y"))
        // Each turn makes four events, and none like the one before: those would count as one.
        for _ in 0...(count / 4) {
            rename(one, other)
            rename(other, one)
        }
        #expect(watch.next(within: Self.second) == .lost)
    }
}
