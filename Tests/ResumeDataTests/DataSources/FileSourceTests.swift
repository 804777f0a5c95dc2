import Glibc
import ResumeData
import ResumeModel
import SourceTree
import System
import TestSupport
import Testing

@Suite struct FileSourceTests {
    @Test func filesAreReadWithTheirFolderAndIdentity() throws {
        try withFolder { folder in
            let path = folder + "/resume.json"
            try write([0x7B, 0x7D, 0x00, 0xFF], to: path)
            let source = try FileSource(path: path).read()
            #expect(source.bytes == [0x7B, 0x7D, 0x00, 0xFF])
            #expect(source.name == path)
            #expect(source.folder == folder)
            #expect(source.identity == FileIdentity(path: path))
        }
    }

    @Test func emptyFilesHaveNoBytes() throws {
        try withFolder { folder in
            try write([], to: folder + "/empty")
            #expect(try FileSource(path: folder + "/empty").read().bytes.isEmpty)
        }
    }

    @Test(arguments: ["/no-such-file", "/resume.json/inner", "/nul\0byte"])
    func missingFilesAreMissing(_ name: String) throws {
        try withFolder { folder in
            try write([0x7B], to: folder + "/resume.json")
            try write([0x7B], to: folder + "/nul")
            let error = try #require(throws: SourceError.self) {
                try FileSource(path: folder + name).read()
            }
            #expect(error.kind == .missing)
            #expect(error.diagnostic.identifier == "source-missing")
            #expect(error.diagnostic.severity == .error)
        }
    }

    @Test func emptyPathIsMissing() throws {
        let error = try #require(throws: SourceError.self) { try FileSource(path: "").read() }
        #expect(error.kind == .missing)
    }

    @Test func foldersAreRefused() throws {
        try withFolder { folder in
            let error = try #require(throws: SourceError.self) {
                try FileSource(path: folder).read()
            }
            #expect(error.kind == .isFolder)
            #expect(error.sentence.contains("is a folder"))
        }
    }

    @Test func largeFilesAreRefusedUnread() throws {
        try withFolder { folder in
            let path = folder + "/large"
            try write([], to: path)
            #expect(truncate(path, SourceBytes.limit + 1) == 0)
            let error = try #require(throws: SourceError.self) { try FileSource(path: path).read() }
            #expect(error.kind == .tooLarge)
            #expect(error.sentence == "\(path) has 10.1 MB; a resume file is at most 10 MB")
            #expect(truncate(path, SourceBytes.limit) == 0)
            #expect(try FileSource(path: path).read().bytes.count == SourceBytes.limit)
        }
    }

    @Test(arguments: ["/dev/null", "/dev/zero", "/dev/tty"])
    func devicesAreRefused(_ path: String) throws {
        let error = try #require(throws: SourceError.self) { try FileSource(path: path).read() }
        #expect(error.kind == .isNotRegular)
        #expect(
            error.sentence == "\(path) is a pipe or a device, not a regular file; name a file")
    }

    @Test func pipesAreRefusedWithoutWaiting() throws {
        try withFolder { folder in
            try #require(mkfifo(folder + "/large", 0o600) == 0)
            let error = try #require(throws: SourceError.self) {
                try FileSource(path: folder + "/large").read()
            }
            #expect(error.diagnostic.identifier == "source-is-no-file")
        }
    }

    @Test(arguments: [
        (ReadFault.system(ENOENT), SourceError.Kind.missing), (.system(ENOTDIR), .missing),
        (.system(EACCES), .notPermitted), (.system(EPERM), .notPermitted),
        (.isFolder, .isFolder), (.system(EIO), .inputOutput), (.system(EMFILE), .inputOutput),
        (.isNotRegular, .isNotRegular), (.isTooLarge(nil), .tooLarge),
    ])
    func faultsHaveKinds(_ fault: ReadFault, _ kind: SourceError.Kind) {
        let error = SourceError(fault, name: "x.json")
        #expect(error.kind == kind)
        #expect(error.sentence.contains("x.json"))
        #expect(error.diagnostic.file == "x.json")
    }

    @Test(.needs(geteuid() != 0, "a user who is not root"))
    func forbiddenFilesAreNotPermitted() throws {
        try withFolder { folder in
            let path = folder + "/secret"
            try write([0x7B], to: path)
            #expect(chmod(path, 0) == 0)
            let error = try #require(throws: SourceError.self) { try FileSource(path: path).read() }
            #expect(error.kind == .notPermitted)
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        var template = Array("/tmp/resume-data-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        let folder = String(cString: made)
        defer {
            for name in ["resume.json", "empty", "large", "secret", "nul"] {
                _ = unlink(folder + "/" + name)
            }
            _ = rmdir(folder)
        }
        try body(folder)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        try #require(descriptor >= 0)
        defer { _ = close(descriptor) }
        #expect(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    }
}
