import Glibc
import ResumePDF
import SourceTree
import System
import TestSupport
import Testing

/// A whole LinkedIn data export, as a folder and as a ZIP, to the page.
@Suite struct LinkedInExportTests {
    private static let folder = PackageFolder.path("Tests/Fixtures/formats/linkedin")

    private func outcome(_ source: ResumeSource, _ format: OutputFormat = .txt)
        -> RenderResume.Outcome
    {
        RenderResume()(RenderResume.Request(source: source, format: format))
    }

    private static var files: [ZIPBytes.File] {
        PackageFolder.names(in: "Tests/Fixtures/formats/linkedin").map { name in
            ZIPBytes.File(name, FileBytes.read(folder + "/" + name) ?? [])
        }
    }

    private func text(_ outcome: RenderResume.Outcome) -> String {
        String(decoding: outcome.output?.bytes ?? [], as: UTF8.self)
    }

    /// All words of the files that are printed, in the order of the page.
    @Test func everyTextIsPrintedInOrder() {
        let outcome = outcome(.file(Self.folder))
        #expect(!outcome.diagnostics.hasWarnings)
        // Long lines are broken.
        let text = text(outcome).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var rest = text[...]
        for line in Self.printed {
            guard let place = rest.firstRange(of: line) else {
                Issue.record("\(line) is missing, or out of order")
                continue
            }
            rest = rest[place.upperBound...]
        }
        for secret in [
            "Mar 9", "A hidden word", "old@milena", "0117", "Secret Person", "private word",
            "2020-",
        ] {
            #expect(!text.contains(secret), "\(secret)")
        }
    }

    @Test func theZipAndTheFolderAreTheSame() {
        let zip = ResumeSource.bytes(ZIPBytes.archive(Self.files), name: "e.zip", folder: "")
        #expect(text(outcome(zip)) == text(outcome(.file(Self.folder))))
        let pages = outcome(zip, .pdf)
        #expect(pages.document?.pages.count == 2)
        #expect(pages.document?.pages == outcome(.file(Self.folder), .pdf).document?.pages)
        #expect(pages.identifiers.filter { $0 == "not-carried-over" }.count == 2)
    }

    /// Pictures and messages make whole exports large.
    @Test func aLargeZipIsReadWithoutWhatIsNotNeeded() throws {
        let folder = try ScratchFolder()
        let photo = ZIPBytes.File("Rich Media/a.jpg", [UInt8](repeating: 1, count: 11_000_000))
        let bytes = ZIPBytes.archive([photo] + Self.files + [.init("Jobs/x.csv", "a,b\n")])
        try folder.write(bytes, to: "e.zip")
        let large = outcome(.file(folder.path("e.zip")))
        #expect(text(large) == text(outcome(.file(Self.folder))))
        #expect(
            large.filesRead == Set([FileIdentity(path: folder.path("e.zip"))].compactMap(\.self)))
        #expect(large.texts[folder.path("e.zip")] == nil)

        try folder.write(Array(bytes.dropLast(40)), to: "cut.zip")
        #expect(outcome(.file(folder.path("cut.zip"))).identifiers == ["zip"])
        try folder.write(ZIPBytes.archive([photo, .init("word/document.xml", "x")]), to: "cv.docx")
        let word = outcome(.file(folder.path("cv.docx"))).diagnostics.all
        #expect(word.map(\.kind.name) == ["not-a-resume"])
        #expect(word.first?.message.contains("Word") == true)
        try folder.write([UInt8](repeating: 0x20, count: 11_000_000), to: "cv.json")
        #expect(outcome(.file(folder.path("cv.json"))).identifiers == ["source-too-large"])
    }

    @Test func aZipBeyondTheLimitIsRefused() throws {
        let folder = try ScratchFolder()
        try folder.write([0x50, 0x4B, 3, 4], to: "e.zip")
        #expect(truncate(folder.path("e.zip"), 100_000_001) == 0)
        let told = outcome(.file(folder.path("e.zip"))).diagnostics.all
        #expect(told.map(\.kind.name) == ["source-too-large"])
        #expect(told.first?.message.contains("100 MB; unpack it") == true)
    }

    @Test func nothingIsMadeOfHarmfulFiles() {
        var files = Self.files
        files.append(.init("../../.profile", "x"))
        for bytes in [ZIPBytes.archive(files), Array(ZIPBytes.archive(Self.files).dropLast(60))] {
            let outcome = outcome(.bytes(bytes, name: "e.zip", folder: ""), .pdf)
            #expect(outcome.output == nil)
            #expect(outcome.identifiers == ["zip"])
            #expect(outcome.diagnostics.all.allSatisfy { $0.kind.category == .data })
        }
    }

    @Test func theFilesOfAFolderAreKnownAsRead() throws {
        let folder = try ScratchFolder()
        try folder.write("First Name,Last Name\nAda,\"Love\n", to: "Profile.csv")
        try folder.write("Name\nSums\n", to: "Skills.csv")
        try folder.write("x\n", to: "messages.csv")
        let outcome = outcome(.file(folder.path))
        #expect(outcome.output == nil)
        #expect(outcome.filesRead.count == 2)
        #expect(outcome.sourceFiles == [folder.path("Profile.csv"), folder.path("Skills.csv")])
        let finding = outcome.diagnostics.all.first { $0.severity == .error }
        #expect(finding?.file == folder.path("Profile.csv"))
        #expect(outcome.texts[folder.path("Profile.csv")] != nil)
        #expect(outcome.texts[folder.path] == nil)
    }

    @Test func otherFoldersStayFolders() throws {
        let folder = try ScratchFolder()
        try folder.write("Name\nSums\n", to: "Skills.csv")
        #expect(!ResumeSource.isExport(folder.path))
        #expect(outcome(.file(folder.path)).identifiers == ["source-is-folder"])
        try folder.write("Company Name,Title\nA,x\n", to: "Positions.csv")
        #expect(ResumeSource.isExport(folder.path))
        #expect(outcome(.file(folder.path)).output != nil)
    }

    /// What the fixture has, as the page has it.
    private static let printed = [
        "Milena Okonkwo", "Hydrologist & river modeller",
        "I work out where rivers will be tomorrow.",
        "Before that, I mapped caves: 40 km of them.", "Severn Models Ltd", "Head of Forecasting",
        "answers the telephone when it rains", "Hydrologist", "Flood forecasts for three counties.",
        "Cut the run of a forecast from nine hours to forty minutes", "Wrote \"the river book\"",
        "Cave surveyor", "Karst & Sons", "Surveyed 40 km of passages",
        "Trained volunteers, in two languages",
        "Tide clerk", "MSc Hydrology", "BSc Physical Geography", "Where the water goes at night",
        "Caving club; student radio", "Flood forecasting", "Fortran & Python", "Public speaking",
        "English", "Native or bilingual proficiency", "Hungarian", "Professional working",
        "Chartered Hydrologist", "Guild of Hydrologists", "CH-8812", "Cave rescue, level 2",
        "Rain on my roof", "A gauge for schools", "Warden", "Counts otters", "Environment",
        "Night flow in chalk streams", "What a stream does while nobody looks.",
        "A cave atlas of the Western Mendips", "Self-levelling rain gauge", "GB 2600001",
        "GB 1900001",
        "Open channel flow", "HY-201", "Field methods", "Young Forecaster of the Year",
        "For the flood of 2017", "Hungarian state examination", "B2, 91 of 100",
        "Society of Small Waters", "Tobias Quill", "She rang before the water did.",
        "Environment", "Science and Technology",
    ]
}
