import System
import SourceTree

/// A resume from the network as it came, with what is known of how long it holds.
package struct CacheEntry: Sendable, Hashable {
    /// What it is a copy of, and who asked for it: entries of two accounts are never mixed.
    package var key: Key
    /// When it came, or was found unchanged, in POSIX seconds.
    package var fetched: Int64
    /// Until when it is taken without asking, in POSIX seconds.
    package var expires: Int64
    /// The version as the server names it (RFC 9110, section 8.8.3); nil if it names none.
    package var etag: String?
    /// When the server says it was changed, in its words (section 8.8.2); nil if it does not.
    package var lastModified: String?
    /// The bytes.
    package var bytes: [UInt8]

    /// An address, and an account.
    package struct Key: Sendable, Hashable {
        /// The address as the person may write it.
        package var address: String
        /// Who is signed in; empty for nobody.
        package var account = ""

        /// Makes a key.
        package init(address: String, account: String = "") {
            self.address = address
            self.account = account
        }
    }

    /// Whether it is taken without asking at a time; a copy from the future shows that the clock was
    /// set back, and is no longer taken for fresh.
    package func isFresh(at now: Int64) -> Bool { fetched <= now && now < expires }

    // MARK: As a file

    /// The file: a line with a JSON object, and the bytes.
    var file: [UInt8] {
        var members: [(String, Node)] = [
            ("address", .text(key.address)), ("account", .text(key.account)),
            ("fetched", .number(Double(fetched))), ("expires", .number(Double(expires))),
            ("sha256", .text(SHA256.hex(of: bytes))),
        ]
        if let etag { members.append(("etag", .text(etag))) }
        if let lastModified { members.append(("lastModified", .text(lastModified))) }
        return Array((JSONWriter.line(of: .map(members)) + "\n").utf8) + bytes
    }

    /// Reads a file; nil for one that is no whole entry.
    init?(file: [UInt8]) {
        guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let (node, findings) = JSONReader.read(Array(file[..<end]), file: "")
        bytes = Array(file[(end + 1)...])
        guard let node, !findings.hasErrors, let address = node["address"]?.string,
            let account = node["account"]?.string, let fetched = node["fetched"]?.time,
            let expires = node["expires"]?.time, node["sha256"]?.string == SHA256.hex(of: bytes)
        else { return nil }
        key = Key(address: address, account: account)
        self.fetched = fetched
        self.expires = expires
        etag = node["etag"]?.string
        lastModified = node["lastModified"]?.string
    }

    /// Makes an entry.
    package init(
        _ key: Key, fetched: Int64, expires: Int64, etag: String? = nil,
        lastModified: String? = nil, bytes: [UInt8]
    ) {
        self.key = key
        self.fetched = fetched
        self.expires = expires
        self.etag = etag
        self.lastModified = lastModified
        self.bytes = bytes
    }
}

extension Node {
    /// A time until the year 9999; all that is done with such ones stays in their range.
    fileprivate var time: Int64? {
        guard case .number(let digits) = value, let time = Int64(digits) else { return nil }
        return (0...253_402_300_799).contains(time) ? time : nil
    }
}
