import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// The names that templates may have are those that entries give.
@Suite struct EntryFieldsNamesTests {
    @Test(arguments: SectionsLayout.knownKeys.filter { $0 != "summary" } + ["other"])
    func theHandbookNamesThem(section: String) {
        let names = EntryFields.names(of: .entry(section)).filter {
            !["years", "duration"].contains($0) && !$0.hasPrefix("number")
        }
        let row =
            "| \(section == "other" ? "others" : "`\(section)`") | "
            + names.map { "`\($0)`" }.joined(separator: " ") + " |"
        let lines = (PackageFolder.text(of: "Layouts/README.md") ?? "").split(separator: "\n")
        #expect(lines.contains { $0 == row }, "\(row)")
    }

    @Test func whatCountsAndWhatIsNoEntryHaveNamesToo() {
        #expect(
            EntryFields.names(of: .entry("languages")) == [
                "language", "fluency", "cefr", "number", "number-down",
            ])
        #expect(EntryFields.names(of: .entry("mine")) == EntryFields.names(of: .entry("other")))
        #expect(
            EntryFields.names(of: .role) == [
                "position", "location", "dates", "years", "duration", "summary", "highlights",
            ])
        #expect(EntryFields.names(of: .profile) == ["network", "username", "url"])
        #expect(EntryFields.names(of: .location).contains("postalAddress"))
    }
}
