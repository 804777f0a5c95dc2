import Characters
import Testing

@Suite struct PercentEncodingTests {
    /// Each character of ASCII stands in exactly the sets that RFC 3986 puts it in.
    @Test func theSetsAreThoseOfTheStandard() {
        let members = { (set: ASCIISet) in
            String(decoding: (0...255).filter(set.contains), as: UTF8.self)
        }
        let alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "abcdefghijklmnopqrstuvwxyz"
        #expect(Set(members(.unreserved)) == Set(alphanumeric + "-._~"))
        #expect(members(.generalDelimiters) == "#/:?@[]")
        #expect(members(.subdelimiters) == "!$&'()*+,;=")
        #expect(Set(members(.pathAndQuery)) == Set(alphanumeric + "-._~!$&'()*+,;=:@/?"))
        #expect(Set(members(.hexadecimal)) == Set("0123456789ABCDEFabcdef"))
    }

    @Test(arguments: [
        ("", "", ""), ("zoë/a b", "zo%C3%AB%2Fa%20b", "zo%C3%AB/a%20b"),
        ("100%", "100%25", "100%25"), ("%41%4g%a", "%2541%254g%25a", "%41%254g%25a"),
        ("\u{0}\u{7F}", "%00%7F", "%00%7F"), ("~-_.", "~-_.", "~-_."), ("%ff", "%25ff", "%ff"),
    ])
    func whatIsNotKeptIsEncoded(text: String, strict: String, kept: String) {
        #expect(PercentEncoding.encode(text.utf8) == strict)
        #expect(
            PercentEncoding.encode(text.utf8, keeping: .pathAndQuery, keepsEscapes: true) == kept)
    }

    @Test(arguments: [
        ("x/zo%C3%AB", "x/zoë"), ("%E5%AD%A6%e7%bf%92", "学習"), ("a%20b", "a%20b"),
        ("%C3", "%C3"), ("%C3%ABx%C3", "ëx%C3"), ("%E2%80%AE", "%E2%80%AE"), ("%", "%"),
        ("%F0%9F%98%80", "%F0%9F%98%80"), ("e%CC%81", "é"), ("100%", "100%"), ("%41", "%41"),
        ("%C3%AB%", "ë%"), ("%E0%A4%95%E0%A4%BE", "\u{915}\u{93E}"), ("", ""),
        ("e\u{301}", "é"),
    ])
    func lettersAreDecodedForReading(text: String, shown: String) {
        #expect(Array(PercentEncoding.decodedForReading(text).utf8) == Array(shown.utf8))
    }
}
