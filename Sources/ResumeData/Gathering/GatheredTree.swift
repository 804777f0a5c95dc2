package import SourceTree

/// A resume's source as one tree, with what it draws in from other files.
///
/// The span of a value says which of the files it stands in (`SourceSpan.file`).
package struct GatheredTree {
    /// The tree; nil, with an error, if there is none.
    package private(set) var tree: Node?
    /// Everything found while the files were read.
    package private(set) var diagnostics = Diagnostics()
    /// The files, the source itself first.
    package private(set) var files: [SourceBytes]
    /// The paths that were looked for beside the source, whether or not there is a file.
    package private(set) var paths: Set<String> = []
    /// Whether the source only holds the files, as a ZIP and a folder do.
    package private(set) var isContainer = false

    /// Reads a source, and what it draws in.
    package init(_ source: SourceBytes) {
        files = [source]
        diagnostics.files = [source.name]
        if let export = LinkedInExport(source) {
            take(export)
            return
        }
        if let foreign = ForeignFile(source.bytes) {
            diagnostics.add(foreign.diagnostic(file: source.name))
            return
        }
        let (node, found) = SourceReader.read(source.bytes, file: source.name)
        if found.hasErrors || node.map({ $0.object == nil && $0.array == nil }) == true,
            let foreign = ForeignFile(unreadable: source.bytes, name: source.name)
        {
            diagnostics.add(foreign.diagnostic(file: source.name))
            return
        }
        diagnostics.add(found)
        guard let node else { return }
        // What comes from the network has no folder, and draws nothing in.
        guard !source.folder.isEmpty else {
            tree = node
            return
        }
        var inclusion = Inclusion(source)
        var whole = inclusion.resolved(node)
        for companion in ResumeFormat.companions(of: whole) {
            whole = inclusion.completed(whole, by: companion)
        }
        tree = whole
        (files, paths) = (inclusion.files, inclusion.paths)
        diagnostics.files = files.map(\.name)
        diagnostics.add(inclusion.diagnostics)
    }

    private mutating func take(_ export: LinkedInExport) {
        isContainer = true
        files += export.files
        paths = export.paths
        let (node, found) = export.tree
        diagnostics.files = files.map(\.name)
        diagnostics.add(found)
        tree = node
    }
}
