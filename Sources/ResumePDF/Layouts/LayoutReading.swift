import ResumeData
import ResumeLayout
import SourceTree

/// Finds, reads and decodes the layout that a person asks for.
struct LayoutReading {
    let files: LayoutFiles

    /// What came of it.
    struct Result {
        var layout: Layout?
        var source: SourceBytes?
        var diagnostics = Diagnostics()
    }

    func layout(_ wanted: String) -> Result {
        var result = Result()
        guard let entry = files.entry(wanted) else {
            let names = files.all.map(\.name)
            result.diagnostics.add(
                Diagnostic(
                    "layout-unknown", .error,
                    "there is no layout \"\(wanted)\"; there are: \(names.joined(separator: ", "))",
                    suggestions: NearMiss.suggestions(for: wanted, in: names)))
            return result
        }
        let source: SourceBytes
        do throws(SourceError) {
            source = try files.read(entry)
        } catch {
            var finding = error.diagnostic
            finding.identifier = "layout-\(error.kind.rawValue)"
            result.diagnostics.add(finding)
            return result
        }
        result.source = source
        let (node, diagnostics) = YAMLReader.read(source.bytes, file: source.name)
        result.diagnostics.add(diagnostics)
        guard let node, !diagnostics.hasErrors else { return result }
        let decoded = LayoutDecoder.layout(from: node, file: source.name)
        result.diagnostics.add(decoded.diagnostics)
        result.layout = decoded.layout
        return result
    }
}
