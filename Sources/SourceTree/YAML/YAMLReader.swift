import Characters

/// Reads YAML into a tree of nodes, with the scalars of YAML 1.2 (core schema).
///
/// Anchors, aliases and merge keys (`<<`) are resolved; of several documents the first is read.
/// Reading is linear in the file's size plus what aliases repeat, which has limits (`SourceLimits`);
/// limiting the size is the caller's job.
package struct YAMLReader {
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
        var log = FindingLog(file: file)
        let text = YAMLText(bytes)
        for offset in text.forbidden where !log.stopped {
            let place = SourceEncoding.place(of: offset, in: bytes)
            let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars
            log.add(
                .yamlControlCharacter, .error,
                "\(scalar.first?.codePoint ?? "") is a control character, which YAML does not "
                    + "allow; remove it", at: place)
        }
        guard text.forbidden.isEmpty, let parser = YAMLParser(text.bytes) else {
            return (nil, log.diagnostics)
        }
        var composer = YAMLComposer(parser, of: text, lines: SourceLines(bytes), log: log)
        let node = composer.document()
        return (node, composer.log.diagnostics)
    }
}
