import Glibc
import Pages
import System
import TestSupport
import Testing

@testable import CairoPangoBackend

/// A damaged font is named, whether it is damaged as a whole or in a glyph, and nothing crashes.
@Suite struct DamagedFontTests {
    private static let name = "Carlito/Carlito-Regular.ttf"

    /// What comes of a text in a font file.
    private static func render(_ file: [UInt8], _ text: String = "AB") throws -> Ending {
        let scratch = try ScratchFolder()
        try scratch.write(file, to: "font.ttf")
        let library = FontLibrary(files: [scratch.path("font.ttf")], usesSystemFonts: false)
        if let problem = library.problems.first { return .refused(problem) }
        let face = try #require(library.listing.first?.face)
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        builder.paragraph(
            text, FontQuery(family: face.family, weight: face.weight, isItalic: face.isItalic))
        if let problem = shaper.problems.first { return .failed(.font(problem)) }
        do throws(PDFError) {
            return .drawn(try PDFBackend.render(builder.document, fonts: library))
        } catch { return .failed(error) }
    }

    private enum Ending {
        /// The file was not taken.
        case refused(FontFileProblem)
        /// The file was taken, and no PDF was made.
        case failed(PDFError)
        case drawn([UInt8])

        /// Why the font was not used, if its file is named.
        var reason: String? {
            switch self {
            case .refused(.unusable(let path, let reason)),
                .failed(.font(.unreadable(let path, let reason))):
                path.hasSuffix("/font.ttf") ? reason.text : nil
            default: nil
            }
        }
    }

    @Test func aSoundFontIsDrawn() throws {
        guard case .drawn = try Self.render(FontBytes(Self.name).file) else {
            Issue.record("not drawn")
            return
        }
    }

    @Test(
        arguments: [
            ("head", 18, 0), ("head", 18, 15), ("head", 18, 16_385), ("head", 12, 0),
            ("head", 50, 2), ("hhea", 34, 0), ("hhea", 34, 0xFFFF),
            ("name", 2, 0x7FFF), ("name", 4, 0xFFFF),
        ])
    func aWrongNumberIsFoundWhenTheFileIsRead(tag: String, offset: Int, number: Int) throws {
        var font = try FontBytes(Self.name)
        font.set(number, in: tag, at: offset)
        let ending = try Self.render(font.file)
        guard case .refused = ending else {
            Issue.record("taken: \(ending)")
            return
        }
        #expect(ending.reason?.contains("\"\(tag)\"") == true)
    }

    @Test(arguments: ["head", "maxp", "hhea", "hmtx", "loca", "name"])
    func aShortTableIsFoundWhenTheFileIsRead(tag: String) throws {
        var font = try FontBytes(Self.name)
        font[tag] = Array(font[tag].prefix(4))
        guard case .refused = try Self.render(font.file) else {
            Issue.record("taken")
            return
        }
    }

    /// The tables that have a length by other numbers of the font may not lack a byte of it.
    @Test(arguments: ["hmtx", "loca", "head", "hhea"])
    func aTableThatLacksItsEndIsFound(tag: String) throws {
        var font = try FontBytes(Self.name)
        font[tag] = font[tag].dropLast()
        #expect(try Self.render(font.file).reason == "it is damaged (table \"\(tag)\")")
    }

    /// Cairo copies the family's name and the PostScript name.
    @Test(arguments: [(1, 0), (6, 1)]) func aNameThatEndsBeyondTheTableIsFound(
        identifier: Int, record: Int
    ) throws {
        var font = try FontBytes(Self.name)
        var names: [UInt8] = [0, 0, 0, 2, 0, 30]
        for identifier in [1, 6] {
            for number in [3, 1, 0x409, identifier, 2, 0] { names += FontBytes.bytes(number, 2) }
        }
        font["name"] = names + [0, 0x41]
        guard case .drawn = try Self.render(font.file) else {
            Issue.record("not drawn")
            return
        }
        font.set(4, in: "name", at: 6 + 12 * record + 8)
        #expect(try Self.render(font.file).reason == "it is damaged (table \"name\")")
    }

    /// Where a glyph of Carlito stands in `glyf`; its table `loca` is long.
    private static func place(of letter: Unicode.Scalar, in font: FontBytes) throws -> Int {
        let library = FontLibrary(
            files: [PackageFolder.path("Fonts/" + name)], usesSystemFonts: false)
        let face = try library.face(for: FontQuery(family: "Carlito"))
        let glyph = Int(try #require(face.glyph(of: letter.value)))
        return font["loca"][(4 * glyph)..<(4 * glyph + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    @Test(arguments: [(0, 0x7000), (10, 0x7FFF), (2, 0x7FFF)])
    func aDamagedGlyphIsFoundBeforeItIsDrawn(offset: Int, number: Int) throws {
        var font = try FontBytes(Self.name)
        let place = try Self.place(of: "B", in: font)
        font.set(number, in: "glyf", at: place + (offset == 2 ? 12 : offset))
        let ending = try Self.render(font.file)
        #expect(ending.reason == "it is damaged (table \"glyf\")")
        // It does not matter while nobody uses it.
        guard case .drawn = try Self.render(font.file, "A") else {
            Issue.record("a glyph that is not used matters")
            return
        }
    }

    @Test func aGlyphThatIsPartOfItselfIsFound() throws {
        var font = try FontBytes(Self.name)
        let place = try Self.place(of: "Ä", in: font)
        let library = FontLibrary(
            files: [PackageFolder.path("Fonts/" + Self.name)], usesSystemFonts: false)
        let face = try library.face(for: FontQuery(family: "Carlito"))
        let glyph = Int(try #require(face.glyph(of: 0xC4)))
        font.set(0xFFFF, in: "glyf", at: place)
        font.set(glyph, in: "glyf", at: place + 12)
        #expect(try Self.render(font.file, "Ä").reason == "it is damaged (table \"glyf\")")
    }

    // MARK: PostScript outlines

    @Test(.needs(.pdffonts)) func postScriptOutlinesAreEmbeddedAsFonts() throws {
        guard case .drawn(let bytes) = try Self.render(FontBytes.postScript().file) else {
            Issue.record("not drawn")
            return
        }
        let fonts = Program.output(of: "pdffonts $F", on: bytes)
        #expect(fonts.contains("Type 1C") && !fonts.contains("Type 3"))
    }

    @Test(
        arguments: [
            { $0.subroutines = [] }, { $0.glyphs[2][0] = 140 }, { $0.glyphs[2] = [255, 0] },
            { $0.glyphs[2] = [28, 1] }, { $0.shift = 10_000 }, { $0.shift = -3 },
            { $0.top = [139, 17] }, { $0.top = [31] }, { $0.top = [30, 0x11] },
            { $0.top = [28, 3, 0, 1] }, { $0.glyphs.removeLast() },
            { $0.subroutines = [CFFParts.number(-107) + [10]] },
            { $0.glyphs[2] = Array(repeating: 139, count: 40) + [1, 19] },
        ] as [@Sendable (inout CFFParts) -> Void])
    func damagedPostScriptOutlinesAreFound(change: @Sendable (inout CFFParts) -> Void) throws {
        let ending = try Self.render(FontBytes.postScript(change).file)
        #expect(ending.reason == "it is damaged (table \"CFF \")", "\(ending)")
    }

    // MARK: Chance

    @Test(arguments: 0..<40) func noDamageCrashes(seed: Int) throws {
        var chance = SeededNumbers(seed: UInt64(seed))
        var file = seed % 2 == 0 ? try FontBytes(Self.name).file : try FontBytes.postScript().file
        // Half of the damage goes into the first bytes, where the numbers are that all else hangs on.
        for _ in 0..<1 << Int.random(in: 0...6, using: &chance) {
            let end = Bool.random(using: &chance) ? file.count : min(file.count, 3_000)
            file[Int.random(in: 0..<end, using: &chance)] = UInt8.random(
                in: 0...255, using: &chance)
        }
        let ending = try Self.render(file)
        switch ending {
        case .refused, .failed: #expect(ending.reason?.isEmpty == false, "\(ending)")
        case .drawn(let bytes): #expect(bytes.starts(with: "%PDF".utf8))
        }
    }

    // MARK: Files and pages

    @Test func aPictureOfAPageNeedsTheGlyphsOfThatPageAlone() throws {
        var font = try FontBytes(Self.name)
        font.set(0x7000, in: "glyf", at: try Self.place(of: "B", in: font))
        let scratch = try ScratchFolder()
        try scratch.write(font.file, to: "font.ttf")
        let library = FontLibrary(files: [scratch.path("font.ttf")], usesSystemFonts: false)
        var builder = DocumentBuilder(try #require(PangoShaper(library: library)))
        builder.paragraph("A", FontQuery(family: "Carlito"))
        builder.page()
        builder.paragraph("B", FontQuery(family: "Carlito"))
        let backend = try PNGBackend(builder.document, fonts: library)
        #expect(try !backend.png(ofPage: 0, resolution: 36).isEmpty)
        #expect(throws: PNGError.self) { try backend.png(ofPage: 1, resolution: 36) }
    }

    @Test(arguments: [1, 2]) func anErrorOfCairosIsBlamedOnAFontOnlyIfThereIsOne(count: Int) throws
    {
        let scratch = try ScratchFolder()
        let paths = ["Regular", "Bold"].prefix(count).map { style in
            (from: "Carlito/Carlito-\(style).ttf", to: "\(style).ttf")
        }
        for path in paths { try scratch.write(FontBytes(path.from).file, to: path.to) }
        let library = FontLibrary(files: paths.map { scratch.path($0.to) }, usesSystemFonts: false)
        let faces = try PDFFaces(library.listing.map(\.face), on: [], library: library)
        let error = PDFError.cairo(code: 1, message: "out of memory")
        let blamed = PDFError.font(
            .unreadable(
                path: scratch.path("Regular.ttf"), reason: "cairo cannot embed it: out of memory"))
        #expect(throws: count == 1 ? blamed : error) {
            try faces.draw { (_) throws(PDFError) -> Void in throw error }
        }
    }

    @Test func aFileWhoseNameIsNotUTF8IsReadAndEmbedded() throws {
        let scratch = try ScratchFolder()
        try scratch.write(FontBytes(Self.name).file, to: "a.ttf")
        let path = scratch.path(SystemText.text([0xFF])) + ".ttf"
        try #require(rename(scratch.path("a.ttf"), path.systemText) == 0)
        let library = FontLibrary(files: [path], usesSystemFonts: false)
        #expect(library.problems.isEmpty)
        let shaper = try #require(PangoShaper(library: library))
        var builder = DocumentBuilder(shaper)
        builder.paragraph("AB", FontQuery(family: "Carlito"))
        #expect(shaper.problems.isEmpty)
        #expect(try PDFBackend.render(builder.document, fonts: library).starts(with: "%PDF".utf8))
    }
}
