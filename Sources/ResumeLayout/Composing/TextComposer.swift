import ResumeModel

/// Turns texts and filled templates into runs of one look each.
struct TextComposer {
    let styles: TextStyles

    /// A text in the look of a slot; emphasis and links change it.
    func text(_ rich: RichText, _ slot: TextStyles.Slot) -> ComposedText {
        var composed = ComposedText()
        append(rich, styles[slot], link: nil, to: &composed)
        return composed
    }

    /// A plain text in the look of a slot.
    func text(_ plain: String, _ slot: TextStyles.Slot) -> ComposedText {
        ComposedText(plain, styles[slot])
    }

    /// A field of the person's own as words: "Tech stack: Swift, C".
    func labelled(_ field: ExtraField, _ slot: TextStyles.Slot) -> ComposedText {
        var runs = [RichText.Run(KeyLabel.words(of: field.key) + ": ")]
        for (index, value) in field.values.enumerated() {
            if index > 0 { runs.append(RichText.Run(", ")) }
            runs += value.runs
        }
        return text(RichText(runs), slot)
    }

    /// A template, filled with an entry's fields; empty if all its fields are.
    func fill(
        _ template: Template, with fields: EntryFields, _ slot: TextStyles.Slot
    ) -> ComposedText {
        var composed = ComposedText()
        let met = append(template.parts, fields, styles[slot], to: &composed)
        return met == .empty ? ComposedText() : trimmed(composed)
    }

    // MARK: Templates

    /// Which kinds of fields are among some parts.
    private struct Met: OptionSet {
        let rawValue: Int
        /// Fields with a value.
        static let filled = Met(rawValue: 1)
        /// Fields without one.
        static let empty = Met(rawValue: 2)
    }

    private func append(
        _ parts: [Template.Part], _ fields: EntryFields, _ style: TextStyle,
        to composed: inout ComposedText
    ) -> Met {
        var met: Met = []
        var hasVanished = false
        for part in parts {
            switch part {
            case .text(let text):
                composed.append(Self.withoutDoubledSign(text, after: composed), style)
            case .field(let name):
                guard let value = fields.inline(name) else {
                    met.insert(.empty)
                    continue
                }
                let link = name == fields.linkedField ? fields.link : nil
                append(value, style, link: link, to: &composed)
                met.insert(.filled)
            case .group(let inner):
                var group = ComposedText()
                let inside = append(inner, fields, style, to: &group)
                // A group never counts against the parts around it: it only vanishes.
                if inside.contains(.empty) {
                    hasVanished = true
                } else {
                    composed.append(group)
                    met.formUnion(inside)
                }
            case .styled(let look, let inner):
                met.formUnion(append(inner, fields, look.applied(to: style, styles), to: &composed))
            }
        }
        return hasVanished && met.isEmpty ? .empty : met
    }

    /// A separator without its sign where the text before it ends in a sign that does its work.
    private static func withoutDoubledSign(_ text: String, after composed: ComposedText) -> String {
        guard let sign = text.first, let last = composed.runs.last?.text.last else { return text }
        let isDoubled = sign == "." && ".?!…".contains(last) || sign == "," && "?!,".contains(last)
        return isDoubled ? String(text.dropFirst()) : text
    }

    /// The text without separators that an empty field left at its edges.
    private func trimmed(_ text: ComposedText) -> ComposedText {
        let separators: Set<Character> = [" ", ",", ";", "·", "—", "–", "|", "•", ":"]
        var runs = text.runs
        while let first = runs.first {
            // A full stop is cut with the blank after it: ".NET" is a word.
            let start = first.text.hasPrefix(". ") ? first.text.dropFirst() : first.text[...]
            let kept = start.drop(while: separators.contains)
            if kept.count == first.text.count { break }
            if kept.isEmpty {
                runs.removeFirst()
                continue
            }
            runs[0].text = String(kept)
            break
        }
        while let last = runs.last {
            // A colon or dash may be the user's own words; only what a template adds is cut.
            let kept = last.text.reversed().drop { separators.contains($0) }
            if kept.count == last.text.count { break }
            if kept.isEmpty {
                runs.removeLast()
                continue
            }
            runs[runs.count - 1].text = String(kept.reversed())
            break
        }
        return ComposedText(runs: runs)
    }

    // MARK: Texts

    private func append(
        _ rich: RichText, _ style: TextStyle, link: Link?, to composed: inout ComposedText
    ) {
        for run in rich.runs {
            var own = style
            if run.emphasis.contains(.bold) { own.weight = max(own.weight, 700) }
            if run.emphasis.contains(.italic) { own.isItalic.toggle() }
            if run.emphasis.contains(.code) { own.family = styles[.code].family }
            let target = run.link ?? link
            if target != nil, style != styles[.contact] { own.color = styles[.link].color }
            composed.append(run.text.replacing("\n", with: " \n"), own, link: target)
        }
    }
}

extension Template.Look {
    /// A style changed by the look.
    fileprivate func applied(to style: TextStyle, _ styles: TextStyles) -> TextStyle {
        var changed = style
        switch self {
        case .bold: changed.weight = max(style.weight, 700)
        case .italic: changed.isItalic.toggle()
        case .slot(let slot):
            changed = styles[slot]
            changed.leading = style.lineHeight / changed.size
        }
        return changed
    }
}
