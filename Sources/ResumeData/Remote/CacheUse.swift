/// When a copy of a resume from the network is taken without asking.
package struct CacheUse: Sendable, Hashable {
    /// How long a copy is fresh, in seconds.
    package var lifetime = Self.usualLifetime
    /// Whether the network is asked even if the copy is fresh.
    package var refreshes = false
    /// Whether the network is never asked.
    package var isOffline = false

    /// An hour.
    package static let usualLifetime: Int64 = 3_600

    /// The usual way.
    package init() {}
}

/// What the network has to say about a resume.
package enum RemoteAnswer: Sendable, Hashable {
    /// It is as it was.
    case unchanged
    /// It is this, in a version that the server may have names for.
    case new([UInt8], etag: String?, lastModified: String?)
}
