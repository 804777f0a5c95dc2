import ResumeModel
import SourceTree

/// An entry of visiky under the keys of JSON Resume.
enum VisikyEntry {
    /// The entry; anything but a map as it is.
    static func entry(_ field: Field, _ section: VisikySection) -> Node {
        guard field.node.object != nil else { return field.node }
        var members: [Node.Member] = []
        for member in section.keys.renamed(field) where member.value.isContent {
            switch member.key {
            case VisikySection.span where section.kind != Award.sectionKey:
                members += time(member)
            case "roles" where member.value.string != nil:
                members.append(
                    Node.Member(
                        key: member.key, keySpan: member.keySpan, value: member.value.listed()))
            case "level": members.append(level(member))
            case "summary", "description": members.append(numbered(member))
            default: members.append(member)
            }
        }
        // A text of several lines is more than a phrase.
        if let index = members.firstIndex(where: { $0.key == "description" }),
            members[index].value.string?.isOfLines == true
        {
            if let rest = members.firstIndex(where: { $0.key == "summary" }) {
                members[rest].key = "highlights"
            }
            members[index].key = "summary"
        }
        return Node(.object(members), at: field.node.span)
    }

    /// A time in two parts, of which the second is missing for what goes on; the site also takes both
    /// in one text, with a comma between them.
    private static func time(_ member: Node.Member) -> [Node.Member] {
        let parts: [Node]
        if let list = member.value.array {
            parts = list
        } else if let text = member.value.string, text.contains(",") {
            parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
                .map { Node(.string(String($0)), at: member.value.span) }
        } else {
            return [member]
        }
        guard parts.count <= 2, parts.allSatisfy({ $0.array == nil && $0.object == nil }) else {
            return [member]
        }
        return zip(["startDate", "endDate"], parts).compactMap { key, part in
            part.isContent ? Node.Member(key, part) : nil
        }
    }

    /// A level from 0 to 100 as a share, which the site's form shows as one.
    private static func level(_ member: Node.Member) -> Node.Member {
        guard case .number(let digits) = member.value.value else { return member }
        var member = member
        member.value.value = .string(digits + "%")
        return member
    }

    /// A text whose items are numbered in one line, with a line for each.
    private static func numbered(_ member: Node.Member) -> Node.Member {
        guard let text = member.value.string else { return member }
        var member = member
        member.value.value = .string(NumberedItems.apart(text))
        return member
    }
}

extension String {
    /// Whether the text has several lines, or HTML that makes some.
    fileprivate var isOfLines: Bool {
        let text = Array(utf8)
        return utf8.contains(0x0A) || utf8.contains(0x3C) && HTMLLines.areIn(text)
    }
}
