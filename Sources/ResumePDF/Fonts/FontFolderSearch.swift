import CairoPangoBackend
import Glibc
package import SourceTree
import System

/// Looks for font files in folders and the folders in them.
package struct FontFolderSearch {
    /// The paths of font files, each folder's in the order of their names.
    private(set) var paths: [String] = []
    /// What could not be read, or is a font of a kind that is not.
    private(set) var diagnostics = Diagnostics()
    /// The folders that were visited, so that links lead nowhere twice.
    private var visited: Set<FileIdentity> = []

    /// How many folders may lie in each other.
    package static let deepest = 8

    /// Endings of files that fonts are read from: single ones, and collections.
    package static let endings = [".ttf", ".otf", ".ttc", ".otc"]

    /// Endings of fonts that are not read, each with the reason.
    private static let refused: [String: Message] = [
        ".woff": FontFileProblem.webFont, ".woff2": FontFileProblem.webFont,
        ".eot": FontFileProblem.webFont, ".pfb": type1, ".pfa": type1, ".dfont": other,
        ".suit": other, ".bdf": FontFileProblem.onlyPictures, ".pcf": FontFileProblem.onlyPictures,
    ]
    private static let type1: Message = "it is a Type 1 font; use the font's .ttf or .otf file"
    private static let other: Message = "it is a font of old Macs; use the font's .ttf or .otf file"

    /// Looks through a folder; one that cannot be read is an error.
    mutating func visit(_ folder: String) { visit(folder, depth: 0) }

    private mutating func visit(_ folder: String, depth: Int) {
        guard let identity = FileIdentity(path: folder),
            access(folder.systemText, R_OK | X_OK) == 0, FileStatus.isFolder(folder)
        else {
            diagnostics.add(
                Diagnostic(
                    .fontFolder, depth == 0 ? .error : .warning,
                    "the folder of fonts \(folder) cannot be read"))
            return
        }
        guard visited.insert(identity).inserted else { return }
        for name in FolderListing.names(in: folder) { visit(name, in: folder, depth: depth) }
    }

    private mutating func visit(_ name: String, in folder: String, depth: Int) {
        let path = "\(folder)/\(name)"
        let ending = name.split(separator: ".").dropFirst().last.map { "." + $0.lowercased() } ?? ""
        if Self.endings.contains(ending) {
            take(path)
        } else if let reason = Self.refused[ending] {
            diagnostics.add(Diagnostic(.fontUnreadable, .warning, "\(path) is not used: \(reason)"))
        } else if FileStatus.isFolder(path) {
            if depth < Self.deepest {
                visit(path, depth: depth + 1)
            } else {
                diagnostics.add(
                    Diagnostic(
                        .fontFolder, .warning,
                        "\(path) is not searched: it lies more than \(Self.deepest) folders deep"))
            }
        }
    }

    /// Takes a font file, if it is a regular file: opening a pipe would wait for ever.
    private mutating func take(_ path: String) {
        do throws(ReadFault) {
            try FileContents.check(path)
            paths.append(path)
        } catch {
            diagnostics.add(
                Diagnostic(.fontUnreadable, .warning, "\(path) is not used: \(error.reason)"))
        }
    }
}

extension Diagnostic.Kind {
    /// A folder of fonts cannot be read.
    package static let fontFolder = Self("font-folder", .noInput)
}
