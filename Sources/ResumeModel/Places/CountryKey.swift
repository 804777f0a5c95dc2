/// A country's name as it is compared: without capitals and full stops, with one kind of apostrophe,
/// and "and" for an ampersand.
struct CountryKey {
    private let bytes: [UInt8]

    init(_ name: String) { bytes = Self.folded(name.utf8) }

    /// Whether a name is the same but for these.
    func matches(_ name: some Collection<UInt8>) -> Bool {
        // Folding changes no first byte but a letter's case, and most names differ in that.
        guard let first = name.first, let own = bytes.first,
            first | 0x20 == own | 0x20
        else { return false }
        return Self.folded(name) == bytes
    }

    private static func folded(_ name: some Collection<UInt8>) -> [UInt8] {
        var folded: [UInt8] = []
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
            case UInt8(ascii: "."): continue
            case UInt8(ascii: "&"): folded += "and".utf8
            // À to Þ.
            case 0x80...0x9E where folded.last == 0xC3: folded.append(byte | 0x20)
            // A typographic apostrophe.
            case 0x99 where folded.suffix(2) == [0xE2, 0x80]:
                folded.removeLast(2)
                folded.append(UInt8(ascii: "'"))
            default: folded.append(byte)
            }
        }
        return folded
    }
}
