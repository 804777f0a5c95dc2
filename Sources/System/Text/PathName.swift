/// The parts of a path, as text: nothing here looks at a disk.
package enum PathName {
    /// What stands between names; a mark behind it does not make it another character.
    private static let slash = UInt8(ascii: "/")

    /// The folder that a path's last name is in; `.` for a bare name.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
        let folder = path[..<slash]
        return folder.utf8.allSatisfy { $0 == Self.slash } ? "/" : String(folder)
    }

    /// The last name of a path.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The last name of a path without its extension: `cv` of `jobs/cv.json`.
    ///
    /// A dot that starts a name starts no extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A name in a folder: `output/cv.pdf`; the bare name in the current folder.
    package static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// A path as seen from a folder: itself if it is absolute, or if the folder is empty.
    package static func resolve(_ path: String, in folder: String) -> String {
        folder.isEmpty || path.hasPrefix("/") ? path : join(folder, path)
    }
}
