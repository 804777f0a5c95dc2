import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct BatchJournalTests {
    private let entry = BatchJournal.Entry(
        key: "k", digest: "d", pages: 2, findings: #"{"message":"m"}"#)

    @Test func entriesAreThereAgain() throws {
        let folder = try ScratchFolder()
        let journal = BatchJournal(of: folder.path, now: 0)
        journal.add(BatchJournal.Entry(key: "o", digest: "", pages: 1, findings: ""), as: "a.pdf")
        journal.add(entry, as: "a.pdf")
        #expect(journal.entry(of: "a.pdf") == nil)
        let other = BatchJournal(of: folder.path, now: 0)
        #expect(other.entry(of: "a.pdf") == entry)
        #expect(other.entry(of: "b.pdf") == nil)
    }

    @Test func aLineThatIsCutSpoilsNoOther() throws {
        let folder = try ScratchFolder()
        BatchJournal(of: folder.path, now: 0).add(entry, as: "a.pdf")
        let whole = try #require(folder.read(BatchJournal.name))
        try folder.write(whole + String(whole.dropLast(20)), to: BatchJournal.name)
        BatchJournal(of: folder.path, now: 0).add(entry, as: "b.pdf")
        let journal = BatchJournal(of: folder.path, now: 0)
        #expect(journal.entry(of: "a.pdf") == entry && journal.entry(of: "b.pdf") == entry)
    }

    @Test func linesThatSayNothingAnyMoreGo() throws {
        let folder = try ScratchFolder()
        BatchJournal(of: folder.path, now: 0).add(entry, as: "a.pdf")
        let line = try #require(folder.read(BatchJournal.name))
        try folder.write(String(repeating: line, count: 2_000), to: BatchJournal.name)
        let adding = BatchJournal(of: folder.path, now: 0)
        #expect(folder.read(BatchJournal.name) == line)
        #expect(adding.entry(of: "a.pdf") == entry)
        // Not while another process adds to it.
        adding.add(entry, as: "a.pdf")
        try folder.write(String(repeating: line, count: 2_002), to: BatchJournal.name)
        _ = BatchJournal(of: folder.path, now: 0)
        #expect(folder.read(BatchJournal.name)?.utf8.count == 2_002 * line.utf8.count)
    }

    @Test func whatKilledProcessesLeftIsRemoved() throws {
        let folder = try ScratchFolder()
        for name in [".resume-pdf-1.tmp", ".resume-pdf-2.tmp", "mine.tmp"] {
            try folder.write("x", to: name)
        }
        let living = try FileDescriptor(opening: folder.path(".resume-pdf-2.tmp"), 0)
        try living.lock(within: .seconds(1))
        let now = try FileStatus(path: folder.path("mine.tmp")).modified
        _ = BatchJournal(of: folder.path, now: now)
        #expect(folder.files().count == 3)
        _ = BatchJournal(of: folder.path, now: now + 5)
        #expect(folder.files() == [".resume-pdf-2.tmp", "mine.tmp"])
    }

    @Test func aFolderThatIsMissingKnowsNothing() throws {
        let folder = try ScratchFolder()
        let journal = BatchJournal(of: folder.path("none"), now: 0)
        journal.add(entry, as: "a.pdf")
        #expect(journal.entry(of: "a.pdf") == nil)
    }
}
