import Glibc
import ResumeData
import ResumeModel
import SourceTree
import Testing

@Suite struct FileSourceTests {
    @Test func filesAreReadWithTheirFolderAndDate() throws {
        try withFolder { folder in
            let path = folder + "/resume.json"
            try write([0x7B, 0x7D, 0x00, 0xFF], to: path)
            let source = try FileSource(path: path).read()
            #expect(source.bytes == [0x7B, 0x7D, 0x00, 0xFF])
            #expect(source.name == path)
            #expect(source.folder == folder)
            #expect(try #require(source.modified).seconds > 1_600_000_000)
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

    @Test func devicesAreReadUpToTheLimit() throws {
        #expect(try FileSource(path: "/dev/null").read().bytes.isEmpty)
        let error = try #require(throws: SourceError.self) {
            try FileSource(path: "/dev/zero").read()
        }
        #expect(error.kind == .tooLarge)
        #expect(error.sentence == "/dev/zero has more than 10 MB; a resume file is at most 10 MB")
    }

    @Test(arguments: [
        (ENOENT, SourceError.Kind.missing), (ENOTDIR, .missing), (EACCES, .notPermitted),
        (EPERM, .notPermitted), (EISDIR, .isFolder), (EIO, .inputOutput), (EMFILE, .inputOutput),
    ])
    func codesOfTheSystemHaveKinds(_ code: Int32, _ kind: SourceError.Kind) {
        let error = SourceError(code: code, name: "x.json")
        #expect(error.kind == kind)
        #expect(error.sentence.contains("x.json"))
        #expect(error.diagnostic.file == "x.json")
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func forbiddenFilesAreNotPermitted() throws {
        try withFolder { folder in
            let path = folder + "/secret"
            try write([0x7B], to: path)
            #expect(chmod(path, 0) == 0)
            let error = try #require(throws: SourceError.self) { try FileSource(path: path).read() }
            #expect(error.kind == .notPermitted)
        }
    }

    @Test(arguments: [
        ("resume.json", "."), ("a/resume.json", "a"), ("/a/b/r.json", "/a/b"), ("/r.json", "/"),
        ("//r.json", "/"), ("./r.json", "."), ("../r.json", ".."),
    ])
    func folderIsThePathBeforeTheName(_ path: String, _ folder: String) {
        #expect(FileSource.folder(of: path) == folder)
    }

    @Test func pipedInputIsRead() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        #expect(Glibc.write(ends[1], "{}", 2) == 2)
        _ = close(ends[1])
        defer { _ = close(ends[0]) }
        let source = try StandardInputSource(descriptor: ends[0]).read()
        #expect(source.bytes == Array("{}".utf8))
        #expect(source.name == "<stdin>")
        #expect(source.folder == ".")
    }

    @Test func closedInputIsAnError() throws {
        let error = try #require(throws: SourceError.self) {
            try StandardInputSource(descriptor: -1).read()
        }
        #expect(error.kind == .inputOutput)
    }

    @Test func sampleGivesItsBytes() throws {
        let source = try SampleSource(name: "sample.resume.json", bytes: [0x7B, 0x7D]).read()
        #expect(source.name == "sample.resume.json")
        #expect(source.bytes == [0x7B, 0x7D])
        #expect(source.modified == nil)
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
