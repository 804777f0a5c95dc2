import ResumeData
import SourceTree
import System

/// Looks for files that may be the resume that someone forgot to name.
package struct FindResumes: Sendable {
    /// Makes the use case.
    package init() {}

    /// Words for a resume in the names of files.
    private static let words: Set = [
        "cv", "resume", "résumé", "vitae", "curriculum", "currículum", "lebenslauf",
    ]
    /// How many files are opened, and how many bytes one may have: this is a guess, not a search.
    private static let mostFiles = 32
    private static let mostBytes = 1_000_000

    /// The names of the files in a folder that look like resumes.
    ///
    /// Those whose names say so come first, then those whose outermost map has a resume's sections.
    package func callAsFunction(in folder: String) -> [String] {
        let files = FolderListing.names(in: folder.isEmpty ? "." : folder).filter { name in
            SourceReader.endings.contains { name.lowercased().hasSuffix($0) }
        }
        let named = files.filter { Self.isNamedSo($0) && size($0, in: folder) != nil }
        let others = files.lazy.filter { !Self.isNamedSo($0) }.prefix(Self.mostFiles)
        return named + others.filter { holdsResume($0, in: folder) }
    }

    /// Whether a file's name has a word for a resume in it: `cv.yaml`, `Ada-CV.json`, `myresume.yml`.
    private static func isNamedSo(_ name: String) -> Bool {
        let stem = PathName.stem(of: name).lowercased()
        return stem.hasPrefix("cv") || stem.hasSuffix("cv")
            || stem.split { !$0.isLetter }.contains { part in
                words.contains(String(part)) || words.contains { $0.count > 2 && part.contains($0) }
            }
    }

    private func holdsResume(_ name: String, in folder: String) -> Bool {
        guard let size = size(name, in: folder), size <= Self.mostBytes,
            let source = try? SourceBytes(ofFileAt: PathName.resolve(name, in: folder)),
            let node = SourceReader.read(source.bytes, file: name).node
        else { return false }
        return ResumeFormat.isReadable(node)
    }

    /// A file's size, in bytes; nil if it is no file, or empty.
    private func size(_ name: String, in folder: String) -> Int? {
        guard let status = try? FileStatus(path: PathName.resolve(name, in: folder)),
            status.kind == .regular, status.size > 0
        else { return nil }
        return status.size
    }
}
