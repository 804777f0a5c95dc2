package import CairoPangoBackend
import Glibc
package import SourceTree
import System

/// The font files of a run: those in the person's folders, then the built-in ones.
package struct FontFiles: Sendable {
    /// The folders, first wins.
    package var folders: [String]

    /// Makes a finder.
    package init(folders: [String]) {
        self.folders = folders
    }

    /// A library of all fonts, and what is wrong with the files in the folders.
    package func library() -> (library: FontLibrary, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        var paths: [String] = []
        for folder in folders {
            if let found = Self.paths(in: folder, depth: 0) {
                paths += found
            } else {
                diagnostics.add(
                    Diagnostic(
                        "font-folder", .error, "the folder of fonts \(folder) cannot be read"))
            }
        }
        let library = FontLibrary(
            files: paths.filter { Self.isFile($0, &diagnostics) },
            embedded: BuiltInFile.all(in: "Fonts").map {
                EmbeddedFont(name: $0.path, bytes: $0.bytes)
            })
        for case .unreadable(let path, let reason) in library.problems {
            diagnostics.add(
                Diagnostic("font-unreadable", .warning, "\(path) is not used: \(reason)"))
        }
        return (library, diagnostics)
    }

    /// Whether a path leads to a regular file: opening a pipe would wait for ever.
    private static func isFile(_ path: String, _ diagnostics: inout Diagnostics) -> Bool {
        do throws(ReadFault) {
            try FileContents.check(path)
            return true
        } catch {
            diagnostics.add(
                Diagnostic(
                    "font-unreadable", .warning, "\(path) is not used: \(error.reason)"))
            return false
        }
    }

    /// The paths of font files, in order; nil if the folder cannot be read.
    private static func paths(in folder: String, depth: Int) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var paths: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            let lowered = name.lowercased()
            if lowered.hasSuffix(".ttf") || lowered.hasSuffix(".otf") {
                paths.append(path)
            } else if depth < 3, let inner = Self.paths(in: path, depth: depth + 1) {
                paths += inner
            }
        }
        return paths.sorted()
    }
}
