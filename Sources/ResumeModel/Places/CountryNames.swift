/// The countries' names in one language, in the order of `Country.codes`.
///
/// One text for all: it costs nothing until a name is looked up, and then a walk over 3 KB.
struct CountryNames: Sendable {
    private let text: StaticString

    /// Takes names that are parted by bars and line feeds; a slash parts several for one country.
    init(_ text: StaticString) {
        self.text = text
    }

    /// The names in a language; nil where there are none.
    init?(language tag: String) {
        switch tag.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
        case "en": self = .english
        case "es": self = .spanish
        case "de": self = .german
        case "fr": self = .french
        default: return nil
        }
    }

    /// Whether these are the English names, which stand in where there are no others.
    var isEnglish: Bool { text.utf8Start == Self.english.text.utf8Start }

    /// All tables of names.
    static let all = [english, spanish, german, french, own]

    /// The name at a place; empty if there is none.
    subscript(index: Int) -> String {
        text.withUTF8Buffer { bytes in
            var start = 0
            for _ in 0..<index {
                guard let end = Self.end(of: start, in: bytes) else { return "" }
                start = end + 1
            }
            let end = Self.end(of: start, in: bytes) ?? bytes.count
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    /// The place of a name, however its letters are capitalised; nil if it is none.
    func index(of name: CountryKey) -> Int? {
        text.withUTF8Buffer { bytes in
            var index = 0
            var start = 0
            while true {
                let end = Self.end(of: start, in: bytes) ?? bytes.count
                let names = bytes[start..<end].split(separator: UInt8(ascii: "/"))
                if names.contains(where: { name.matches($0) }) { return index }
                guard end < bytes.count else { return nil }
                start = end + 1
                index += 1
            }
        }
    }

    private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes[start...].firstIndex { $0 == UInt8(ascii: "|") || $0 == 0x0A }
    }
}
