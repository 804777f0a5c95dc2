import Glibc
import ResumeData
import SourceTree
import System
import TestSupport
import Testing

/// What is read of files, and what is said of those that are not.
@Suite struct ResumeSourceTests {
    private func error(_ path: String) throws -> SourceError {
        try #require(throws: SourceError.self) { try SourceBytes(ofFileAt: path) }
    }

    @Test(arguments: [[0x7B, 0x7D, 0x00, 0xFF], []] as [[UInt8]])
    func filesAreReadWithTheirFolderAndIdentity(_ bytes: [UInt8]) throws {
        let scratch = try ScratchFolder()
        try scratch.write(bytes, to: "resume.json")
        let path = scratch.path("resume.json")
        let source = try SourceBytes(ofFileAt: path)
        #expect(source.bytes == bytes)
        #expect(source.name == path)
        #expect(source.folder == scratch.path)
        #expect(source.identity == FileIdentity(path: path))
    }

    @Test(arguments: ["no-such-file", "resume.json/inner", "nul\0byte"])
    func missingFilesAreMissing(_ name: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("{", to: "resume.json")
        try scratch.write("{", to: "nul")
        let error = try error(scratch.path(name))
        #expect(error.kind == .sourceMissing)
        #expect(error.diagnostic.identifier == "source-missing")
        #expect(error.diagnostic.severity == .error)
    }

    @Test(arguments: [
        ("", Diagnostic.Kind.sourceMissing, "there is no file \"\"; check the path"),
        ("/tmp", .sourceIsFolder, "/tmp is a folder; give the resume file in it"),
        (
            "/dev/null", .sourceIsNoFile,
            "/dev/null is a pipe or a device, not a regular file; name a file"
        ),
        (
            "/dev/zero", .sourceIsNoFile,
            "/dev/zero is a pipe or a device, not a regular file; name a file"
        ),
    ])
    func othersAreRefused(_ path: String, _ kind: Diagnostic.Kind, _ sentence: String) throws {
        let error = try error(path)
        #expect(error.kind == kind)
        #expect(error.sentence.text == sentence)
    }

    @Test func largeFilesAreRefusedUnread() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "large")
        let path = scratch.path("large")
        #expect(truncate(path, SourceBytes.limit + 1) == 0)
        #expect(try error(path).sentence == "\(path) has 10.1 MB; a resume file is at most 10 MB")
        #expect(truncate(path, SourceBytes.limit) == 0)
        #expect(try SourceBytes(ofFileAt: path).bytes.count == SourceBytes.limit)
    }

    @Test func pipesAreRefusedWithoutWaiting() throws {
        let scratch = try ScratchFolder()
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        #expect(try error(scratch.path("pipe")).diagnostic.identifier == "source-is-no-file")
    }

    @Test(arguments: [
        (ReadFault.system(ENOENT), Diagnostic.Kind.sourceMissing),
        (.system(ENOTDIR), .sourceMissing), (.system(EACCES), .sourceNotPermitted),
        (.system(EPERM), .sourceNotPermitted), (.isFolder, .sourceIsFolder),
        (.system(EIO), .sourceInputOutput), (.system(EMFILE), .sourceInputOutput),
        (.isNotRegular, .sourceIsNoFile), (.isTooLarge(nil), .sourceTooLarge),
    ])
    func faultsHaveKinds(_ fault: ReadFault, _ kind: Diagnostic.Kind) {
        let error = SourceError(fault, name: "x.json")
        #expect(error.kind == kind)
        #expect(error.sentence.contains("x.json"))
        #expect(error.diagnostic.file == "x.json")
    }

    @Test(.needs(geteuid() != 0, "a user who is not root"))
    func forbiddenFilesAreNotPermitted() throws {
        let scratch = try ScratchFolder()
        try scratch.write("{", to: "secret", mode: 0)
        #expect(try error(scratch.path("secret")).kind == .sourceNotPermitted)
    }
}
