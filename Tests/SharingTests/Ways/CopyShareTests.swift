import Glibc
import SourceTree
import System
import TestSupport
import Testing

@testable import Sharing

@Suite struct CopyShareTests {
    let scratch: ScratchFolder
    let file = SharedFile(bytes: Array("%PDF-1.7 new".utf8), name: "Jo Doe", type: MailSample.pdf)

    init() throws { scratch = try ScratchFolder() }

    private func copy(to target: String, force: Bool = false) -> CopyShare {
        CopyShare(to: target, folder: scratch.path, force: force)
    }

    private func error(_ copy: CopyShare) throws -> ShareError {
        let trial = try #require(throws: ShareError.self) { try copy(file, isTrial: true) }
        let error = try #require(throws: ShareError.self) { try copy(file) }
        #expect(trial == error)
        return error
    }

    @Test(arguments: [
        ("a.pdf", "a.pdf"), ("jobs", "jobs/Jo Doe.pdf"), ("jobs/", "jobs/Jo Doe.pdf"),
    ])
    func goesToAFileOrIntoAFolder(target: String, place: String) throws {
        try scratch.makeFolder("jobs")
        let trial = try copy(to: target)(file, isTrial: true)
        #expect(scratch.files() == [])
        let receipt = try copy(to: target)(file)
        #expect(receipt == trial)
        #expect(receipt == CopyShare.Receipt(path: place, wasThere: false))
        #expect(scratch.bytes(of: place) == file.bytes)
        #expect(try copy(to: target)(file).wasThere)
        #expect(scratch.files() == [place])
    }

    @Test func anotherFileStaysButByForce() throws {
        try scratch.write("mine", to: "a.pdf", mode: 0o640)
        let error = try error(copy(to: "a.pdf"))
        #expect(error.kind.name == "output-exists")
        #expect(error.message.contains("a.pdf") && error.message.contains("--force"))
        #expect(scratch.read("a.pdf") == "mine")
        _ = try copy(to: "a.pdf", force: true)(file)
        #expect(scratch.bytes(of: "a.pdf") == file.bytes)
        #expect(scratch.files() == ["a.pdf"])
    }

    @Test func aLinkIsNeverFollowed() throws {
        try scratch.write("mine", to: "mine")
        try scratch.makeFolder("folder")
        try scratch.link("a.pdf", to: scratch.path("mine"))
        try scratch.link("dangling.pdf", to: scratch.path("none"))
        try scratch.link("folder/Jo Doe.pdf", to: scratch.path("mine"))
        for target in ["a.pdf", "dangling.pdf", "folder", "folder/"] {
            let error = try error(copy(to: target, force: true))
            #expect(error.kind.name == "output-create")
            #expect(error.message.contains("link"))
        }
        #expect(scratch.read("mine") == "mine")
        #expect(scratch.read("none") == nil)
    }

    @Test func aLinkToAFolderIsFollowedWhenItIsWrittenAsOne() throws {
        try scratch.makeFolder("folder")
        try scratch.link("link", to: scratch.path("folder"))
        #expect(throws: ShareError.self) { try copy(to: "link")(file) }
        _ = try copy(to: "link/")(file)
        #expect(scratch.files().contains("folder/Jo Doe.pdf"))
    }

    @Test func aMissingFolderIsNamed() throws {
        for target in ["none/", "none/a.pdf"] {
            let error = try error(copy(to: target))
            #expect(error.kind.name == "output-create")
            #expect(error.message.contains("make the folder none first"))
        }
    }

    @Test func whatIsNoFileStays() throws {
        mkfifo(scratch.path("pipe"), 0o600)
        #expect(try error(copy(to: "pipe", force: true)).message.contains("is no file"))
        try scratch.write("x", to: "file")
        #expect(throws: ShareError.self) { try copy(to: "file/")(file) }
    }

    @Test func theSourceStaysEvenByForce() throws {
        try scratch.write("{}", to: "cv.json")
        var copy = copy(to: "cv.json", force: true)
        copy.sources = [try #require(FileIdentity(path: scratch.path("cv.json")))]
        #expect(try error(copy).kind.name == "output-source")
        #expect(scratch.read("cv.json") == "{}")
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aFullDiskLeavesTheOldFileAndNothingElse() throws {
        let disk = try #require(SmallDisk())
        try disk.scratch.write("mine", to: "a.pdf")
        let large = SharedFile(bytes: FileBytes.noise(100_000), name: "x", type: MailSample.pdf)
        let error = try #require(throws: ShareError.self) {
            try CopyShare(to: disk.scratch.path("a.pdf"), force: true)(large)
        }
        #expect(error.kind.name == "output-write")
        #expect(error.message.contains("No space left"))
        #expect(disk.scratch.read("a.pdf") == "mine")
        #expect(disk.scratch.files() == ["a.pdf"])
    }
}
