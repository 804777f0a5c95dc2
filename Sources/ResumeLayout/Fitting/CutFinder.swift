import Pages

/// Finds what a person could cut for the pages to keep to a limit.
struct CutFinder {
    let trial: Trial
    let limit: Int

    /// The most cuts that are named.
    private static let most = 6

    /// A part that could go.
    private struct Candidate {
        var cut: FitReport.Cut
        /// The lower, the sooner a person would part with it.
        var rank: Int
        /// The entry that it is, or is a part of; nil for a section.
        var entry: ContentOrigin?
    }

    func excess() -> FitReport.Excess {
        let over = trial.overflows(beyond: limit)
        let needs = [
            Need(column: .main, lines: needed(over.main)),
            Need(column: .side, lines: needed(over.side)),
        ].filter { $0.lines > 0 }
        // With no column too high, it is what has to stay together that takes one more page.
        let tallest = Need(column: over.main >= over.side ? .main : .side, lines: 1)
        // What stands in a column that fits does not help one that does not.
        guard needs.count > 1 else { return excess(needs.first ?? tallest) }
        let lines = needs.map(\.lines).max() ?? 1
        let cuts = needs.map { need in
            enough(candidates(need.column), need.lines) ?? enoughSections(need)
        }
        guard !cuts.contains(where: { $0 == nil }) else {
            return FitReport.Excess(limit: limit, lines: lines, cuts: [], effect: .notEnough)
        }
        return FitReport.Excess(
            limit: limit, lines: lines, cuts: cuts.flatMap { $0 ?? [] }, effect: .allAreEnough)
    }

    /// How much has to go from a column.
    private struct Need {
        var column: Column
        var lines: Int
    }

    private enum Column {
        case main, side
    }

    private func excess(_ need: Need) -> FitReport.Excess {
        let candidates = candidates(need.column)
        let alone = candidates.filter { $0.cut.lines >= need.lines }
            .sorted { ($0.cut.lines, $0.rank) < ($1.cut.lines, $1.rank) }
        let together = enough(candidates, need.lines)
        // One part is enough; several are the better advice only if less is lost with them.
        let least = together.map { $0.map(\.lines).reduce(0, +) } ?? .max
        if let first = alone.first, first.cut.lines <= least {
            return FitReport.Excess(
                limit: limit, lines: need.lines, cuts: alone.prefix(3).map(\.cut),
                effect: .eachIsEnough)
        }
        let cuts = together ?? enoughSections(need)
        return FitReport.Excess(
            limit: limit, lines: need.lines, cuts: cuts ?? [],
            effect: cuts == nil ? .notEnough : .allAreEnough)
    }

    /// The last sections of a column, or else its largest, that save enough; nil if none do.
    private func enoughSections(_ need: Need) -> [FitReport.Cut]? {
        let sections = sections(need.column)
        return enough(sections, need.lines)
            ?? enough(sections.sorted { $0.cut.lines > $1.cut.lines }, need.lines)
    }

    /// So much height in lines, rounded up.
    private func needed(_ height: Double) -> Int {
        height <= 0 ? 0 : max(1, Int((height / trial.lineHeight - 0.01).rounded(.up)))
    }

    /// The first of some candidates that save enough lines together; nil if they do not, or if they
    /// are so many that a list of them helps nobody.
    private func enough(_ candidates: [Candidate], _ lines: Int) -> [FitReport.Cut]? {
        var cuts: [FitReport.Cut] = []
        var saved = 0
        var touched: Set<ContentOrigin> = []
        for candidate in candidates where saved < lines {
            // What goes with its whole entry is not counted twice.
            if let entry = candidate.entry, !touched.insert(entry).inserted { continue }
            cuts.append(candidate.cut)
            saved += candidate.cut.lines
        }
        return saved < lines || cuts.count > Self.most ? nil : cuts
    }

    /// Whole sections, the last ones first: what is most telling stands at the top.
    private func sections(_ column: Column) -> [Candidate] {
        let (galley, blocks) = content(column)
        let heights = heights(galley)
        var order: [String] = []
        var sums: [String: Double] = [:]
        for index in blocks.indices {
            guard let section = blocks[index].origin?.section, !section.isEmpty else { continue }
            if sums[section] == nil { order.append(section) }
            sums[section, default: 0] += heights[index, default: 0]
        }
        return order.reversed().enumerated().map { rank, section in
            Candidate(
                cut: FitReport.Cut(
                    name: "the section \(section)", lines: lines(sums[section, default: 0])),
                rank: rank)
        }.filter { $0.cut.lines > 0 }
    }

    /// The last bullets of entries, oldest entries first, then the last entries of short sections.
    private func candidates(_ column: Column) -> [Candidate] {
        let (galley, blocks) = content(column)
        var bullets: [Candidate] = []
        let heights = heights(galley)
        var seen: Set<ContentOrigin> = []
        for index in blocks.indices.reversed() {
            guard var origin = blocks[index].origin, !origin.section.isEmpty else { continue }
            let isBullet = origin.item != nil
            origin.item = nil
            guard isBullet, seen.insert(origin).inserted, !origin.entry.isEmpty else { continue }
            let cut = FitReport.Cut(
                name: "the last bullet of \(origin.entry)",
                lines: lines(heights[index, default: 0]))
            bullets.append(Candidate(cut: cut, rank: bullets.count, entry: origin))
        }
        let entries = lastEntries(blocks, heights).map { entry in
            Candidate(cut: entry.cut, rank: bullets.count + entry.rank, entry: entry.entry)
        }
        return (bullets + entries).filter { $0.cut.lines > 0 }
    }

    /// The last entry of each section of several entries.
    private func lastEntries(_ blocks: [Block], _ heights: [Int: Double]) -> [Candidate] {
        var sections: [String: [ContentOrigin: Double]] = [:]
        for index in blocks.indices {
            guard var origin = blocks[index].origin, !origin.entry.isEmpty else { continue }
            origin.item = nil
            sections[origin.section, default: [:]][origin, default: 0] += heights[index, default: 0]
        }
        return sections.compactMap { section, entries in
            guard entries.count > 1,
                let last = entries.max(by: { $0.key.entryNumber < $1.key.entryNumber })
            else { return nil }
            let cut = FitReport.Cut(
                name: "\(last.key.entry) in \(section)", lines: lines(last.value))
            return Candidate(cut: cut, rank: Int(last.value), entry: last.key)
        }.sorted { ($0.rank, $0.cut.name) < ($1.rank, $1.cut.name) }
    }

    private func content(_ column: Column) -> (Galley, [Block]) {
        switch column {
        case .main: (trial.columns.main, trial.composition.main)
        case .side: (trial.columns.side, trial.composition.side)
        }
    }

    /// The height of each block with the space above it.
    private func heights(_ galley: Galley) -> [Int: Double] {
        var heights: [Int: Double] = [:]
        for strip in galley.strips {
            heights[strip.block, default: 0] += strip.height + strip.spaceBefore
        }
        return heights
    }

    /// So much height in lines, rounded down, so that cuts never promise more than they save.
    private func lines(_ height: Double) -> Int {
        Int(height / trial.lineHeight + 0.05)
    }
}
