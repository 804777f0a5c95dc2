package import SourceTree

extension LedgerEntry {
    /// The entry as a JSON object; what is not known is left out.
    package var node: Node {
        var members: [(String, Node.Value)] = [
            ("time", .string(time)), ("sha256", .string(sha256)),
        ]
        if let layout { members.append(("layout", .string(layout))) }
        if let language { members.append(("language", .string(language))) }
        if let pages { members.append(("pages", .number(String(pages)))) }
        members.append(("how", .string(how)))
        members.append(("to", .array(to.map { Node(.string($0), at: Self.place) })))
        members.append(("file", .string(file)))
        if !isCertain { members.append(("certain", .bool(false))) }
        return Node(
            .object(
                members.map {
                    Node.Member(key: $0.0, keySpan: Self.place, value: Node($0.1, at: Self.place))
                }), at: Self.place)
    }

    /// Reads an entry; keys that it does not know do no harm.
    ///
    /// - Returns: nil if there is no time, no digest or no way.
    init?(_ node: Node) {
        guard let time = node["time"]?.string, let how = node["how"]?.string,
            let digest = node["sha256"]?.string?.lowercased(), Self.isDigest(digest)
        else { return nil }
        let to = node["to"]?.array?.compactMap(\.string) ?? node["to"]?.string.map { [$0] } ?? []
        var pages: Int?
        if case .number(let digits) = node["pages"]?.value { pages = Int(digits) }
        self.init(
            time: time, sha256: digest, layout: node["layout"]?.string,
            language: node["language"]?.string, pages: pages, how: how, to: to,
            file: node["file"]?.string ?? "", isCertain: node["certain"]?.value != .bool(false))
    }

    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { byte in
                byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66
            }
    }

    /// Nodes that no file holds have no place of their own.
    private static let place = SourceSpan(line: 1, column: 1)
}
