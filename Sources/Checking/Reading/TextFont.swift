import PDFFile

/// A font as far as its text is read: which characters and widths its codes have.
struct TextFont {
    /// The name that the file gives it.
    let name: String
    /// Whether its codes have two bytes.
    let isComposite: Bool
    /// Whether its name or its weight says that it is bold.
    let isBold: Bool
    private let map: CharacterMap?
    private let encoding: [UInt32: String]
    private var widths: [Int: Double] = [:]
    private var usualWidth = 0.0
    /// How wide a unit of a width is, in em.
    private var unit = 0.001

    /// A glyph that is shown.
    struct Glyph {
        /// The code in the string.
        var code: UInt32
        /// The characters; nil where the file does not say.
        var text: String?
        /// How far the next glyph stands, in em.
        var advance: Double
        /// Whether it is a blank of one byte, which word spacing widens.
        var isBlank: Bool
    }

    /// Reads a font of a file.
    init(_ dictionary: PDFDictionary, in file: PDFDocument) {
        isComposite = file.resolved(dictionary["Subtype"]).name == "Type0"
        let part =
            isComposite
            ? file.resolved(file.resolved(dictionary["DescendantFonts"]).array?.first).dictionary
                ?? [:] : dictionary
        let descriptor = file.resolved(part["FontDescriptor"]).dictionary ?? [:]
        name = (file.resolved(dictionary["BaseFont"]).name?.text ?? "").withoutSubsetTag
        let weight = file.resolved(descriptor["FontWeight"]).number ?? 0
        let small = name.lowercased()
        isBold =
            weight >= 600 || small.contains("bold") || small.contains("black")
            || small.contains("heavy")
        if let stream = file.resolved(dictionary["ToUnicode"]).stream,
            let bytes = try? file.data(of: stream)
        {
            map = CharacterMap(bytes)
        } else {
            map = nil
        }
        encoding = isComposite ? [:] : SimpleEncoding.texts(of: dictionary["Encoding"], in: file)
        if isComposite {
            usualWidth = file.resolved(part["DW"]).number ?? 1_000
            readWidths(file.resolved(part["W"]).array ?? [], file)
        } else {
            usualWidth = file.resolved(descriptor["MissingWidth"]).number ?? 0
            let first = file.resolved(dictionary["FirstChar"]).integer ?? 0
            for (index, width) in (file.resolved(dictionary["Widths"]).array ?? []).enumerated() {
                widths[first + index] = file.resolved(width).number ?? 0
            }
            if widths.isEmpty, usualWidth == 0 { usualWidth = 500 }
            if file.resolved(dictionary["Subtype"]).name == "Type3",
                let matrix = file.resolved(dictionary["FontMatrix"]).array?.first?.number
            {
                unit = matrix
            }
        }
    }

    /// Reads the widths of a composite font (ISO 32000-1, 9.7.4.3).
    private mutating func readWidths(_ list: [PDFObject], _ file: PDFDocument) {
        var index = 0
        while index + 1 < list.count {
            guard let first = file.resolved(list[index]).integer else { return }
            if let some = file.resolved(list[index + 1]).array {
                for (step, width) in some.enumerated() {
                    widths[first + step] = file.resolved(width).number ?? 0
                }
                index += 2
            } else {
                guard index + 2 < list.count, let last = file.resolved(list[index + 1]).integer,
                    first <= last, last - first < 65_536
                else { return }
                let width = file.resolved(list[index + 2]).number ?? 0
                for code in first...last { widths[code] = width }
                index += 3
            }
        }
    }

    /// The glyphs that a string shows.
    func glyphs(of bytes: [UInt8]) -> [Glyph] {
        guard isComposite else {
            return bytes.map { byte in
                let code = UInt32(byte)
                return Glyph(
                    code: code, text: map?.texts[code] ?? encoding[code], advance: advance(code),
                    isBlank: byte == 0x20)
            }
        }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let code = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
            return Glyph(
                code: code, text: map?.texts[code], advance: advance(code), isBlank: false)
        }
    }

    private func advance(_ code: UInt32) -> Double { (widths[Int(code)] ?? usualWidth) * unit }
}

/// The encodings of fonts whose codes have one byte (ISO 32000-1, 9.6.6).
private enum SimpleEncoding {
    static func texts(of object: PDFObject?, in file: PDFDocument) -> [UInt32: String] {
        var texts: [UInt32: String] = [:]
        for code in UInt32(0x20)...0xFF {
            texts[code] = Unicode.Scalar(code).map { String(Character($0)) }
        }
        for (code, scalar) in zip(UInt32(0x80)..., windows) { texts[code] = String(scalar) }
        let differences = file.resolved(file.resolved(object).dictionary?["Differences"]).array
        var code: UInt32 = 0
        for element in differences ?? [] {
            switch file.resolved(element) {
            case .integer(let value): code = UInt32(clamping: value)
            case .name(let name):
                texts[code] = GlyphName.text(of: name.text)
                code += 1
            default: break
            }
        }
        return texts
    }

    /// The codes 0x80 to 0x9F of WinAnsiEncoding; a blank for those that it lacks.
    private static let windows = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ")
}

extension String {
    /// A font's name without the six letters that tell apart its parts (ISO 32000-1, 9.6.4).
    var withoutSubsetTag: String {
        let letters = prefix(7)
        guard letters.count == 7, letters.last == "+",
            letters.dropLast().allSatisfy({ ("A"..."Z").contains($0) })
        else { return self }
        return String(dropFirst(7))
    }
}
