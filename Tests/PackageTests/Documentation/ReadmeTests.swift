import Glibc
import ResumeCommand
import TestSupport
import Testing

/// The README says what is true.
@Suite struct ReadmeTests {
    static let readme = PackageFolder.text(of: "README.md") ?? ""

    /// The fenced blocks of commands, in order.
    static var commands: [String] {
        readme.split(separator: "```sh\n", omittingEmptySubsequences: false).dropFirst().compactMap
        {
            $0.split(separator: "\n```", omittingEmptySubsequences: false).first.map(String.init)
        }
    }

    @Test func twoCommandsRenderAndTest() throws {
        #expect(Self.commands.count >= 2)
        #expect(Self.commands[0].contains("swift run -c release resume-pdf render -o cv.pdf"))
        #expect(Self.commands[1].hasPrefix("swift test"))
    }

    @Test func linksLeadSomewhere() {
        for link in Self.readme.split(separator: "](").dropFirst() {
            let target = link.prefix { $0 != ")" && $0 != "#" }
            if target.isEmpty || target.hasPrefix("https://") { continue }
            #expect(access(PackageFolder.path(String(target)), F_OK) == 0, "there is no \(target)")
        }
    }

    @Test func namedFilesExist() {
        let names = Self.readme.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        for name in names.map(\.element) {
            let isPath = ["Sources/", "Tests/", "Fonts/", "Layouts/"].contains(
                where: name.hasPrefix)
            guard isPath, name.allSatisfy({ !"*<> ".contains($0) }) else { continue }
            #expect(access(PackageFolder.path(String(name)), F_OK) == 0, "there is no \(name)")
        }
    }

    @Test func commandsAreThoseOfTheHelp() {
        let table = UsageTable.commands(of: CommandTable.program)
        let isThere = Self.readme.contains("\n\n" + table + "\n")
        #expect(isThere, "this must stand in it:\n\(table)")
    }

    @Test func exitCodesAreListedWithTheirNumbers() {
        for code in ExitCode.allCases {
            let isThere = Self.readme.contains("\n| \(code.rawValue) |")
            #expect(isThere, "the exit code \(code.rawValue), \(code), is not in it")
        }
    }
}
