import CText

/// The SHA-256 digest of bytes (FIPS 180-4), which tells one version of a file from all others.
package enum SHA256 {
    /// The digest, as 64 hexadecimal digits in lower case.
    ///
    /// GLib makes it, which comes with Pango.
    package static func hex(of bytes: [UInt8]) -> String {
        let text = bytes.withUnsafeBufferPointer {
            g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0.baseAddress, gsize($0.count))
        }
        guard let text else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
