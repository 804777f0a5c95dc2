import SourceTree

/// The notation of templates: `{field}`, `[group]`, `**bold**`, `*italic*`, `<style>…</style>`;
/// a backslash takes the next character as it is.
enum TemplateSyntax {
    /// How deep groups and styles may nest: what bounds every function that walks a template.
    static let depthLimit = 16
    /// How many characters a template may have; it is filled once for each entry.
    static let lengthLimit = 1_000

    /// Reads a template.
    static func template(_ text: String) -> Result<Template, SyntaxFault> {
        guard text.utf8.count <= lengthLimit || text.count <= lengthLimit else {
            return .failure(
                SyntaxFault(sentence: "a template has at most \(lengthLimit) characters"))
        }
        var parser = Parser(text)
        do throws(SyntaxFault) {
            let parts = try parser.parts(until: .end)
            return .success(Template(parts: parts))
        } catch {
            return .failure(error)
        }
    }

    /// A template of our own; one with a fault is shown as it stands.
    static func standard(_ text: String) -> Template {
        (try? template(text).get()) ?? Template(parts: [.text(text)])
    }

    private enum Closer: Equatable {
        case end
        case bracket
        case bold
        case italic
        case tag(String)

        var written: String {
            switch self {
            case .end: ""
            case .bracket: "]"
            case .bold: "**"
            case .italic: "*"
            case .tag(let name): "</\(name)>"
            }
        }
    }

    private struct Parser {
        var rest: Substring
        /// How many groups and styles are open.
        private var depth = 0

        init(_ text: String) { rest = text[...] }

        /// Reads what stands in a group or style that just opened.
        private mutating func inner(until closer: Closer) throws(SyntaxFault) -> [Template.Part] {
            guard depth < TemplateSyntax.depthLimit else {
                let place = rest.base[..<rest.startIndex].count
                throw SyntaxFault(
                    sentence: "groups and styles nest deeper than \(TemplateSyntax.depthLimit) "
                        + "levels at its character \(place)")
            }
            depth += 1
            defer { depth -= 1 }
            return try parts(until: closer)
        }

        mutating func parts(until closer: Closer) throws(SyntaxFault) -> [Template.Part] {
            var parts: [Template.Part] = []
            var literal = ""
            func flush() {
                if !literal.isEmpty { parts.append(.text(literal)) }
                literal = ""
            }
            while let next = rest.first {
                if closer != .end, rest.hasPrefix(closer.written) {
                    rest.removeFirst(closer.written.count)
                    flush()
                    return parts
                }
                switch next {
                case "\\":
                    rest.removeFirst()
                    guard let escaped = rest.popFirst() else {
                        throw SyntaxFault(sentence: "the template ends after a backslash")
                    }
                    literal.append(escaped)
                case "{":
                    flush()
                    parts.append(.field(try field()))
                case "[":
                    flush()
                    rest.removeFirst()
                    parts.append(.group(try inner(until: .bracket)))
                case "]", "}":
                    throw SyntaxFault(
                        sentence: "\"\(next)\" closes nothing; write \\\(next) for the sign itself")
                case "*":
                    flush()
                    if rest.hasPrefix("**") {
                        rest.removeFirst(2)
                        parts.append(.styled(.bold, try inner(until: .bold)))
                    } else {
                        rest.removeFirst()
                        parts.append(.styled(.italic, try inner(until: .italic)))
                    }
                case "<":
                    flush()
                    let name = try tag()
                    parts.append(.styled(.slot(name), try inner(until: .tag(name.rawValue))))
                default:
                    literal.append(next)
                    rest.removeFirst()
                }
            }
            guard closer == .end else {
                throw SyntaxFault(sentence: "\"\(closer.written)\" is missing")
            }
            flush()
            return parts
        }

        /// Reads `{name}`.
        private mutating func field() throws(SyntaxFault) -> String {
            rest.removeFirst()
            guard let end = rest.firstIndex(of: "}") else {
                throw SyntaxFault(sentence: "\"}\" is missing after \"{\(rest.prefix(20))\"")
            }
            let name = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
            guard !name.isEmpty, !name.contains(where: { "{}[]*<> ".contains($0) }) else {
                throw SyntaxFault(sentence: "\"{\(name)}\" does not name a field")
            }
            return name
        }

        /// Reads `<style>`.
        private mutating func tag() throws(SyntaxFault) -> TextStyles.Slot {
            rest.removeFirst()
            guard let end = rest.firstIndex(of: ">") else {
                throw SyntaxFault(
                    sentence:
                        "\">\" is missing after \"<\(rest.prefix(20))\"; write \\< for the sign")
            }
            let name = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
            guard let slot = TextStyles.Slot(rawValue: name) else {
                let known = TextStyles.Slot.allCases.map(\.rawValue)
                throw SyntaxFault(
                    sentence: "there is no style \"\(name)\"; known: "
                        + "\(known.joined(separator: ", "))",
                    suggestions: NearMiss.suggestions(for: name, in: known))
            }
            return slot
        }
    }
}
