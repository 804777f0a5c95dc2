import Glibc
import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct FontLibraryTests {
    static let families = [
        "Source Sans 3", "Carlito", "Gentium Book Plus", "EB Garamond", "Fira Sans", "CMU Serif",
        "Libre Franklin",
    ]

    @Test func embeddedFamiliesComeInOrder() {
        #expect(TestFonts.library().families == Self.families)
    }

    @Test(arguments: families, [400, 700])
    func everyFamilyHasUprightAndItalic(family: String, weight: Int) throws {
        let library = TestFonts.library()
        for isItalic in [false, true] {
            let query = FontQuery(family: family, weight: weight, isItalic: isItalic)
            let face = try library.face(for: query)
            #expect(face.description.family == family)
            #expect(face.description.weight == weight)
            #expect(face.description.isItalic == isItalic)
            #expect(face.format == "TrueType" && face.index == 0)
            let style =
                switch (weight, isItalic) {
                case (400, false): "Regular"
                case (400, true): "Italic"
                case (_, false): "Bold"
                case (_, true): "BoldItalic"
                }
            #expect(face.source.fileName.hasSuffix("-\(style).ttf"))
        }
    }

    @Test func listingNamesEachFileOnce() {
        let names = TestFonts.library().listing.map(\.source.fileName)
        #expect(names.count == 29)
        #expect(Set(names).count == 29)
    }

    @Test func postScriptNamesTellFacesApart() {
        #expect(Set(TestFonts.library().listing.map(\.face.postScriptName)).count == 29)
    }

    @Test(arguments: ["source sans 3", "SOURCE SANS 3"])
    func familyIgnoresCase(family: String) throws {
        let face = try TestFonts.library().resolve(FontQuery(family: family))
        #expect(face.family == "Source Sans 3")
    }

    @Test(arguments: ["Helvetica", "", "Source Sans", "sans-serif"])
    func missingFamilyIsReported(family: String) {
        #expect(throws: FontProblem.missingFamily(family)) {
            try TestFonts.library().resolve(FontQuery(family: family))
        }
    }

    @Test(arguments: [100, 300, 500, 600, 900])
    func missingWeightIsReported(weight: Int) throws {
        let query = FontQuery(family: "Carlito", weight: weight)
        let problem = try #require(throws: FontProblem.self) {
            try TestFonts.library().resolve(query)
        }
        guard case .missingStyle(let asked, let available) = problem else {
            Issue.record("not a missing style: \(problem)")
            return
        }
        #expect(asked == query)
        #expect(available.map(\.weight) == [400, 400, 700, 700])
    }

    @Test func missingStyleOfFilesIsReportedNotReplaced() {
        let folder = TestFonts.root + "/Fonts/Carlito/"
        let library = FontLibrary(
            files: ["Regular", "Italic"].map { "\(folder)Carlito-\($0).ttf" })
        #expect(library.problems.isEmpty)
        #expect(throws: FontProblem.self) {
            try library.resolve(FontQuery(family: "Carlito", weight: 700))
        }
    }

    @Test func filesComeBeforeEmbeddedFonts() throws {
        let path = TestFonts.root + "/Fonts/Carlito/Carlito-Bold.ttf"
        let library = FontLibrary(files: [path], embedded: TestFonts.embedded)
        let bold = try library.face(for: FontQuery(family: "Carlito", weight: 700))
        #expect(bold.source == .file(path: path))
        let regular = try library.face(for: FontQuery(family: "Carlito"))
        #expect(regular.source == .embedded(name: "Fonts/Carlito/Carlito-Regular.ttf"))
    }

    @Test(arguments: ["/nonexistent.ttf", "/dev/null", "/tmp", "/etc/passwd"])
    func unusableFilesAreReported(path: String) {
        let library = FontLibrary(files: [path], embedded: TestFonts.embedded)
        #expect(library.problems.count == 1)
        guard case .unusable(path, _) = library.problems.first else {
            Issue.record("not reported as unusable: \(library.problems)")
            return
        }
        #expect(library.families == Self.families)
    }

    @Test func truncatedFilesNeverTrap() {
        let font = TestFonts.embedded[0]
        for length in [0, 1, 4, 12, 100, 300, 1000, 20_000] {
            let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 1)
            bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: font.bytes[..<length]))
            let library = FontLibrary(
                embedded: [EmbeddedFont(name: "cut", bytes: UnsafeRawBufferPointer(bytes))],
                usesSystemFonts: false)
            if let shaper = PangoShaper(library: library) {
                #expect(shaper.shape("abc").isConsistent)
            }
        }
    }

    @Test func emptyLibraryHasNoShaper() { #expect(PangoShaper(library: FontLibrary()) == nil) }

    @Test func fallbackAsksTheOtherFamiliesInOrder() throws {
        let library = TestFonts.library()
        let garamond = try library.face(for: FontQuery(family: "EB Garamond", weight: 700))
        let check = try #require(
            library.fallback(for: [0x2713], insteadOf: garamond, language: "en"))
        #expect(check.description.postScriptName == "SourceSans3-Bold")
        let bitcoin = try #require(
            library.fallback(for: [0x20BF], insteadOf: garamond, language: "en"))
        #expect(bitcoin.description.family == "Gentium Book Plus")
        #expect(library.fallback(for: [0x1F600], insteadOf: garamond, language: "en") == nil)
    }

    @Test func metricsAreThoseOfTheFile() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let metrics = shaper.metrics(of: sans)
        #expect(
            metrics
                == FontMetrics(ascent: 1.024, descent: 0.4, capHeight: 0.66, xHeight: 0.486))
        let carlito = shaper.metrics(of: FontQuery(family: "Carlito"))
        #expect(carlito.ascent == 1536.0 / 2048 && carlito.descent == 0.25)
    }

    @Test func memoryFilesHoldTheFontAndKeepTheirPath() throws {
        let library = TestFonts.library()
        let face = try library.face(for: sans)
        let path = try face.path()
        #expect(try path == TestFonts.library().face(for: sans).path())
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(Int(status.st_size) == TestFonts.embedded[0].bytes.count)
    }
}
