import Characters
import ResumeModel

/// Turns texts and filled templates into runs of one look each.
struct TextComposer {
    private typealias Kind = ComposedText.Kind

    let styles: TextStyles
    /// Whether the items of lists are set apart from each other; see `ColumnLook.setsItemsApart`.
    var setsItemsApart = false
    /// The most letters of a field, an item of a list or words in brackets that stay on one line in what a
    /// template fills.
    var longestWhole = 0

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

    /// A text that stays as it is written, such as an address.
    func verbatim(_ plain: String, link: Link?, _ slot: TextStyles.Slot) -> ComposedText {
        var composed = ComposedText()
        composed.append(plain, styles[slot], link: link, .verbatim)
        return composed
    }

    /// A field of the person's own as words: "Tech stack: Swift, C".
    func labelled(_ field: ExtraField, _ slot: TextStyles.Slot) -> ComposedText {
        if field.needsNoLabel { return values(of: field, slot) }
        var composed = text(field.words + ": ", slot)
        composed.append(values(of: field, slot))
        return composed
    }

    /// The values of a field of the person's own: "Swift, C".
    func values(of field: ExtraField, _ slot: TextStyles.Slot) -> ComposedText {
        list(field.values, between: ", ", slot)
    }

    /// The items of a list in a line, with a sign and its blanks between them.
    func list(
        _ items: [RichText], between separator: String, _ slot: TextStyles.Slot
    ) -> ComposedText {
        var composed = ComposedText()
        append(items, between: separator, styles[slot], link: nil, to: &composed)
        return composed
    }

    /// A template, filled with an entry's fields; empty if all its fields are.
    func fill(
        _ template: Template, with fields: EntryFields, _ slot: TextStyles.Slot
    ) -> ComposedText {
        var composed = ComposedText()
        let met = append(template.parts, fields, styles[slot], to: &composed)
        return met == .empty ? ComposedText() : bound(trimmed(composed))
    }

    /// The most letters of what goes with what stands before it rather than alone on a last line.
    private static let longestTail = 14

    /// A text whose last line is more than a short word, such as a place: that goes with what stands before
    /// it, where both are short.
    private func bound(_ text: ComposedText) -> ComposedText {
        guard
            let run = text.runs.lastIndex(where: { $0.kind == .separator || $0.text.contains(" ") }
            ),
            text.runs[run].kind != .separator || text.runs[run].text == ComposedText.comma,
            let blank = text.runs[run].text.lastIndex(of: " ")
        else { return text }
        // Below what is bold it has a line of its own, and the sign vanishes.
        if text.runs[run].kind == .separator, run > 0, run + 1 < text.runs.count,
            text.runs[run + 1].style.weight < text.runs[run - 1].style.weight
        {
            return text
        }
        let after = text.runs[run].text[blank...].dropFirst()
        let tail = after + text.runs[(run + 1)...].map(\.text).joined()
        let before = text.runs[..<run].map(\.text).joined() + text.runs[run].text[..<blank]
        let words = before.reversed().prefix { $0 != " " }.count
        // What is of several words reads well by itself.
        guard tail.count <= Self.longestTail, !tail.contains("\u{A0}"), words > 0,
            words + tail.count < longestWhole
        else { return text }
        var text = text
        text.runs[run].text.replaceSubrange(blank...blank, with: "\u{A0}")
        if text.runs[run].kind == .separator { text.runs[run].kind = .words }
        return text
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
                composed.append(
                    between: Self.withoutDoubledSign(text, after: composed), style)
            case .field(let name):
                guard let value = fields.inline(name) else {
                    met.insert(.empty)
                    continue
                }
                let link = name == fields.linkedField ? fields.link : nil
                let kind = Self.verbatimFields.contains(name) ? Kind.verbatim : .words
                let items = longestWhole > 0 || setsItemsApart ? fields.inlineItems(name) : []
                if items.count > 1 {
                    append(
                        items.map { whole($0, upTo: longestItem) }, between: fields.separator,
                        style, link: link, kind,
                        to: &composed)
                } else {
                    append(whole(value, upTo: longestWhole), style, link: link, kind, to: &composed)
                }
                met.insert(.filled)
            case .group(let inner):
                var group = ComposedText()
                // Brackets set something off from what stands before it.
                let inner = composed.isEmpty ? Self.withoutBrackets(inner) : inner
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

    /// Fields that stay as they are written.
    private static let verbatimFields: Set<String> = [
        "email", "phone", "url", "username", "postalCode",
    ]

    /// Parts without the round brackets, after a blank, that stand around all of them.
    private static func withoutBrackets(
        _ parts: [Template.Part], isAfterBlank: Bool = false
    ) -> [Template.Part] {
        if case .text(" ") = parts.first {
            return withoutBrackets(Array(parts.dropFirst()), isAfterBlank: true)
        }
        if parts.count == 1, case .styled(let look, let inner) = parts[0] {
            return [.styled(look, withoutBrackets(inner, isAfterBlank: isAfterBlank))]
        }
        guard parts.count > 2, case .text(let first) = parts[0], first.trimmed == "(",
            isAfterBlank || first.utf8.first == 0x20, case .text(")") = parts[parts.count - 1]
        else { return parts }
        return Array(parts.dropFirst().dropLast())
    }

    /// A separator without its sign where the text before it ends in a sign that does its work.
    private static func withoutDoubledSign(_ text: String, after composed: ComposedText) -> String {
        guard let sign = text.first, let last = composed.runs.last?.text.last else { return text }
        let isDoubled = sign == "." && ".?!…".contains(last) || sign == "," && "?!,".contains(last)
        return isDoubled ? String(text.dropFirst()) : text
    }

    /// The text without separators that an empty field left at its edges.
    private func trimmed(_ text: ComposedText) -> ComposedText {
        var runs = text.runs
        while let first = runs.first {
            // A full stop is cut with the blank after it: ".NET" is a word.
            let start = first.text.hasPrefix(". ") ? first.text.dropFirst() : first.text[...]
            let kept = start.drop(while: Self.isSeparator)
            if kept.startIndex == first.text.startIndex { break }
            if kept.isEmpty {
                runs.removeFirst()
                continue
            }
            runs[0].text = String(kept)
            break
        }
        while let last = runs.last {
            // A colon or dash may be the user's own words; only what a template adds is cut, and so is a
            // full stop with the blank after it.
            var kept = last.text.hasSuffix(". ") ? last.text.dropLast(2) : last.text[...]
            while let sign = kept.last, Self.isSeparator(sign) { kept.removeLast() }
            if kept.endIndex == last.text.endIndex { break }
            if kept.isEmpty {
                runs.removeLast()
                continue
            }
            runs[runs.count - 1].text = String(kept)
            break
        }
        return ComposedText(runs: runs)
    }

    private static func isSeparator(_ sign: Character) -> Bool {
        switch sign {
        case " ", ",", ";", "·", "—", "–", "|", "•", ":": true
        default: false
        }
    }

    // MARK: Texts

    /// The most letters of an item of a list that stays whole: a line that lacks much is worse than a divided one.
    private var longestItem: Int { longestWhole * 3 / 5 }

    /// A text that stays on one line if it is of so many letters at most, and else what stands in brackets in it: a line
    /// ends before the name of an employer rather than inside it.
    private func whole(_ text: RichText, upTo most: Int) -> RichText {
        guard most > 0 else { return text }
        let isShort = text.plain.count <= most
        return RichText(
            text.runs.map { run in
                .init(
                    isShort ? run.text.unbroken : run.text.unbrokenBrackets(most),
                    run.emphasis, link: run.link)
            })
    }

    private func append(
        _ items: [RichText], between separator: String, _ style: TextStyle, link: Link?,
        _ kind: Kind = .words, to composed: inout ComposedText
    ) {
        let isApart = setsItemsApart && items.count > 1 && kind == .words
        for (index, item) in items.enumerated() {
            if index > 0 {
                // Alone, the sign tells `IsolatedText` that these are items.
                composed.append(isApart ? String(separator.prefix(1)) : separator, style)
                if isApart { composed.append(String(separator.dropFirst()), style, .item) }
            }
            append(item, style, link: link, isApart ? .item : kind, to: &composed)
        }
    }

    private func append(
        _ rich: RichText, _ style: TextStyle, link: Link?, _ kind: Kind = .words,
        to composed: inout ComposedText
    ) {
        if composed.isEmpty { composed.runs.reserveCapacity(rich.runs.count) }
        for run in rich.runs {
            var own = style
            if run.emphasis.contains(.bold) { own.weight = max(own.weight, 700) }
            if run.emphasis.contains(.italic) { own.isItalic.toggle() }
            if run.emphasis.contains(.code) { own.family = styles[.code].family }
            // The name of an entry looks like all names, whether or not it leads somewhere.
            if run.link != nil, style != styles[.contact] {
                own.color = styles[.link].color
                own.underlinesLinks = styles[.link].underlinesLinks
            }
            let hasBreak = run.text.hasByte(UInt8(ascii: "\n"))
            composed.append(
                hasBreak ? run.text.replacing("\n", with: " \n") : run.text, own,
                link: run.link ?? link, run.emphasis.contains(.code) ? .verbatim : kind)
        }
    }
}

extension String {
    /// The text without blanks at its ends.
    fileprivate var trimmed: Substring { self[...].trimmingBlanks }
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
