import Characters
import ResumeModel
import SourceTree

extension MappingContext {
    /// A text without markup on one line or several; nil if there is nothing in it.
    func plain(_ field: Field, separator: String = ", ") -> String? {
        guard let raw = text(field, separator: separator) else { return nil }
        let text = clean(HTMLEntity.decode(raw, keepingMarkup: false), field)
        return text.isEmpty ? nil : text
    }

    func rich(_ field: Field) -> RichText {
        text(field, separator: ", ").map { rich($0, field) } ?? RichText([])
    }

    /// A text of one paragraph, from characters that stood in a field.
    func rich(_ raw: String, _ field: Field) -> RichText {
        let text = clean(HTMLEntity.decode(raw, keepingMarkup: true), field)
        var findings = MarkupFindings()
        defer { report(findings, field) }
        guard text.hasByte(UInt8(ascii: "<")), HTMLLines.areIn(Array(text.utf8)) else {
            return InlineMarkup.read(text.withoutEmptyLines, findings: &findings)
        }
        let blocks = TextBlocks.read(text, findings: &findings)
        let lines = blocks.map(\.text).joined(separator: [0x0A])
        return InlineMarkup.read(String(bytes: Array(lines)), findings: &findings)
    }

    /// A text of any number of paragraphs and items; the elements of a list are items.
    func prose(_ field: Field) -> Prose {
        if let elements = field.elements {
            let items = items(field)
            if !items.isEmpty {
                reportOnce(
                    .listForText, field,
                    "\(field.path) is a list, where a text is expected; it is printed as a list")
            }
            if elements.count == 1, items.count == 1 { return Prose([.paragraph(items[0].text)]) }
            return Prose(items.map { .item($0) })
        }
        guard let raw = text(field, separator: "\n") else { return Prose() }
        return Prose(
            blocks(raw, field).map { text, level in
                level.map { .item(ListItem(text, level: $0)) } ?? .paragraph(text)
            })
    }

    /// The paragraphs and items of a text, items with their level.
    func blocks(
        _ raw: String, _ field: Field, joinsLines: Bool = true
    ) -> [(text: RichText, level: Int?)] {
        let text = clean(HTMLEntity.decode(raw, keepingMarkup: true), field, keepsIndents: true)
        guard !text.isEmpty else { return [] }
        var findings = MarkupFindings()
        let blocks = TextBlocks.read(text, joinsLines: joinsLines, findings: &findings).map {
            (InlineMarkup.read(String(bytes: $0.text), findings: &findings), $0.level)
        }
        report(findings, field)
        return blocks
    }

    /// Makes a text fit for print and reports what had to be changed.
    func clean(_ raw: String, _ field: Field, keepsIndents: Bool = false) -> String {
        var faults = TextFaults()
        let text = TextCleaner.clean(raw, keepsIndents: keepsIndents, faults: &faults)
        report(faults, field)
        return text
    }

    /// The characters of a field that should hold a text, or the words of what stands in its place,
    /// with a finding; nil if there are none.
    func text(_ field: Field, separator: String) -> String? {
        switch field.node.value {
        case .null: return nil
        case .string(let text):
            if Node.isAbsent(text) { return nil }
            if let sentence = Placeholder.found(in: text) { report(.placeholder, field, sentence) }
            guard let undone = LiteralEscape.undone(text) else { return text }
            report(
                .literalEscape, field,
                "\(field.path) has \"\(undone.first)\" written out; it is read as the character it "
                    + "stands for")
            return undone.text
        case .number(let digits):
            report(
                .numberForText, field,
                "\(digits) is a number and printed as written; put it in quotes to keep it so")
            return digits
        case .bool(let value):
            report(
                .boolForText, field,
                "\(field.path) is \(value), where a text is expected; put it in quotes if it is meant"
            )
            return value ? "true" : "false"
        case .array: return joined(field.elements ?? [], of: field, .listForText, separator)
        case .object:
            guard !isHidden(field) else { return nil }
            return joined(speaking(field), of: field, .mapForText, separator)
        }
    }

    /// The words of a list's elements, or of a map's values, with a remark.
    private func joined(
        _ parts: [Field], of field: Field, _ rule: Rule, _ separator: String
    ) -> String? {
        let texts = parts.compactMap { words(in: $0) }
        guard !texts.isEmpty else { return nil }
        reportOnce(
            rule, field,
            field.node.array == nil
                ? "\(field.path) is \(field.node.kindName), where a text is expected; its values were "
                    + "joined"
                : "\(field.path) is \(field.node.kindName), where a text is expected; its elements "
                    + "were joined")
        return texts.joined(separator: separator)
    }

    /// The words of a value inside a list or map that stands in a text's place.
    private func words(in field: Field) -> String? {
        if field.isScalar { return field.scalarText }
        let text = phrase(field).plain
        return text.isEmpty ? nil : text
    }

    /// Reports a value of a kind that cannot be read as what it should be.
    func reportWrongType(_ field: Field, expected: Message) {
        report(
            .wrongType, field,
            "\(field.path) is \(field.node.kindName), where \(expected) is expected")
    }
}

extension Field {
    var isScalar: Bool { node.array == nil && node.object == nil }

    /// The words of a text, a number, or true and false, as written; nil if there are none.
    var scalarText: String? {
        switch node.value {
        case .string(let text): Node.isAbsent(text) ? nil : text
        case .number(let digits): digits
        case .bool(let value): value ? "true" : "false"
        case .null, .array, .object: nil
        }
    }
}

extension String {
    /// The text with one line feed where there were several.
    fileprivate var withoutEmptyLines: String {
        guard hasByte(0x0A) else { return self }
        return String(bytes: Array(utf8.split(separator: 0x0A).joined(separator: [0x0A])))
    }
}
