package import Checking
package import Languages
package import ResumeModel

extension KeywordReport {
    /// Compares a resume with the text of an advertisement in the resume's language.
    package init(_ resume: Resume, with text: String, in words: LanguageWords) {
        let file = BuiltInFile.named("Sources/Assets/Guessing/endings.txt")
        let endings = WordEndings(file.map { Array($0.bytes) } ?? [], language: words.tag)
        let base = String(words.tag.prefix { $0 != "-" })
        let advertisement = Advertisement(
            text, endings: endings, common: Evidence.builtIn.words(of: base))
        self.init(resume, with: advertisement, endings: endings)
    }
}
