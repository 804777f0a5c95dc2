import Glibc

/// The package that the tests were built from.
package enum PackageFolder {
    /// Its absolute path.
    package static let path = folder(of: #filePath, levels: 3)

    /// The absolute path of something in the package, such as `Fonts/README.md`.
    package static func path(_ name: String) -> String { path + "/" + name }

    /// The text of a file in the package; nil if it cannot be read.
    package static func text(of name: String) -> String? {
        FileBytes.read(path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in a folder of the package, hidden ones too, in order.
    package static func names(in folder: String = "") -> [String] {
        entries(of: path(folder)).map(\.name).sorted()
    }

    /// All files below a folder of the package, by their paths in the package, in order.
    ///
    /// Folders whose names begin with a dot are left out.
    package static func files(below folder: String) -> [String] {
        var found: [String] = []
        for entry in entries(of: path(folder)) {
            let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
            if !entry.isFolder {
                found.append(name)
            } else if !entry.name.hasPrefix(".") {
                found += files(below: name)
            }
        }
        return found.sorted()
    }

    /// The folder some levels above a file.
    static func folder(of file: String, levels: Int = 1) -> String {
        file.split(separator: "/").dropLast(levels).reduce("") { $0 + "/" + $1 }
    }

    /// What is in a folder anywhere, in no order; nothing if it cannot be read.
    package static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            var status = stat()
            let isFolder =
                lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            found.append((name, isFolder))
        }
        return found
    }
}
