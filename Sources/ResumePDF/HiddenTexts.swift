import Characters
import Pages
import ResumeData
import SourceTree

/// What a resume's source says and its pages do not show.
///
/// It goes by words: a text counts as shown if half of its words of three letters and more are on a
/// page or in an address there. So dates and countries in other words do not matter.
struct HiddenTexts {
    /// Where the texts are, such as `work[0].summary`; what is hidden whole is named once.
    private(set) var places: [String] = []
    /// Whether there are comments.
    private let hasComments: Bool

    private let words: Set<String>
    /// All letters of the pages in a row, for languages without blanks.
    private let letters: String

    /// Looks for the texts of a source on pages.
    init(of source: SourceBytes, on document: PageDocument) {
        hasComments = YAMLComments.areIn(source.bytes)
        var words: Set<String> = []
        var letters = ""
        for page in document.pages {
            for case .text(let line) in page.items {
                let text = line.runs.map(\.text).joined()
                words.formUnion(Self.words(of: text))
                letters += text.lowercased().filter { $0.isLetter || $0.isNumber }
            }
        }
        for element in document.structure {
            if case .link(let target, _) = element.kind { words.formUnion(Self.words(of: target)) }
        }
        (self.words, self.letters) = (words, letters)
        if let node = SourceReader.read(source.bytes, file: source.name).node {
            places = hidden(in: node, at: "").places
        }
    }

    /// The places as a phrase.
    var sentence: Message {
        let shown = places.prefix(Self.most)
        let rest = places.count - shown.count
        var names = shown.map { Message(verbatim: $0.printable) }
        if rest > 0 { names.append("\(rest) more") }
        if hasComments { names.append("its comments") }
        return names.joined(last: "and")
    }

    /// How many places are named.
    private static let most = 12

    /// Where texts are hidden, and whether there are any that are not.
    private func hidden(in node: Node, at path: String) -> (places: [String], isWhole: Bool) {
        var kids: [(places: [String], isWhole: Bool)]
        switch node.value {
        case .string(let text), .number(let text):
            return isHidden(text) ? ([path], true) : ([], Self.words(of: text).isEmpty)
        default:
            let members = (node.object ?? []).map {
                (path.isEmpty ? $0.key : "\(path).\($0.key)", $0.value)
            }
            let elements = (node.array ?? []).enumerated().map { ("\(path)[\($0)]", $1) }
            kids = (members + elements).map { hidden(in: $0.1, at: $0.0) }
        }
        let places = kids.flatMap(\.places)
        let isWhole = kids.allSatisfy(\.isWhole)
        return isWhole && !places.isEmpty && !path.isEmpty ? ([path], true) : (places, isWhole)
    }

    private func isHidden(_ text: String) -> Bool {
        let own = Self.words(of: text)
        return !own.isEmpty
            && own.count { words.contains($0) || letters.contains($0) } * 2 < own.count
    }

    /// The words of three letters or digits and more, in small letters.
    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count >= 3 }
            .map(String.init)
    }
}
