import Export
import ResumePDF
import SourceTree
import System

/// What the operands of `list` say, told apart by their looks: a section, an entry of it, a resume.
struct ListOperands: Equatable {
    /// The section or view, as it was typed; nil for none.
    var view: String?
    /// The entry; nil for all.
    var pick: Pick?
    /// The resume, as it was typed; nil for the one that there is.
    var source: String?

    /// One entry of a section.
    enum Pick: Equatable {
        /// The one with a number, from 1.
        case number(Int)
        /// The way to reach the person of a kind, such as `email`.
        case key(String)
    }

    /// Why operands make no sense, in a sentence.
    struct Fault: Error, Equatable { var message: Message }

    /// Tells operands apart.
    ///
    /// - Parameters:
    ///   - words: the operands.
    ///   - isFile: whether there is a file of a name.
    /// - Throws: `Fault` if there is no sense in them.
    init(_ words: [String], isFile: (String) -> Bool) throws(Fault) {
        for word in words {
            if let number = Self.number(word) {
                try take(.number(number), word)
            } else if Self.isSource(word)
                || ListView.named(word) == nil && !isContact(word) && isFile(word)
            {
                guard source == nil else {
                    throw Fault(
                        message: "there are two resumes, '\(source ?? "")' and '\(word)'; name one")
                }
                source = word
            } else if view == nil {
                view = word
            } else if isContact(word) {
                try take(.key(word), word)
            } else {
                throw Fault(
                    message: "'\(word)' is neither the number of an entry nor a resume; a file of "
                        + "that name is written ./\(word)")
            }
        }
    }

    private mutating func take(_ pick: Pick, _ word: String) throws(Fault) {
        guard view != nil else {
            throw Fault(message: "name a section before the number, as in 'list works \(word)'")
        }
        guard self.pick == nil else {
            throw Fault(message: "one entry is shown at a time, and there is also '\(word)'")
        }
        self.pick = pick
    }

    /// Whether a word names a way to reach the person.
    private func isContact(_ word: String) -> Bool {
        view.flatMap(ListView.named) == .contacts && pick == nil
    }

    /// Whether a word can be nothing but a resume.
    private static func isSource(_ word: String) -> Bool {
        word == "-" || word.contains("/") || NetworkUse.isMeant(by: word)
            || SourceReader.endings.contains { word.lowercased().hasSuffix($0) }
    }

    /// The number of a word of digits; one that is too great is the greatest.
    private static func number(_ word: String) -> Int? {
        guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(word) ?? .max
    }
}
