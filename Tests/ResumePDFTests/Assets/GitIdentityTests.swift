import System
import ResumePDF
import TestSupport
import Testing

@Suite struct GitIdentityTests {
    @Test(.needs(ForeignProgram("git")))
    func isThatOfTheFolder() throws {
        let scratch = try ScratchFolder()
        let start = try ChildProcess("git", ["init", "-q", scratch.path]).run()
        try #require(start.ending == .exited(0), "\(start.errorText)")
        for (key, value) in [("user.name", "Zoë Ng"), ("user.email", "zoe@ng.org")] {
            _ = try ChildProcess("git", ["-C", scratch.path, "config", key, value]).run()
        }
        #expect(
            GitIdentity.read(in: scratch.path) == GitIdentity(name: "Zoë Ng", email: "zoe@ng.org"))
        _ = try ChildProcess("git", ["-C", scratch.path, "config", "user.name", "\u{1B}[2J"]).run()
        #expect(GitIdentity.read(in: scratch.path).name == nil)
        _ = try ChildProcess("git", ["-C", scratch.path, "config", "user.name", "  "]).run()
        #expect(GitIdentity.read(in: scratch.path).name == nil)
    }

    @Test func isNobodyWhereGitCannotAnswer() {
        #expect(GitIdentity.read(in: "/nowhere") == GitIdentity())
    }
}
