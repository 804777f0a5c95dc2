import Assets
import Glibc

/// A file that is built into the program.
struct BuiltInFile {
    /// The path in the package, such as `Layouts/classic.yaml`.
    let path: String
    /// The bytes, which stay as long as the program runs.
    let bytes: UnsafeRawBufferPointer

    /// The file's name without its folders.
    var name: String { String(path.split(separator: "/").last ?? Substring(path)) }

    /// The file of a path in the package; nil if there is none.
    static func named(_ path: String) -> BuiltInFile? {
        for index in 0..<asset_count() {
            let asset = asset_at(index)
            guard let name = asset.name, strcmp(name, path) == 0 else { continue }
            return BuiltInFile(
                path: path, bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.length))
        }
        return nil
    }

    /// All files in a folder of the package, such as `Layouts`.
    static func all(in folder: String) -> [BuiltInFile] {
        let start = folder + "/"
        return (0..<asset_count()).compactMap { index in
            let asset = asset_at(index)
            guard let name = asset.name, strncmp(name, start, start.utf8.count) == 0 else {
                return nil
            }
            return BuiltInFile(
                path: String(cString: name),
                bytes: UnsafeRawBufferPointer(start: asset.bytes, count: asset.length))
        }
    }
}
