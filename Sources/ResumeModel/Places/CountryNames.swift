/// Countries' names, each behind its country's code: `AD Andorra`.
///
/// Line feeds or bars part the countries, slashes several names for one. It costs nothing until a name
/// is looked up, and then a walk over 5 KB.
struct CountryNames: Sendable {
    private enum Text {
        case fixed(StaticString)
        case read([UInt8])
    }

    private let text: Text

    /// Takes names that are part of the program.
    init(_ text: StaticString) { self.text = .fixed(text) }

    /// Takes the bytes of a file.
    init(_ bytes: [UInt8]) { text = .read(bytes) }

    /// The name of a country, the first if there are several; nil if there is none.
    func name(of country: Country) -> String? {
        names(of: country) { names in
            String(decoding: names.prefix { $0 != Self.slash }, as: UTF8.self)
        }
    }

    /// Whether a name is a country's, however its letters are capitalised.
    func calls(_ country: Country, _ name: CountryKey) -> Bool {
        names(of: country) { Self.has(name, $0) } ?? false
    }

    /// The country of a name, however its letters are capitalised; nil if it is none.
    func country(of name: CountryKey) -> Country? {
        find { code, names in
            Self.has(name, names) ? Country(code: String(decoding: code, as: UTF8.self)) : nil
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// Whether a name is among others.
    private static func has(_ name: CountryKey, _ names: Bytes) -> Bool {
        names.split(separator: slash).contains { name.matches($0) }
    }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private func names<Found>(of country: Country, _ look: (Bytes) -> Found) -> Found? {
        let letters = Array(country.code.utf8)
        return find { code, names in code.elementsEqual(letters) ? look(names) : nil }
    }

    /// The first that is found in a country's code and names.
    private func find<Found>(_ look: (_ code: Bytes, _ names: Bytes) -> Found?) -> Found? {
        func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Found? {
            var start = 0
            while start < bytes.count {
                let end =
                    bytes[start...].firstIndex { $0 == UInt8(ascii: "|") || $0 == 0x0A }
                    ?? bytes.count
                let names = start + "AD ".utf8.count
                if names < end, let found = look(bytes[start..<(names - 1)], bytes[names..<end]) {
                    return found
                }
                start = end + 1
            }
            return nil
        }
        switch text {
        case .fixed(let text): return text.withUTF8Buffer(find)
        case .read(let bytes): return bytes.withUnsafeBufferPointer(find)
        }
    }
}
