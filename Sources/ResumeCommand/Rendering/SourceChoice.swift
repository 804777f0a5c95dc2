import Characters
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
        /// An address on the network, as the person wrote it.
        case network(String)

        /// Why it cannot be watched, as a clause; nil if it can.
        var unwatchable: Message? {
            switch self {
            case .file, .sample, .network: nil
            case .standardInput: "name a file, not standard input or a pipe"
            }
        }

        /// The file, as the person named it; nil for what is none.
        var path: String? { if case .file(let path) = self { path } else { nil } }

        /// The address, as the person wrote it; nil for what is on this machine.
        var address: String? { if case .network(let address) = self { address } else { nil } }

        /// What a file made of it is called, without its ending.
        var stem: String {
            switch self {
            case .file(let path): PathName.stem(of: path)
            case .standardInput: "resume"
            case .sample: "sample"
            case .network(let address): NetworkUse.stem(of: address)
            }
        }
    }

    /// When the built-in sample is rendered, a resume of nobody.
    enum SampleUse {
        case asked, asLastResort, onlyIfAsked
        /// It is no use at all: nobody sends it to anyone.
        case never
    }

    /// The names that a resume has when none is given, best first.
    static let names = SourceReader.endings.map { "resume" + $0 }

    /// Chooses a resume.
    ///
    /// - Parameters:
    ///   - operand: what the person named: a path, `-`, or nothing.
    ///   - folder: where to look for a resume when nothing is named; empty for the current folder.
    ///   - sample: when the built-in sample is rendered.
    ///   - isPipedIn: whether standard input has a resume to offer; asked where the folder has none.
    init(
        _ operand: String?, in folder: String, sample: SampleUse = .asLastResort,
        isPipedIn: () -> Bool = { false }
    ) {
        switch operand {
        case "-": place = .standardInput
        case let address? where NetworkUse.isMeant(by: address): place = .network(address)
        case let path?:
            place = .file(Self.withoutSlash(path, in: folder))
            findings = Self.check(PathName.resolve(path, in: folder), named: path)
        case nil where sample == .asked: place = .sample
        case nil:
            let present = Self.names.filter { FileStatus.exists(PathName.resolve($0, in: folder)) }
            guard let first = present.first else {
                place = isPipedIn() ? .standardInput : .sample
                if place == .sample { findings = [Self.lack(in: folder, sample)] }
                return
            }
            place = .file(first)
            findings = Self.check(PathName.resolve(first, in: folder), named: first)
            let others = present.dropFirst().map { "\($0)" as Message }
            if !others.isEmpty {
                findings.append(
                    Diagnostic(
                        .sourceChoice, .note,
                        "rendering \(first); this folder has \(Message.joined(others, separator: " and ")), "
                            + "too"))
            }
        }
    }

    /// What there is to say where a folder has no resume: a stranger's is no answer for someone
    /// whose own only has another name.
    private static func lack(in folder: String, _ sample: SampleUse) -> Diagnostic {
        let none: Message = "this folder has no resume.json, resume.yaml or resume.yml"
        let near = Array(FindResumes()(in: folder).prefix(NearMiss.limit))
        let (isNote, advice): (Bool, Message) =
            switch sample {
            case .asLastResort where near.isEmpty: (true, "rendering the built-in sample")
            case .asked, .asLastResort, .onlyIfAsked:
                (false, "name the resume, or ask for the built-in sample with --sample")
            case .never: (false, "name the resume or the PDF")
            }
        return isNote
            ? Diagnostic(.sourceSample, .note, "\(none); \(advice)")
            : Diagnostic(.sourceMissing, .error, "\(none); \(advice)", suggestions: near)
    }

    /// A folder's path, which is named like a file; a slash at its end would leave no name.
    private static func withoutSlash(_ path: String, in folder: String) -> String {
        guard path.hasSuffix("/"), ResumeSource.isExport(PathName.resolve(path, in: folder)) else {
            return path
        }
        let bare = path.prefix(path.count - path.reversed().prefix { $0 == "/" }.count)
        return bare.isEmpty ? path : String(bare)
    }

    /// Looks at a file before any work is done; whoever reads it later may still fail.
    private static func check(_ path: String, named name: String) -> [Diagnostic] {
        if FileStatus.isFolder(path), !ResumeSource.isExport(path) {
            let message: Message =
                "cannot read \(name.printable): it is a folder; name the resume in it"
            return [Diagnostic(.sourceIsFolder, .error, message)]
        }
        if access(path.systemText, R_OK) == 0 { return [] }
        return [missing(path, FileError(.read, name, code: errno))]
    }

    private static func missing(_ path: String, _ error: FileError) -> Diagnostic {
        if error.code == EACCES || error.code == EPERM {
            return Diagnostic(.sourceNotPermitted, .error, error.message)
        }
        let near =
            error.code == ENOENT
            ? Suggestion.nearest(PathName.name(of: path), among: resumes(beside: path)) : []
        let folder = PathName.folder(of: error.path)
        let suggestions = near.map { PathName.join(folder, $0) }
        return Diagnostic(.sourceMissing, .error, error.message, suggestions: suggestions)
    }

    /// The names of the files in a path's folder that may be resumes.
    private static func resumes(beside path: String) -> [String] {
        FolderListing.names(in: PathName.folder(of: path)).filter { name in
            SourceReader.endings.contains { name.hasSuffix($0) }
        }
    }
}

extension Diagnostic.Kind {
    static let sourceChoice = Self("source-choice", .data)
    static let sourceSample = Self("source-sample", .data)
}
