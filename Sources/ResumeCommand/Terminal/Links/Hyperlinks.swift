package import System

/// Text that leads somewhere when it is clicked (OSC 8), in terminals that know it.
package struct Hyperlinks: Sendable, Hashable {
    /// Whether addresses are written.
    package var areOn: Bool

    /// Makes links, or none.
    package init(areOn: Bool) {
        self.areOn = areOn
    }

    /// Makes links where the terminal is known to understand them.
    package init(_ environment: Environment, isTerminal: Bool) {
        areOn = HyperlinkSupport(environment: environment).isLikely(isTerminal: isTerminal)
    }

    /// What stands before the text of a link.
    ///
    /// - Parameters:
    ///   - address: where it leads; only `http`, `https`, `mailto` and `tel` are passed on, with
    ///     everything but plain ASCII percent-encoded.
    ///   - id: what the pieces of one link on several rows have in common; other characters than
    ///     ASCII letters, digits, `-`, `_` and `.` are left out.
    /// - Returns: the sequence; nil if there is to be none, and then no end either.
    package func begin(_ address: String, id: String = "") -> String? {
        guard areOn, let address = LinkAddress(address) else { return nil }
        let name = Self.name(id)
        return "\u{1B}]8;\(name.isEmpty ? "" : "id=" + name);\(address.text)\u{1B}\\"
    }

    /// What stands after the text of a link.
    package static let end = "\u{1B}]8;;\u{1B}\\"

    private static func name(_ id: String) -> String {
        let allowed = id.utf8.filter { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        return String(decoding: allowed.prefix(64), as: UTF8.self)
    }
}
