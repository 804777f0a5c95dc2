import Characters
package import SourceTree

/// Writes the file of a new layout, which starts from another one.
package enum NewLayout {
    /// Whether a layout can be called so: letters, digits, `-` and `_`, and no `-` at the start.
    package static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("-")
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// A copy of a layout's file, comments and all, with another name and summary.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - base: what the layout in it is called.
    ///   - name: what the new one is called.
    /// - Returns: the new file.
    /// - Throws: a finding, if the file does not give each of both a line of its own.
    package static func copy(
        of bytes: [UInt8], called base: String, as name: String
    ) throws(Diagnostics) -> [UInt8] {
        var lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        _ = Self.remove("summary", from: &lines)
        let place = Self.remove("name", from: &lines)
        let first = place ?? lines.firstIndex { !$0.hasPrefix("#") && !$0.isEmpty } ?? 0
        lines.insert(contentsOf: head(name, base), at: min(first, lines.count))
        let copy = Array(lines.joined(separator: "\n").utf8)
        let (node, findings) = YAMLReader.read(copy, file: base)
        guard !findings.hasErrors, node?["name"]?.string == name else {
            throw Diagnostics([
                Diagnostic(
                    .layoutCopy, .error,
                    "the file of the layout '\(base.printable)' does not begin its lines with "
                        + "'name:' and 'summary:'; build on it with --extends instead")
            ])
        }
        return copy
    }

    /// A short file that builds on a layout and changes nothing yet.
    package static func extending(_ base: String, as name: String) -> [UInt8] {
        let lines =
            head(name, base) + [
                "extends: " + scalar(base), "",
                "# Only what is different has to stand here, such as:", "#", "# colors:",
                "#   accent: \"#7a1f3d\"", "# styles:", "#   name: { size: 28pt }", "#",
                "# All that can be changed: resume-pdf layouts show " + base, "",
            ]
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func head(_ name: String, _ base: String) -> [String] {
        ["name: " + scalar(name), "summary: " + scalar("Based on \(base).")]
    }

    /// A text as YAML, in quotes where it would be read as something else, such as `true` or `12`.
    private static func scalar(_ text: String) -> String {
        let node = YAMLReader.read(Array("name: \(text)\n".utf8), file: "").node
        return node?["name"]?.string == text ? text : "\"\(text)\""
    }

    /// Takes a key of the outermost map away with its value, which may go on in indented lines;
    /// gives the line that it stood in.
    private static func remove(_ key: String, from lines: inout [String]) -> Int? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
        var end = start + 1
        while end < lines.count, let first = lines[end].first, first == " " || first == "\t" {
            end += 1
        }
        lines.removeSubrange(start..<end)
        return start
    }
}

extension Diagnostic.Kind {
    static let layoutCopy = Self("layout-copy", .layout)
}
