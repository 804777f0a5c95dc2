import Pages

/// What it costs to end lines at some places.
extension LineBreaker {
    /// What it costs to divide what has one look, where that had better stay whole: less after a comma.
    func partDemerits(after index: Int) -> Double {
        let clusters = paragraph.shaped.clusters
        guard kind != .prose, index > 0, index + 1 < clusters.count,
            !paragraph.isSeparator(index)
        else { return 0 }
        guard kind != .series else { return kind.partDemerits }
        guard !beginsPart(index + 1) else { return 0 }
        let isAfterComma = lastByte(of: clusters[index - 1]) == UInt8(ascii: ",")
        return kind.partDemerits * (isAfterComma ? 0.2 : 1)
    }

    /// Whether what a cluster begins has another look than what stands before it.
    func beginsPart(_ index: Int) -> Bool {
        let clusters = paragraph.shaped.clusters
        func style(_ cluster: ShapedCluster) -> TextStyle {
            paragraph.runs[Int(cluster.span)].style
        }
        // A comma and a blank before what has another look may have that, too.
        let own = style(clusters[index])
        return clusters[..<index].suffix(3).contains { style($0) != own }
    }

    /// What it costs to part a number from the word that follows, most of all a short one, such as "1.1 TB" and
    /// "41 ms", and a word of one letter from the next: "I", "a", "y".
    func tieDemerits(after index: Int) -> Double {
        let clusters = paragraph.shaped.clusters
        guard clusters[index].isSpace, index > 0 else { return 0 }
        let isAlone = index == 1 || clusters[index - 2].isSpace
        if isAlone, isLetter(clusters[index - 1]) { return Self.loneLetterDemerits }
        guard isDigit(clusters[index - 1]), index + 1 < clusters.count else { return 0 }
        let word = clusters[(index + 1)...].prefix { !$0.isSpace }.count
        if word > 0, word <= Self.longestUnit { return Self.unitDemerits }
        return isLetter(clusters[index + 1]) ? Self.countDemerits : 0
    }

    /// The most letters of a unit behind its number.
    private static let longestUnit = 3

    /// What ties cost: a line costs as much that is a quarter, a sixth or a seventh too short.
    private static let unitDemerits = 0.06
    private static let loneLetterDemerits = 0.03
    private static let countDemerits = 0.02

    private func isLetter(_ cluster: ShapedCluster) -> Bool {
        let bytes = paragraph.shaped.text[Int(cluster.textStart)...].prefix(Int(cluster.textLength))
        guard let first = bytes.first else { return false }
        // Most are ASCII, and there are as many as words.
        if first < 0x80 { return Unicode.Scalar(first).properties.isAlphabetic }
        return String(decoding: bytes, as: UTF8.self).first?.isLetter ?? false
    }

    private func isDigit(_ cluster: ShapedCluster) -> Bool {
        cluster.textLength == 1
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(
                paragraph.shaped.text[Int(cluster.textStart)])
    }

    /// The last byte of a cluster's text.
    func lastByte(of cluster: ShapedCluster) -> UInt8 {
        paragraph.shaped.text[Int(cluster.textStart + cluster.textLength) - 1]
    }
}
