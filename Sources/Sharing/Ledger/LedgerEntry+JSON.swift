import Characters
package import SourceTree

extension LedgerEntry {
    /// The entry as a JSON object; what is not known is left out.
    package var node: Node {
        var members: [(String, Node)] = [("time", .text(time)), ("sha256", .text(sha256))]
        if let layout { members.append(("layout", .text(layout))) }
        if let language { members.append(("language", .text(language))) }
        if let pages { members.append(("pages", .number(Double(pages)))) }
        members += [("how", .text(how)), ("to", .list(to.map(Node.text))), ("file", .text(file))]
        if !isCertain { members.append(("certain", Node(made: .bool(false)))) }
        return .map(members)
    }

    /// Reads an entry; keys that it does not know do no harm.
    ///
    /// - Returns: nil if there is no time, no digest or no way.
    init?(_ node: Node) {
        guard let time = node["time"]?.string, let how = node["how"]?.string,
            let digest = node["sha256"]?.string?.lowercased(), digest.utf8.count == 64,
            digest.utf8.allSatisfy(ASCIISet.hexadecimal.contains)
        else { return nil }
        let to = node["to"]?.array?.compactMap(\.string) ?? node["to"]?.string.map { [$0] } ?? []
        var pages: Int?
        if case .number(let digits) = node["pages"]?.value { pages = Int(digits) }
        self.init(
            time: time, sha256: digest, layout: node["layout"]?.string,
            language: node["language"]?.string, pages: pages, how: how, to: to,
            file: node["file"]?.string ?? "", isCertain: node["certain"]?.value != .bool(false))
    }
}
