import Characters
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

    /// All signs of the notation are of ASCII, so that bytes tell them apart.
    private struct Parser {
        /// What a field's name has none of.
        private static let signs = ASCIISet("{}[]*<> ")
        private let text: [UInt8]
        private var position = 0
        /// How many groups and styles are open.
        private var depth = 0

        init(_ text: String) { self.text = Array(text.utf8) }

        /// Reads what stands in a group or style that just opened.
        private mutating func inner(until closer: Closer) throws(SyntaxFault) -> [Template.Part] {
            guard depth < TemplateSyntax.depthLimit else {
                let place = string(0..<position).count
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
            var literal: [UInt8] = []
            func flush() {
                guard !literal.isEmpty else { return }
                parts.append(.text(String(decoding: literal, as: UTF8.self)))
                literal = []
            }
            while position < text.count {
                let next = text[position]
                switch next {
                case UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "<"):
                    guard closer != .end, skip(closer.written) else { break }
                    flush()
                    return parts
                default: break
                }
                position += 1
                switch next {
                case UInt8(ascii: "\\"):
                    guard position < text.count else {
                        throw SyntaxFault(sentence: "the template ends after a backslash")
                    }
                    literal.append(text[position])
                    position += 1
                case UInt8(ascii: "{"):
                    flush()
                    parts.append(.field(try field()))
                case UInt8(ascii: "["):
                    flush()
                    parts.append(.group(try inner(until: .bracket)))
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    let next = string(position - 1..<position)
                    throw SyntaxFault(
                        sentence: "\"\(next)\" closes nothing; "
                            + "write \\\(next) for the sign itself")
                case UInt8(ascii: "*"):
                    flush()
                    parts.append(
                        skip("*")
                            ? .styled(.bold, try inner(until: .bold))
                            : .styled(.italic, try inner(until: .italic)))
                case UInt8(ascii: "<"):
                    flush()
                    let name = try tag()
                    parts.append(.styled(.slot(name), try inner(until: .tag(name.rawValue))))
                default: literal.append(next)
                }
            }
            guard closer == .end else {
                throw SyntaxFault(sentence: "\"\(closer.written)\" is missing")
            }
            flush()
            return parts
        }

        /// Reads the rest of `{name}`.
        private mutating func field() throws(SyntaxFault) -> String {
            guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else {
                throw SyntaxFault(sentence: "\"}\" is missing after \"{\(rest)\"")
            }
            let name = string(position..<end)
            position = end + 1
            guard !name.isEmpty, !name.utf8.contains(where: Self.signs.contains) else {
                throw SyntaxFault(sentence: "\"{\(name)}\" does not name a field")
            }
            return name
        }

        /// Reads the rest of `<style>`.
        private mutating func tag() throws(SyntaxFault) -> TextStyles.Slot {
            guard let end = text[position...].firstIndex(of: UInt8(ascii: ">")) else {
                throw SyntaxFault(
                    sentence: "\">\" is missing after \"<\(rest)\"; write \\< for the sign")
            }
            let name = string(position..<end)
            position = end + 1
            guard let slot = TextStyles.Slot(rawValue: name) else {
                let known = TextStyles.Slot.allCases.map(\.rawValue)
                throw SyntaxFault(
                    sentence: "there is no style \"\(name)\"; known: "
                        + "\(known.joined(separator: ", "))",
                    suggestions: NearMiss.suggestions(for: name, in: known))
            }
            return slot
        }

        /// Goes on behind some signs, if they come next.
        private mutating func skip(_ signs: String) -> Bool {
            guard text[position...].starts(with: signs.utf8) else { return false }
            position += signs.utf8.count
            return true
        }

        private func string(_ range: Range<Int>) -> String {
            String(decoding: text[range], as: UTF8.self)
        }

        /// The first characters of what comes next.
        private var rest: Substring { string(position..<text.count).prefix(20) }
    }
}
