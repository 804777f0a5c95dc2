import Pages
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
        guard let face = library.listing.first?.face, let shaper = PangoShaper(library: library)
        else { return .refused(.missingFamily("")) }
        var builder = DocumentBuilder(shaper)
        builder.paragraph(
            text,
            FontQuery(family: face.family, weight: face.weight, isItalic: face.isItalic))
        if let problem = shaper.problems.first { return .refused(problem) }
        do throws(PDFError) {
            return .drawn(try PDFBackend.render(builder.document, fonts: library))
        } catch {
            return .failed(error)
        }
    }

    private enum Ending {
        /// The file was not taken.
        case refused(FontProblem)
        /// The file was taken, and no PDF was made.
        case failed(PDFError)
        case drawn([UInt8])

        /// Why the font was not used, if its file is named.
        var reason: String? {
            switch self {
            case .refused(.unreadable(let path, let reason)),
                .failed(.font(.unreadable(let path, let reason))):
                path.hasSuffix("/font.ttf") ? reason : nil
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

    @Test func postScriptOutlinesAreEmbeddedAsFonts() throws {
        guard case .drawn(let bytes) = try Self.render(FontBytes.postScript().file) else {
            Issue.record("not drawn")
            return
        }
        if Program.isInstalled("pdffonts") {
            let fonts = Program.output(of: "pdffonts $F", on: bytes)
            #expect(fonts.contains("Type 1C") && !fonts.contains("Type 3"))
        }
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
        var chance = Chance(seed: UInt64(seed))
        var file =
            seed % 2 == 0 ? try FontBytes(Self.name).file : try FontBytes.postScript().file
        // Half of the damage goes into the first bytes, where the numbers are that all else hangs on.
        for _ in 0..<1 << Int.random(in: 0...6, using: &chance) {
            let end = Bool.random(using: &chance) ? file.count : min(file.count, 3_000)
            file[Int.random(in: 0..<end, using: &chance)] = UInt8.random(
                in: 0...255, using: &chance)
        }
        switch try Self.render(file) {
        case .refused(let problem):
            #expect(problem != .missingFamily("x"))
        case .failed(let error):
            guard case .font = error else {
                Issue.record("the font is not named: \(error)")
                return
            }
        case .drawn(let bytes): #expect(bytes.starts(with: "%PDF".utf8))
        }
    }
}

/// Numbers by chance, the same for the same seed (SplitMix64).
private struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
        return number ^ number >> 31
    }
}
