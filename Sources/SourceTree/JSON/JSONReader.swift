/// Reads JSON (RFC 8259, strict) into a tree of nodes.
///
/// Nothing beyond the standard is accepted, but the reader goes on after most faults, so that one
/// run reports all of them. A byte-order mark is skipped silently. Reading is linear in the file's
/// size, and `SourceLimits` hold; limiting the size is the caller's job.
package struct JSONReader {
    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The file's name, for the findings.
    /// - Returns: The tree and the findings. If one of these is an error, the tree is a best guess
    ///   or nil; it is never nil without an error.
    package static func read(
        _ bytes: [UInt8], file: String
    ) -> (node: Node?, diagnostics: Diagnostics) {
        if let fault = SourceEncoding.fault(in: bytes, file: file) {
            return (nil, Diagnostics([fault]))
        }
        var scanner = JSONScanner(bytes, file: file)
        let node = scanner.document()
        return (node, scanner.log.diagnostics)
    }
}
