/// Tells which language texts are in, by what stands in them alone.
///
/// The script comes first; then the letters, words and endings of the languages that are written in
/// it. Names, addresses and words of a trade say nothing, as no language is known to have them.
package struct LanguageGuesser: Sendable {
    private let evidence: Evidence

    /// Makes a guesser.
    package init(_ evidence: Evidence) { self.evidence = evidence }

    /// What an answer takes.
    private struct Measure {
        /// What must speak for a language, in words that no other has.
        var score: Double
        /// By how much it must be ahead of the next.
        var lead: Double
        /// By how much it must be ahead, as a share of its score.
        var leadShare: Double
        /// The share of the words that it must have.
        var words: Double
        /// The share of the words that it must have if it is far ahead of all others.
        var fewestWords: Double

        /// For a whole resume; found by trial on messages of programs, 12 to 45 words at a time.
        static let resume = Measure(
            score: 2, lead: 0.9, leadShare: 0.08, words: 0.15, fewestWords: 0.08)
        /// For a passage in a text of another language.
        static let passage = Measure(
            score: 4, lead: 2, leadShare: 0.4, words: 0.35, fewestWords: 0.35)

        /// What must speak for a language that is far ahead.
        static let farAhead = 4.0
    }

    /// The share of letters from which on a text may be in another script than the Latin one.
    private static let leastShare = 0.2
    /// How many words tell the language that the evidence begins with, which is English.
    private static let enoughWords = 12
    /// The share of its words from which on no other comes near; 15 % of Dutch ones are its, too.
    private static let beyondDoubt = 0.38
    /// The share of kana from which on a text with Han letters is Japanese.
    private static let leastKana = 0.05

    /// The language of a resume.
    ///
    /// - Parameters:
    ///   - passages: texts of it in Normalization Form C, those that say most first; the first 250
    ///     words of them are looked at.
    ///   - country: where the person is, as a code of ISO 3166-1; nil if that is not known. It decides
    ///     between kinds of a language where the words do not.
    /// - Returns: the language, or those that it may be.
    package func verdict(
        on passages: [String], country: String? = nil
    ) -> LanguageVerdict {
        var sample = WordSample()
        for passage in passages where !sample.isFull { sample.add(passage) }
        return verdict(on: sample, country)
    }

    /// The language of a passage that stands among others; nil unless it is beyond doubt, by its script
    /// or by most of its words.
    ///
    /// - Parameter passage: a text in Normalization Form C.
    /// - Returns: the language, as a BCP 47 tag.
    package func certain(_ passage: String) -> String? {
        var sample = WordSample()
        sample.add(passage)
        let total = LetterScript.allCases.map(sample.weight).reduce(0, +)
        let script = foreignScript(sample) ?? .latin
        let weight =
            script.joins(.han)
            ? sample.weight(of: .han) + sample.weight(of: .kana) : sample.weight(of: script)
        guard total > 0, Double(weight) >= 0.8 * Double(total) else { return nil }
        if let tag = script.language { return tag }
        let verdict =
            script.joins(.han)
            ? eastAsian(sample, nil) : judged(sample, in: script, by: .passage, nil).verdict
        guard case .certain(let tag) = verdict else { return nil }
        return tag
    }

    private func verdict(on sample: WordSample, _ country: String?) -> LanguageVerdict {
        let total = LetterScript.allCases.map(sample.weight).reduce(0, +)
        guard total > 0 else { return .unsure([]) }
        guard let script = foreignScript(sample) else {
            return judged(sample, in: .latin, by: .resume, country).verdict
        }
        let weight =
            sample.weight(of: script)
            + (script == .han ? sample.weight(of: .kana) : 0)
        let share = Double(weight) / Double(total)
        if share < Self.leastShare {
            return judged(sample, in: .latin, by: .resume, country).verdict
        }
        let verdict = verdict(on: sample, in: script, country)
        guard share < 0.5 else { return verdict }
        // Names and words of a trade are in Latin letters in many languages; sentences are not.
        let latin = judged(sample, in: .latin, by: .resume, country)
        guard latin.share >= Measure.resume.words, latin.isLong else { return verdict }
        func tags(_ verdict: LanguageVerdict) -> [String] {
            switch verdict {
            case .certain(let tag): [tag]
            case .unsure(let tags): tags
            }
        }
        return .unsure([verdict, latin.verdict].compactMap { tags($0).first })
    }

    /// The script that most letters have beside the Latin one; nil if there is none.
    private func foreignScript(_ sample: WordSample) -> LetterScript? {
        let others = LetterScript.allCases.filter { $0 != .latin && $0 != .kana }
        func weight(_ script: LetterScript) -> Int {
            sample.weight(of: script) + (script == .han ? sample.weight(of: .kana) : 0)
        }
        return others.max { weight($0) < weight($1) }.flatMap { weight($0) > 0 ? $0 : nil }
    }

    private func verdict(
        on sample: WordSample, in script: LetterScript, _ country: String?
    ) -> LanguageVerdict {
        switch script {
        case .greek, .hebrew, .hangul: script.language.map { .certain($0) } ?? .unsure([])
        case .han, .kana: eastAsian(sample, country)
        case .latin, .cyrillic, .arabic, .devanagari:
            judged(sample, in: script, by: .resume, country).verdict
        case .armenian, .thai, .georgian, .other: .unsure(script.language.map { [$0] } ?? [])
        }
    }

    /// Japanese by its kana; Chinese, and Japanese without kana, by letters that the others lack.
    private func eastAsian(_ sample: WordSample, _ country: String?) -> LanguageVerdict {
        let kana = Double(sample.letters[LetterScript.kana.rawValue])
        let han = Double(sample.letters[LetterScript.han.rawValue])
        if kana >= Self.leastKana * (kana + han) { return .certain("ja") }
        var features = Features(of: sample, in: .han)
        let scores = evidence.scores(&features).languages
        if let first = scores.first, first.score >= 1,
            scores.count < 2 || first.score >= 2 * scores[1].score
        {
            return .certain(first.tag)
        }
        switch country {
        case "TW", "HK", "MO": return .certain("zh-Hant")
        case "CN", "SG": return .certain("zh-Hans")
        case "JP": return .certain("ja")
        default:
            return .unsure(scores.isEmpty ? ["zh-Hans", "zh-Hant"] : scores.map(\.plainTag))
        }
    }

    /// What the words in a script tell, the share of them that the likeliest language has, and whether
    /// there are more than a few.
    private func judged(
        _ sample: WordSample, in script: LetterScript, by measure: Measure, _ country: String?
    ) -> (verdict: LanguageVerdict, share: Double, isLong: Bool) {
        let count = sample.words.count { $0.script == script }
        var features = Features(of: sample, in: script)
        // The usual case, which need not cost more.
        if count >= Self.enoughWords, let first = evidence.first(&features),
            Double(first.words) >= Self.beyondDoubt * Double(count)
        {
            return (.certain(first.tag), Double(first.words) / Double(count), true)
        }
        let (scores, kinds) = evidence.scores(&features)
        guard let first = scores.first else { return (.unsure([]), 0, false) }
        let second = scores.count > 1 ? scores[1].score : 0
        let share = Double(first.words) / Double(max(count, 1))
        let lead = first.score - second
        let isKnown =
            share >= measure.words
            || share >= measure.fewestWords && first.score >= Measure.farAhead
                && first.score >= 2 * second
        let isCertain =
            isKnown && !first.isStranger && first.score >= measure.score
            && lead >= max(measure.lead, measure.leadShare * first.score)
        let verdict: LanguageVerdict
        if isCertain {
            verdict = .certain(first.tag == "pt" ? portuguese(kinds, country) : first.tag)
        } else {
            let near = scores.prefix(3).filter { $0.score >= max(1, 0.6 * first.score) }
            verdict = .unsure(near.map(\.plainTag))
        }
        return (verdict, share, first.words >= 5)
    }

    /// The kind of Portuguese: by its words, else by the country; where neither tells, that of
    /// Portugal, whose tag stands for all kinds.
    private func portuguese(_ kinds: [Evidence.Score], _ country: String?) -> String {
        func score(_ tag: String) -> Double { kinds.first { $0.tag == tag }?.score ?? 0 }
        let lead =
            score("pt-BR") - score("pt-PT")
            + (country == "BR" ? 1.5 : country == nil ? 0 : -1.5)
        return lead > 0 ? "pt-BR" : "pt"
    }
}
