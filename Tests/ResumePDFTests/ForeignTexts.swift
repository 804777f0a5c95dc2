import ResumePDF
import SourceTree
import TestSupport
import Testing

/// A file of another format, with what its text output says under which title.
struct ForeignTexts {
    /// The file as it is.
    let tree: Node
    /// The whole output, on one line.
    let output: String
    /// The titles in the output's order, each with what stands below it, on one line.
    let sections: [(title: String, text: String)]

    /// Renders a file of the fixtures as text.
    init(_ fixture: String) throws {
        let path = PackageFolder.path("Tests/Fixtures/formats/\(fixture)")
        let bytes = try #require(FileBytes.read(path))
        let node =
            fixture.hasSuffix(".json")
            ? JSONReader.read(bytes, file: fixture).0 : YAMLReader.read(bytes, file: fixture).0
        tree = try #require(node)
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(bytes, name: "resume", folder: ""), format: .txt))
        let lines = String(decoding: try #require(outcome.output?.bytes), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        output = Self.onOneLine(lines.joined(separator: " "))
        var sections: [(title: String, text: String)] = []
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            if !line.isEmpty, next.count == line.count, next.allSatisfy({ $0 == "-" }) {
                sections.append((String(line), ""))
            } else if !sections.isEmpty {
                sections[sections.count - 1].text += " " + line
            }
        }
        self.sections = sections.map { ($0, Self.onOneLine($1)) }
    }

    /// The texts below a node, without markup, and without what stands under some keys.
    static func texts(in node: Node?, besides keys: Set<String>) -> [String] {
        guard let node else { return [] }
        switch node.value {
        case .string(let text): return pieces(of: text)
        case .array(let elements): return elements.flatMap { texts(in: $0, besides: keys) }
        case .object(let members):
            return members.flatMap { member in
                keys.contains(member.key) ? [] : texts(in: member.value, besides: keys)
            }
        default: return []
        }
    }

    /// A text as it is printed, in pieces: between tags, signs of Markdown, and ends of lines.
    private static func pieces(of text: String) -> [String] {
        var plain = ""
        var isInTag = false
        for character in text.replacing("&amp;", with: "&") {
            switch character {
            case "<": isInTag = true
            case ">": isInTag = false
            case _ where isInTag: continue
            case "*", "[", "]", "(", ")", "\n": plain += "\n"
            default: plain.append(character)
            }
            if character == "<" { plain += "\n" }
        }
        return plain.split(separator: "\n").map { line in
            var line = line.drop(while: { $0 == " " })
            if line.hasPrefix("- ") || line.hasPrefix("1. ") || line.hasPrefix("2. ") {
                line = line.dropFirst(line.hasPrefix("- ") ? 2 : 3)
            }
            return onOneLine(String(line))
        }.filter { !$0.isEmpty }
    }

    private static func onOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
