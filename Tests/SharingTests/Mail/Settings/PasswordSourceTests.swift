import Glibc
import SourceTree
import System
import TestSupport
import Testing

@testable import Sharing

@Suite struct PasswordSourceTests {
    @Test(arguments: ["sesame", "sesame\n", "sesame\r\nsecond line\n"])
    func aFileHasItInTheFirstLine(text: String) throws {
        let folder = try ScratchFolder()
        try folder.write(text, to: "password", mode: 0o600)
        #expect(try PasswordSource.file(folder.path("password")).password()?.secret == "sesame")
    }

    @Test(arguments: [0o644, 0o640, 0o660, 0o604, 0o602] as [UInt32])
    func aFileOfOthersIsRefused(mode: UInt32) throws {
        let folder = try ScratchFolder()
        try folder.write("sesame", to: "password", mode: 0o600)
        let path = folder.path("password")
        chmod(path, mode)
        for source in [PasswordSource.file(path), .netrc(path)] {
            let error = #expect(throws: ShareError.self) { try source.password() }
            #expect(error?.kind == .mailAuthentication)
            #expect(error?.message.contains("chmod 600 \(path)") == true)
        }
    }

    @Test func aNetrcFileIsLeftToCurl() throws {
        let folder = try ScratchFolder()
        try folder.write("machine a.org login jo password sesame", to: "netrc", mode: 0o600)
        #expect(try PasswordSource.netrc(folder.path("netrc")).password() == nil)
    }

    @Test func allThatMayBeSentIsASecret() throws {
        let folder = try ScratchFolder()
        try folder.write(
            "machine a login jo password sesame\nmachine b password rye", to: "netrc", mode: 0o600)
        let netrc = PasswordSource.netrc(folder.path("netrc"))
        #expect(try netrc.secrets(with: nil) == ["sesame", "rye"])
        let command = PasswordSource.command("echo sesame")
        #expect(try command.secrets(with: command.password()) == ["sesame"])
        #expect(try PasswordSource.file("none").secrets(with: nil) == [])
    }

    @Test(arguments: ["", "\n", "\nsesame", "se\0same", "se\u{1B}same"])
    func aFileWithoutOneIsRefused(text: String) throws {
        let folder = try ScratchFolder()
        try folder.write(text, to: "password", mode: 0o600)
        let error = #expect(throws: ShareError.self) {
            try PasswordSource.file(folder.path("password")).password()
        }
        #expect(error?.message.contains("no password") == true)
        #expect(error?.message.contains("same") == false)
    }

    @Test func aMissingFileIsNamed() throws {
        let folder = try ScratchFolder()
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        for name in ["none", "pipe", "."] {
            let path = folder.path(name)
            let error = #expect(throws: ShareError.self) {
                try PasswordSource.file(path).password()
            }
            #expect(error?.message.contains("cannot read \(path)") == true)
        }
    }

    @Test func aCommandPrintsIt() throws {
        #expect(
            try PasswordSource.command("printf 'ses%s\\nurl: x\\n' ame | cat").password()?.secret
                == "sesame")
        let error = #expect(throws: ShareError.self) {
            try PasswordSource.command("echo sesame; echo locked >&2; exit 2").password()
        }
        #expect(error?.message == "the password command failed: locked")
        #expect(throws: ShareError.self) { try PasswordSource.command("true").password() }
    }

    @Test func endlessTalkIsNoPassword() throws {
        let error = try #require(throws: ShareError.self) {
            try PasswordSource.command("echo sesame; head -c 300000 /dev/zero").password()
        }
        #expect(error.message.hasSuffix("it said more than 256 KiB, and the rest is lost"))
    }
}
