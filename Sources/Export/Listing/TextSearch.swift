import Characters

/// What someone looks for: words, each of which must be somewhere.
package struct TextSearch: Sendable, Hashable {
    /// The folded words, in UTF-8; none is empty.
    private let words: [[UInt8]]

    /// Looks for the words of a text; nil if there are none in it.
    package init?(_ text: String) {
        words = text.folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
        if words.isEmpty { return nil }
    }

    /// Whether all words are in a row, be it in what a list shows of it or in its detail.
    package func matches(_ row: ListedRow) -> Bool { isFound(in: row.texts) }

    private func isFound(in texts: [String]) -> Bool {
        var bytes: [UInt8] = []
        for text in texts {
            text.appendFolded(to: &bytes)
            // No word has a line feed in it, so that none is found across two texts.
            bytes.append(0x0A)
        }
        return bytes.withUnsafeBufferPointer { bytes in
            words.allSatisfy { Self.first($0, in: bytes, from: 0) != nil }
        }
    }

    /// Whether all words are in a text.
    package func matches(_ text: String) -> Bool { isFound(in: [text]) }

    /// The places in a text to mark: whole characters, as people see them, in order and apart.
    package func ranges(in text: String) -> [Range<String.Index>] {
        var bytes: [UInt8] = []
        var owners: [Int] = []
        var places: [String.Index] = []
        for (index, character) in zip(text.indices, text) {
            String(character).appendFolded(to: &bytes)
            owners += Array(repeating: places.count, count: bytes.count - owners.count)
            places.append(index)
        }
        places.append(text.endIndex)
        var isHit = Array(repeating: false, count: places.count)
        bytes.withUnsafeBufferPointer { bytes in
            for word in words {
                var start = 0
                while let found = Self.first(word, in: bytes, from: start) {
                    // What folding loses, such as a soft hyphen, is marked inside a hit.
                    for owner in owners[found]...owners[found + word.count - 1] {
                        isHit[owner] = true
                    }
                    start = found + word.count
                }
            }
        }
        var ranges: [Range<String.Index>] = []
        for number in places.indices.dropLast() where isHit[number] {
            let range = places[number]..<places[number + 1]
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    /// Where a word stands first in some bytes, from one of them on.
    private static func first(
        _ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        guard let head = word.first, bytes.count - start >= word.count else { return nil }
        var index = start
        let last = bytes.count - word.count
        while index <= last {
            if bytes[index] == head {
                var length = 1
                while length < word.count, bytes[index + length] == word[length] { length += 1 }
                if length == word.count { return index }
            }
            index += 1
        }
        return nil
    }
}
