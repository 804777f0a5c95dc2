import Languages

/// The languages whose words can be divided; a file of patterns is read when it is first asked for.
package final class HyphenationCatalog {
    private let file: (_ tag: String) -> [UInt8]?
    private var known: [String: Hyphenator?] = [:]

    /// Takes the files of patterns.
    ///
    /// - Parameter file: the bytes of the file of a tag; nil if there is none.
    package init(_ file: @escaping (_ tag: String) -> [UInt8]? = { _ in nil }) { self.file = file }

    /// What divides the words of a language, looked up as `LanguageTag.lookup` has it; nil if there are
    /// no patterns of it.
    func hyphenator(of tag: String) -> Hyphenator? {
        if let known = known[tag] { return known }
        let candidates = LanguageTag.normalized(tag).map(LanguageTag.lookup) ?? []
        let bytes = candidates.lazy.compactMap { self.file($0) }.first.flatMap(followed)
        let hyphenator = bytes.map(Hyphenator.init)
        known[tag] = .some(hyphenator)
        return hyphenator
    }

    /// The file that a file names in its place, if it does: `see nb`.
    private func followed(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: "see ".utf8) else { return bytes }
        let line = String(decoding: bytes.dropFirst(4), as: UTF8.self)
        return file(String(line.prefix { $0 != "\n" }))
    }
}
