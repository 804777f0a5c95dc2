import Characters
import Languages
import Pages
import ResumeData

extension RenderResume.Run {
    /// The document with the language of each passage that is in another one than the rest: the one
    /// that the resume's file gives it in, or one that is beyond doubt.
    ///
    /// Of a resume in Latin letters only passages with others are looked at, and of another one those
    /// in Latin letters alone: a guess costs as much as a line.
    func markingPassages(of document: PageDocument) -> PageDocument {
        let isLatin = LanguageTag.script(of: document.info.language) == "Latn"
        var known: [String: String] = [:]
        for stranger in reading?.strangers ?? [] {
            known[Self.letters(of: stranger.text)] = stranger.tag
        }
        guard !known.isEmpty || !isLatin || document.hasOtherLetters else { return document }
        var document = document
        let guesser = parts.guesser
        for (element, text) in document.passages {
            let found: String?
            if !known.isEmpty, let tag = known[Self.letters(of: text)] {
                found = tag
            } else if text.hasOtherLetters == isLatin {
                found = guesser.certain(text)
            } else {
                found = nil
            }
            guard let found, LanguageTag.kin(of: found, in: [document.info.language]) == nil else {
                continue
            }
            document.structure[element].language = found
        }
        return document
    }

    /// The letters of a text, whatever signs and blanks a layout puts between them.
    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension PageDocument {
    /// Whether a text on the pages has a letter that is not Latin.
    fileprivate var hasOtherLetters: Bool {
        pages.contains { page in
            page.items.contains { item in
                guard case .text(let line) = item else { return false }
                return line.runs.contains { $0.element != nil && $0.text.hasOtherLetters }
            }
        }
    }

    /// The texts of headings, paragraphs and parts of lists, with the elements that they stand in.
    var passages: [(element: Int, text: String)] {
        var places: [Int: Int] = [:]
        var passages: [(element: Int, text: String)] = []
        for page in pages {
            for case .text(let line) in page.items {
                var previous: Int?
                for run in line.runs {
                    guard let element = run.element.flatMap(passage) else { continue }
                    if let place = places[element] {
                        passages[place].text += previous == element ? run.text : " " + run.text
                    } else {
                        places[element] = passages.count
                        passages.append((element, run.text))
                    }
                    previous = element
                }
            }
        }
        return passages
    }

    /// The element around one that is no part of a line.
    private func passage(_ element: Int) -> Int? {
        var next: Int? = element
        while let current = next {
            switch structure[current].kind {
            case .paragraph, .heading, .label, .listBody: return current
            default: next = structure[current].parent
            }
        }
        return nil
    }
}

extension String {
    /// Whether the text has a letter of another script than the Latin one: a character from
    /// U+0370 on that is neither Latin with more signs (U+1E00 to U+1EFF) nor a sign (U+2000 to U+2BFF).
    fileprivate var hasOtherLetters: Bool {
        guard hasByte(where: { $0 >= 0xCE }) else { return false }
        var isRare = false
        for byte in utf8 {
            if isRare, !(0xB8...0xBB).contains(byte) { return true }
            isRare = byte == 0xE1
            // What begins with these is a sign, or a form of a letter that is as good as one.
            if byte >= 0xCE, ![0xE1, 0xE2, 0xEF, 0xF0].contains(byte) { return true }
        }
        return false
    }
}
