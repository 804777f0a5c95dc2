package import ResumeModel

/// An entry of a resume as a list shows it, with all that it holds.
package struct ListedRow: Sendable, Hashable {
    /// Its number in the section's usual order, from 1, which stays whatever the order is.
    package internal(set) var number = 0
    /// Its place in the file, from 0.
    package let index: Int
    /// What one asks for it by beside its number: a way to reach the person, such as `email`; empty
    /// for entries.
    package var key = ""
    /// What it is called.
    package let main: String
    /// What tells it best beside that, such as the employer; may be empty.
    package let second: String
    /// How well it is mastered; may be empty.
    package let level: String
    /// When it was, as people write it in the resume's language; may be empty.
    package let dates: String
    /// Where it leads: a page, a mailbox, a telephone number.
    package var link: Link?

    let time: ListedTime?
    let entry: OutlineEntry

    /// An entry, by its place in the file.
    init(_ entry: OutlineEntry, index: Int) {
        self.entry = entry
        self.index = index
        let title = entry.title.inOneLine
        let second = entry.second.inOneLine
        let isNamed = !title.isEmpty
        main = isNamed ? title : second.isEmpty ? entry.anyText : second
        self.second = isNamed ? second : ""
        level = entry.level.inOneLine
        dates = entry.dates.inOneLine
        link = entry.link ?? entry.title.runs.lazy.compactMap(\.link).first
        time = entry.time.map(ListedTime.init)
    }

    /// The address that it leads to, such as `mailto:ada@example.org`; nil for none.
    package var address: String? { link?.target }

    /// All that it holds, in order, under its title.
    package var detail: Outline {
        var outline = Outline()
        entry.add(to: &outline, level: 3)
        return outline
    }

    /// The keys of its fields that are the person's own.
    var ownFields: [String] { entry.extra.map(\.key) }

    /// All its texts, as a search looks through them.
    var texts: [String] { (key.isEmpty ? [] : [key]) + entry.texts }
}

extension OutlineEntry {
    /// Something to call it by that has neither a title nor what stands beside one.
    fileprivate var anyText: String {
        let short = [level] + facts + prose.blocks.map(\.text) + highlights.map(\.text)
        return (short + extra.map(\.labelled)).lazy.map(\.inOneLine).first { !$0.isEmpty }
            ?? roles.lazy.map { $0.title.isEmpty ? $0.anyText : $0.title.inOneLine }
            .first { !$0.isEmpty } ?? ""
    }

    /// Everything that `add(to:level:)` shows, as text.
    fileprivate var texts: [String] {
        var texts = ([title] + facts).map(\.plainText)
        texts += prose.blocks.map(\.text.plainText) + highlights.map(\.text.plainText)
        texts += extra.map(\.labelled.plainText)
        return texts + roles.flatMap(\.texts)
    }
}

extension RichText {
    /// The characters in one line.
    var inOneLine: String {
        let text = plain
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
        return text.split { $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    }
}
