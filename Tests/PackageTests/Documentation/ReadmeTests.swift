import SourceTree
import Glibc
@testable import ResumeCommand
@testable import ResumeData
import ResumeModel
import TestSupport
import Testing

/// The README says what is true, and so does that of the sources.
@Suite struct ReadmeTests {
    static let readme = PackageFolder.text(of: "README.md") ?? ""
    /// The pages that people read, by the folders they lie in.
    static let pages = ["": readme, "Sources/": PackageFolder.text(of: "Sources/README.md") ?? ""]

    @Test func threeCommandsRenderTestAndBuild() throws {
        let commands = FencedBlock.all(in: Self.readme, language: "sh")
        try #require(commands.count == 3)
        #expect(commands[0].contains("swift run -c release resume-pdf render -o cv.pdf"))
        #expect(commands[1].hasPrefix("swift test"))
        #expect(commands[2].contains("\nswift build -c release"))
    }

    @Test(arguments: pages)
    func linksLeadSomewhere(folder: String, page: String) {
        for link in page.split(separator: "](").dropFirst() {
            let target = link.prefix { $0 != ")" && $0 != "#" }
            if target.isEmpty || target.hasPrefix("https://") { continue }
            let path = PackageFolder.path(folder + target)
            #expect(access(path, F_OK) == 0, "there is no \(target)")
        }
    }

    @Test(arguments: pages)
    func namedFilesExist(folder: String, page: String) {
        let names = page.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        for name in names.map(\.element) {
            let isPath = ["Sources/", "Tests/", "Fonts/", "Layouts/"].contains(
                where: name.hasPrefix)
            guard isPath, name.allSatisfy({ !"*<> ".contains($0) }), !name.contains("NAME")
            else { continue }
            #expect(access(PackageFolder.path(String(name)), F_OK) == 0, "there is no \(name)")
        }
    }

    @Test func commandsAreThoseOfTheHelp() {
        let rows = CommandTable.program.documented.map { names, command in
            let words = (names + command.operands.map(\.shown)).joined(separator: " ")
            return "| `\(words)` | \(command.summary.text) |\n"
        }
        let table = "| Command | What it does |\n| --- | --- |\n" + rows.joined()
        let isThere = Self.readme.contains("\n\n" + table + "\n")
        #expect(isThere, "this must stand in it:\n\(table)")
    }

    @Test func languagesAreNamed() {
        let files = PackageFolder.names(in: "Sources/Assets/Languages").map { $0.dropLast(5) }
            .sorted()
        let tags = files.filter { $0 != "others" && !$0.hasPrefix("en-") }.map { "`\($0)`" }
        let words = Self.readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let list = "of their own: " + tags.joined(separator: ", ") + "."
        #expect(words.contains(list), "this must stand in it:\n\(list)")
    }

    @Test func exitCodesAreListedWithTheirNumbers() {
        for code in ExitCode.allCases {
            let isThere = Self.readme.contains("\n| \(code.rawValue) |")
            #expect(isThere, "the exit code \(code.rawValue), \(code), is not in it")
        }
    }

    /// Each row of the table of fields, and the keys that are read there.
    static let rows: [(String, KeyTable)] =
        [
            ("basics", Person.keys), ("basics.location", Location.keys),
            ("basics.profiles", Profile.keys), ("work.roles", KeyTable(of: Role.self)),
            ("meta", Meta.keys),
        ] + Resume.sections.map { ($0.sectionKey, KeyTable(of: $0)) }

    @Test func allFieldsAreListedWithTheirSections() throws {
        for (section, keys) in Self.rows {
            let row = try #require(
                Self.readme.split(separator: "\n").first { $0.hasPrefix("| `\(section)`") },
                "\(section) is not in it")
            for key in keys.names {
                #expect(row.contains("`\(key)`"), "\(section).\(key) is not in it")
            }
        }
        let listed = Set(Self.rows.map(\.0).filter { !$0.contains(".") })
        #expect(listed == Set(JSONResumeFormat.sections.names))
    }

    @Test(.needsBuiltProgram)
    func itsResumeRendersWithoutAFinding() throws {
        let resume = try #require(
            FencedBlock.all(in: Self.readme, language: "yaml").first { $0.hasPrefix("basics:") })
        let folder = try ScratchFolder()
        try folder.write(resume, to: "resume.yaml")
        let result = try BuiltProgram.run(["render", "--strict"], in: folder.path)
        #expect(result.ending == .exited(0))
        #expect(result.errors.isEmpty)
    }
}
