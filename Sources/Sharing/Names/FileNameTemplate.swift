package import Characters

/// How the file that is shared is named: text with fields such as `{name}`.
package struct FileNameTemplate: Sendable, Hashable {
    /// The template that is used without another one, but for the ending.
    package static let usual = "{name} - {label}"

    private let parts: [Part]

    private enum Part: Sendable, Hashable {
        case text(String)
        case field(Field)
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
    /// - Throws: `Fault` for a field that there is not.
    package init(_ text: String) throws(Fault) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            guard let end = rest[start...].firstIndex(of: "}") else { break }
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            let name = String(rest[rest.index(after: start)..<end])
            guard let field = Field(rawValue: name) else {
                let names = Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
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

    private static func isPunctuation(_ text: String) -> Bool {
        text.allSatisfy { " -_,.()|–—·".contains($0) }
    }
}
