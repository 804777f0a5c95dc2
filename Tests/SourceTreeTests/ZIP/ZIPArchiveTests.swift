import SourceTree
import TestSupport
import Testing

/// Files in ZIP archives, and what archives do to whoever believes them.
struct ZIPArchiveTests {
    private let limit = 1_000_000

    private func fault(_ bytes: [UInt8]) -> ZIPFault? {
        do throws(ZIPFault) {
            let archive = try ZIPArchive(bytes)
            for entry in archive.entries { _ = try archive.bytes(of: entry, limit: limit) }
            return nil
        } catch {
            return error
        }
    }

    private func fault(_ files: ZIPBytes.File...) -> ZIPFault? { fault(ZIPBytes.archive(files)) }

    @Test func filesAreListedAndUnpacked() throws {
        let bytes = ZIPBytes.archive([
            .init("a/", ""), .init("a/Ä.csv", "one"), .init("b.csv", ""), .init("c", "x"),
        ])
        let archive = try ZIPArchive(bytes)
        #expect(archive.entries.map(\.path) == ["a/", "a/Ä.csv", "b.csv", "c"])
        #expect(archive.entries.map(\.name) == ["", "Ä.csv", "b.csv", "c"])
        #expect(archive.entries.map(\.folder) == ["a/", "a/", "", ""])
        let texts = try archive.entries[1...2].map { entry in
            String(decoding: try archive.bytes(of: entry, limit: limit), as: UTF8.self)
        }
        #expect(texts == ["one", ""])
    }

    @Test func aPackedFileIsUnpacked() throws {
        var file = ZIPBytes.File("a", Array(String(repeating: "a", count: 2_581).utf8))
        file.packed = ZIPBytes.File.bomb("a", count: 2_581).packed
        file.method = 8
        let archive = try ZIPArchive(ZIPBytes.archive([file]))
        #expect(try archive.bytes(of: archive.entries[0], limit: 2_581) == file.bytes)
    }

    @Test(arguments: [
        "../a.csv", "a/../../b.csv", "/etc/passwd", "..\\a.csv", "C:\\a.csv", "\\a.csv", "..",
    ])
    func aNameThatLeavesTheFolderIsRefused(path: String) {
        let told = path.replacing("\\", with: "/")
        #expect(fault(.init("ok.csv", "x"), .init(path, "x")) == .unsafeName(told))
    }

    @Test(arguments: ["a..b/c.csv", "...", ".a", "a/b", "Ada: notes.csv"])
    func aNameThatStaysIsNot(path: String) { #expect(fault(.init(path, "x")) == nil) }

    @Test func aBombIsFoundWhileItIsUnpacked() {
        var bomb = ZIPBytes.File.bomb("b.csv", count: 20_000_000)
        #expect(fault(bomb) == .tooLarge("b.csv", limit: limit))
        bomb.size = .max
        #expect(fault(bomb) == .tooLarge("b.csv", limit: limit))
        // No more is unpacked than the list says.
        bomb.size = 10
        #expect(fault(bomb) == .damaged("b.csv"))
    }

    @Test func whatGrowsAsNoTextDoesIsRefused() throws {
        // Two million letters in 1,955 bytes; nearly all of them say "the same again".
        let start: [UInt8] = [
            0xED, 0xC1, 0x81, 0, 0, 0, 0, 0xC3, 0x20, 0xD6, 0xF9, 0x4B, 0x1C, 0xE4, 0x55, 1,
        ]
        var file = ZIPBytes.File("a.csv", [])
        file.packed = start + [UInt8](repeating: 0, count: 1_955 - 18) + [0x6F, 0x06]
        (file.method, file.size, file.checksum) = (8, 2_000_000, 0xEAB6_F954)
        let archive = try ZIPArchive(ZIPBytes.archive([file]))
        #expect(throws: ZIPFault.bomb("a.csv")) {
            try archive.bytes(of: archive.entries[0], limit: 50_000_000)
        }
        // Padded, it shrinks to a hundredth only.
        file.packed = file.packed.map { $0 + [UInt8](repeating: 0, count: 20_000) }
        let padded = try ZIPArchive(ZIPBytes.archive([file]))
        #expect(try padded.bytes(of: padded.entries[0], limit: 2_000_000).count == 2_000_000)
    }

    @Test func onlyWhatIsNeededIsRead() throws {
        let long = [UInt8](repeating: 7, count: 3_000_000)
        let bytes = ZIPBytes.archive([
            .init("a.csv", "one"), .init("b.jpg", long), .init("c.csv", "two"),
        ])
        var count = 0
        let archive = try ZIPArchive(
            .init(size: bytes.count) { offset, buffer in
                buffer.copyBytes(from: bytes[offset..<(offset + buffer.count)])
                count += buffer.count
                return buffer.count
            })
        let texts = try [0, 2].map { index in
            let unpacked = try archive.bytes(of: archive.entries[index], limit: 10)
            return String(decoding: unpacked, as: UTF8.self)
        }
        #expect(texts == ["one", "two"])
        #expect(count < 500_000)
    }

    @Test func whatCannotBeReadIsDamage() throws {
        #expect(throws: ZIPFault.noDirectory) { _ = try ZIPArchive(.init(size: 500) { _, _ in 0 }) }
        #expect(throws: ZIPFault.noDirectory) {
            _ = try ZIPArchive(.init(size: 500) { _, _ in -1 })
        }
    }

    @Test func theLimitItselfIsNotTooMuch() throws {
        let archive = try ZIPArchive(ZIPBytes.archive([.init("a", "12345")]))
        #expect(try archive.bytes(of: archive.entries[0], limit: 5).count == 5)
        #expect(throws: ZIPFault.tooLarge("a", limit: 4)) {
            try archive.bytes(of: archive.entries[0], limit: 4)
        }
    }

    @Test func aLockedFileIsRefused() {
        var file = ZIPBytes.File("a.csv", "x")
        file.flags = 1
        #expect(fault(file) == .encrypted("a.csv"))
    }

    @Test func anUnknownMethodIsNamed() {
        var file = ZIPBytes.File("a.csv", "x")
        file.method = 12
        #expect(fault(file) == .unknownMethod("a.csv"))
    }

    @Test func aWrongChecksumIsDamage() {
        var file = ZIPBytes.File("a.csv", "x")
        file.checksum = 1
        #expect(fault(file) == .damaged("a.csv"))
    }

    @Test func lessThanTheListSaysIsDamage() {
        var file = ZIPBytes.File.bomb("a.csv", count: 258)
        file.size = 300
        #expect(fault(file) == .damaged("a.csv"))
    }

    @Test func aCutArchiveHasNoList() {
        let bytes = ZIPBytes.archive([.init("a.csv", String(repeating: "x", count: 300))])
        // The end of the archive has 22 bytes; a list of files without all of them may do.
        for count in 0..<(bytes.count - 22) {
            #expect(fault(Array(bytes.prefix(count))) == .noDirectory, "\(count)")
        }
    }

    @Test func moreFilesThanAnyExportHasAreRefused() {
        let files = (0...ZIPArchive.mostEntries).map { ZIPBytes.File("\($0)", "") }
        #expect(fault(ZIPBytes.archive(files)) == .tooManyEntries)
        #expect(fault(ZIPBytes.archive(Array(files.dropLast()))) == nil)
    }

    @Test func aListThatBreaksOffIsDamage() {
        var bytes = ZIPBytes.archive([.init("a.csv", "x"), .init("b.csv", "y")])
        // The count of files, on this disk and on all.
        for place in [14, 12] { bytes[bytes.count - place] = 3 }
        #expect(fault(bytes) == .brokenDirectory)
    }

    /// Whatever the bytes are, reading them ends, and within its limits.
    @Test func noBytesDoHarm() {
        var file = ZIPBytes.File.bomb("bomb.csv", count: 5_000)
        file.size = nil
        let bytes = ZIPBytes.archive([.init("a/b.csv", "Name\nAda\n"), file])
        for offset in bytes.indices {
            for value: UInt8 in [0, 0xFF, bytes[offset] ^ 0x80] {
                var broken = bytes
                broken[offset] = value
                _ = fault(broken)
            }
        }
        for place in 0..<bytes.count { _ = fault(Array(bytes[place...])) }
    }

    @Test(arguments: [
        ZIPFault.noDirectory, .brokenDirectory, .tooManyEntries, .unsafeName("n"), .encrypted("n"),
        .unknownMethod("n"), .damaged("n"), .tooLarge("n", limit: 50_000_000),
        .bomb("n"),
    ])
    func eachFaultIsASentence(fault: ZIPFault) {
        #expect(!fault.sentence.isEmpty && !fault.sentence.hasSuffix("."))
        switch fault {
        case .noDirectory, .brokenDirectory, .tooManyEntries: break
        default: #expect(fault.sentence.contains("\"n\""))
        }
    }
}
