/// An address that a page may link to.
public struct Link: Sendable, Hashable {
    /// The address as it goes into the PDF: an RFC 3986 URI of scheme http, https, mailto or tel,
    /// in ASCII, everything else percent-encoded.
    public var target: String
    /// The address as people write it: no scheme, no `www.`, no trailing slash.
    public var display: String

    /// Makes a link from a checked address.
    public init(target: String, display: String) {
        self.target = target
        self.display = display
    }
}
