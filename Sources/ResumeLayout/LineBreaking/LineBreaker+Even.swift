extension LineBreaker {
    /// The fewest lines, as even as they can be where no word is divided: for a few words that stand
    /// by themselves, such as a name.
    func evenLines() -> [Range<Int>] {
        let fewest = lines()
        guard fewest.count > 1, fewest.allSatisfy(paragraph.endsWord) else { return fewest }
        let least = min(paragraph.width / Double(fewest.count), width)
        for step in 0..<Self.evenSteps {
            let tried = LineBreaker(
                paragraph: paragraph,
                width: least + (width - least) * Double(step) / Double(Self.evenSteps)
            ).lines()
            if tried.count == fewest.count, tried.allSatisfy(paragraph.endsWord) { return tried }
        }
        return fewest
    }

    /// How many widths are tried for even lines.
    private static let evenSteps = 16
}
