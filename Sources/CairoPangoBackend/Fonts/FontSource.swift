/// Where a font face comes from.
package enum FontSource: Sendable, Hashable {
    /// It is built into the program.
    case embedded(name: String)
    /// A file that the caller named.
    case file(path: String)
    /// A file of the system's fonts, taken for characters that all others lack.
    case system(path: String)

    /// The file's path; that of a built-in one inside the program.
    package var path: String {
        switch self {
        case .embedded(let path), .file(let path), .system(let path): path
        }
    }

    /// The file's name without its folder.
    package var fileName: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
