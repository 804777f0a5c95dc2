import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Which files of a ZIP or a folder are read, and what is said of the rest.
@Suite struct LinkedInExportTests {
    private typealias File = ZIPBytes.File
    private static let profile = "First Name,Last Name\nAda,Lovelace\n"

    @Test(arguments: ["", "Basic_LinkedInDataExport_01-02-2024/"])
    func theZipIsRead(folder: String) {
        let mapped = LinkedInMapped(
            zip: [
                File(folder + "Profile.csv", Self.profile),
                File(folder + "Skills.csv", "Name\nSums\n"),
            ])
        #expect(mapped.resume?.basics.name == "Ada Lovelace")
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == ["Sums"])
        #expect(mapped.findings.map(\.identifier) == ["read-as"])
    }

    @Test func otherFilesAreCountedAndNotNamed() {
        let secret = "Notes:\nx\n\nFirst Name,Last Name\nSecret,Person\n"
        let mapped = LinkedInMapped(
            zip: [
                File("Profile.csv", Self.profile), File("Connections.csv", secret),
                File("Jobs/", ""), File("Jobs/Saved Jobs.csv", "Secret"),
                .bomb("messages.csv", count: 90_000_000),
            ])
        #expect(mapped.summary == ["note not-carried-over e.zip"])
        #expect(mapped.messages("not-carried-over").first?.hasPrefix("3 other files") == true)
        #expect(
            !mapped.findings.contains {
                $0.message.contains("Secret") || $0.message.contains("Jobs")
            })
        let folder = LinkedInMapped(("Profile.csv", Self.profile), ("Connections.csv", secret))
        #expect(folder.messages("not-carried-over").first?.hasPrefix("1 other file of") == true)
    }

    @Test func filesOfMacOSAreNotTaken() {
        let mapped = LinkedInMapped(
            zip: [File("x/Profile.csv", Self.profile), File("__MACOSX/x/._Profile.csv", "\0\u{5}")])
        #expect(mapped.resume?.basics.name == "Ada Lovelace")
        #expect(!mapped.findings.contains { $0.severity > .note })
    }

    @Test func theOutermostExportIsRead() {
        let mapped = LinkedInMapped(
            zip: [
                File("old/old/Profile.csv", "First Name,Last Name\nEve,Old\n"),
                File("new/Profile.csv", Self.profile),
            ])
        #expect(mapped.resume?.basics.name == "Ada Lovelace")
    }

    @Test func aSecondFileOfAKindIsNamed() {
        let mapped = LinkedInMapped(
            ("Profile.csv", Self.profile), ("Skills.csv", "Name\nSums\n"),
            ("Skills (1).csv", "Name\nLooms\n"))
        #expect(mapped.summary == ["warning second-file export/Skills (1).csv:1:1"])
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == ["Sums"])
    }

    // MARK: What is no export

    @Test(arguments: [
        [File("a.yaml", "basics: {}")], [File("Skills.csv", "Name\nSums\n")],
        [File("Positions.txt", "x")],
    ])
    func aZipOfOtherThingsIsTold(files: [ZIPBytes.File]) {
        let mapped = LinkedInMapped(zip: files)
        #expect(mapped.summary.count == 1)
        #expect(mapped.findings.first?.severity == .error)
        #expect(mapped.findings.first?.message.contains("a ZIP archive") == true)
        #expect(mapped.findings.first?.message.contains("Profile.csv or Positions.csv") == true)
    }

    @Test func aDocumentOfAnOfficeProgramStaysOne() {
        let files = [File("word/document.xml", "<x/>")]
        #expect(LinkedInMapped(zip: files).findings.first?.message.contains("Word") == true)
        let cut = Array(ZIPBytes.archive(files).dropLast(30))
        let mapped = LinkedInMapped(SourceBytes(name: "cv.docx", bytes: cut, folder: ""))
        #expect(mapped.findings.first?.message.contains("Word") == true)
    }

    // MARK: Harm

    private func refused(_ files: File...) -> [String] {
        let mapped = LinkedInMapped(zip: files)
        #expect(mapped.tree == nil)
        #expect(mapped.summary == ["error zip e.zip"])
        return mapped.messages("zip")
    }

    @Test func harmfulZipsAreErrorsThatNameTheEntry() {
        let profile = File("Profile.csv", Self.profile)
        var locked = profile
        locked.flags = 1
        var damaged = profile
        damaged.checksum = 7
        #expect(refused(profile, File("../x.csv", "x")).first?.contains("\"../x.csv\"") == true)
        #expect(refused(profile, File("/etc/x", "x")).first?.contains("\"/etc/x\"") == true)
        #expect(refused(locked).first?.contains("password") == true)
        #expect(refused(damaged).first?.contains("\"Profile.csv\" in the ZIP is damaged") == true)
        #expect(refused(File("Export.zip", "PK")).first?.contains("\"Export.zip\"") == true)
        #expect(refused(.bomb("Profile.csv", count: 60_000_000)).first?.contains("50 MB") == true)
    }

    /// The limit is that of all files together.
    @Test func bombsAreCountedTogether() {
        var half = File.bomb("Skills.csv", count: 258 * 150_000)
        // CRC-32 of one letter more, as another program has it.
        half.checksum = 0x7967_EADA
        half.size = 258 * 150_000 + 1
        var other = half
        other.path = "Courses.csv"
        let told = refused(File("Profile.csv", Self.profile), half, other).first
        #expect(told?.contains("\"Courses.csv\" in the ZIP holds more than 50 MB") == true)
    }

    @Test func aCutZipIsAnError() {
        let bytes = ZIPBytes.archive([
            File("Profile.csv", Self.profile), File("Skills.csv", "Name\n"),
        ])
        for count in [30, 60, bytes.count - 40] {
            let mapped = LinkedInMapped(
                SourceBytes(name: "e.zip", bytes: Array(bytes.prefix(count)), folder: ""))
            #expect(mapped.summary == ["error zip e.zip"])
            #expect(mapped.messages("zip").first?.contains("cut off") == true)
        }
    }

    /// All files are read to their ends, so that one run tells all faults.
    @Test func faultsOfAllFilesAreTold() {
        let mapped = LinkedInMapped(
            zip: [
                File("Profile.csv", "First Name,Last Name\n\"Ada,Lovelace\n"),
                File(
                    "Positions.csv",
                    Array("Company Name,Title\nCaf".utf8) + [0xE9] + Array(",x\n".utf8)),
                File("Skills.csv", "x,y\n1,2\n"), File("Courses.csv", ""),
            ])
        #expect(
            mapped.summary.filter { $0.hasPrefix("error") } == [
                "error not-utf8 e.zip/Positions.csv:2:4", "error csv-quote e.zip/Profile.csv:2:1",
                "error csv-header e.zip/Skills.csv:1:1",
            ])
    }
}
