import Characters
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
        var rank = 0
        /// The entry that it is, or is a part of; nil for a section.
        var entry: ContentOrigin?
    }

    /// A column from which something has to go.
    private struct Need {
        /// How much, in lines of running text.
        var lines: Int
        let blocks: [Block]
        /// The height of each block with the space above it, in points.
        var heights: [Double]

        init(lines: Int, _ galley: Galley, _ blocks: [Block]) {
            self.lines = lines
            self.blocks = blocks
            heights = Array(repeating: 0, count: blocks.count)
            for strip in galley.strips { heights[strip.block] += strip.height + strip.spaceBefore }
        }
    }

    func excess() -> FitReport.Excess {
        let over = trial.overflows(beyond: limit)
        let (columns, composition) = (trial.columns, trial.composition)
        let main = Need(lines: needed(over.main), columns.main, composition.main)
        let side = Need(lines: needed(over.side), columns.side, composition.side)
        let needs = [main, side].filter { $0.lines > 0 }
        // With no column too high, it is what has to stay together that takes one more page.
        var tallest = over.main >= over.side ? main : side
        tallest.lines = 1
        // What stands in a column that fits does not help one that does not.
        guard needs.count > 1 else { return excess(needs.first ?? tallest) }
        let cuts = needs.compactMap { enough(candidates($0), $0.lines) ?? enoughSections($0) }
        return excess(
            needs.map(\.lines).max() ?? 1, cuts.count == needs.count ? cuts.flatMap { $0 } : nil)
    }

    private func excess(_ need: Need) -> FitReport.Excess {
        let candidates = candidates(need)
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
        return excess(need.lines, together ?? enoughSections(need))
    }

    private func excess(_ lines: Int, _ cuts: [FitReport.Cut]?) -> FitReport.Excess {
        FitReport.Excess(
            limit: limit, lines: lines, cuts: cuts ?? [],
            effect: cuts == nil ? .notEnough : .allAreEnough)
    }

    /// The last sections of a column, or else its largest, that save enough; nil if none do.
    private func enoughSections(_ need: Need) -> [FitReport.Cut]? {
        let sections = sections(need)
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
    private func sections(_ need: Need) -> [Candidate] {
        var order: [String] = []
        var sums: [String: Double] = [:]
        for (block, height) in zip(need.blocks, need.heights) {
            guard let section = block.origin?.section, !section.isEmpty else { continue }
            if sums[section] == nil { order.append(section) }
            sums[section, default: 0] += height
        }
        return order.reversed()
            .map { Candidate(cut: cut("the section \($0)", sums[$0, default: 0])) }
            .filter { $0.cut.lines > 0 }
    }

    /// The last bullets of entries, oldest entries first, then the last entries of short sections.
    private func candidates(_ need: Need) -> [Candidate] {
        var candidates: [Candidate] = []
        var seen: Set<ContentOrigin> = []
        for (block, height) in zip(need.blocks, need.heights).reversed() {
            guard var origin = block.origin, !origin.section.isEmpty, origin.item != nil else {
                continue
            }
            origin.item = nil
            guard seen.insert(origin).inserted, !origin.entry.isEmpty else { continue }
            let cut = cut("the last bullet of \(origin.entry)", height)
            candidates.append(Candidate(cut: cut, rank: candidates.count, entry: origin))
        }
        let bullets = candidates.count
        for var entry in lastEntries(need) {
            entry.rank += bullets
            candidates.append(entry)
        }
        return candidates.filter { $0.cut.lines > 0 }
    }

    /// The last entry of each section of several entries.
    private func lastEntries(_ need: Need) -> [Candidate] {
        var sections: [String: [ContentOrigin: Double]] = [:]
        for (block, height) in zip(need.blocks, need.heights) {
            guard var origin = block.origin, !origin.entry.isEmpty else { continue }
            origin.item = nil
            sections[origin.section, default: [:]][origin, default: 0] += height
        }
        return sections.compactMap { section, entries -> Candidate? in
            guard entries.count > 1,
                let last = entries.max(by: { $0.key.entryNumber < $1.key.entryNumber })
            else { return nil }
            return Candidate(
                cut: cut("\(last.key.entry) in \(section)", last.value), rank: Int(last.value),
                entry: last.key)
        }.sorted { ($0.rank, $0.cut.name.text) < ($1.rank, $1.cut.name.text) }
    }

    /// A cut that saves so much height: in lines, rounded down, so that it never promises more.
    private func cut(_ name: Message, _ height: Double) -> FitReport.Cut {
        FitReport.Cut(name: name, lines: Int(height / trial.lineHeight + 0.05))
    }
}
