import ResumeModel

extension RichText {
    /// The texts that are not empty, with a separator between them.
    static func joined(_ texts: [RichText], _ separator: String) -> RichText {
        var runs: [Run] = []
        for text in texts where !text.isEmpty {
            if !runs.isEmpty { runs.append(Run(separator)) }
            runs += text.runs
        }
        return RichText(runs)
    }

    /// The text with more emphasis.
    func emphasized(_ emphasis: Emphasis) -> RichText {
        RichText(runs.map { Run($0.text, $0.emphasis.union(emphasis), link: $0.link) })
    }

    /// The text as a link.
    func linked(to link: Link?) -> RichText {
        RichText(runs.map { Run($0.text, $0.emphasis, link: link) })
    }

    var hasLink: Bool { runs.contains { $0.link != nil } }
}

extension WebAddress {
    /// The address as a text that links to itself.
    var richText: RichText { RichText([.init(text, link: link)]) }
}

extension Sequence {
    /// The elements in groups of neighbours that are alike in something.
    func grouped<Likeness: Equatable>(by likeness: (Element) -> Likeness) -> [[Element]] {
        var groups: [[Element]] = []
        for element in self {
            if let last = groups.last?.last, likeness(last) == likeness(element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
        return groups
    }
}
