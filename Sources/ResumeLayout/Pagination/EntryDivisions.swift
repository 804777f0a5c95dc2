/// What pages that end inside entries, or between those of a section, leave of these at either side.
struct EntryDivisions {
    /// How many strips that belong to no head stand before each strip.
    private var lines: [Int] = [0]
    /// How many blocks begin with such strips before each strip.
    private var blocks: [Int] = [0]
    /// How many list items begin before each strip.
    private var items: [Int] = [0]
    /// The first strip of the entry that each strip belongs to.
    private var starts: [Int] = []
    /// The strip after the last one of that entry.
    private var ends: [Int]
    /// How many lines stand before each strip, without the titles of sections.
    private var rows: [Int] = [0]
    /// The first strip of the section that each strip belongs to.
    private var sectionStarts: [Int] = []
    /// The strip after the last one of that section.
    private var sectionEnds: [Int]
    /// How many entries begin before each strip.
    private var entries: [Int] = [0]

    /// What becomes of an entry, from the best to the worst.
    enum Outcome: Comparable {
        /// Enough of it stands on both pages.
        case good
        /// It is cut at a place that is allowed, with but one list item or paragraph at either side, or one item of a list
        /// that is cut.
        case single
        /// Its head, or a line of it, stands alone.
        case stranded
    }

    /// The fewest lines, and where possible list items, at either side.
    private static let least = 2

    /// Looks at the strips of a column; each role of an entry counts as an entry.
    init(_ strips: [Strip]) {
        ends = Array(repeating: strips.count, count: strips.count)
        sectionEnds = ends
        /// A first role follows what is said of its employer, and no page ends between them.
        func beginsEntry(_ index: Int) -> Bool {
            index == 0 || strips[index].breakBefore <= .betweenEntries
                || strips[index].isHeading && !strips[index - 1].isHeading
        }
        for (index, strip) in strips.enumerated() {
            starts.append(beginsEntry(index) ? index : starts[index - 1])
            entries.append(entries[index] + (strip.breakBefore == .betweenEntries ? 1 : 0))
            let beginsBlock = index == 0 || strip.block != strips[index - 1].block
            lines.append(lines[index] + (strip.isHeading ? 0 : 1))
            blocks.append(blocks[index] + (!strip.isHeading && beginsBlock ? 1 : 0))
            items.append(items[index] + (strip.beginsItem ? 1 : 0))
            let beginsSection = index == 0 || strip.beginsSection
            sectionStarts.append(beginsSection ? index : sectionStarts[index - 1])
            let isTitle = strip.beginsSection && strip.isHeading
            rows.append(rows[index] + (isTitle ? 0 : max(Set(strip.baselines).count, 1)))
        }
        for index in strips.indices.reversed() {
            let next = index + 1
            ends[index] = next == strips.count || beginsEntry(next) ? next : ends[next]
            sectionEnds[index] =
                next == strips.count || strips[next].beginsSection ? next : sectionEnds[next]
        }
    }

    /// Whether a page which begins with one strip and ends before another, between two entries, leaves too little of
    /// their section at either side: but one line, one of several short entries, or one of two.
    ///
    /// - Parameters:
    ///   - start: the page's first strip.
    ///   - end: the next page's.
    ///   - isStrict: whether one entry is too little, however long.
    /// - Returns: what it leaves too little of; nil where it leaves enough.
    func lone(from start: Int, to end: Int, isStrict: Bool = false) -> Lone? {
        let (first, last) = (max(start, sectionStarts[end]), sectionEnds[end])
        let (before, after) = (rows[end] - rows[first], rows[last] - rows[end])
        // One that begins above the page counts, and so does the first of a section, which follows its title.
        let beginsPage = first > sectionStarts[end] && starts[first] == first
        let entriesBefore = entries[end] - entries[first] + (beginsPage ? 0 : 1)
        let entriesAfter = entries[last] - entries[end]
        let (isFirst, isLast) = (
            entriesBefore == 1 && first == sectionStarts[end], entriesAfter == 1
        )
        if min(before, after) < Self.least { return .line }
        if isFirst, isLast, max(before, after) <= Self.longestShort { return .half }
        let isLone =
            if isStrict {
                isFirst || isLast
            } else if isLast, after <= Self.longestShort {
                entriesBefore >= Self.least
            } else {
                isFirst && before <= Self.longestShort && entriesAfter >= Self.least
            }
        return isLone ? .entry : nil
    }

    /// What a page's end leaves too little of at one side: a line, a short entry, or one of two.
    enum Lone { case line, entry, half }

    /// The most lines of a short entry.
    private static let longestShort = 4

    /// What becomes of the entry that a page divides which begins with one strip and ends before
    /// another.
    func outcome(from start: Int, to end: Int) -> Outcome {
        let (first, last) = (max(start, starts[end]), ends[end])
        guard min(lines[end] - lines[first], lines[last] - lines[end]) >= Self.least else {
            return .stranded
        }
        let (itemsBefore, itemsAfter) = (items[end] - items[first], items[last] - items[end])
        if itemsBefore > 0, itemsAfter > 0, min(itemsBefore, itemsAfter) < Self.least {
            return .single
        }
        let fewest = min(blocks[end] - blocks[first], blocks[last] - blocks[end])
        return fewest >= Self.least ? .good : .single
    }
}

extension Strip {
    /// Whether a section begins with it, or what stands on a page of its own.
    fileprivate var beginsSection: Bool { breakBefore <= .betweenSections }
}
