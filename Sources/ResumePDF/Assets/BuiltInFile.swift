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
        path.withCString { wanted in
            for index in 0..<asset_count() {
                let asset = asset_at(index)
                guard let name = asset.name, strcmp(name, wanted) == 0 else { continue }
                return BuiltInFile(asset, path)
            }
            return nil
        }
    }

    /// All files in a folder of the package, such as `Layouts`.
    static func all(in folder: String) -> [BuiltInFile] {
        (folder + "/").withCString { start in
            let length = strlen(start)
            return (0..<asset_count()).compactMap { index in
                let asset = asset_at(index)
                guard let name = asset.name, strncmp(name, start, length) == 0 else { return nil }
                return BuiltInFile(asset, String(cString: name))
            }
        }
    }

    private init(_ asset: asset, _ path: String) {
        self.path = path
        bytes = UnsafeRawBufferPointer(start: asset.bytes, count: asset.length)
    }
}
