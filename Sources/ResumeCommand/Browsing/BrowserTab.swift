import SourceTree
import Characters

/// The parts of the view, one of which is seen.
enum BrowserTab: Int, CaseIterable, Sendable {
    case career, skills, about, pages

    /// What it is called.
    var title: String { name.shown }

    private var name: Message {
        switch self {
        case .career: "Career"
        case .skills: "Skills"
        case .about: "About"
        case .pages: "Pages"
        }
    }

    /// The tab after this one, or before it: the first follows the last.
    func next(_ step: Int) -> Self {
        let count = Self.allCases.count
        return Self(rawValue: (rawValue + step + count) % count) ?? self
    }

    /// The sections that it shows, by their keys, of all that there are.
    ///
    /// About has whatever has no other place, behind what people look for there.
    func sections(of keys: [String]) -> [String] {
        switch self {
        case .career, .skills: named.filter(keys.contains)
        case .about:
            named.filter(keys.contains)
                + keys.filter { key in !Self.allCases.contains { $0.named.contains(key) } }
        case .pages: []
        }
    }

    private var named: [String] {
        switch self {
        case .career: ["work", "projects", "volunteer"]
        case .skills: ["skills"]
        case .about: ["overview", "education", "languages", "contacts"]
        case .pages: []
        }
    }
}
