import SourceTree
import Characters

/// Something that is asked in the last rows, which gets all keys until it is answered.
enum BrowserQuestion: Sendable, Hashable {
    /// How to share.
    case way
    /// Where to, for a way that needs it.
    case target(ShareWay, LineEditor)
    /// Which of some links to open.
    case link([String])
    /// Whether to print what has a name.
    case print(String, BrowserEffect)

    /// The ways to share that a key chooses.
    enum ShareWay: String, CaseIterable, Sendable {
        case copy, mail, clipboard, open, print

        /// Its key.
        var key: Character {
            switch self {
            case .copy: "c"
            case .mail: "m"
            case .clipboard: "b"
            case .open: "o"
            case .print: "p"
            }
        }

        /// What it is called in the question.
        var title: Message {
            switch self {
            case .copy: "copy"
            case .mail: "mail"
            case .clipboard: "clipboard"
            case .open: "open"
            case .print: "print"
            }
        }

        /// The option of `share`, and what is asked for it; nil for what needs nothing.
        var option: (name: String, question: Message?) {
            switch self {
            case .copy: ("--copy-to", "copy to the file or folder:")
            case .mail: ("--mail", "mail to the address:")
            case .clipboard: ("--clipboard", nil)
            case .open: ("--open", nil)
            case .print: ("--print", nil)
            }
        }
    }

    /// The most links that keys can choose from.
    static let mostLinks = 9

    /// What is asked.
    var text: String {
        switch self {
        case .way:
            ("share: \(Self.ways); Esc leaves it" as Message).shown
        case .target(let way, let line):
            (way.option.question.map { $0.shown + " " } ?? "") + line.text
        case .link(let links):
            ("open: \(Self.listed(links)); Esc leaves it" as Message).shown
        case .print(let name, _):
            ("print \(name)? y prints, any other key leaves it" as Message).shown
        }
    }

    private static var ways: Message {
        .joined(ShareWay.allCases.map { "\(String($0.key)) \($0.title)" }, separator: ", ")
    }

    private static func listed(_ links: [String]) -> String {
        links.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
    }

    /// Whether a line is being typed.
    var isLine: Bool { if case .target = self { true } else { false } }

    /// Takes a key.
    ///
    /// - Returns: the question that is still to be answered, and what is to be done.
    func press(_ key: TerminalKey) -> (question: Self?, effect: BrowserEffect?) {
        if key == .escape { return (nil, nil) }
        switch self {
        case .way:
            guard case .character(let letter) = key,
                let way = ShareWay.allCases.first(where: { $0.key == letter })
            else { return (self, nil) }
            return way.option.question == nil
                ? (nil, .share([way.option.name])) : (.target(way, LineEditor()), nil)
        case .target(let way, var line):
            if key == .enter {
                let isBlank = line.text.allSatisfy(\.isWhitespace)
                // Joined, so that what begins with a dash is no option.
                return isBlank ? (nil, nil) : (nil, .share(["\(way.option.name)=\(line.text)"]))
            }
            if key == .backspace, line.text.isEmpty { return (nil, nil) }
            _ = line.press(key)
            return (.target(way, line), nil)
        case .link(let links):
            guard case .character(let digit) = key, let number = digit.wholeNumberValue,
                links.indices.contains(number - 1)
            else { return (self, nil) }
            return (nil, .open(links[number - 1]))
        case .print(_, let effect):
            return (nil, key == .character("y") || key == .character("Y") ? effect : nil)
        }
    }
}
