import ResumeModel
import SourceTree

extension MappingContext {
    /// The items of a list, such as highlights.
    ///
    /// Lists in the list are nested items. A text is read as a list of its lines, a map as its text.
    func items(_ field: Field) -> [ListItem] {
        var items: [ListItem] = []
        switch field.node.value {
        case .array:
            for element in field.elements ?? [] { append(element, level: 0, to: &items) }
        case .object:
            append(field, level: 0, to: &items)
        default:
            guard let raw = text(field, separator: "\n") else { return [] }
            noteTextForList(field)
            for (text, level) in blocks(raw, field) {
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
        case .object:
            appendMap(element, level: level, to: &items)
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
        let members = (element.members ?? []).filter { !$0.node.isAbsent }
        guard !members.isEmpty else { return }
        let text = Self.textKeys.lazy.compactMap { key in
            members.first { $0.key == key && $0.isScalar }
        }.first
        guard let text else { return appendLabels(members, of: element, level: level, to: &items) }
        let nested = members.filter { !$0.isScalar && Self.nestedKeys.contains($0.key) }
        let ignored = members.lazy.map(\.key).filter { key in
            key != text.key && !nested.contains { $0.key == key }
        }
        report(
            .mapForItem, element,
            "\(element.path) is a map, where a text is expected; its \"\(text.key)\" is printed"
                + (ignored.isEmpty ? "" : " without \(ignored.joined(separator: ", "))"))
        append(text, level: level, to: &items)
        for list in nested { appendNested(list, level: level, to: &items) }
    }

    /// Adds a map without a text of its own.
    ///
    /// In YAML, `- Led a team: five people` is one, and so is a bullet that ends with a colon above
    /// its own bullets.
    private func appendLabels(
        _ members: [Field], of element: Field, level: Int, to items: inout [ListItem]
    ) {
        guard members.allSatisfy({ $0.node.object == nil }) else {
            return reportWrongType(element, expected: "a text")
        }
        report(
            .mapForItem, element,
            "\(element.path) is a map, where a text is expected; put a text with a colon in quotes")
        for member in members {
            let value = member.scalarText.map { ": " + $0 } ?? ""
            append(member.key + value, member, level: level, to: &items)
            appendNested(member, level: level, to: &items)
        }
    }

    private func appendNested(_ list: Field, level: Int, to items: inout [ListItem]) {
        for inner in list.elements ?? [] {
            append(inner, level: min(level + 1, 7), to: &items)
        }
    }

    private static let textKeys = [
        "text", "description", "summary", "highlight", "name", "title", "content", "value", "label",
    ]
    private static let nestedKeys: Set<String> = [
        "highlights", "items", "children", "bullets", "points", "subitems", "details",
    ]

    /// A list of words or phrases, such as keywords.
    func phrases(_ field: Field) -> [RichText] {
        switch field.node.value {
        case .array:
            return (field.elements ?? []).flatMap(phrases(ofElement:))
        case .string(let raw):
            noteTextForList(field)
            _ = text(field, separator: "")
            return raw.phrases.map { rich($0, field) }.filter { !$0.isEmpty }
        default:
            let text = rich(field)
            return text.isEmpty ? [] : [text]
        }
    }

    private func phrases(ofElement element: Field) -> [RichText] {
        guard !element.node.isAbsent else { return [] }
        if element.node.array != nil || element.node.object != nil {
            var items: [ListItem] = []
            append(element, level: 0, to: &items)
            return items.map(\.text)
        }
        let text = rich(element)
        return text.isEmpty ? [] : [text]
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
    /// The text cut at its line breaks.
    fileprivate var lines: [RichText] {
        guard runs.contains(where: { $0.text.utf8.contains(0x0A) }) else { return [self] }
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
