/// Reads a source text of either format.
package enum SourceReader {
    /// The endings of the files that are read.
    package static let endings = SourceNotation.allCases.flatMap(\.endings)

    /// Reads a file's bytes as JSON or YAML.
    ///
    /// The ending of the name decides; without a known one, a text that starts as a JSON map or
    /// list is JSON. JSON is nearly a part of YAML, so a YAML file that is JSON through and through
    /// may have what libyaml refuses, such as tabs: then it is read as JSON.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The file's name, for the choice and for the findings.
    /// - Returns: The tree and the findings; the tree is never nil without an error.
    package static func read(
        _ bytes: [UInt8], file: String
    ) -> (node: Node?, diagnostics: Diagnostics) {
        let name = file.lowercased()
        if name.hasSuffix(".json") { return JSONReader.read(bytes, file: file) }
        let startsAsJSON = startsAsJSON(bytes)
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            let result = YAMLReader.read(bytes, file: file)
            guard startsAsJSON, result.diagnostics.hasErrors else { return result }
            let second = JSONReader.read(bytes, file: file)
            return second.diagnostics.hasErrors ? result : second
        }
        return startsAsJSON
            ? JSONReader.read(bytes, file: file) : YAMLReader.read(bytes, file: file)
    }

    /// How a text is written: as its name says, else as its start does.
    package static func notation(of bytes: [UInt8], file: String) -> SourceNotation {
        SourceNotation(endingOf: file) ?? (startsAsJSON(bytes) ? .json : .yaml)
    }

    private static func startsAsJSON(_ bytes: [UInt8]) -> Bool {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        guard let first = bytes.first(where: { !blanks.contains($0) }) else { return false }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
