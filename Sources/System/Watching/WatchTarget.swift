/// A file, or the files of a folder, whose changes a watch reports.
package struct WatchTarget: Sendable, Hashable {
    /// The absolute path; nothing has to be there yet.
    package var path: String
    /// What messages call it.
    package var name: String
    /// Which changes matter.
    package var kind: Kind

    /// Makes a target.
    package init(path: String, name: String, kind: Kind = .file) {
        self.path = path
        self.name = name
        self.kind = kind
    }

    /// What is watched at a path.
    package enum Kind: Sendable, Hashable {
        /// The file there.
        case file
        /// All files there whose names end in one of these, in small letters; in folders below it,
        /// too, as many levels deep as `depth` says.
        case folder(endings: [String], depth: Int)
    }
}

/// A file that was made, changed or removed.
package struct FileChange: Sendable, Hashable {
    /// The absolute path.
    package var path: String
    /// What messages call it.
    package var name: String

    /// Makes a change.
    package init(path: String, name: String) {
        self.path = path
        self.name = name
    }
}
