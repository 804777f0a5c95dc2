package import SourceTree

/// The layouts that there are, as values: the application fills it.
package struct LayoutCatalog: Sendable {
    /// All layouts, in the order of a list.
    package var entries: @Sendable () -> [Entry]
    /// The file of a layout; nil if there is none of that name.
    package var text: @Sendable (_ name: String) -> [UInt8]?
    /// What is wrong with them, and the texts that the findings point into.
    package var findings: @Sendable () -> (diagnostics: Diagnostics, texts: [String: [UInt8]]) = {
        (Diagnostics(), [:])
    }

    /// Makes a catalog.
    package init(
        entries: @escaping @Sendable () -> [Entry],
        text: @escaping @Sendable (_ name: String) -> [UInt8]?
    ) {
        self.entries = entries
        self.text = text
    }

    /// A catalog without layouts.
    package static let empty = Self(entries: { [] }, text: { _ in nil })

    /// One layout.
    package struct Entry: Sendable, Hashable {
        /// What `--layout` calls it.
        package var name: String
        /// What it looks like, in one line.
        package var summary: String
        /// Where it comes from: `built in`, or a path.
        package var origin: String

        /// Makes an entry.
        package init(name: String, summary: String, origin: String) {
            self.name = name
            self.summary = summary
            self.origin = origin
        }
    }
}
