import Languages
import ResumeData
import SourceTree

/// The file that someone begins a resume with: it renders without a finding, and has every field
/// that is read once, most of them commented out.
///
/// Its comments begin with `## `, so that `# ` is what stands before a field that is out of use.
package struct Starter: Sendable {
    /// A language that it is written in: each has a file in `Sources/Assets/Starters`.
    package struct Language: RawRepresentable, CaseIterable, Sendable, Hashable {
        /// The BCP 47 tag.
        package let rawValue: String

        /// The language of a tag; nil if there is no file in it.
        package init?(rawValue: String) {
            guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
                return nil
            }
            self = known
        }

        private init(tag: String) { rawValue = tag }

        /// English.
        package static let en = Self(tag: "en")

        /// All languages, in the order in which their files are built in.
        package static let allCases = BuiltInFile.all(in: Starter.folder)
            .map { Self(tag: String($0.name.dropLast(".yaml".count))) }
    }

    private static let folder = "Sources/Assets/Starters"

    private let text: String

    /// Takes the file in a language, with a name and an address in place of its own.
    ///
    /// What would not pass as a resume's is left out: `John Doe`, or an address that nobody reads.
    package init(_ language: Language, for person: GitIdentity = GitIdentity()) {
        let plain = Self.plain(language)
        let personal = Self.replacing(
            ["  name: ": person.name, "  email: ": person.isReachable ? person.email : nil],
            in: plain)
        text = Self.isFine(personal) ? personal : plain
    }

    /// The file as YAML, with its comments.
    package var yaml: [UInt8] { Array(text.utf8) }

    /// The same as JSON, which has no comments: the fields that are in use.
    package var json: [UInt8] { Self.read(text).map { Array(JSONWriter.text(of: $0).utf8) } ?? [] }

    private static func plain(_ language: Language) -> String {
        let path = "\(folder)/\(language.rawValue).yaml"
        let file = BuiltInFile.named(path)
        return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// Gives the first line that begins with each of some keys another value.
    private static func replacing(_ values: [String: String?], in text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for case (let key, let value?) in values {
            guard let index = lines.firstIndex(where: { $0.hasPrefix(key) }) else { continue }
            lines[index] = key + scalar(value)
        }
        return lines.joined(separator: "\n")
    }

    /// A text as YAML, in quotes where it would be read as something else, such as `true` or `12`.
    private static func scalar(_ text: String) -> String {
        if read("name: \(text)\n")?["name"]?.string == text { return text }
        return JSONWriter.line(of: Node(.string(text), at: SourceSpan(line: 1, column: 1)))
    }

    private static func read(_ text: String) -> Node? {
        YAMLReader.read(Array(text.utf8), file: "").node
    }

    private static func isFine(_ text: String) -> Bool {
        read(text).map {
            ResumeFormat.reading(of: $0, file: "")
                .resume(LanguageCatalog.builtIn.understood).diagnostics.all.isEmpty
        } ?? false
    }
}
