import Glibc
import ResumePDF
import SourceTree
import System

/// Which resume to render, and what there is to say about the choice.
struct SourceChoice: Hashable {
    /// Where it comes from.
    var place: Place
    /// What was found while looking for it.
    var findings: [Diagnostic] = []

    /// Where a resume comes from.
    enum Place: Hashable {
        case file(String)
        case standardInput
        case sample
    }

    /// The names that a resume has when none is given, best first.
    static let names = ["resume.json", "resume.yaml", "resume.yml"]

    /// Chooses.
    ///
    /// - Parameters:
    ///   - operand: what the person named: a path, `-`, or nothing.
    ///   - folder: where to look for a resume when nothing is named; empty for the current folder.
    init(_ operand: String?, in folder: String) {
        switch operand {
        case "-": place = .standardInput
        case let path?:
            place = .file(path)
            findings = Self.check(PathName.resolve(path, in: folder), named: path)
        case nil:
            let present = Self.names.filter {
                FileStatus.exists(PathName.resolve($0, in: folder))
            }
            guard let first = present.first else {
                place = .sample
                findings = [Self.sampleNote]
                return
            }
            place = .file(first)
            findings = Self.check(PathName.resolve(first, in: folder), named: first)
            let others = present.dropFirst().joined(separator: " and ")
            if !others.isEmpty {
                findings.append(
                    Diagnostic(
                        "source-choice", .note,
                        "rendering \(first); this folder has \(others), too"))
            }
        }
    }

    private static let sampleNote = Diagnostic(
        "source-sample", .note,
        "this folder has no resume.json, resume.yaml or resume.yml; rendering the built-in sample")

    /// Looks at a file before any work is done; whoever reads it later may still fail.
    private static func check(_ path: String, named name: String) -> [Diagnostic] {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(path: path)
        } catch {
            return [missing(path, FileError(.read, name, code: error.code))]
        }
        if status.kind == .folder {
            return [
                Diagnostic(
                    "source-is-folder", .error,
                    "cannot read \(name.printable): it is a folder; name the resume in it")
            ]
        }
        guard access(path.systemText, R_OK) == 0 else {
            return [missing(path, FileError(.read, name, code: errno))]
        }
        return []
    }

    private static func missing(_ path: String, _ error: FileError) -> Diagnostic {
        if error.code == EACCES || error.code == EPERM {
            return Diagnostic("source-not-permitted", .error, error.message)
        }
        let near =
            error.code == ENOENT
            ? Suggestion.nearest(PathName.name(of: path), among: resumes(beside: path)) : []
        let folder = PathName.folder(of: error.path)
        let suggestions = near.map { PathName.join(folder, $0) }
        return Diagnostic("source-missing", .error, error.message, suggestions: suggestions)
    }

    /// The names of the files in a path's folder that may be resumes.
    private static func resumes(beside path: String) -> [String] {
        FolderListing.names(in: PathName.folder(of: path)).filter { name in
            [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) }
        }
    }
}
