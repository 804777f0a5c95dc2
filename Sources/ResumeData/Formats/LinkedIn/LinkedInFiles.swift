import SourceTree

/// The rows of an export's files.
struct LinkedInFiles {
    private let tree: Node

    init(_ tree: Node) { self.tree = tree }

    /// The rows of a file that say anything; none if there is no such file.
    subscript(table: LinkedInTable) -> [LinkedInRow] {
        (tree[table.file]?.array ?? []).map { LinkedInRow($0, table) }.filter { !$0.cells.isEmpty }
    }

    /// Whether there are no files of an export at all.
    var isEmpty: Bool { !LinkedInTable.all.contains { tree[$0.file]?.array != nil } }
}
