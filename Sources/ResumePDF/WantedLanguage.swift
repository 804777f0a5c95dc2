import Languages

/// A language that someone asks for by its tag.
package struct WantedLanguage: Sendable, Hashable {
    /// The language, a BCP 47 tag.
    package let tag: String

    /// Why a word is no tag, as a sentence, with the tag that may be meant.
    package struct Fault: Error, Hashable {
        /// The sentence.
        package let message: Message
    }

    /// Takes a word for a tag; one of three letters that no list has may be of a person's own file.
    ///
    /// - Throws: `Fault` for a word that is the tag of no language.
    package init(_ word: String) throws(Fault) {
        if let meant = LanguageTag.meant(by: word) {
            throw Fault(message: "there is no language '\(word)'; did you mean '\(meant)'?")
        }
        let main = word.prefix { $0 != "-" && $0 != "_" }
        guard let tag = LanguageTag.normalized(word),
            main.utf8.count == 3 || LanguageTag.known(String(main)) != nil
        else {
            throw Fault(
                message: "there is no language '\(word)'; a tag is short, such as en, es or pt-BR")
        }
        self.tag = tag
    }
}
