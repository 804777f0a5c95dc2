import SourceTree
import Testing

/// Every text of an export of Reactive Resume is in the output, under the title and in the order of
/// the export.
@Suite struct ReactiveResumeTextsTests {
    /// What is no text of the page, or is printed in another form: dates and figures.
    private static let others: Set<String> = [
        "id", "icon", "iconColor", "columns", "date", "period", "start", "end", "type", "visible",
        "level", "levelNum", "createdAt", "updatedAt",
    ]

    @Test func version4() throws {
        let file = try ForeignTexts("reactive-resume/v4.json")
        #expect(
            file.sections.map(\.title) == [
                "In Short", "Can Do", "Patents", "Where I Built", "Side Work", "Tongues",
                "Education", "Awards", "Vouchers", "Volunteering", "Writings", "Papers",
            ])
        expectAll(
            file.tree["basics"], in: file.output, besides: Self.others.union(["picture"]))
        let sections = try #require(file.tree["sections"]?.object)
        for section in sections where section.key != "custom" {
            expectSection(section.value, in: file)
        }
        expectSection(file.tree["sections"]?["custom"]?["hk7patents"], in: file)
        for hidden in ["Secret Quarry", "Nobody", "Hidden Hobby", "Ask for more pay", "pikachu"] {
            #expect(!file.output.contains(hidden))
        }
    }

    @Test func version5() throws {
        let file = try ForeignTexts("reactive-resume/v5.json")
        #expect(
            file.sections.map(\.title) == [
                "Profil", "Sprachen", "Berufserfahrung", "Earlier Voyages", "Kenntnisse",
                "Auszeichnungen", "Schooling", "Projekte", "A Word on Sleep", "Interessen",
                "Zertifikate", "Publikationen", "Referenzen",
            ])
        expectAll(file.tree["basics"], in: file.output, besides: Self.others)
        expectAll(file.tree["summary"], in: file.sections[0].text, besides: Self.others)
        let sections = try #require(file.tree["sections"]?.object)
        for section in sections where section.key != "volunteer" && section.key != "profiles" {
            expectAll(section.value, in: file.output, besides: Self.others)
        }
        for section in file.tree["customSections"]?.array?.prefix(2) ?? [] {
            expectSection(section, in: file)
        }
        #expect(file.output.contains("moanatui"))
        for hidden in ["secretpilot", "Hidden Lifeboat", "Hidden Reader", "Hidden words"] {
            #expect(!file.output.contains(hidden))
        }
    }

    @Test func version3() throws {
        let file = try ForeignTexts("reactive-resume/v3.json")
        #expect(
            file.sections.map(\.title) == [
                "Summary", "Fairs", "Workshops", "References", "Hands", "Speech", "Learning",
            ])
        expectAll(
            file.tree["basics"], in: file.output, besides: Self.others.union(["photo", "country"]))
        for section in file.tree["sections"]?.object ?? [] {
            expectSection(section.value, in: file)
        }
        #expect(!file.output.contains("Second Draft"))
    }

    private func expectAll(_ node: Node?, in text: String, besides keys: Set<String>) {
        let texts = ForeignTexts.texts(in: node, besides: keys)
        #expect(!texts.isEmpty)
        #expect(texts.filter { !text.contains($0) } == [])
    }

    /// Expects all texts of a section that is shown below its title, in their order.
    private func expectSection(_ section: Node?, in file: ForeignTexts) {
        guard let section, isShown(section) else { return }
        let title = (section["name"] ?? section["title"])?.string ?? ""
        let items = (section["items"]?.array ?? []).filter(isShown)
        guard title != "Profiles" else { return }
        let found = file.sections.first { $0.title == title }
        #expect(found != nil, "\(title)")
        guard let text = found?.text else { return }
        let heads = items.compactMap { item in
            ForeignTexts.texts(in: item, besides: Self.others).first.flatMap {
                text.firstRange(of: $0)?.lowerBound
            }
        }
        #expect(heads.count == items.count && heads == heads.sorted(), "\(title)")
        for item in items + [section["content"]].compactMap(\.self) {
            // An address that stands behind a text of its own may be cut at the end of a line.
            let texts = ForeignTexts.texts(in: item, besides: Self.others)
            #expect(texts.filter { !text.contains($0) } == [], "\(title)")
        }
    }

    private func isShown(_ node: Node) -> Bool {
        node["visible"]?.value != .bool(false) && node["hidden"]?.value != .bool(true)
    }
}
