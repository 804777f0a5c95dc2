import Pages

/// Finds what a person could cut for the pages to keep to a limit.
struct CutFinder {
    let setting: PageSetting
    let limit: Int

    /// The most cuts that are named.
    private static let most = 6

    /// A part that could go.
    private struct Candidate {
        var cut: FitReport.Cut
        /// The lower, the sooner a person would part with it.
        var rank: Int
    }

    func excess() -> FitReport.Excess {
        let lines = max(
            1, Int((setting.overflow(beyond: limit) / setting.lineHeight).rounded(.up)))
        let candidates = candidates()
        let alone = candidates.filter { $0.cut.lines >= lines }
            .sorted { ($0.cut.lines, $0.rank) < ($1.cut.lines, $1.rank) }
        let together = enough(candidates.sorted { $0.rank < $1.rank }, lines)
        // One part is enough; several are the better advice only if less is lost with them.
        let least = together.map { $0.map(\.lines).reduce(0, +) } ?? .max
        if let first = alone.first, first.cut.lines <= least {
            return FitReport.Excess(
                limit: limit, lines: lines, cuts: alone.prefix(3).map(\.cut),
                effect: .eachIsEnough)
        }
        if let cuts = together ?? enough(sections, lines) {
            return FitReport.Excess(
                limit: limit, lines: lines, cuts: cuts, effect: .allAreEnough)
        }
        return FitReport.Excess(
            limit: limit, lines: lines, cuts: sections.prefix(Self.most).map(\.cut),
            effect: .notEnough)
    }

    /// The first of some candidates that save enough lines together; nil if they do not, or if they
    /// are so many that a list of them helps nobody.
    private func enough(_ candidates: [Candidate], _ lines: Int) -> [FitReport.Cut]? {
        var cuts: [FitReport.Cut] = []
        var saved = 0
        for candidate in candidates where saved < lines {
            cuts.append(candidate.cut)
            saved += candidate.cut.lines
        }
        return saved < lines || cuts.count > Self.most ? nil : cuts
    }

    /// Whole sections, the last ones first: what is most telling stands at the top.
    private var sections: [Candidate] {
        columns.flatMap { galley, blocks -> [Candidate] in
            let heights = heights(galley)
            var order: [String] = []
            var sums: [String: Double] = [:]
            for index in blocks.indices {
                guard let section = blocks[index].origin?.section, !section.isEmpty else {
                    continue
                }
                if sums[section] == nil { order.append(section) }
                sums[section, default: 0] += heights[index, default: 0]
            }
            return order.reversed().enumerated().map { rank, section in
                Candidate(
                    cut: FitReport.Cut(
                        name: "the section \(section)", lines: lines(sums[section, default: 0])),
                    rank: rank)
            }
        }
    }

    /// The last bullets of entries, oldest entries first, then the last entries of short sections.
    private func candidates() -> [Candidate] {
        var bullets: [Candidate] = []
        var entries: [Candidate] = []
        for (galley, blocks) in columns {
            let heights = heights(galley)
            var seen: Set<ContentOrigin> = []
            for index in blocks.indices.reversed() {
                guard var origin = blocks[index].origin, !origin.section.isEmpty else { continue }
                let isBullet = origin.item != nil
                origin.item = nil
                guard isBullet, seen.insert(origin).inserted, !origin.entry.isEmpty else {
                    continue
                }
                bullets.append(
                    Candidate(
                        cut: FitReport.Cut(
                            name: "the last bullet of \(origin.entry)",
                            lines: lines(heights[index, default: 0])), rank: bullets.count))
            }
            entries += lastEntries(blocks, heights)
        }
        return bullets + entries.map { Candidate(cut: $0.cut, rank: bullets.count + $0.rank) }
    }

    /// The last entry of each section of several entries.
    private func lastEntries(_ blocks: [Block], _ heights: [Int: Double]) -> [Candidate] {
        var sections: [String: [ContentOrigin: Double]] = [:]
        for index in blocks.indices {
            guard var origin = blocks[index].origin, !origin.entry.isEmpty else { continue }
            origin.item = nil
            sections[origin.section, default: [:]][origin, default: 0] += heights[index, default: 0]
        }
        return sections.compactMap { section, entries -> Candidate? in
            guard entries.count > 1,
                let last = entries.max(by: { $0.key.entryNumber < $1.key.entryNumber })
            else { return nil }
            return Candidate(
                cut: FitReport.Cut(
                    name: "\(last.key.entry) in \(section)", lines: lines(last.value)),
                rank: Int(last.value))
        }.sorted { ($0.rank, $0.cut.name) < ($1.rank, $1.cut.name) }
    }

    private var columns: [(Galley, [Block])] {
        [
            (setting.columns.main, setting.composition.main),
            (setting.columns.side, setting.composition.side),
        ]
    }

    /// The height of each block with the space above it.
    private func heights(_ galley: Galley) -> [Int: Double] {
        var heights: [Int: Double] = [:]
        for strip in galley.strips {
            heights[strip.block, default: 0] += strip.height + strip.spaceBefore
        }
        return heights
    }

    private func lines(_ height: Double) -> Int {
        Int((height / setting.lineHeight).rounded())
    }
}
