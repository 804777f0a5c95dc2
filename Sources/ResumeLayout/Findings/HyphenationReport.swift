import Pages
package import SourceTree

/// What dividing words did to a resume's pages.
package struct HyphenationReport: Sendable, Equatable {
    /// How many words are divided.
    package var words = 0
    /// The two parts of the first of them; empty if there is none.
    package var example: [String] = []
    /// The language that there are no patterns of; nil if there are some.
    package var unknownLanguage: String?

    /// Counts the hyphens on the pages of a trial.
    init(_ trial: Trial, unknownLanguage: String?) {
        self.unknownLanguage = unknownLanguage
        guard unknownLanguage == nil else { return }
        for strip in trial.plan.pages.flatMap(\.all) {
            let paragraphs = trial.columns[strip.source].paragraphs
            for case .line(let line) in trial.columns[strip].items {
                let paragraph = paragraphs[line.paragraph].opened(isMeasured: false)
                guard let last = line.clusters.last, paragraph.writtenHyphen(after: last) != nil
                else { continue }
                words += 1
                if example.isEmpty { example = paragraph.parts(ofWordDividedAfter: last) }
            }
        }
    }

    /// What dividing words costs, or why none is divided; nil where there was none to divide.
    package func finding(in file: String) -> Diagnostic? {
        if let unknownLanguage {
            return Diagnostic(
                .hyphenationUnknown, .note,
                "there are no patterns to divide words of the language \"\(unknownLanguage)\" by, "
                    + "so that none is divided", file: file, path: "meta.language")
        }
        guard words > 0, example.count == 2 else { return nil }
        let count: Message =
            words == 1
            ? "a word is divided at the end of a line"
            : "\(words) words are divided at the end of a line"
        return Diagnostic(
            .hyphenation, .note,
            "\(count); programs that read the file may take \"\(example[0])\" and \"\(example[1])\" "
                + "for two words, and find neither", file: file)
    }
}

extension ShapedParagraph {
    /// The parts of a word that is divided after a cluster, each as it stands on its line.
    fileprivate func parts(ofWordDividedAfter index: Int) -> [String] {
        let clusters = shaped.clusters
        let start = clusters[...index].lastIndex { $0.isSpace }.map { $0 + 1 } ?? 0
        let end = clusters[index...].firstIndex { $0.isSpace } ?? clusters.endIndex
        func text(_ part: Range<Int>) -> String {
            let bytes = clusters[part].flatMap {
                shaped.text[Int($0.textStart)..<Int($0.textStart + $0.textLength)]
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        return [text(start..<index + 1) + "-", text(index + 1..<end)]
    }
}

extension Diagnostic.Kind {
    static let hyphenation = Self("hyphenation", .data, isSilent: true)
    static let hyphenationUnknown = Self("hyphenation-unknown", .data)
}
