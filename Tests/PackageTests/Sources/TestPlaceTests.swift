import TestSupport
import Testing

/// The tests lie where the code lies.
@Suite struct TestPlaceTests {
    /// Folders of tests for which there is no folder of sources.
    static let ownFolders: Set<String> = [
        "Tests/ResumeCommandTests/TranscriptRunning", "Tests/ResumePDFTests/Finished",
    ]

    /// Folders of sources that are tested from elsewhere, and from where.
    static let testedElsewhere = [
        "Sources/CairoPangoBackend/Images/JPEG": "Tests/CairoPangoBackendTests/Images",
        "Sources/ResumeData/Formats/JSONResume/Sections":
            "Tests/ResumeDataTests/Formats/JSONResume",
        "Sources/ResumeLayout/Layout": "Tests/ResumeLayoutTests/LayoutFile",
    ]

    @Test func eachTestLiesAtThePathOfWhatItTests() {
        let tests = PackageFolder.files(below: "Tests").filter { $0.hasSuffix("Tests.swift") }
        for test in tests where !test.hasPrefix("Tests/PackageTests/") {
            let folder = Self.folder(of: test)
            let sources = Self.sourceFolder(of: folder)
            let isThere = !PackageFolder.names(in: sources).isEmpty
            #expect(
                isThere || Self.ownFolders.contains(folder),
                "\(test) tests what is in \(sources), but there is no such folder")
        }
    }

    @Test func eachLargeFolderIsTested() {
        var lines: [String: Int] = [:]
        for file in HouseRuleTests.sources {
            lines[Self.folder(of: file.path), default: 0] += file.code.count
        }
        let tested = Set(
            PackageFolder.files(below: "Tests").filter { $0.hasSuffix("Tests.swift") }
                .map { Self.sourceFolder(of: Self.folder(of: $0)) })
        for (folder, count) in lines.sorted(by: { $0.key < $1.key }) where count > 300 {
            let tests = Self.testedElsewhere[folder].map(Self.sourceFolder) ?? folder
            if tested.contains(tests) { continue }
            Issue.record("\(folder) has \(count) lines and no tests at the same path below Tests")
        }
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// `Tests/PagesTests/Dump` tests `Sources/Pages/Dump`.
    private static func sourceFolder(of folder: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[1].hasSuffix("Tests") else { return folder }
        parts[0] = "Sources"
        parts[1].removeLast("Tests".count)
        return parts.joined(separator: "/")
    }
}
