import Characters
import Languages
import ResumeModel

/// A span written as one text: `2019 – 2021`, `Jan 2020 - present`, `2019-2021`, `2020/10至今`.
enum DateRange {
    /// Reads a span; nil unless both sides are certain dates, or the second a word for "today".
    static func read(_ text: String, _ words: UnderstoodWords) -> DateSpan? {
        guard text.utf8.count <= 80 else { return nil }
        let bytes = Array(text.utf8)
        return span(bytes, at: dashes, words) ?? span(bytes, at: separators(text, words), words)
            ?? span(bytes, at: signs, words)
    }

    private static func span(
        _ bytes: [UInt8], at separators: [String], _ words: UnderstoodWords
    ) -> DateSpan? {
        for separator in separators {
            guard let sides = bytes.cut(at: Array(separator.utf8)), let start = date(sides.0, words)
            else { continue }
            let end = DateReading(String(bytes: sides.1.trimmingBlanks), words)
            if case .ongoing = end { return DateSpan(start: .date(start), end: .present) }
            if let end = date(sides.1, words) {
                return DateSpan(start: .date(start), end: .at(.date(end)))
            }
        }
        return nil
    }

    /// What may stand between the dates of a text in its language.
    private static func separators(_ text: String, _ words: UnderstoodWords) -> [String] {
        // Without a letter there is no word for which languages would have to be read.
        guard text.utf8.contains(where: { $0.isLetter || $0 >= 0x80 }) else { return [] }
        let parts = text.foldedWords
        // Chinese and Japanese have no blanks around them.
        let signs = parts.flatMap {
            $0.unicodeScalars.filter { $0.value >= 0x2E80 }.map { String($0) }
        }
        return words.separators(among: parts + signs)
    }

    private static let dashes = ["–", "—", " - "]
    private static let signs = ["~", "～", "－", "-", "/"]

    private static func date(_ side: ArraySlice<UInt8>, _ words: UnderstoodWords) -> PartialDate? {
        switch DateReading(String(bytes: side.trimmingBlanks), words) {
        case .exact(let date), .loose(let date): date
        default: nil
        }
    }
}

extension [UInt8] {
    /// The parts before and after a separator; nil unless it stands here exactly once.
    fileprivate func cut(at separator: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
        guard count >= separator.count else { return nil }
        var found: Int?
        for start in 0...(count - separator.count)
        where self[start] == separator[0] && self[start...].starts(with: separator) {
            guard found == nil else { return nil }
            found = start
        }
        return found.map { (self[..<$0], self[($0 + separator.count)...]) }
    }
}
