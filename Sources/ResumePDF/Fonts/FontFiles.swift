package import CairoPangoBackend
import Glibc
import ResumeData
package import SourceTree

/// The font files of a run: those in the person's folders, then the built-in ones.
package struct FontFiles: Sendable {
    /// The folders, first wins.
    package var folders: [String]

    /// Makes a finder.
    package init(folders: [String]) {
        self.folders = folders
    }

    /// The files, and what is wrong with those in the folders.
    package var all: (files: [FontFile], diagnostics: Diagnostics) {
        var files: [FontFile] = []
        var diagnostics = Diagnostics()
        for folder in folders { files += self.files(in: folder, &diagnostics) }
        for asset in BuiltInFile.all(in: "Fonts") {
            if let file = FontFile(name: asset.path, bytes: asset.bytes) { files.append(file) }
        }
        return (files, diagnostics)
    }

    /// The font files of a folder and the folders in it, by path.
    private func files(in folder: String, _ diagnostics: inout Diagnostics) -> [FontFile] {
        guard let paths = Self.paths(in: folder, depth: 0) else {
            diagnostics.add(
                Diagnostic("font-folder", .error, "the folder of fonts \(folder) cannot be read"))
            return []
        }
        return paths.compactMap { path in
            do throws(SourceError) {
                let bytes = try FileSource(path: path).read().bytes
                guard let file = FontFile(path: path, bytes: bytes) else {
                    throw SourceError(code: ENOEXEC, name: path)
                }
                if file.names.isVariable {
                    diagnostics.add(
                        Diagnostic(
                            "font-variable", .warning,
                            "\(path) is a variable font, which is not used; use static files"))
                }
                return file
            } catch {
                diagnostics.add(
                    Diagnostic("font-unreadable", .warning, "\(path) is no font that can be used"))
                return nil
            }
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
