import Characters
import ResumePDF
import SourceTree
import System

/// One resume of many: what it is, and where it was named.
struct BatchSource: Hashable {
    /// What it is.
    var place: Place
    /// The list that names it, by its number; nil for the command line.
    var list: Int?
    /// The line in that list, from 1.
    var line: Int?

    /// What it can be.
    enum Place: Hashable {
        /// The path of a file, or an address.
        case path(String)
        /// A line of a list, or all of it: where it begins there, and how many bytes it has.
        case text(start: Int, count: Int)
        /// A line that is longer than any resume.
        case tooLong(count: Int)
    }
}

/// The resumes of a batch, and the lists that they stand in.
struct BatchSources {
    /// All of them, in the order in which they are named.
    private(set) var all: [BatchSource] = []
    /// The lists, by number.
    private(set) var lists: [(name: String, file: SeekableFile)] = []
    /// What is wrong with folders and lists.
    private(set) var findings = Diagnostics()

    /// The longest path in a list, in bytes (`PATH_MAX` of Linux).
    private static let longestPath = 4_096

    /// Finds the resumes that operands stand for.
    init(_ operands: [String], _ console: Console) {
        for operand in operands {
            if operand == "-" || operand == "@-" {
                readInput(console, isList: operand == "@-")
            } else if operand.hasPrefix("@") {
                readList(String(operand.dropFirst()), console)
            } else if BatchSources.isFolder(operand, console) {
                readFolder(operand, console)
            } else {
                all.append(BatchSource(place: .path(operand)))
            }
        }
    }

    /// Whether an operand is a folder of resumes, and not one that is a resume.
    static func isFolder(_ operand: String, _ console: Console) -> Bool {
        console.isFolder(operand) && !ResumeSource.isExport(console.located(operand))
    }

    /// What findings and reports call a resume.
    func name(of source: BatchSource) -> String {
        if case .path(let path) = source.place { return path }
        let list = source.list.map { lists[$0].name } ?? ""
        return source.line.map { "\(list):\($0)" } ?? list
    }

    /// What a file made of it is called, without its ending.
    func stem(of source: BatchSource) -> String {
        if case .path(let path) = source.place {
            return NetworkUse.isMeant(by: path)
                ? NetworkUse.stem(of: path) : PathName.stem(of: path)
        }
        let name = source.list.map { lists[$0].name } ?? ""
        let stem = name == InputStream.name ? "resume" : PathName.stem(of: name)
        return source.line.map { "\(stem)-\($0)" } ?? stem
    }

    /// The bytes of one that stands in a list.
    func bytes(of source: BatchSource) throws(SystemError) -> [UInt8] {
        guard case .text(let start, let count) = source.place, let list = source.list else {
            return []
        }
        return try lists[list].file.bytes(at: start, count: count)
    }

    // MARK: Reading

    private mutating func readFolder(_ folder: String, _ console: Console) {
        if let fault = FolderListing.fault(of: console.located(folder)) {
            findings.add(Diagnostic(.sourceNotPermitted, .error, fault.message))
            return
        }
        let names = FolderListing.names(in: console.located(folder)).filter { name in
            SourceReader.endings.contains { name.lowercased().hasSuffix($0) }
        }
        if names.isEmpty {
            findings.add(
                Diagnostic(
                    .sourceMissing, .error,
                    "the folder \(folder.printable) has no JSON or YAML file; name the resume in it"
                ))
        }
        // By hand: "." is a folder that the person wrote, and names of its files need none.
        let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        for name in names { all.append(BatchSource(place: .path(start + name))) }
    }

    private mutating func readList(_ path: String, _ console: Console) {
        do throws(ReadFault) {
            addLines(of: try SeekableFile(ofFileAt: console.located(path)), named: path)
        } catch {
            findings.add(
                Diagnostic(.sourceMissing, .error, FileError(reading: path, error).message))
        }
    }

    private mutating func readInput(_ console: Console, isList: Bool) {
        let name = InputStream.name
        do throws(SystemError) {
            let file = try SeekableFile(copying: console.input.descriptor)
            var first: (start: Int, count: Int)?
            if !isList {
                try file.lines { _, start, count in first = first ?? (start, count) }
                var ends: [UInt8] = []
                if let first {
                    ends = try file.bytes(at: first.start, count: 1)
                    ends += try file.bytes(at: first.start + first.count - 1, count: 1)
                }
                guard ends == Array("{}".utf8) else {
                    let count = ResumeSource.limit
                    lists.append((name, file))
                    all.append(
                        BatchSource(
                            place: try file.bytes(at: count, count: 1).isEmpty
                                ? .text(start: 0, count: count) : .tooLong(count: count + 1),
                            list: lists.count - 1))
                    return
                }
            }
            addLines(of: file, named: name)
        } catch {
            findings.add(
                Diagnostic(
                    .sourceInputOutput, .error,
                    FileError(.read, "standard input", code: error.code).message))
        }
    }

    private mutating func addLines(of file: SeekableFile, named name: String) {
        let list = lists.count
        var sources: [BatchSource] = []
        do throws(SystemError) {
            var found: [(number: Int, start: Int, count: Int)] = []
            try file.lines { found.append(($0, $1, $2)) }
            for line in found {
                var place = BatchSource.Place.text(start: line.start, count: line.count)
                if line.count > ResumeSource.limit {
                    place = .tooLong(count: line.count)
                } else if try file.bytes(at: line.start, count: 1) != [UInt8(ascii: "{")] {
                    let count = min(line.count, Self.longestPath)
                    place = .path(SystemText.text(try file.bytes(at: line.start, count: count)))
                }
                sources.append(BatchSource(place: place, list: list, line: line.number))
            }
        } catch {
            findings.add(
                Diagnostic(
                    .sourceInputOutput, .error, FileError(.read, name, code: error.code).message))
        }
        lists.append((name, file))
        all += sources
        if sources.isEmpty, !findings.hasErrors {
            findings.add(
                Diagnostic(.sourceMissing, .error, "the list \(name.printable) names no resume"))
        }
    }
}
