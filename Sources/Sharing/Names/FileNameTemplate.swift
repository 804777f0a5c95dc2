package import Characters

/// How a file is named: text with fields such as `{name}`.
package struct FileNameTemplate: Sendable, Hashable {
    /// The template that is used without another one, but for the ending.
    package static let usual = "{name} - {label}"

    private let parts: [Part]

    private enum Part: Sendable, Hashable {
        case text(String)
        case field(Field)

        var isText: Bool { if case .text = self { true } else { false } }
    }

    /// A field, by the name that it has between braces.
    package enum Field: String, Sendable, Hashable, CaseIterable {
        /// The person's name.
        case name
        /// The headline under the name.
        case label
        /// Today, as `2021-03-09`.
        case date
        /// The layout's name.
        case layout
        /// The resume's language, as a BCP 47 tag.
        case language
        /// What the resume's file is called, without its ending.
        case stem
        /// The resume's number among many, from 1.
        case index

        /// Those of a file that is shared.
        package static let ofShares: [Self] = [.name, .label, .date, .layout, .language]
        /// Those of one file of many.
        package static let ofBatches: [Self] = [.name, .stem, .index, .layout, .language, .label]
    }

    /// The fields that are in it.
    package var fields: Set<Field> {
        Set(parts.compactMap { if case .field(let field) = $0 { field } else { nil } })
    }

    /// Why a text is no template.
    package struct Fault: Error, Sendable, Hashable {
        /// One sentence.
        package var message: Message
        /// What stands between the braces.
        package var field: String
    }

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: the template.
    ///   - fields: the fields that there are.
    /// - Throws: `Fault` for another field.
    package init(_ text: String, fields: [Field] = Field.ofShares) throws(Fault) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            guard let end = rest[start...].firstIndex(of: "}") else { break }
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            let name = String(rest[rest.index(after: start)..<end])
            guard let field = Field(rawValue: name), fields.contains(field) else {
                let names = fields.map { "{\($0.rawValue)}" }.joined(separator: ", ")
                throw Fault(
                    message: "there is no field {\(name.printable)} for file names; there are "
                        + "\(names)", field: name)
            }
            parts.append(.field(field))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// The file's name, still to be made safe; its ending may be missing.
    ///
    /// A field without a value takes the punctuation before it along, or at the start that after
    /// it: no name ends in " - ".
    ///
    /// - Parameters:
    ///   - values: the fields' values.
    ///   - fallback: the name where no field of the template has a value.
    /// - Returns: the name.
    package func name(_ values: [Field: String], fallback: String) -> String {
        var result = ""
        var between = ""
        var hasValue = false
        var wasEmpty = false
        var isConstant = true
        for part in parts {
            switch part {
            case .text(let text) where Self.isPunctuation(text): between += text
            case .text(let text):
                result += between + text
                between = ""
            case .field(let field):
                isConstant = false
                let value = values[field] ?? ""
                wasEmpty = value.isEmpty
                guard !wasEmpty else {
                    between = ""
                    continue
                }
                result += (result.isEmpty ? "" : between) + value
                between = ""
                hasValue = true
            }
        }
        if !wasEmpty { result += between }
        return hasValue || isConstant ? result : fallback
    }

    /// The template with the values in it, each made safe as the name of a file: what else stands in it
    /// may be a path.
    package func path(_ values: [Field: String]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let field): SafeFileName(values[field] ?? "", ending: "").text
            }
        }.joined()
    }

    /// Whether the number in it alone tells each name from all others: it can be found in the name,
    /// since it stands before or behind all other fields, and beside no other digit.
    package var isNumbered: Bool {
        guard let place = parts.firstIndex(of: .field(.index)) else { return false }
        func isDelimited(_ part: Part?, _ edge: (String) -> Character?) -> Bool {
            switch part {
            case nil: true
            case .field: false
            case .text(let text): edge(text).map { !$0.isNumber } ?? false
            }
        }
        let before = place > 0 ? parts[place - 1] : nil
        let after = place + 1 < parts.count ? parts[place + 1] : nil
        let isLast = parts[(place + 1)...].allSatisfy(\.isText)
        let isFirst = parts[..<place].allSatisfy(\.isText)
        return isLast && isDelimited(before, \.last) || isFirst && isDelimited(after, \.first)
    }

    private static func isPunctuation(_ text: String) -> Bool {
        text.allSatisfy { " -_,.()|–—·".contains($0) }
    }
}
