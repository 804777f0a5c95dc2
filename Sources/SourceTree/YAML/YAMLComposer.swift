import Characters

/// Makes the tree of a YAML text's first document from its events.
struct YAMLComposer: ~Copyable {
    private var parser: YAMLParser
    private let text: YAMLText
    private let lines: SourceLines
    private(set) var log: FindingLog
    /// The nodes that have names, with what it costs to repeat them.
    private var anchors: [String: Anchored] = [:]
    /// The names of the maps and lists that are being read.
    private var openAnchors: Set<String> = []
    /// What was made so far, what aliases repeat included.
    private var budget = SourceBudget()
    /// How many maps and lists are open, and the most there were since the last anchor.
    private var depth = 0
    private var deepest = 0

    private struct Anchored {
        var node: Node
        var values: Int
        var text: Int
        var height: Int
    }

    /// Composing ended early; the log has the reason.
    private struct End: Error {}

    init(_ parser: consuming YAMLParser, of text: YAMLText, lines: SourceLines, log: FindingLog) {
        self.parser = parser
        self.text = text
        self.lines = lines
        self.log = log
    }

    /// Reads the first document; nil if no tree can be made of it.
    mutating func document() -> Node? {
        do {
            var event = try next()
            while event.isStart { event = try next() }
            if event.isNothing {
                log.add(
                    .emptyFile, .error, "the file is empty; a resume is a map of keys and values",
                    at: span(event))
                return nil
            }
            let root = try node(event)
            // The document's end.
            _ = try next()
            try warnOfMore()
            return root
        } catch {
            return nil
        }
    }

    private mutating func warnOfMore() throws(End) {
        let event = try next()
        guard case .documentStart = event.kind else { return }
        // What follows is not read, so it need not be YAML; front matter ends with an empty one.
        if let first = try? parser.next(), first.isNothing { return }
        log.add(
            .yamlDocuments, .warning,
            "a second document starts here; only the first one is read", at: span(event))
    }

    private mutating func next() throws(End) -> YAMLEvent {
        do {
            return try parser.next()
        } catch {
            let finding = YAMLFinding(error, lines: lines)
            log.add(finding.kind, .error, finding.message, at: finding.span)
            throw End()
        }
    }

    // MARK: - Nodes

    private mutating func node(_ event: YAMLEvent) throws(End) -> Node {
        if log.stopped { throw End() }
        let node: Node
        let before = (budget: budget, deepest: deepest)
        budget.spend()
        deepest = depth
        switch event.kind {
        case .alias(let name): node = try alias(name, at: span(event))
        case .listStart, .mapStart:
            if let anchor = event.anchor { openAnchors.insert(anchor) }
            node = try collection(event)
            if let anchor = event.anchor { openAnchors.remove(anchor) }
        default: node = try scalar(event)
        }
        if let excess = budget.excess {
            log.add(excess.kind, .error, excess.message, at: span(event))
            throw End()
        }
        if let anchor = event.anchor {
            anchors[anchor] = Anchored(
                node: node, values: budget.values - before.budget.values,
                text: budget.text - before.budget.text, height: deepest - depth)
        }
        deepest = max(deepest, before.deepest)
        return node
    }

    private mutating func collection(_ event: YAMLEvent) throws(End) -> Node {
        let place = SourceSpan(line: event.start.line + 1, column: event.start.column + 1)
        guard depth < SourceLimits.depth else { throw tooDeep(place) }
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        noteTag(event.tag, at: place, known: ["map", "seq"])
        guard case .listStart = event.kind else { return Node(.object(try members()), at: place) }
        var elements: [Node] = []
        while true {
            let event = try next()
            if case .listEnd = event.kind { break }
            elements.append(try node(event))
        }
        return Node(.array(elements), at: place)
    }

    private mutating func tooDeep(_ place: SourceSpan) -> End {
        log.add(
            .yamlDepth, .error,
            "maps and lists nest deeper than \(SourceLimits.depth) levels here; "
                + "no resume needs that", at: place)
        return End()
    }

    private mutating func scalar(_ event: YAMLEvent) throws(End) -> Node {
        guard case .scalar(let raw, let isPlain) = event.kind else {
            return Node(.null, at: span(event))
        }
        budget.spend(values: 0, text: raw.utf8.count)
        let text = text.restored(raw)
        let place = span(event)
        if isPlain, event.end.line > event.start.line { warnOfJoinedItem(event) }
        let plain: Node.Value = isPlain ? YAMLScalar.value(text) : .string(text)
        if case .number = plain, text.utf8.count > SourceLimits.word {
            log.addLong("number", at: place)
            throw End()
        }
        guard let tag = event.tag else { return Node(plain, at: place) }
        if tag == "!" { return Node(.string(text), at: place) }
        if tag.hasPrefix(YAMLScalar.tagPrefix) {
            let name = String(tag.dropFirst(YAMLScalar.tagPrefix.count))
            if let value = YAMLScalar.value(text, tag: name) { return Node(value, at: place) }
            if ["int", "float", "bool", "null"].contains(name) {
                log.add(
                    .yamlTag, .warning,
                    "\(VisibleText.quoted(text)) has not the form that !!\(name) asks for; it "
                        + "stays a text", at: place)
                return Node(.string(text), at: place)
            }
        }
        noteTag(tag, at: place, known: [])
        return Node(plain, at: place)
    }

    /// Says that a tag is ignored.
    ///
    /// A tag of the person's own may be a text that lacks its quotes.
    private mutating func noteTag(_ tag: String?, at place: SourceSpan, known: [String]) {
        guard let tag, tag != "!", !known.contains(where: { tag == YAMLScalar.tagPrefix + $0 })
        else { return }
        if tag.hasPrefix(YAMLScalar.tagPrefix) {
            let name = "!!" + tag.dropFirst(YAMLScalar.tagPrefix.count)
            log.add(.yamlTag, .note, "the tag \(name) is not known here and ignored", at: place)
        } else {
            log.add(
                .yamlTag, .warning,
                "\(tag) is read as a tag and ignored; if it is a part of the text, put the text "
                    + "in quotes", at: place)
        }
    }

    /// Warns of a list item that is indented so deep that it continues the text above.
    private mutating func warnOfJoinedItem(_ event: YAMLEvent) {
        for line in (event.start.line + 2)...(event.end.line + 1) {
            let bytes = lines[line]
            guard let start = bytes.firstIndex(where: { $0 != 0x20 }),
                bytes[start] == UInt8(ascii: "-")
            else { continue }
            log.add(
                .yamlJoinedItem, .warning,
                "this line continues the text of line \(event.start.line + 1); for a list item of "
                    + "its own, align its - with the others and put a space behind it",
                at: SourceSpan(line: line, column: start - bytes.startIndex + 1))
        }
    }

    // MARK: - Aliases

    private mutating func alias(_ name: String, at place: SourceSpan) throws(End) -> Node {
        if openAnchors.contains(name) {
            log.add(
                .yamlAlias, .error,
                "*\(name) stands inside &\(name), so the text would never end", at: place)
            return Node(.null, at: place)
        }
        guard let anchored = anchors[name] else {
            log.add(
                .yamlAlias, .error,
                "nothing before this is named &\(name); if the * is a part of the text, put the "
                    + "text in quotes", at: place,
                suggestions: NearMiss.suggestions(for: name, in: anchors.keys.sorted()))
            return Node(.null, at: place)
        }
        budget.spend(values: anchored.values - 1, text: anchored.text)
        deepest = max(deepest, depth + anchored.height)
        guard deepest <= SourceLimits.depth else { throw tooDeep(place) }
        return anchored.node
    }

    // MARK: - Maps

    private mutating func members() throws(End) -> [Node.Member] {
        var members = MemberList()
        while true {
            let event = try next()
            if case .mapEnd = event.kind { return members.all }
            let key = try key(event)
            let value = try node(next())
            guard let key else { continue }
            let member = Node.Member(key: key, keySpan: span(event), value: value)
            if event.isMergeKey {
                merge(value, into: &members, at: member.keySpan)
            } else if let earlier = members.add(member) {
                log.addDuplicate(member, of: earlier)
            }
            if key.hasByte(UInt8(ascii: ":")), value.value == .null,
                case .scalar(_, isPlain: true) = event.kind
            {
                log.add(
                    .yamlColon, .warning,
                    "\(VisibleText.quoted(key)) is one key without a value; write a space behind "
                        + "the colon", at: span(event))
            }
        }
    }

    /// The text of a key; nil, with a finding, if the key is a map or list.
    private mutating func key(_ event: YAMLEvent) throws(End) -> String? {
        let node = try node(event)
        if let text = node.string, text.utf8.count > SourceLimits.word {
            log.addLong("key", at: span(event))
            throw End()
        }
        switch (event.kind, node.value) {
        case (.scalar(let raw, _), _): return text.restored(raw)
        case (_, .string(let text)), (_, .number(let text)): return text
        case (_, .bool(let flag)): return "\(flag)"
        case (_, .null): return ""
        case (_, .array), (_, .object):
            log.add(
                .yamlKey, .error, "\(node.kindName) cannot be a key; a key is a text",
                at: span(event))
            return nil
        }
    }

    private mutating func merge(_ value: Node, into members: inout MemberList, at place: SourceSpan)
    {
        let maps = value.array ?? [value]
        guard maps.allSatisfy({ $0.object != nil }) else {
            log.add(
                .yamlMerge, .error, "<< takes a map or a list of maps, not \(value.kindName)",
                at: place)
            return
        }
        for map in maps { members.merge(map.object ?? []) }
    }

    // MARK: - Places

    private func span(_ event: YAMLEvent) -> SourceSpan {
        let (start, end) = (event.start, event.end)
        let length = start.line == end.line ? end.column - start.column : 1
        return SourceSpan(line: start.line + 1, column: start.column + 1, length: length)
    }
}

extension YAMLEvent {
    /// Whether this is the beginning of the text or of a document.
    fileprivate var isStart: Bool {
        switch kind {
        case .streamStart, .documentStart: true
        default: false
        }
    }

    /// Whether this is the end of the text, or a value that was not written.
    fileprivate var isNothing: Bool {
        switch kind {
        case .streamEnd: true
        case .scalar("", isPlain: true): anchor == nil && tag == nil
        default: false
        }
    }

    /// Whether this is the merge key, which works without quotes only.
    fileprivate var isMergeKey: Bool {
        if case .scalar("<<", isPlain: true) = kind { tag == nil } else { false }
    }
}
