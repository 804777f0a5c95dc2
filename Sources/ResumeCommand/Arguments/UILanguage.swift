import ResumePDF
import SourceTree
import System

/// The languages that the program speaks to people in; files and machine output are the same in all.
enum UILanguage: String, CaseIterable, Sendable {
    /// English, which the sources have.
    case en
    /// Spanish, which has a catalogue (`Sources/Assets/Messages`).
    case es

    /// The language that a command line asks for, wherever in it, else that of the environment.
    ///
    /// It is looked for before the line is parsed, since what is wrong with the line is to be said in
    /// it, too.
    init(_ arguments: [String], _ environment: Environment) {
        self = Self.asked(in: arguments) ?? Self.usual(environment)
    }

    /// The sentences of the language; nil for English.
    var catalog: MessageCatalog? { self == .en ? nil : .builtIn(rawValue) }

    /// The option's long name, with its dashes.
    fileprivate static let option = "--ui-language"

    private static func asked(in arguments: [String]) -> Self? {
        guard arguments.contains(where: { $0.hasPrefix(option) }) else { return nil }
        let line = arguments.prefix { $0 != "--" }
        for (index, word) in line.enumerated() {
            if word == option, index + 1 < line.count {
                return Self(rawValue: line[index + 1].lowercased())
            }
            if word.hasPrefix(option + "=") {
                return Self(rawValue: word.dropFirst(option.count + 1).lowercased())
            }
        }
        return nil
    }

    /// The language of messages in a locale: the first variable that is set and not empty decides
    /// (POSIX.1-2017, "Environment Variables", 8.2), whether the program speaks it or not.
    private static func usual(_ environment: Environment) -> Self {
        let locale =
            environment.text("LC_ALL") ?? environment.text("LC_MESSAGES")
            ?? environment.text("LANG")
        return (locale?.prefix { !"_.@".contains($0) }).flatMap { Self(rawValue: String($0)) }
            ?? .en
    }
}

extension OptionSpecification {
    /// What every command has besides its own options, before or behind its name.
    static let uiLanguage = Self(
        name: String(UILanguage.option.dropFirst(2)),
        value: .choice(UILanguage.allCases.map(\.rawValue)),
        summary: "The language of messages and help; that of the environment, if not given.")
}
