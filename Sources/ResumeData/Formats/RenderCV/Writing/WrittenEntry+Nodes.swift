import ResumeModel
import SourceTree

/// The entry as RenderCV has it.
extension WrittenEntry {
    var title: RichText { WrittenText.joined([head, subject], ", ") }

    /// The entry as entries of a kind, mostly one.
    func nodes(as kind: Kind, _ dates: WrittenDates) -> [Node] {
        switch kind {
        case .text: return WrittenText.entries(prose).map { .text($0) }
        case .bullet:
            let items = isList ? highlights.map(\.text) : [line]
            return items.filter { !$0.isEmpty }.map { text in
                .map([("bullet", .text(WrittenText.text(text.onOneLine)))])
            }
        case .oneLine:
            let details = WrittenText.text(details.onOneLine)
            let label = WrittenText.text(linked(title).onOneLine)
            return [.map([("label", .text(label)), ("details", .text(details))])]
        case .normal: return [whole(.normal, [("name", linked(title))], dates)]
        case .experience:
            return [
                whole(.experience, [("company", linked(organisation)), ("position", title)], dates)
            ]
        case .education:
            return [
                whole(
                    .education,
                    [("institution", linked(organisation)), ("area", subject), ("degree", head)],
                    dates)
            ]
        case .publication: return [publication(dates)]
        }
    }

    /// All of a pair in one line.
    private var line: RichText {
        let details = details
        return WrittenText.joined([linked(title), details], ": ")
    }

    private var details: RichText {
        let levels = level.isEmpty ? [] : [RichText("("), level, RichText(")")]
        let words = WrittenText.joined(gist, ", ")
        let bracket = words.isEmpty ? level : WrittenText.joined(levels, "")
        let rest = [WrittenText.joined([words, bracket], " ")] + prose.blocks.map(\.text)
        return WrittenText.joined(
            rest + facts + extra.map(WrittenText.labelled) + page(title), ", ")
    }

    /// A text that leads to the entry's page, if it leads nowhere else.
    private func linked(_ text: RichText) -> RichText {
        guard let link = url?.link, !text.isEmpty, !text.runs.contains(where: { $0.link != nil })
        else { return text }
        return RichText(text.runs.map { RichText.Run($0.text, $0.emphasis, link: link) })
    }

    /// The page as a text of its own, where a text cannot lead there.
    private func page(_ text: RichText) -> [RichText] {
        guard let url, !url.text.isEmpty, linked(text) == text else { return [] }
        if let link = url.link, text.runs.contains(where: { $0.link == link }) { return [] }
        return [RichText([.init(url.text, link: url.link)])]
    }

    private func whole(
        _ kind: Kind, _ heads: [(String, RichText)], _ dates: WrittenDates
    ) -> Node {
        var members = heads.enumerated().compactMap { index, head -> (String, Node)? in
            // RenderCV asks for the first two, which may be empty.
            let isAsked = index < (kind == .normal ? 1 : 2)
            guard isAsked || !head.1.isEmpty else { return nil }
            return (head.0, .text(WrittenText.text(head.1.onOneLine)))
        }
        members += dates.members(span, day)
        if !place.isEmpty { members.append(("location", .text(WrittenText.text(place.onOneLine)))) }
        let behind = WrittenText.joined((kind == .normal ? [organisation] : []) + context, ", ")
        let first = behind.isEmpty ? [] : [behind]
        let paragraphs = prose.blocks.prefix { if case .paragraph = $0 { true } else { false } }
        let summary = (first + paragraphs.map(\.text)).map(WrittenText.text)
        if !summary.isEmpty {
            members.append(("summary", .text(summary.joined(separator: "\n\n"))))
        }
        let items = prose.blocks.dropFirst(paragraphs.count).map { block in
            if case .item(let item) = block { item } else { ListItem(block.text) }
        }
        let lines =
            [WrittenText.joined(gist, ", ")] + facts + extra.map(WrittenText.labelled)
            + page(heads.first?.1 ?? RichText([]))
        let highlights = WrittenText.items(
            items + highlights + lines.filter { !$0.isEmpty }.map { ListItem($0) })
        if !highlights.isEmpty {
            members.append(("highlights", .list(highlights.map { .text($0) })))
        }
        return .map(members)
    }

    // MARK: Publications

    private func publication(_ dates: WrittenDates) -> Node {
        let address = WrittenAddress.web(url?.link)
        var members = [("title", Node.text(WrittenText.text(title.onOneLine)))]
        let authors = extra.first { Self.authors.contains($0.key.lowercased()) }
        members.append(
            (
                "authors",
                .list((authors?.values ?? []).map { .text(WrittenText.text($0.onOneLine)) })
            ))
        members += dates.members(span, day)
        if !organisation.isEmpty {
            members.append(("journal", .text(WrittenText.text(organisation.onOneLine))))
        }
        if let address { members.append(("url", .text(address))) }
        let paragraphs =
            prose.blocks.map(\.text) + facts
            + extra.filter { $0 != authors }.map(WrittenText.labelled)
            + (address == nil ? page(RichText([])) : [])
        let summary = paragraphs.filter { !$0.isEmpty }.map(WrittenText.text)
        if !summary.isEmpty {
            members.append(("summary", .text(summary.joined(separator: "\n\n"))))
        }
        return .map(members)
    }

    private static let authors: Set<String> = ["authors", "author"]
}
