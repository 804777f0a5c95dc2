import Languages

/// Sets the signs of paragraphs as a printer does, where people type what keyboards have: quotation
/// marks, apostrophes and dashes, and blanks that no line ends at.
///
/// Program text, addresses and numbers that identify something stay as they are written.
struct Typographer {
    let rules: TypographyRules
    let marks: QuotationMarks
    /// Commas and the like of the script and language; nil for those of English.
    var signs: NativeSigns?

    /// Other characters for some of a text.
    struct Edit {
        /// The bytes that are replaced, in the whole text.
        var range: Range<Int>
        var text: String
    }

    /// The paragraph with its signs set.
    func set(_ text: ComposedText) -> ComposedText {
        let typed = TypedText(text)
        let edits = edits(of: typed, text.runs)
        let hasVerbatim = text.runs.contains { $0.kind == .verbatim }
        guard !edits.isEmpty || hasVerbatim else { return text }
        var changed = text
        var start = 0
        var next = 0
        for index in changed.runs.indices {
            let end = start + text.runs[index].text.utf8.count
            if next < edits.count, edits[next].range.lowerBound < end {
                changed.runs[index].text = typed.text(start..<end, edits, from: &next)
            }
            start = end
        }
        // What stayed as written is from here on a text like others: it need not be told apart, but where
        // words are divided.
        guard hasVerbatim, !text.hyphenates else { return changed }
        var joined = ComposedText(element: text.element)
        for run in changed.runs {
            let kind = run.kind == .verbatim ? .words : run.kind
            joined.append(run.text, run.style, link: run.link, kind)
        }
        return joined
    }

    private func edits(of typed: TypedText, _ runs: [ComposedText.Run]) -> [Edit] {
        var edits: [Edit] = []
        var quotes = QuoteSetter(text: typed, marks: marks)
        let (dashes, ties) = (DashSetter(text: typed), TieSetter(text: typed))
        var start = 0
        for run in runs {
            let range = start..<(start + run.text.utf8.count)
            start = range.upperBound
            // Of separators, commas are those of a language.
            let isSet =
                run.kind == .separator ? run.text == ComposedText.comma : run.kind != .verbatim
            guard isSet else { continue }
            var offset = range.lowerBound
            while offset < range.upperBound {
                var end = offset + 1
                var sign: String?
                switch typed.bytes[offset] {
                case 0x22, 0x27:
                    if rules.quotes == .typographic { sign = quotes.sign(at: offset) }
                case 0x2D, 0x2E:
                    end = typed.end(ofRepeatedAt: offset, before: range.upperBound)
                    if rules.dashes == .typographic { sign = dashes.sign(of: offset..<end) }
                case 0x20 where signs == nil:
                    if ties.isTie(at: offset) { sign = "\u{A0}" }
                case 0x20, 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0xC2:
                    if let edit = signs?.edit(of: typed, at: offset, before: range.upperBound) {
                        edits.append(edit)
                        end = edit.range.upperBound
                    } else if typed.bytes[offset] == 0x20, ties.isTie(at: offset) {
                        sign = "\u{A0}"
                    }
                default: break
                }
                if let sign { edits.append(Edit(range: offset..<end, text: sign)) }
                offset = end
            }
        }
        return edits
    }
}
