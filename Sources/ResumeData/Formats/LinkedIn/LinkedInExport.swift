import SourceTree
import System

/// The files of a LinkedIn data export, in its ZIP or unpacked in a folder.
package struct LinkedInExport {
    /// What findings call the ZIP or the folder.
    private let name: String
    /// The files that a resume is made of.
    private(set) var files: [SourceBytes] = []
    /// How many other files there are, which are not read.
    private var others = 0
    /// What is wrong with the ZIP.
    private var finding: Diagnostic?

    /// The most bytes that all files together may have, once they are unpacked.
    static let limit = 5 * SourceBytes.limit
    /// The most bytes of its ZIP; of one with all that LinkedIn knows most are pictures and messages.
    static let archiveLimit = 100_000_000

    /// The files of a source; nil if it is no export.
    init?(_ source: SourceBytes) {
        name = source.name
        if !source.parts.isEmpty {
            files = source.parts.filter { LinkedInTable.named(PathName.name(of: $0.name)) != nil }
            others = source.parts.count - files.count
            return
        }
        guard source.bytes.starts(with: ZIPArchive.signature) else { return nil }
        do throws(ZIPFault) {
            guard try unpack(source) else { return nil }
        } catch {
            // A document of an office program is no export, however damaged.
            guard ForeignFile(source.bytes)?.isPlainArchive == true else { return nil }
            refuse(error.sentence)
        }
    }

    /// Whether a folder with files of these names is an export, or part of one.
    package static func isExport(_ names: some Sequence<String>) -> Bool {
        names.contains { name in
            let file = LinkedInTable.named(name)?.file
            return LinkedInTable.telling.contains { $0.file == file }
        }
    }

    // MARK: The ZIP

    private static func archive(_ source: SourceBytes) throws(ZIPFault) -> ZIPArchive {
        guard let path = source.archive else { return try ZIPArchive(source.bytes) }
        guard let file = try? OpenFile(at: path) else { throw .noDirectory }
        return try ZIPArchive(.init(size: file.size) { file.read(at: $0, into: $1) })
    }

    /// Unpacks the files that a resume is made of, and nothing else; false for a ZIP of other things.
    private mutating func unpack(_ source: SourceBytes) throws(ZIPFault) -> Bool {
        let archive = try Self.archive(source)
        let entries = Self.export(in: archive.entries)
        guard !entries.isEmpty else {
            guard
                let inner = archive.entries.first(where: { $0.name.lowercased().hasSuffix(".zip") })
            else { return false }
            refuse(
                "the ZIP has another one in it, \(Quoted(inner.path)); unpack it and give that one")
            return true
        }
        others = archive.entries.count { !$0.name.isEmpty } - entries.count
        var size = 0
        for entry in entries {
            let bytes = try Self.bytes(of: entry, in: archive, limit: Self.limit - size)
            size += bytes.count
            files.append(
                SourceBytes(
                    name: PathName.join(source.name, entry.path), bytes: bytes, folder: ""))
        }
        return true
    }

    /// What is in a file; one that is too large is told with the limit of all files together.
    private static func bytes(
        of entry: ZIPEntry, in archive: borrowing ZIPArchive, limit: Int
    ) throws(ZIPFault) -> [UInt8] {
        do throws(ZIPFault) {
            return try archive.bytes(of: entry, limit: limit)
        } catch .tooLarge(let path, _) {
            throw .tooLarge(path, limit: Self.limit)
        }
    }

    /// The files to read: those of the outermost folder that has a telling one.
    private static func export(in entries: [ZIPEntry]) -> [ZIPEntry] {
        let entries = entries.filter { LinkedInTable.named($0.name) != nil }
        let folders = entries.filter { isExport([$0.name]) }.map(\.folder)
        guard let folder = folders.min(by: { $0.utf8.count < $1.utf8.count }) else { return [] }
        return entries.filter { $0.folder.hasPrefix(folder) }
    }

    private mutating func refuse(_ sentence: Message) {
        files = []
        finding = Diagnostic(.zip, .error, sentence, file: name)
    }

    // MARK: The tree

    /// The files that may change under the person's hands; none for those of a ZIP.
    var paths: Set<String> { Set(files.filter { $0.identity != nil }.map(\.name)) }

    /// The files as one tree, a map with a list of rows for each, under the name that LinkedIn gives
    /// it; and everything found in them.
    ///
    /// Each value's place is in the file of its number, from 1; nil, with an error, if there is no
    /// file.
    var tree: (node: Node?, diagnostics: Diagnostics) {
        if let finding { return (nil, Diagnostics([finding])) }
        var found = Diagnostics()
        var members: [Node.Member] = []
        for (index, file) in files.enumerated() {
            guard let table = LinkedInTable.named(PathName.name(of: file.name)) else { continue }
            let number = Int32(index + 1)
            var start = SourceSpan(line: 1, column: 1)
            start.file = number
            if members.contains(where: { $0.key == table.file }) {
                found.add(
                    Diagnostic(
                        .secondFile, .warning,
                        "this is a second \(table.file), and it is not read; keep one of them",
                        file: file.name, at: start))
                continue
            }
            let (node, findings) = CSVReader.read(
                file.bytes, file: file.name, number: number, columns: table.cited,
                isHeader: table.isHeader)
            found.add(findings)
            guard let node else { continue }
            members.append(Node.Member(key: table.file, keySpan: start, value: node))
        }
        if others > 0 { found.add(noteOfOthers) }
        return (Node(.object(members), at: SourceSpan(line: 1, column: 1)), found)
    }

    private var noteOfOthers: Diagnostic {
        Diagnostic(
            Rule.notCarriedOver.kind, .note,
            others == 1
                ? "1 other file of the LinkedIn export was not read"
                : "\(others) other files of the LinkedIn export, such as messages and connections, "
                    + "were not read", file: name)
    }
}

extension Diagnostic.Kind {
    /// A ZIP is cut off, locked, or made to do harm.
    static let zip = Self("zip", .data)
    static let secondFile = Self("second-file", .data)
}
