extension Typesetter {
    /// Sets what says that parts of the column go on, once its blocks are set.
    mutating func set(_ titles: [Int: ContinuedTitle], for blocks: [Block]) {
        guard !titles.isEmpty else { return }
        var parts: [Int] = []
        for index in galley.strips.indices {
            galley.strips[index].within = blocks[galley.strips[index].block].within
            parts += galley.strips[index].within.filter { !parts.contains($0) }
        }
        for part in parts {
            guard let title = titles[part] else { continue }
            let first = galley.strips.count
            galley.strips += stack([title.block], width: title.column ?? width)
            guard first < galley.strips.count else { continue }
            joinTitle(from: first)
            var strip = galley.strips.removeLast()
            strip.isContinuedTitle = true
            strip.spaceBefore = 0
            // Beside the text it takes no height from that.
            let gap = grid?.space(title.gap, below: strip.height) ?? title.gap
            strip.height = title.column == nil ? strip.height + gap + titleSpace.lowered : 0
            galley.continued[part] = strip
        }
    }
}
