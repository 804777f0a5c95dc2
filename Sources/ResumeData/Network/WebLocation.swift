import Characters
import CText

/// The address of something on the web, taken apart: `https://example.org:8443/cv.json?a=b`.
///
/// The schemes are https, and http for this machine alone.
package struct WebLocation: Sendable, Hashable {
    /// Whether it is encrypted: https.
    package let isEncrypted: Bool
    /// The name of the machine in ASCII, or its numbers; IPv6 in brackets.
    package let host: String
    /// The port.
    package let port: Int
    /// The path and the query, which begin with a slash.
    package let resource: String
    /// Whether it is on a machine that is known to be an emulator, whatever its name or number.
    let isEmulator: Bool

    /// What is asked: scheme, machine and port; what is said to one origin concerns no other.
    package var origin: String {
        (isEncrypted ? "https://" : "http://") + authority
    }

    /// The machine, and its port where that is not the scheme's own (RFC 3986, section 3.2).
    package var authority: String { host + (port == (isEncrypted ? 443 : 80) ? "" : ":\(port)") }

    /// The whole address, as RFC 3986 writes it.
    package var text: String { origin + resource }

    /// The address as others may read it: what stands behind a question mark may be a secret.
    var shown: String { origin + resource.prefix { $0 != "?" } }

    /// The numbers that the host is; nil for a name.
    var literal: NetworkAddress? { NetworkAddress(host) }

    /// Whether it is this machine by its usual name, or by its number.
    var isLoopback: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || literal?.reach == .loopback
    }

    /// Reads an address, or a reference as it stands in an answer, relative to another one.
    ///
    /// - Throws: why nothing is fetched from there.
    package init(_ text: String, from base: WebLocation? = nil) throws(WebRefusal) {
        try self.init(text, from: base, isEmulator: false)
    }

    /// The address of something on a machine that plays a service, with http.
    ///
    /// - Parameters:
    ///   - emulator: `HOST:PORT`, as the variables of Firebase's emulators have it.
    ///   - resource: the path, which begins with a slash.
    /// - Throws: why nothing is fetched from there.
    package init(emulator: String, _ resource: String) throws(WebRefusal) {
        guard !emulator.isEmpty, !emulator.contains(where: { "/?#@".contains($0) }) else {
            throw .malformed
        }
        try self.init("http://" + emulator + resource, from: nil, isEmulator: true)
    }

    private init(_ text: String, from base: WebLocation?, isEmulator: Bool) throws(WebRefusal) {
        self.isEmulator = isEmulator
        guard text.utf8.count <= Self.limit else { throw .isTooLong }
        let flags = GUriFlags(
            rawValue: G_URI_FLAGS_ENCODED.rawValue | G_URI_FLAGS_PARSE_RELAXED.rawValue)
        var parts: OpaquePointer?
        if let base {
            parts = g_uri_parse(base.text, flags, nil)
            let whole = parts.flatMap { g_uri_parse_relative($0, text, flags, nil) }
            parts.map(g_uri_unref)
            parts = whole
        } else {
            parts = g_uri_parse(text, flags, nil)
        }
        guard let uri = parts else { throw .malformed }
        defer { g_uri_unref(uri) }
        func part(_ read: (OpaquePointer?) -> UnsafePointer<CChar>?) -> String {
            read(uri).map { String(cString: $0) } ?? ""
        }
        switch part(g_uri_get_scheme).lowercased() {
        case "https": isEncrypted = true
        case "http": isEncrypted = false
        case let other: throw .scheme(other)
        }
        guard part(g_uri_get_userinfo).isEmpty else { throw .holdsUser }
        let name = part(g_uri_get_host)
        host = name.contains(":") ? "[\(name)]" : try Self.ascii(name)
        let number = Int(g_uri_get_port(uri))
        guard number != 0 else { throw .malformed }
        port = number > 0 ? number : isEncrypted ? 443 : 80
        let path = part(g_uri_get_path)
        let query = part(g_uri_get_query)
        resource = PercentEncoding.encode(
            ((path.hasPrefix("/") ? path : "/" + path) + (query.isEmpty ? "" : "?" + query)).utf8,
            keeping: .pathAndQuery, keepsEscapes: true)
        guard host.first != "[" || literal != nil else { throw .malformed }
        guard isEncrypted || isLoopback || isEmulator else { throw .isPlain }
    }

    /// The most bytes of an address that servers need to understand (RFC 9110, section 4.1).
    private static let limit = 8_000

    /// A host's name in ASCII (IDNA), in lower case.
    private static func ascii(_ name: String) throws(WebRefusal) -> String {
        guard let ascii = g_hostname_to_ascii(name) else { throw .malformed }
        defer { g_free(ascii) }
        let host = String(cString: ascii).lowercased()
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let isName = host.utf8.allSatisfy { hostCharacters.contains($0) }
        guard let last = labels.last, isName, !host.hasPrefix("-") else { throw .malformed }
        // A name never ends in a number; programs differ in what they make of 127.1 and 0x7f000001.
        let isNumber = last.allSatisfy(\.isNumber) || last.hasPrefix("0x")
        guard !isNumber || NetworkAddress(host) != nil else { throw .malformed }
        return host
    }

    private static let hostCharacters = ASCIISet.alphanumeric.union(ASCIISet("-._"))
}

extension StringProtocol {
    /// Whether there is an @ in an address, encoded or not: what stands before it may be a password.
    var holdsAtSign: Bool { contains("@") || contains("%40") }
}

/// Why nothing is fetched from an address.
package enum WebRefusal: Error, Sendable, Hashable {
    /// It is no address.
    case malformed
    /// It has more bytes than servers read.
    case isTooLong
    /// It is of another scheme, such as `file`.
    case scheme(String)
    /// It is http, where others can read what is sent.
    case isPlain
    /// It holds a user's name, and perhaps a password.
    case holdsUser
    /// The machine is one that must not be asked.
    case reach
}
