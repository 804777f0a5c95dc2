/// What a text has that may tell its language: words, endings and letters, each with its number.
///
/// A table of hashes that grows no more once it is made; what finds no room in it is left out.
struct Features {
    /// What a feature is.
    enum Kind: UInt8 {
        case word, ending, letter

        /// The mark that stands before it where evidence is listed.
        var mark: UInt8? {
            switch self {
            case .word: nil
            case .ending: UInt8(ascii: "-")
            case .letter: UInt8(ascii: "*")
            }
        }

        /// How much it says for a language that has it, and no other.
        var weight: Double {
            switch self {
            case .word: 1
            case .ending: 0.35
            case .letter: 0.5
            }
        }
    }

    /// A feature.
    struct Feature {
        var hash: UInt64
        var kind: Kind
        /// How often the text has it; 0 for an empty place.
        var count: Int
        /// The languages that have it, a bit for each.
        var languages: UInt64
    }

    /// Hashing as FNV-1a does, of 64 bits (draft-eastlake-fnv, section 2).
    struct Hash {
        static let empty: UInt64 = 0xCBF2_9CE4_8422_2325
        static let prime: UInt64 = 0x100_0000_01B3
        var value = Hash.empty

        @inline(__always) init(_ kind: Kind) { if let mark = kind.mark { add(mark) } }

        @inline(__always) mutating func add(_ byte: UInt8) {
            value = (value ^ UInt64(byte)) &* Self.prime
        }
    }

    private(set) var places: [Feature]
    private var filled = 0
    /// The number of places, less one; a power of two, less one.
    private static let mask = 4095
    private static let most = 3000
    /// How many letters endings have.
    private static let endings = 2...6
    /// How many letters stand before an ending, at least.
    private static let stem = 2
    /// How many letters a word has that is asked for its ending, at least.
    private static let shortest = 5

    /// Finds the features of the words in a script.
    init(of sample: WordSample, in script: LetterScript) {
        let nothing = Feature(hash: 0, kind: .word, count: 0, languages: 0)
        places = Array(repeating: nothing, count: Self.mask + 1)
        sample.bytes.withUnsafeBufferPointer { bytes in
            for word in sample.words where word.script.joins(script) {
                add(word, UnsafeBufferPointer(rebasing: bytes[word.range]))
            }
        }
    }

    private mutating func add(_ word: WordSample.Word, _ bytes: UnsafeBufferPointer<UInt8>) {
        add(.word, bytes[...])
        var start = bytes.count
        var behind = 0
        while start > 0 {
            let end = start
            repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
            behind += 1
            if end - start > 1 { add(.letter, bytes[start..<end]) }
            if Self.endings.contains(behind), word.letters - behind >= Self.stem,
                word.letters >= Self.shortest
            {
                add(.ending, bytes[start...])
            }
        }
    }

    private mutating func add(_ kind: Kind, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var hash = Hash(kind)
        for byte in bytes { hash.add(byte) }
        let place = place(of: hash.value)
        if places[place].count == 0 {
            guard filled < Self.most else { return }
            filled += 1
            places[place] = Feature(hash: hash.value, kind: kind, count: 0, languages: 0)
        }
        places[place].count += 1
    }

    private func place(of hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & Self.mask
        while places[place].count > 0, places[place].hash != hash {
            place = (place + 1) & Self.mask
        }
        return place
    }

    /// Notes that a language has the feature of a hash, if the text has it, too.
    mutating func note(_ hash: UInt64, language: Int) {
        let place = place(of: hash)
        if places[place].count > 0 { places[place].languages |= 1 << UInt64(language) }
    }
}
