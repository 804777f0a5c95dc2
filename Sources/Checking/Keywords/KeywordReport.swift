package import ResumeModel

/// What a resume has of the words of an advertisement, and how it says what was achieved.
///
/// It compares, and never adds a word.
package struct KeywordReport: Sendable {
    /// A word or phrase of the advertisement.
    package struct Keyword: Sendable {
        /// As the advertisement writes it.
        package var text: String
        /// How often the advertisement has it.
        package var count: Int
        /// What the resume has of it.
        package var standing: Standing
        /// The sections that have it, by their keys, in the resume's order.
        package var sections: [String]
    }

    /// What a resume has of a word.
    package enum Standing: String, Sendable, CaseIterable {
        /// It is there, among what was done or learned.
        case has
        /// It is in the summary or the headline alone, with nothing to show for it.
        case weak
        /// It is not there.
        case missing
    }

    /// The words and phrases, the most important first.
    package let keywords: [Keyword]
    /// What was achieved without a number in it.
    package let numberless: [(path: String, text: String)]
    /// How many achievements there are.
    package let bullets: Int

    /// Compares a resume with an advertisement in one language.
    package init(_ resume: Resume, with advertisement: Advertisement, endings: WordEndings) {
        let scanner = WordScanner(endings: endings)
        var texts: [(section: String, stems: [String])] = []
        for (path, text) in resume.printableTexts {
            let section =
                path.hasPrefix("basics") ? "basics" : String(path.prefix { $0 != "[" && $0 != "." })
            texts.append((section, scanner.words(of: text).map(\.stem)))
        }
        keywords = advertisement.terms.map { term in
            var sections: [String] = []
            for text in texts
            where !sections.contains(text.section) && text.stems.contains(term.stems) {
                sections.append(text.section)
            }
            let standing: Standing =
                sections.isEmpty ? .missing : sections == ["basics"] ? .weak : .has
            return Keyword(
                text: term.text, count: term.count, standing: standing, sections: sections)
        }
        let bullets = resume.bullets
        self.bullets = bullets.count
        numberless = bullets.filter { !$0.text.contains(where: \.isNumber) }.map {
            ($0.path, $0.text)
        }
    }
}
