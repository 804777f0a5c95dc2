import Pages

extension ShapedText {
    /// Gives glyphs that were shaped from capitals the text that they stand for.
    ///
    /// - Parameter written: the text, with as many scalars as the one that was shaped.
    mutating func replaceText(by written: [UInt8]) {
        let drawn = text
        text = written
        guard drawn != written else { return }
        var start = 0
        for index in clusters.indices {
            let cluster = clusters[index]
            let range = Int(cluster.textStart)..<Int(cluster.textStart + cluster.textLength)
            var end = start
            for byte in drawn[range] where byte & 0xC0 != 0x80 {
                end += 1
                while end < written.count, written[end] & 0xC0 == 0x80 { end += 1 }
            }
            clusters[index].textStart = Int32(start)
            clusters[index].textLength = Int32(end - start)
            start = end
        }
        guard !missing.isEmpty || !substituted.isEmpty else { return }
        var letters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (capital, letter) in zip(
            String(decoding: drawn, as: UTF8.self).unicodeScalars,
            String(decoding: written, as: UTF8.self).unicodeScalars)
        where letters[capital]?.contains(letter) != true {
            letters[capital, default: []].append(letter)
        }
        missing = missing.flatMap { letters[$0] ?? [$0] }
        substituted = substituted.flatMap { note in
            (letters[note.scalar] ?? [note.scalar]).map {
                Substitution(scalar: $0, asked: note.asked, used: note.used)
            }
        }
    }
}
