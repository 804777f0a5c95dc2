/// Divides the words of a language; what it has divided it remembers.
///
/// The patterns are read with the first word: on most pages no line is short.
final class Hyphenator {
    private let file: [UInt8]
    private lazy var patterns = HyphenationPatterns(file)
    private var known: [[UInt32]: [Int]] = [:]

    /// Takes the bytes of a file of patterns.
    init(_ file: [UInt8]) { self.file = file }

    /// Whether words that begin with a capital need not be names.
    var dividesCapitalized: Bool { patterns.dividesCapitalized }

    /// The fewest letters of a word that is divided.
    private static let shortestWord = 6
    /// U+2019, which stands for all apostrophes.
    static let apostrophe: UInt32 = 0x2019

    /// Where a word may be divided.
    ///
    /// An apostrophe bounds what it parts like the word's own ends.
    ///
    /// - Parameter word: its letters, small ones, and apostrophes, as Unicode scalars.
    /// - Returns: how many of them may stand before a hyphen, in rising order.
    func places(in word: [UInt32]) -> [Int] {
        guard word.count >= Self.shortestWord else { return [] }
        if let known = known[word] { return known }
        let letters = word.count { $0 != Self.apostrophe }
        let places =
            letters < Self.shortestWord
            ? []
            : patterns.places(in: word).filter { place in
                let before = word[..<place].reversed().prefix { $0 != Self.apostrophe }
                let after = word[place...].prefix { $0 != Self.apostrophe }
                return before.count >= patterns.fewestBefore && after.count >= patterns.fewestAfter
            }
        known[word] = places
        return places
    }
}
