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
        var composed = ComposedText()
        composed.append(plain, styles[slot])
        return composed
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
    func fill(_ template: Template, with fields: EntryFields, _ slot: TextStyles.Slot)
        -> ComposedText
    {
        var composed = ComposedText()
        let filled = append(template.parts, fields, styles[slot], to: &composed)
        if filled == .noFieldHasValue { return ComposedText() }
        return trimmed(composed)
    }

    // MARK: Templates

    /// What became of the fields among some parts.
    private enum Filled {
        case noFields
        case noFieldHasValue
        case someFieldIsEmpty
        case allFieldsHaveValues

        mutating func join(_ other: Filled) {
            switch (self, other) {
            case (_, .noFields): break
            case (.noFields, _): self = other
            case (.allFieldsHaveValues, .allFieldsHaveValues),
                (.noFieldHasValue, .noFieldHasValue):
                break
            default: self = .someFieldIsEmpty
            }
        }
    }

    private func append(
        _ parts: [Template.Part], _ fields: EntryFields, _ style: TextStyle,
        to composed: inout ComposedText
    ) -> Filled {
        var filled = Filled.noFields
        var hasVanished = false
        for part in parts {
            switch part {
            case .text(let text):
                composed.append(Self.withoutDoubledSign(text, after: composed), style)
            case .field(let name):
                guard let value = fields.inline(name) else {
                    filled.join(.noFieldHasValue)
                    continue
                }
                let link = name == fields.linkedField ? fields.link : nil
                append(value, style, link: link, to: &composed)
                filled.join(.allFieldsHaveValues)
            case .group(let inner):
                var group = ComposedText()
                let outcome = append(inner, fields, style, to: &group)
                switch outcome {
                case .allFieldsHaveValues:
                    composed.append(group)
                    filled.join(outcome)
                case .noFields:
                    composed.append(group)
                case .noFieldHasValue, .someFieldIsEmpty:
                    // A group never counts against the parts around it: it only vanishes.
                    hasVanished = true
                }
            case .styled(let look, let inner):
                filled.join(append(inner, fields, look.applied(to: style, styles), to: &composed))
            }
        }
        if hasVanished, case .noFields = filled { return .noFieldHasValue }
        return filled
    }

    /// A separator without its sign where the text before it ends in a sign that does its work.
    private static func withoutDoubledSign(_ text: String, after composed: ComposedText) -> String {
        guard let sign = text.first, let last = composed.runs.last?.text.last else { return text }
        let isDoubled =
            sign == "." && ".?!…".contains(last) || sign == "," && "?!,".contains(last)
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
