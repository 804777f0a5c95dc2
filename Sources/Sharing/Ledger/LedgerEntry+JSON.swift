import Characters
package import SourceTree
import System

extension LedgerEntry {
    /// The entry as a JSON object; what is not known is left out.
    package var node: Node {
        var members: [(String, Node)] = [("time", .text(time)), ("sha256", .text(sha256))]
        if let layout { members.append(("layout", .text(layout))) }
        if let language { members.append(("language", .text(language))) }
        if let pages { members.append(("pages", .number(Double(pages)))) }
        members += [("how", .text(how)), ("to", .list(to.map(Node.text))), ("file", .text(file))]
        if let origin {
            members.append(("source", .text(origin.address)))
            // In seconds; a copy says how old it was.
            if let age = origin.age { members.append(("copyAge", .number(Double(age.seconds)))) }
        }
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
        let age = node["copyAge"]?.integer.map { Age(seconds: max(0, Int64($0))) }
        self.init(
            time: time, sha256: digest, layout: node["layout"]?.string,
            language: node["language"]?.string, pages: node["pages"]?.integer, how: how,
            to: to, file: node["file"]?.string ?? "",
            origin: node["source"]?.string.map { NetworkOrigin(address: $0, age: age) },
            isCertain: node["certain"]?.value != .bool(false))
    }
}

extension Node {
    fileprivate var integer: Int? {
        if case .number(let digits) = value { Int(digits) } else { nil }
    }
}
