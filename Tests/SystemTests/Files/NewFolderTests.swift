import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct NewFolderTests {
    @Test func foldersAreMadeWithThoseAboveThem() throws {
        let scratch = try ScratchFolder()
        try NewFolder.make(scratch.path("a/b/c"))
        #expect(FileStatus.isFolder(scratch.path("a/b/c")))
        try NewFolder.make(scratch.path("a/b/c"))
        try NewFolder.make(".")
    }

    @Test func aFileInTheWayIsAnError() throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "a")
        #expect(throws: FileError(.write, scratch.path("a"), code: EEXIST)) {
            try NewFolder.make(scratch.path("a"))
        }
        #expect(throws: FileError.self) { try NewFolder.make(scratch.path("a/b")) }
    }
}
