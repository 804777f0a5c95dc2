import Characters
import ResumeModel

/// Turns addresses as people write them into links that are safe in a PDF.
///
/// A cairo link goes into the file unescaped, where a bracket could begin an action of its own, so
/// that a target holds nothing but unreserved characters, percent-encoded bytes and the marks that
/// an address needs.
enum LinkAddress {
    /// A link, and whether the text lacked a scheme.
    struct Reading: Hashable {
        var link: Link
        /// Whether `https://` had to be put before it.
        var addedScheme = false
    }

    /// The greatest length of a target, in bytes.
    static let longestTarget = 2_000

    /// Reads a web, mail or telephone address.
    static func read(_ text: String) throws(LinkRefusal) -> Reading {
        let bytes = Array(text.utf8)
        let trimmed = bytes[...].trimmingBlanks
        guard !trimmed.isEmpty else { throw .notAnAddress }
        // A longer text can have no target within the limit.
        guard trimmed.count <= longestTarget else { throw .tooLong }
        let address = String(bytes: trimmed)
        guard !address.unicodeScalars.contains(where: isControl) else { throw .control }
        guard let colon = schemeEnd(trimmed) else {
            let link = try withoutScheme(address)
            return Reading(link: link, addedScheme: !link.target.hasPrefix("mailto:"))
        }
        let rest = Substring(address.utf8.dropFirst(colon + 1))
        let scheme = String(bytes: trimmed.prefix(colon)).lowercased()
        switch scheme {
        case "http", "https": return Reading(link: try web(scheme, rest))
        case "mailto", "tel":
            let link = scheme == "tel" ? telephone(String(rest)) : mail(String(rest))
            guard let link else { throw .notAnAddress }
            return Reading(link: link)
        default: throw .scheme(scheme)
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            || ScalarKind(scalar) == .unwanted
    }

    /// How long a scheme stands before the first colon (RFC 3986, section 3.1); nil if there is none,
    /// but a host with its port, as in `example.com:8080/x`.
    private static func schemeEnd(_ text: ArraySlice<UInt8>) -> Int? {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon]
        guard let first = scheme.first, first.isLetter,
            scheme.allSatisfy({ $0.isAlphanumeric || "+-.".utf8.contains($0) })
        else { return nil }
        let port = text[(colon + 1)...].prefix { $0.isDigit }
        let after = text[port.endIndex...].first
        if scheme.contains(UInt8(ascii: ".")), !port.isEmpty,
            after.map({ "/?#".utf8.contains($0) }) ?? true
        {
            return nil
        }
        return scheme.count
    }

    private static func withoutScheme(_ address: String) throws(LinkRefusal) -> Link {
        let bytes = address.utf8
        guard let first = bytes.first, !"/#?.".utf8.contains(first) else { throw .relative }
        if bytes.contains(UInt8(ascii: "@")), let link = mail(address) { return link }
        let host = bytes.prefix { !"/?#".utf8.contains($0) }
        guard !host.contains(where: { $0 <= 0x20 }) else { throw .notAnAddress }
        if host.count == bytes.count, namesFile(host) { throw .relative }
        guard let ascii = HostName.ascii(Substring(host)), HostName.isPublic(ascii) else {
            throw .notAnAddress
        }
        return try web("https", Substring("//" + address))
    }

    /// Whether a name without a folder ends like a file beside the resume and not like a host.
    private static func namesFile(_ name: Substring.UTF8View.SubSequence) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let ending = String(Substring(name[name.index(after: dot)...])).lowercased()
        return fileEndings.contains(ending)
    }

    private static let fileEndings: Set<String> = [
        "html", "htm", "pdf", "jpg", "jpeg", "png", "gif", "svg", "webp", "txt", "doc", "docx",
        "json", "yaml", "yml", "md", "tex",
    ]

    /// Reads what follows the colon of an http or https address.
    private static func web(_ scheme: String, _ rest: Substring) throws(LinkRefusal) -> Link {
        guard rest.utf8.starts(with: "//".utf8) else { throw .notAnAddress }
        let address = rest.dropFirst(2)
        let authority = Substring(address.utf8.prefix { !"/?#".utf8.contains($0) })
        guard !authority.isEmpty else { throw .host }
        guard !authority.utf8.contains(UInt8(ascii: "@")) else { throw .user }
        guard let host = HostName.ascii(authority) else { throw .host }
        let tail = address.utf8[authority.endIndex...]
        let fragment = tail.firstIndex(of: UInt8(ascii: "#")) ?? tail.endIndex
        var target = scheme + "://" + host + encoded(tail[..<fragment])
        if fragment != tail.endIndex {
            target += "#" + encoded(tail[tail.index(after: fragment)...])
        }
        guard target.utf8.count <= longestTarget else { throw .tooLong }
        return Link(target: target, display: display(address))
    }

    /// A path, query or fragment without what a string of a PDF or a reader's search for links
    /// could trip over.
    static func encoded(_ part: some Collection<UInt8>) -> String {
        PercentEncoding.encode(
            part, keeping: .pathAndQuery.subtracting(.brackets), keepsEscapes: true)
    }

    private static func display(_ address: Substring) -> String {
        let whole = withoutTracking(address)
        var text = whole[...]
        if text.utf8.hasFoldedPrefix("www."), text.utf8.count > 4 { text = text.dropFirst(4) }
        if text.utf8.last == UInt8(ascii: "/") { text = text.dropLast() }
        return PercentEncoding.decodedForReading(String(text))
    }

    /// The address without what tells its owner who sent the reader.
    private static func withoutTracking(_ address: Substring) -> String {
        guard let mark = address.firstIndex(of: "?") else { return String(address) }
        let query = address[address.index(after: mark)...].prefix { $0 != "#" }
        let fields = query.split(separator: "&", omittingEmptySubsequences: false)
        let kept = fields.filter { field in
            let name = field.prefix { $0 != "=" }.lowercased()
            return !name.hasPrefix("utm_") && !trackers.contains(name)
        }
        guard kept.count < fields.count else { return String(address) }
        let rest = (kept.isEmpty ? "" : "?") + kept.joined(separator: "&")
        return address[..<mark] + rest + address[query.endIndex...]
    }

    /// The names of query fields that follow people around, besides `utm_…`.
    private static let trackers: Set<String> = [
        "fbclid", "gclid", "dclid", "msclkid", "igshid", "igsh", "mc_cid", "mc_eid", "trk",
        "trackingid", "lipi", "originalsubdomain", "ref", "ref_src", "ref_url", "si",
    ]
}
