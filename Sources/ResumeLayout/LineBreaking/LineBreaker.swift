import Pages

/// Cuts a paragraph into lines so that the whole looks best, not each line by itself.
///
/// Total fit after Knuth and Plass (Breaking Paragraphs into Lines, 1981), in the form for ragged
/// text: the fewest lines, and among those the least sum of squared shortfalls, where a last line of one
/// short word costs as much as a half-empty line. What is wider than a line is cut after the dashes of
/// spans, else at blanks that tie, else after signs such as `/`, else with a hyphen between letters:
/// where a syllable may begin, else so that three letters are left, else anywhere.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// The measure, in points.
    let width: Double
    /// Whether lines are stretched to the measure.
    var isJustified = false
    /// What the lines are of.
    var kind = Kind.prose

    /// What a text is: that decides where its lines had better end.
    enum Kind {
        case prose
        /// Things in a row: rather after a comma than within one of them.
        case list
        /// Things between separators: rather after one of these than within a thing.
        case series
        /// An entry's head: rather between two looks, such as those of a school and a degree, or after a comma than within
        /// one. Its second line begins after what is bold.
        case head
        /// One of a section whose heads take two lines, even where one would do.
        case dividedHead
        /// A part of one that stands beside it.
        case note

        /// What it costs to divide a part: less than a runt.
        var partDemerits: Double {
            switch self {
            case .prose: 0
            // A line is worse that lacks more than a quarter.
            case .list: 0.06
            case .series, .head, .dividedHead, .note: 0.2
            }
        }
    }

    /// A place where a line may end.
    private struct Candidate {
        /// The first cluster of the next line.
        var next: Int
        /// What a line costs that ends here, beyond its shortfall.
        var demerits: Double
        var isMandatory: Bool
        /// The width of the hyphen that a line has there, in points.
        var hyphen = 0.0
        /// How many lines in a row end in a hyphen with this one, at least; 0 for none.
        var hyphensInRow = 0

        /// The most lines in a row that end in a hyphen.
        static let mostHyphensInRow = 2

        /// Whether a line may end here below so many in a row that end in a hyphen: of the candidates
        /// at one place, one counts the first hyphen, and the next one all that follow.
        func mayFollow(hyphens: Int) -> Bool {
            hyphensInRow == 0 || hyphensInRow == min(hyphens + 1, Self.mostHyphensInRow)
        }
    }

    /// The lines, as ranges of clusters that cover the paragraph from one on; blanks stay at a line's
    /// end.
    func lines(from origin: Int = 0) -> [Range<Int>] {
        isHead ? headLines() : linesAnyhow(from: origin)
    }

    private var isHead: Bool { kind == .head || kind == .dividedHead }

    private func linesAnyhow(from origin: Int) -> [Range<Int>] {
        let clusters = paragraph.shaped.clusters
        let all = origin..<clusters.count
        guard !all.isEmpty else { return [] }
        if paragraph.width(of: all) <= width + Self.tolerance,
            !clusters[all].dropLast().contains(where: { $0.breakAfter == .mandatory })
        {
            return [all]
        }
        let whole = lines(of: all, dividesWords: false)
        guard paragraph.written != nil, whole.dropLast().contains(where: isShort) else {
            return whole
        }
        return lines(of: all, dividesWords: true)
    }

    /// The lines of an entry's head: of two, the second one has all that follows what the head begins with in bold, such
    /// as a position, if it holds that: else one of many entries would have but its place there.
    private func headLines() -> [Range<Int>] {
        let lines = linesAnyhow(from: 0)
        switch lines.count {
        case 1: return (kind == .dividedHead ? headParts : nil) ?? lines
        // A part of several words, such as a place, reads well by itself.
        case 2 where !beginsPart(lines[1].lowerBound) || !hasSeveralWords(lines[1]):
            return headParts ?? lines
        default: return lines
        }
    }

    /// What a head begins with in bold, and all that follows, where each makes a line; nil for other heads.
    var headParts: [Range<Int>]? {
        let clusters = paragraph.shaped.clusters
        let end = clusters.count
        func weight(_ index: Int) -> Int { paragraph.runs[Int(clusters[index].span)].style.weight }
        guard let first = (0..<end).first(where: { weight($0) < weight(0) }),
            let start = (first..<end).first(where: {
                clusters[$0 - 1].isSpace && !clusters[$0].isSpace
            })
        else { return nil }
        let (lead, rest) = (0..<start, start..<end)
        let opensBracket =
            paragraph.shaped.text[Int(clusters[start].textStart)] == UInt8(ascii: "(")
        // Where all heads are of this form, short leads are, too.
        let leastLead = kind == .dividedHead ? 0 : Self.leastLead
        guard !opensBracket, paragraph.width(of: lead) >= width * leastLead,
            max(paragraph.width(of: lead), paragraph.width(of: rest)) <= width + Self.tolerance
        else { return nil }
        return [lead, rest]
    }

    /// The share of the measure that a line takes at least which only has what a head begins with.
    private static let leastLead = 0.2

    private func lines(of all: Range<Int>, dividesWords: Bool) -> [Range<Int>] {
        let origin = all.lowerBound
        let candidates = candidates(in: all, dividesWords: dividesWords)
        // best[i]: the cheapest way to end a line at candidate i - 1; best[0] is the start. What the line before a
        // paragraph's last lacks counts less.
        var best = [Choice(lines: 0, cost: 0, from: -1)]
        var bestBeforeLast = best
        best.reserveCapacity(candidates.count + 1)
        bestBeforeLast.reserveCapacity(candidates.count + 1)
        var firstStart = 0
        var pieceStart = origin
        for (index, candidate) in candidates.enumerated() {
            var (choice, choiceBeforeLast): (Choice?, Choice?)
            if index > 0, candidates[index - 1].next < candidate.next {
                pieceStart = candidates[index - 1].next
            }
            let end = paragraph.trimmedEnd(of: origin..<candidate.next)
            let isLast = candidate.next == paragraph.shaped.clusters.count
            let endsText = isLast || candidate.isMandatory
            var start = index
            while start >= firstStart {
                defer { start -= 1 }
                let first = start == 0 ? origin : candidates[start - 1].next
                let range = first..<candidate.next
                let natural = paragraph.width(from: first, toTrimmed: end) + candidate.hyphen
                if natural > width + Self.tolerance, first < pieceStart { break }
                let hyphensBefore = start == 0 ? 0 : candidates[start - 1].hyphensInRow
                let before = endsText ? bestBeforeLast[start] : best[start]
                guard !range.isEmpty, before.cost < .infinity,
                    candidate.mayFollow(hyphens: hyphensBefore)
                else { continue }
                var cost = before.cost + demerits(natural, range, candidate, isLast: isLast)
                var lines = before.lines + 1
                if isLast, hyphensBefore > 0 { cost += 2 * hyphenDemerits }
                // A third hyphen below two others is worse than any number of lines.
                if hyphensBefore + 1 > Candidate.mostHyphensInRow, candidate.hyphensInRow > 0 {
                    lines += 1_000
                }
                let tried = Choice(lines: lines, cost: cost, from: start)
                if choice.map({ tried.isCheaper(than: $0) }) ?? true { choice = tried }
                guard !endsText else { continue }
                let saved =
                    isJustified
                    ? 0
                    : min(shortfall(natural) + candidate.demerits, Self.mostForgiven)
                        * (1 - Self.beforeLastShare)
                let triedBeforeLast = Choice(lines: lines, cost: cost - saved, from: start)
                if choiceBeforeLast.map({ triedBeforeLast.isCheaper(than: $0) }) ?? true {
                    choiceBeforeLast = triedBeforeLast
                }
            }
            let none = Choice(lines: best[index].lines + 1, cost: .infinity, from: index)
            best.append(choice ?? none)
            bestBeforeLast.append(choiceBeforeLast ?? choice ?? none)
            if candidate.isMandatory { firstStart = index + 1 }
        }
        var lines: [Range<Int>] = []
        var end = candidates.count
        var isBeforeLast = false
        while end > 0 {
            let start = (isBeforeLast ? bestBeforeLast : best)[end].from
            isBeforeLast =
                candidates[end - 1].isMandatory
                || candidates[end - 1].next == paragraph.shaped.clusters.count
            let first = start == 0 ? origin : candidates[start - 1].next
            lines.append(first..<candidates[end - 1].next)
            end = start
        }
        return lines.reversed()
    }

    /// The cheapest way to set the text up to some place.
    private struct Choice {
        var lines: Int
        var cost: Double
        /// The candidate that the last of these lines begins after.
        var from: Int

        func isCheaper(than other: Choice) -> Bool {
            (lines, cost) < (other.lines, other.cost)
        }
    }

    /// How much of what it lacks counts for the line before the last: lines are filled from the first on, since eyes
    /// forgive a short line most beside one that is short anyway.
    private static let beforeLastShare = 0.8

    /// What is forgiven of it at most: what a line costs that lacks three tenths.
    private static let mostForgiven = 0.09

    /// What a line costs that is shorter than the measure.
    private func shortfall(_ natural: Double) -> Double {
        let share = max(0, width - natural) / width
        return share * share
    }

    /// Whether a line is so short that words are to be divided, or divides one without a hyphen.
    private func isShort(_ line: Range<Int>) -> Bool {
        guard paragraph.shaped.clusters[line.upperBound - 1].breakAfter != .mandatory else {
            return false
        }
        return width - paragraph.width(of: line) > patience || !paragraph.endsWord(line)
    }

    /// How much shorter than the measure a line is rather than that a word is divided, in points.
    ///
    /// What justified lines lack opens gaps between their words, so that less of it is borne.
    private var patience: Double {
        (paragraph.tallest?.size ?? 0)
            * (isJustified ? Self.justifiedPatience : Self.raggedPatience)
    }

    /// The same in em.
    private static let justifiedPatience = 1.0
    private static let raggedPatience = 3.0

    /// What a hyphen costs: as much as a line that is just too short.
    ///
    /// One below another costs four times as much again, and one in the last line but one twice: the ratios of TeX's \hyphenpenalty (50
    /// squared), \doublehyphendemerits (10,000) and \finalhyphendemerits (5,000).
    private var hyphenDemerits: Double {
        let share = min(patience / width, 0.5)
        return share * share
    }

    /// Sums of thousands of advances differ in their last bits; that is no reason to break a line.
    private static let tolerance = 1e-6

    /// What a last line of one short word costs: a line before it that is half empty costs the same.
    private static let runtDemerits = 0.25

    /// The share of the measure from which on a last line's one word is not too short.
    private static let leastLast = 0.2

    /// The share of the measure from which on a last line costs nothing, and what the shortest costs: one of a tenth
    /// takes a word from a line above, unless that lacks an eighth already.
    private static let wellFilled = 0.25
    private static let shortLastDemerits = 0.04

    private func demerits(
        _ natural: Double, _ range: Range<Int>, _ candidate: Candidate, isLast: Bool
    ) -> Double {
        if natural > width + Self.tolerance { return 1_000 }
        if isLast || candidate.isMandatory {
            // A date below a name, say, is no word on the loose.
            let isPart = isHead && range.lowerBound > 0 && beginsPart(range.lowerBound)
            guard !isPart else { return 0 }
            let share = natural / width
            let missing = max(0, 1 - share / Self.wellFilled)
            // A thing of two words stands well by itself.
            let isRunt =
                share < Self.leastLast && !hasSeveralWords(range, ifTied: kind != .prose)
            return missing * missing * Self.shortLastDemerits + (isRunt ? Self.runtDemerits : 0)
        }
        return shortfall(natural) + candidate.demerits
    }

    /// Whether there are words in a line, or such as need not stand together, as a number and its unit do.
    private func hasSeveralWords(_ range: Range<Int>, ifTied: Bool = false) -> Bool {
        (range.lowerBound..<paragraph.trimmedEnd(of: range)).contains {
            paragraph.shaped.clusters[$0].isSpace && (ifTied || !paragraph.isTie($0))
        }
    }

    /// The places to consider: all that are free, and others only inside words wider than a line.
    private func candidates(in all: Range<Int>, dividesWords: Bool) -> [Candidate] {
        let clusters = paragraph.shaped.clusters
        var candidates: [Candidate] = []
        var wordStart = all.lowerBound
        for index in all {
            let cluster = clusters[index]
            let isEnd = index + 1 == clusters.count
            guard cluster.breakAfter >= .allowed || isEnd else { continue }
            // A separator ends its line, where it vanishes.
            if !isEnd, paragraph.isSeparator(index + 1), cluster.breakAfter != .mandatory {
                continue
            }
            let word = wordStart..<(index + 1)
            var start = word.lowerBound
            for last in dividesWords ? paragraph.divisions(of: word) : [] {
                cut(start..<(last + 1), into: &candidates)
                divide(after: last, into: &candidates)
                start = last + 1
            }
            cut(start..<word.upperBound, into: &candidates)
            candidates.append(
                Candidate(
                    next: index + 1,
                    demerits: isEnd ? 0 : tieDemerits(after: index) + partDemerits(after: index),
                    isMandatory: cluster.breakAfter == .mandatory || isEnd))
            wordStart = index + 1
        }
        return candidates
    }

    /// Adds the places inside a word that is divided after a cluster.
    private func divide(after index: Int, into candidates: inout [Candidate]) {
        let hyphen = paragraph.writtenHyphenWidth(after: index)
        for count in 1...Candidate.mostHyphensInRow {
            candidates.append(
                Candidate(
                    next: index + 1, demerits: hyphenDemerits * (count > 1 ? 5 : 1),
                    isMandatory: false, hyphen: hyphen, hyphensInRow: count))
        }
    }

    /// Adds places inside what is wider than a line: after the dashes of spans; in pieces that are still
    /// too wide at blanks that tie; then after slashes and the like; then after any sign; in pieces that
    /// even so are too wide between letters.
    private func cut(
        _ word: Range<Int>, into candidates: inout [Candidate], _ place: WordPlace = .dash
    ) {
        guard paragraph.width(of: word) > width else { return }
        var start = word.lowerBound
        for index in word.dropLast() where allows(place, after: index) {
            place.next.map { cut(start..<(index + 1), into: &candidates, $0) }
            candidates.append(
                Candidate(
                    next: index + 1, demerits: demerits(of: place),
                    isMandatory: false, hyphen: paragraph.hyphenWidth(after: index)))
            start = index + 1
        }
        place.next.map { cut(start..<word.upperBound, into: &candidates, $0) }
    }

    /// Where a word may be cut, from the best places to the worst.
    private enum WordPlace: Int {
        case dash, tie, slash, sign, hyphen, syllable, letters, anywhere

        var next: WordPlace? { WordPlace(rawValue: rawValue + 1) }
    }

    private func demerits(of place: WordPlace) -> Double {
        switch place {
        case .dash: 0
        case .tie, .slash: 0.2
        case .sign: 0.3
        case .hyphen: 0.35
        case .syllable: 0.4
        case .letters: 0.45
        case .anywhere: 0.5
        }
    }

    /// Whether an en dash stands before a cluster.
    private func endsInDash(before index: Int) -> Bool {
        guard index > 0 else { return false }
        let cluster = paragraph.shaped.clusters[index - 1]
        return paragraph.shaped.text[Int(cluster.textStart)...].prefix(Int(cluster.textLength))
            .elementsEqual("–".utf8)
    }

    private func allows(_ place: WordPlace, after index: Int) -> Bool {
        let cluster = paragraph.shaped.clusters[index]
        switch place {
        case .anywhere: return true
        case .letters: return paragraph.leavesLetters(after: index)
        case .syllable: return paragraph.beginsSyllable(after: index)
        case .dash: return allows(.tie, after: index) && endsInDash(before: index)
        case .tie: return paragraph.isTie(index) && !paragraph.isSeparator(index + 1)
        case .hyphen: return cluster.breakAfter == .inWord
        case .sign:
            // Readers of the file take a hyphen at a line's end for one that the line's end made.
            return cluster.breakAfter == .inWord && lastByte(of: cluster) != UInt8(ascii: "-")
        case .slash:
            // A dot or an @ at a line's end looks like the end of a sentence, or of an address.
            let signs = [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "-")]
            return cluster.breakAfter == .inWord && !signs.contains(lastByte(of: cluster))
        }
    }
}
