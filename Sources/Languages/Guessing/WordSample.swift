/// The first words of some texts, in small letters, with what they are written in.
///
/// What has the shape of an address or of a name of code is left out.
struct WordSample {
    /// A word.
    struct Word {
        /// Where it is in `bytes`.
        var range: Range<Int>
        var script: LetterScript
        /// How many letters it has.
        var letters: Int
    }

    private(set) var words: [Word] = []
    /// The words' letters as UTF-8, one word after the other.
    private(set) var bytes: [UInt8] = []
    /// How many letters there are, by script.
    private(set) var letters = [Int](repeating: 0, count: LetterScript.allCases.count)
    private var bytesRead = 0
    private var word: Word?

    /// The most words that are looked at: what they do not tell, more would hardly.
    private static let mostWords = 250
    /// The most bytes that are looked at.
    private static let mostBytes = 24_000
    /// The most letters of a word; longer ones are cut, as those of scripts without blanks are.
    private static let longestWord = 40

    init() {
        words.reserveCapacity(Self.mostWords)
        bytes.reserveCapacity(2048)
    }

    /// Whether no more words are looked at.
    var isFull: Bool { words.count >= Self.mostWords || bytesRead >= Self.mostBytes }

    /// How many letters of a script there are, as many as those of an alphabet would be.
    func weight(of script: LetterScript) -> Int { letters[script.rawValue] * script.weight }

    /// Adds the words of a text in Normalization Form C.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeBufferPointer(rebasing: $0.prefix(Self.mostBytes - bytesRead))) }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        bytesRead += text.count
        var index = 0
        var checked = 0
        while index < text.count, words.count < Self.mostWords {
            let byte = text[index]
            guard byte < 0x80 else {
                add(Self.scalar(text, &index))
                checked = index
                continue
            }
            if index >= checked, byte > 0x20 {
                let end = text[index...].firstIndex { $0 <= 0x20 || $0 >= 0x80 } ?? text.count
                checked = end
                if Self.isAddress(text[index..<end]) {
                    finish()
                    index = end
                    continue
                }
            }
            let small = byte | 0x20
            if small >= 0x61, small <= 0x7A {
                let next = index + 1 < text.count ? text[index + 1] | 0x20 : 0
                let isAlone = word == nil && byte != small && (next < 0x61 || next > 0x7A)
                // A capital alone is a grade, a language of programs, or an initial.
                if !isAlone || next >= 0x80 { append(.latin) { $0.append(small) } }
            } else {
                finish()
            }
            index += 1
        }
        finish()
    }

    /// Whether a text without blanks is an address, a file's name, or a name of code.
    private static func isAddress(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var last: UInt8 = 0
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "_") { return true }
            if last == UInt8(ascii: ":"), byte == UInt8(ascii: "/") { return true }
            if byte == UInt8(ascii: "."), isLetter(last), index + 1 < text.endIndex,
                isLetter(text[index + 1])
            {
                return true
            }
            last = byte
            index += 1
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// The scalar at a place, which moves behind it.
    private static func scalar(
        _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
    ) -> UInt32 {
        let first = UInt32(text[index])
        index += 1
        var value = first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0x0F : first & 0x07
        while index < text.count, text[index] & 0xC0 == 0x80 {
            value = value << 6 | UInt32(text[index] & 0x3F)
            index += 1
        }
        return value
    }

    private mutating func add(_ value: UInt32) {
        guard let script = LetterScript(value), let scalar = Unicode.Scalar(value) else {
            finish()
            return
        }
        let properties = scalar.properties
        // The first scalar alone: "İ" is "i" with a dot of its own.
        let small =
            properties.isUppercase
            ? properties.lowercaseMapping.unicodeScalars.first ?? scalar : scalar
        append(script) { $0.append(contentsOf: UTF8.encode(small) ?? UTF8.EncodedScalar()) }
    }

    private mutating func append(_ script: LetterScript, _ add: (inout [UInt8]) -> Void) {
        if let word, !word.script.joins(script) || word.letters >= Self.longestWord { finish() }
        let start = word?.range.lowerBound ?? bytes.count
        add(&bytes)
        word = Word(
            range: start..<bytes.count, script: word?.script ?? script,
            letters: (word?.letters ?? 0) + 1)
        letters[script.rawValue] += 1
    }

    private mutating func finish() {
        if let word { words.append(word) }
        word = nil
    }
}
