import Characters
import ResumeModel
import SourceTree

extension MappingContext {
    /// The items of a list, lists in it being nested; a text is a list of its lines, a map its text.
    func items(_ field: Field) -> [ListItem] {
        var items: [ListItem] = []
        switch field.node.value {
        case .array: for element in field.elements ?? [] { append(element, level: 0, to: &items) }
        case .object: append(field, level: 0, to: &items)
        default:
            guard let raw = text(field, separator: "\n") else { return [] }
            noteTextForList(field)
            for (text, level) in blocks(raw, field, joinsLines: false) {
                items += text.lines.map { ListItem($0, level: level ?? 0) }
            }
        }
        return items.filter { !$0.text.isEmpty }
    }

    private func noteTextForList(_ field: Field) {
        guard field.node.string != nil else { return }
        report(
            .textForList, field,
            "\(field.path) is a text, where a list is expected; it was read as a list")
    }

    private func append(_ element: Field, level: Int, to items: inout [ListItem]) {
        switch element.node.value {
        case .array:
            for inner in element.elements ?? [] {
                append(inner, level: min(level + (items.isEmpty ? 0 : 1), 7), to: &items)
            }
        case .object: appendMap(element, level: level, to: &items)
        default:
            guard let raw = text(element, separator: "\n") else { return }
            append(raw, element, level: level, to: &items)
        }
    }

    /// Adds a text: its paragraphs are one item, its typed items are nested in it.
    private func append(_ raw: String, _ field: Field, level: Int, to items: inout [ListItem]) {
        let blocks = blocks(raw, field)
        let isList = blocks.first?.level != nil
        var isFirst = true
        for (text, depth) in blocks {
            if let depth {
                items.append(ListItem(text, level: min(level + depth + (isList ? 0 : 1), 7)))
            } else if isFirst || items.last?.level != level {
                items.append(ListItem(text, level: level))
            } else {
                items[items.count - 1].text.runs += [RichText.Run("\n")] + text.runs
            }
            isFirst = false
        }
    }

    private func appendMap(_ element: Field, level: Int, to items: inout [ListItem]) {
        guard !isHidden(element) else { return }
        let members = speaking(element)
        guard !members.isEmpty else { return }
        noteMapForItem(element)
        let isNamed = members.contains { MapKeys.names.contains($0.key) && $0.isScalar }
        guard isNamed else {
            for member in members { appendLabel(member, level: level, to: &items) }
            return
        }
        let nested = members.filter { member in
            MapKeys.nested.contains(member.key) && !member.isScalar
                || member.node.array?.contains { $0.object != nil } == true
        }
        let own = members.filter { member in !nested.contains { $0.key == member.key } }
        if own.count == 1, let text = own[0].scalarText {
            append(text, own[0], level: level, to: &items)
        } else {
            items.append(ListItem(phrase(own), level: level))
        }
        for member in nested {
            if MapKeys.nested.contains(member.key) {
                appendNested(member, level: level, to: &items)
            } else {
                appendLabel(member, level: min(level + 1, 7), to: &items)
            }
        }
    }

    /// Adds a member of a map without a text of its own: in YAML, `- Led a team: five people` is one,
    /// and so is a bullet that ends with a colon above its own bullets.
    private func appendLabel(_ member: Field, level: Int, to items: inout [ListItem]) {
        if member.isScalar {
            append(
                KeyLabel.name(of: member.key) + (member.scalarText.map { ": " + $0 } ?? ""), member,
                level: level, to: &items)
        } else if member.node.object != nil {
            items.append(ListItem(labelled(member), level: level))
        } else {
            append(KeyLabel.name(of: member.key), member, level: level, to: &items)
            appendNested(member, level: level, to: &items)
        }
    }

    private func appendNested(_ list: Field, level: Int, to items: inout [ListItem]) {
        // A map in the list's place is its only element.
        for inner in list.elements ?? [list] { append(inner, level: min(level + 1, 7), to: &items) }
    }

    /// A list of words or phrases, such as keywords.
    func phrases(_ field: Field) -> [RichText] {
        switch field.node.value {
        case .array(let elements):
            let fields = field.elements ?? []
            // One text with commas is a list that somebody put into brackets.
            if elements.count == 1, elements[0].string?.phrases.count ?? 0 > 1 {
                return phrases(ofText: fields[0])
            }
            return fields.flatMap { $0.isScalar ? phrase(ofText: $0) : phrases($0) }
        case .object:
            let phrases = values(field)
            if !phrases.isEmpty { noteMapForItem(field) }
            return phrases
        case .string:
            noteTextForList(field)
            return phrases(ofText: field)
        default: return phrase(ofText: field)
        }
    }

    private func phrase(ofText field: Field) -> [RichText] {
        let text = rich(field)
        return text.isEmpty ? [] : [text]
    }

    private func phrases(ofText field: Field) -> [RichText] {
        (text(field, separator: "")?.phrases ?? []).map { rich($0, field) }.filter { !$0.isEmpty }
    }

    private func noteMapForItem(_ field: Field) {
        reportOnce(
            .mapForItem, field,
            "\(field.path) is a map, where a text is expected; it is printed as one text")
    }
}

extension String {
    /// The parts of a list in one text, cut at commas, semicolons and line ends that do not stand
    /// in brackets: `AWS (EC2, S3), Docker` has two.
    fileprivate var phrases: [String] {
        var phrases: [String] = []
        let bytes = Array(utf8)
        var (start, depth) = (0, 0)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            case UInt8(ascii: ","), UInt8(ascii: ";"), 0x0A:
                guard depth == 0 || byte == 0x0A else { continue }
                phrases.append(String(bytes: bytes[start..<index]))
                start = index + 1
            default: continue
            }
        }
        phrases.append(String(bytes: bytes[start...]))
        return phrases.map { phrase in
            let text = Array(phrase.utf8)[...].trimmingBlanks
            return String(bytes: text.dropFirst(TypedBullet.length(text) ?? 0))
        }.filter { !Node.isAbsent($0) }
    }
}

extension RichText {
    fileprivate var lines: [RichText] {
        guard runs.contains(where: { $0.text.hasByte(0x0A) }) else { return [self] }
        var lines: [[Run]] = [[]]
        for run in runs {
            let parts = run.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append([]) }
                lines[lines.count - 1].append(
                    Run(String(Substring(part)), run.emphasis, link: run.link))
            }
        }
        return lines.map(RichText.init).filter { !$0.isEmpty }
    }
}
