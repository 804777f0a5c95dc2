import Export
import ResumePDF
import System

@testable import ResumeCommand

/// A resume to browse in tests.
enum BrowsedResume {
    /// Its file.
    static let file = """
        {"basics": {"name": "Ada Lovelace", "label": "Analyst", "email": "ada@lovelace.net",
            "summary": "I weave *patterns*.", "url": "https://ada.lovelace.net"},
         "work": [
            {"name": "Engines", "position": "Engineer", "startDate": "2020-01", "url": "https://engines.net",
             "summary": "See [the loom](https://loom.net).", "highlights": ["Used Rust", "Led five people"]},
            {"name": "Bernoulli", "position": "Analyst", "startDate": "2015-03", "endDate": "2019-12"},
            {"name": "資料庫", "position": "データ", "startDate": "2012", "endDate": "2014"}],
         "projects": [{"name": "Note G", "description": "An algorithm", "startDate": "2018"}],
         "skills": [{"name": "Code", "level": "Master", "keywords": ["Swift", "Rust"]},
            {"name": "Music", "keywords": ["Harp", "Résonance"]}],
         "education": [{"institution": "London", "area": "Mathematics", "studyType": "BSc"}],
         "languages": [{"language": "English", "fluency": "Native"}],
         "references": [{"name": "Babbage", "reference": "An enchantress."}]}
        """

    /// The same in letters that any machine has a font for.
    static let plainFile = file.replacing("資料庫", with: "Looms").replacing("データ", with: "Weaver")

    /// What there is to browse of a file.
    static func content(_ text: String = file) -> BrowserContent {
        let source = ResumeSource.bytes(Array(text.utf8), name: "resume.json", folder: ".")
        let outcome = ListResume()(RenderResume.Request(source: source), allowsErrors: true)
        var content = outcome.listing.map(BrowserContent.init) ?? BrowserContent()
        content.origin = ("cv/resume.json", "resume.json")
        return content
    }

    /// A resume with so many jobs.
    static func long(_ count: Int) -> BrowserContent {
        let jobs = (1...count).map {
            "{\"name\": \"Firm \($0)\", \"position\": \"Post \($0)\", \"summary\": \"Text \($0)\"}"
        }
        return content("{\"work\": [\(jobs.joined(separator: ","))]}")
    }
}

extension BrowserState {
    /// Takes the keys of what a terminal sends; gives what is to be done.
    mutating func type(
        _ text: String, _ content: BrowserContent,
        _ size: TerminalSize = TerminalSize(columns: 80, rows: 24)
    ) -> [BrowserEffect] {
        TerminalKey.keys(in: Array(text.utf8)).keys.compactMap { press($0, content, size) }
    }

    /// What an entry that is selected is called.
    func selectedName(_ content: BrowserContent) -> String? {
        switch list.selection {
        case .entry(let section, let row)?: content.sections[section].rows[row].main
        case .overview?: "overview"
        case .heading?, nil: nil
        }
    }
}
