import ResumeData
import ResumeLayout
package import SourceTree

/// Lists the layouts that there are, and gives the file of one.
package struct ListLayouts: Sendable {
    private let files: LayoutFiles

    /// Makes the use case.
    ///
    /// - Parameter folders: the folders that come before the built-in layouts, first wins.
    package init(folders: [String]) { files = LayoutFiles(folders: folders) }

    /// A layout.
    package struct Entry: Sendable, Hashable {
        /// What `--layout` calls it.
        package var name: String
        /// What it looks like, in a sentence; empty if the file cannot be read.
        package var summary: String
        /// The file's path; nil if it is built in.
        package var path: String?
    }

    /// All layouts, by name.
    package func callAsFunction() -> [Entry] {
        files.all.map { entry in
            Entry(
                name: entry.name, summary: summary(entry) ?? "",
                path: entry.isBuiltIn ? nil : entry.path)
        }
    }

    /// The file of a layout; nil if there is none of that name.
    package func file(named name: String) -> [UInt8]? {
        files.entry(name).flatMap { entry in try? files.read(entry).bytes }
    }

    /// What is wrong with the layouts that are not built in, as warnings, and the texts of their
    /// files by the names that the findings use.
    package func findings() -> (diagnostics: Diagnostics, texts: [String: [UInt8]]) {
        var all = Diagnostics()
        var texts: [String: [UInt8]] = [:]
        for entry in files.all where !entry.isBuiltIn {
            let reading = LayoutReading(files: files, wanted: entry.path, settings: [])
            let result = reading.layout(
                for: nil, SourceBytes(name: entry.path, bytes: [], folder: "."))
            all.add(result.diagnostics.asWarnings)
            texts.merge(result.texts) { first, _ in first }
        }
        return (all, texts)
    }

    private func summary(_ entry: LayoutFiles.Entry) -> String? {
        guard let source = try? files.read(entry) else { return nil }
        return YAMLReader.read(source.bytes, file: source.name).node?["summary"]?.string
    }
}
