import PDFFile

/// Gives fonts with one encoding one table of what their codes stand for.
///
/// Cairo writes a table for each font, with the codes in use. Those of fonts that are encoded as
/// WinAnsiEncoding (ISO 32000-1, annex D) say what the encoding says.
enum CharacterMaps {
    /// Shares the tables of a file.
    static func share(in file: inout PDFDocument) {
        var fonts: [Int] = []
        var codes: Set<UInt8> = []
        for number in file.objects.indices {
            guard let font = file.objects[number].dictionary, font["Type"]?.name == "Font",
                font["Encoding"]?.name == "WinAnsiEncoding",
                let map = font["ToUnicode"].map({ file.resolved($0) })?.stream,
                let data = try? file.data(of: map), let own = codesAsEncoded(data)
            else { continue }
            fonts.append(number)
            codes.formUnion(own)
        }
        guard !fonts.isEmpty else { return }
        let shared = PDFObject.reference(file.add(.stream(PDFStream(deflating: table(codes)))))
        for number in fonts { file.update(number) { $0["ToUnicode"] = shared } }
    }

    /// The codes of a table that are none of ASCII or Latin-1; nil if one stands for something else than
    /// in the encoding.
    private static func codesAsEncoded(_ table: [UInt8]) -> Set<UInt8>? {
        var codes: Set<UInt8> = []
        var scanner = ContentScanner(table)
        var code: UInt32?
        var isMap = false
        while let token = scanner.next() {
            switch token.kind {
            case .word:
                let word = table[token.range]
                if word.elementsEqual("beginbfrange".utf8) { return nil }
                isMap = word.elementsEqual("beginbfchar".utf8)
            case .hexadecimal where isMap:
                let digits = table[token.range].dropFirst().dropLast()
                let text = String(decoding: digits, as: UTF8.self)
                guard digits.count <= 4, let value = UInt32(text, radix: 16) else { return nil }
                guard let known = code else {
                    code = value
                    continue
                }
                code = nil
                guard known < 256, unicode(of: UInt8(known)) == value else { return nil }
                if (0x80...0x9F).contains(known) { codes.insert(UInt8(known)) }
            default: break
            }
        }
        return codes
    }

    /// What a code of WinAnsiEncoding stands for; nil for one that stands for nothing.
    private static func unicode(of code: UInt8) -> UInt32? {
        switch code {
        case 0x20...0x7E, 0xA0...0xFF: return UInt32(code)
        case 0x80...0x9F:
            let scalar = signs[Int(code) - 0x80]
            return scalar == " " ? nil : scalar.value
        default: return nil
        }
    }

    private static let signs = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

    /// A table of ASCII, Latin-1 and some more codes (ISO 32000-1, 9.10.3).
    private static func table(_ codes: Set<UInt8>) -> [UInt8] {
        let more = codes.sorted().compactMap { code in
            unicode(of: code).map { "<\(hexadecimal(UInt32(code), 2))><\(hexadecimal($0, 4))>\n" }
        }
        let text = """
            /CIDInit/ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
            /CMapName/Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <00><ff>
            endcodespacerange
            2 beginbfrange
            <20><7e><0020>
            <a0><ff><00a0>
            endbfrange
            \(more.isEmpty ? "" : "\(more.count) beginbfchar\n\(more.joined())endbfchar\n")\
            endcmap
            CMapName currentdict/CMap defineresource pop
            end
            end

            """
        return Array(text.utf8)
    }

    private static func hexadecimal(_ value: UInt32, _ count: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
    }
}
