import Glibc
import SourceTree
import System
import TestSupport
import Testing

@testable import Sharing

@Suite struct LedgerTests {
    let scratch: ScratchFolder
    let ledger: Ledger

    init() throws {
        scratch = try ScratchFolder()
        ledger = Ledger(path: scratch.path("state/resume-pdf/shares.jsonl"))
    }

    private func entry(_ to: [String] = ["hr@acme.com"], how: String = "mail") -> LedgerEntry {
        LedgerEntry(
            time: "2026-01-02T15:04:05Z", sha256: String(repeating: "ab12", count: 16),
            layout: "modern", language: "de", pages: 2, how: how, to: to, file: "Jo Doe.pdf")
    }

    private func mode(_ name: String) -> UInt32 {
        var status = stat()
        return stat(scratch.path(name), &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test func whatIsAddedCanBeRead() throws {
        var second = entry(["/home/zoë/\"a\"\n\u{1B}.pdf", "b@c.de"], how: "copy")
        (second.layout, second.language, second.pages, second.isCertain) = (nil, nil, nil, false)
        second.origin = NetworkOrigin(address: "https://example.org/cv.json")
        var third = second
        third.origin?.age = Age(seconds: 720)
        for entry in [entry(), second, third] { try ledger.append(entry) }
        let (entries, findings) = try ledger.entries()
        #expect(findings.all.isEmpty)
        #expect(entries == [entry(), second, third])
        #expect(scratch.read("state/resume-pdf/shares.jsonl")?.contains("\u{1B}") == false)
    }

    @Test func nobodyElseCanReadIt() throws {
        try ledger.append(entry())
        #expect(mode("state/resume-pdf/shares.jsonl") == 0o600)
        #expect(mode("state/resume-pdf") == 0o700)
        #expect(mode("state") == 0o700)
        chmod(ledger.path, 0o666)
        try ledger.append(entry())
        #expect(mode("state/resume-pdf/shares.jsonl") == 0o600)
    }

    @Test func aRecordThatIsNotThereIsEmpty() throws {
        #expect(try ledger.entries().entries.isEmpty)
    }

    @Test func anUnfinishedLineStaysAlone() throws {
        try scratch.write("{\"time\": \"20", to: "state/resume-pdf/shares.jsonl")
        #expect(try ledger.entries().diagnostics.all.first?.message.contains("unfinished") == true)
        try ledger.append(entry())
        let (entries, findings) = try ledger.entries()
        #expect(entries == [entry()])
        #expect(findings.all.map(\.span?.line) == [1])
        #expect(findings.all.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        "null", "{}", "[1]", #"{"time": "x", "how": "mail", "sha256": "zz"}"#, "\u{0}",
    ])
    func aLineThatIsNoneIsToldAndLeftOut(line: String) throws {
        try scratch.write(line + "\n", to: "state/resume-pdf/shares.jsonl")
        let (entries, findings) = try ledger.entries()
        #expect(entries.isEmpty)
        #expect(findings.all.map(\.identifier) == ["ledger-line"])
    }

    @Test func aLinkIsNotFollowed() throws {
        try scratch.write("mine\n", to: "mine")
        try scratch.makeFolder("state/resume-pdf")
        try scratch.link("state/resume-pdf/shares.jsonl", to: scratch.path("mine"))
        let error = try #require(throws: FileError.self) { try ledger.append(entry()) }
        #expect(error.code == ELOOP)
        #expect(scratch.read("mine") == "mine\n")
    }

    @Test func aFolderInItsPlaceIsToldBeforeSharing() throws {
        try scratch.makeFolder("state/resume-pdf/shares.jsonl")
        #expect(throws: FileError.self) { try ledger.check() }
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aFullDiskLeavesTheRecordAsItWas() throws {
        let disk = try #require(SmallDisk())
        let ledger = Ledger(path: disk.scratch.path("shares.jsonl"))
        try ledger.append(entry())
        let before = disk.scratch.bytes(of: "shares.jsonl")
        let long = entry([String(repeating: "x", count: 20_000)])
        let error = try #require(throws: FileError.self) { try ledger.append(long) }
        #expect(error.code == ENOSPC)
        #expect(disk.scratch.bytes(of: "shares.jsonl") == before)
    }

    @Test func severalThreadsAddWholeLines() throws {
        let threads = (0..<4).map { number in
            SideThread { [ledger] in
                for count in 0..<10 {
                    let to = "\(number)-\(count)-" + String(repeating: "x", count: 5_000)
                    try? ledger.append(
                        LedgerEntry(
                            time: "t", sha256: String(repeating: "0", count: 64), how: "copy",
                            to: [to], file: "f"))
                }
            }
        }
        for thread in threads { thread.join() }
        let (entries, findings) = try ledger.entries()
        #expect(findings.all.isEmpty)
        #expect(Set(entries.flatMap(\.to)).count == 40)
    }

    @Test func versionsAreFoundByTheStartOfTheirDigest() {
        var other = entry()
        other.sha256 = String(repeating: "ab34", count: 16)
        let entries = [entry(), other, entry(["x"], how: "print")]
        #expect(LedgerVersion.matching("ab", in: entries).count == 2)
        #expect(LedgerVersion.matching("AB12", in: entries).map(\.entries.count) == [2])
        #expect(LedgerVersion.matching("ff", in: entries).isEmpty)
    }

    @Test func concernsAddressesPathsAndNames() {
        #expect(entry().concerns("ACME") && entry().concerns("jo doe"))
        #expect(!entry().concerns("modern"))
    }
}
