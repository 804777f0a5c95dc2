/// Searches files of languages, as they are written, for the phrases that some words form.
///
/// What it finds may be another phrase, of the same letters with other accents or of the same script,
/// but it misses none: the file can be left unread if nothing is found. Phrases are items of lists or
/// values of keys, on one line.
struct PhraseSearch {
    /// The words in folded letters, in UTF-8.
    private let words: [[UInt8]]
    /// The bytes that a phrase may begin with.
    private var first = [Bool](repeating: false, count: 256)

    /// Makes a search for all phrases that begin with one of some folded words and go on with the next
    /// ones.
    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        for letter in self.words.compactMap(\.first) {
            for byte in UInt8.min...UInt8.max
            where Self.isSame(byte, letter) || byte >= 0x80 && Self.isAlike(byte, letter) {
                first[Int(byte)] = true
            }
        }
    }

    /// Whether a file may have one of the phrases.
    func mayFind(in file: [UInt8]) -> Bool {
        file.withUnsafeBufferPointer { file in
            var index = 0
            while index < file.count {
                let byte = file[index]
                index += 1
                // [ , : -
                guard byte == 0x5B || byte == 0x2C || byte == 0x3A || byte == 0x2D else { continue }
                while index < file.count, Self.isBlank(file[index]) { index += 1 }
                guard index < file.count, first[Int(file[index])] else { continue }
                for word in words.indices where matches(word, 0, file, index) { return true }
            }
            return false
        }
    }

    /// Whether the rest of a word, and maybe others after it, are an item's rest.
    private func matches(
        _ word: Int, _ letter: Int, _ file: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> Bool {
        var (word, letter, index) = (word, letter, start)
        while true {
            if letter == words[word].count {
                if Self.isEnd(file, index) { return true }
                let next = Self.nextWord(file, index)
                guard next > index, word + 1 < words.count else { return false }
                (word, letter, index) = (word + 1, 0, next)
                continue
            }
            guard index < file.count else { return false }
            let (wanted, byte) = (words[word][letter], file[index])
            if byte < 0x80 {
                guard Self.isSame(byte, wanted) else { return false }
                (letter, index) = (letter + 1, index + 1)
            } else if wanted < 0x80 {
                // `é` is one letter without its accent, `æ` two.
                guard Self.isAlike(byte, wanted) else { return false }
                let next = index + (byte >= 0xE0 ? 3 : 2)
                return matches(word, letter + 1, file, next)
                    || letter + 2 <= words[word].count && matches(word, letter + 2, file, next)
            } else {
                return Self.isAlike(byte, wanted)
            }
        }
    }

    /// Where the next word of an item begins, or the item ends.
    private static func nextWord(_ file: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < file.count {
            switch file[index] {
            // Signs of Latin-1, such as `·`, and those of typography.
            case 0xC2: index += 2
            case 0xE2: index += 3
            case let byte where byte.isPartOfWord || ",]}".utf8.contains(byte): return index
            default: index += 1
            }
        }
        return index
    }

    /// Whether a byte stands between a sign and what it opens: a blank, a line's end or a quotation mark.
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x22 || byte == 0x27
    }

    /// Whether an item ends before a byte.
    private static func isEnd(_ file: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard let next = file[index...].first(where: { !". \"'".utf8.contains($0) }) else {
            return true
        }
        return ",]}\n#".utf8.contains(next)
    }

    /// Whether a byte is a letter, small or capital.
    private static func isSame(_ byte: UInt8, _ letter: UInt8) -> Bool {
        byte == letter || (0x41...0x5A).contains(byte) && byte | 0x20 == letter
    }

    /// Whether a letter that begins with one byte may be folded to one that begins with another.
    private static func isAlike(_ byte: UInt8, _ folded: UInt8) -> Bool {
        switch folded {
        case ..<0x80: (0xC2...0xCC).contains(byte) || byte == 0xE1
        // Syllables of Hangul are folded to their parts.
        case 0xE1: byte == 0xE1 || (0xEA...0xED).contains(byte)
        default: script(byte) == script(folded)
        }
    }

    /// The blocks of Unicode that a lead byte of UTF-8 stands for, as far as folding keeps to them.
    private static func script(_ lead: UInt8) -> UInt8 {
        switch lead {
        case ..<0xCD: 0xC2  // Latin
        case 0xCD...0xCF: 0xCE  // Greek
        case 0xD0...0xD3: 0xD0  // Cyrillic
        case 0xD8...0xDB: 0xD8  // Arabic
        case 0xE3...0xE9, 0xEF: 0xE3  // Chinese and Japanese
        default: lead
        }
    }
}

extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
    }
}
