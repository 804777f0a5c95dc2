import CairoPangoBackend
import Pages
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

@Suite struct FontFilesTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// A font of the package under another name.
    private func font(_ family: String) throws -> FontBytes {
        var font = try FontBytes("Carlito/Carlito-Regular.ttf")
        font["name"] = Self.names(family)
        return font
    }

    /// A table `name` with a family and a PostScript name.
    private static func names(_ family: String) -> [UInt8] {
        let text: [UInt8] = family.utf8.flatMap { [0, $0] }
        var records: [UInt8] = []
        for identifier in [1, 6] {
            for number in [3, 1, 0x409, identifier, text.count, 0] {
                records += FontBytes.bytes(number, 2)
            }
        }
        return [0, 0, 0, 2, 0, 30] + records + text
    }

    private var found: (families: [String], findings: [Diagnostic]) {
        let (library, diagnostics) = FontFiles(folders: [scratch.path]).library()
        let files = library.listing.compactMap { face, source in
            if case .file = source { face.family } else { nil }
        }
        return (files, diagnostics.sorted)
    }

    @Test(arguments: ["ttc", "otc", "TTC"])
    func everyFaceOfACollectionIsRead(ending: String) throws {
        try scratch.write(
            FontBytes.collection([font("One"), font("Two"), font("Three")]), to: "all.\(ending)")
        #expect(found.families == ["One", "Two", "Three"])
        #expect(found.findings.isEmpty)
    }

    @Test(arguments: [64, 65]) func aCollectionHasItsLimit(count: Int) throws {
        let fonts = try (1...count).map { number in
            var font = try FontBytes.postScript()
            font["name"] = Self.names("Face \(number)")
            return font
        }
        try scratch.write(FontBytes.collection(fonts), to: "all.ttc")
        #expect(found.families.count == 64)
        #expect(
            found.findings.map(\.message)
                == (count == 64
                    ? []
                    : [
                        "face 65 of \(scratch.path("all.ttc")) is not used: no more than 64 faces "
                            + "of a file are read"
                    ]))
    }

    @Test func aDamagedFaceOfACollectionIsReportedAndTheOthersAreRead() throws {
        var damaged = try font("Two")
        damaged.set(0, in: "head", at: 18)
        try scratch.write(
            FontBytes.collection([font("One"), damaged, font("Three")]), to: "all.ttc")
        #expect(found.families == ["One", "Three"])
        #expect(
            found.findings.map(\.message) == [
                "face 2 of \(scratch.path("all.ttc")) is not used: it is damaged (table \"head\")"
            ])
        #expect(found.findings.map(\.severity) == [.warning])
    }

    @Test(
        arguments: [
            ("a.woff", "packed for web pages"), ("a.WOFF2", "packed for web pages"),
            ("a.eot", "packed for web pages"), ("a.pfb", "Type 1"), ("a.pfa", "Type 1"),
            ("a.dfont", "old Macs"), ("a.suit", "old Macs"), ("a.pcf", "only pictures"),
            ("a.bdf", "only pictures"), ("a.otf", "not a TrueType or OpenType font"),
            ("a.ttf", "not a TrueType or OpenType font"),
            ("a.otc", "not a TrueType or OpenType font"),
        ])
    func aFontThatIsNotReadIsNamed(name: String, reason: String) throws {
        try scratch.write("no font at all", to: "deep/" + name)
        let finding = try #require(found.findings.first)
        #expect(found.findings.count == 1 && finding.severity == .warning)
        #expect(finding.message.hasPrefix(scratch.path("deep/" + name) + " is not used: "))
        #expect(finding.message.contains(reason))
    }

    @Test(arguments: ["wOFF", "wOF2"])
    func aWebFontUnderAnotherNameIsKnown(signature: String) throws {
        try scratch.write(signature + "and more", to: "a.ttf")
        #expect(found.findings.first?.message.contains("packed for web pages") == true)
    }

    @Test(arguments: ["OFL.txt", "README", ".hidden.woff", "ttf", "woff2"])
    func otherFilesArePassedOver(name: String) throws {
        try scratch.write("x", to: name)
        #expect(found.findings.isEmpty && found.families.isEmpty)
    }

    @Test func aVariableFontIsReportedAndItsStyleAtRestIsRead() throws {
        var variable = try font("Moving")
        var axis = Array("wght".utf8)
        for weight in [400, 400, 900] { axis += FontBytes.bytes(weight << 16, 4) }
        var head: [UInt8] = []
        for number in [1, 0, 16, 2, 1, 20, 0, 8] { head += FontBytes.bytes(number, 2) }
        variable["fvar"] = head + axis + [0, 0, 1, 0]
        try scratch.write(variable.file, to: "moving.ttf")
        #expect(found.families == ["Moving"])
        #expect(found.findings.map(\.identifier) == ["font-variable"])
        #expect(found.findings.map(\.severity) == [.note])
    }

    @Test func foldersAreVisitedOnceAndNotWithoutEnd() throws {
        try scratch.write(font("Deep").file, to: "a/b/c/d/e/f/g/h/font.ttf")
        try scratch.link("a/loop", to: scratch.path)
        #expect(found.families == ["Deep"])
        #expect(found.findings.isEmpty)
        try scratch.write(font("Deeper").file, to: "1/2/3/4/5/6/7/8/9/font.ttf")
        #expect(found.families == ["Deep"])
        #expect(found.findings.map(\.identifier) == ["font-folder"])
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        let (_, diagnostics) = FontFiles(folders: [scratch.path("none")]).library()
        #expect(diagnostics.all.map(\.identifier) == ["font-folder"])
        #expect(diagnostics.hasErrors)
    }

    @Test func theListTellsWhichFileEachStyleComesFrom() throws {
        try scratch.write(FontBytes("Carlito/Carlito-Bold.ttf").file, to: "Carlito-Bold.ttf")
        let (entries, _) = ListFonts(folders: [scratch.path])()
        let carlito = try #require(entries.first)
        #expect(carlito.family == "Carlito")
        #expect(
            carlito.faces.map { [$0.style, $0.origin] } == [
                ["Bold", scratch.path("Carlito-Bold.ttf")], ["Regular", "built in"],
                ["Italic", "built in"], ["Bold Italic", "built in"],
            ])
    }

    @Test func pagesTellWhichFilesTheirFontsCameFrom() throws {
        try scratch.write(FontBytes("SourceSans3/SourceSans3-Bold.ttf").file, to: "Bold.ttf")
        var request = RenderResume.Request(
            source: .bytes(
                Array(#"{"basics":{"name":"Ada","summary":"x"}}"#.utf8), name: "r", folder: ""),
            layout: "ats")
        request.fontFolders = [scratch.path]
        let faces = RenderResume()(request).faces
        #expect(faces.contains { $0.style == "Bold" && $0.origin == scratch.path("Bold.ttf") })
        #expect(faces.contains { $0.style == "Regular" && $0.origin == "built in" })
    }

    @Test(.needs(.pdffonts)) func aFaceOfACollectionIsEmbeddedAsAFont() throws {
        let families = ["One", "Source Sans 3"]
        try scratch.write(FontBytes.collection(families.map(font)), to: "all.ttc")
        var request = RenderResume.Request(
            source: .bytes(
                Array(#"{"basics":{"name":"Ada","summary":"Text, œ, Ж"}}"#.utf8), name: "r",
                folder: ""))
        request.fontFolders = [scratch.path]
        let outcome = RenderResume()(request)
        #expect(outcome.faces.contains { $0.origin == scratch.path("all.ttc") })
        let pdf = try #require(outcome.output?.bytes)
        try scratch.write(pdf, to: "out.pdf")
        let fonts = try ForeignProgram.pdffonts.output(of: [scratch.path("out.pdf")])
        #expect(fonts.contains("TrueType") && !fonts.contains("Type 3"))
        #expect(!fonts.contains(" no "))
        #expect(
            try ForeignProgram.pdftotext.output(of: [scratch.path("out.pdf"), "-"]).contains(
                "Text, œ, Ж"))
    }

    @Test func aLayoutThatAsksForADamagedFontIsToldSo() throws {
        var damaged = try font("Broken")
        damaged.set(0, in: "head", at: 18)
        try scratch.write(damaged.file, to: "broken.ttf")
        var request = RenderResume.Request(
            source: .bytes(Array(#"{"basics":{"name":"Ada"}}"#.utf8), name: "r", folder: ""))
        request.fontFolders = [scratch.path]
        let unused = RenderResume()(request)
        #expect(unused.output != nil && unused.identifiers == ["font-unreadable"])
        request.overrides = ["styles.name.font=Broken"]
        let used = RenderResume()(request)
        #expect(used.output == nil)
        #expect(Set(used.identifiers) == ["font-unreadable", "layout-font"])
    }
}
