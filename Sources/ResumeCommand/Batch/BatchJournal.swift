import Glibc
import SourceTree
import System

/// What the files of a folder were made of, in a file beside them, so that another run leaves those
/// alone that are up to date.
///
/// Lines are only added, each with one call, so that several processes may do so; a line that a crash
/// or a full disk has cut says nothing, and its file is made again.
final class BatchJournal {
    /// What is known of a file.
    struct Entry: Hashable {
        /// What tells it from all others that could be made.
        var key: String
        /// The file's digest.
        var digest: String
        var pages: Int
        /// What was found, as elements of a list in JSON.
        var findings: String
    }

    /// The name of its file.
    static let name = ".resume-pdf.ndjson"
    /// The most bytes that are read of one: those of a million files.
    private static let limit = 1 << 29
    /// How many lines that say nothing any more are no reason to write it anew.
    private static let spareLines = 1_000

    private let path: String
    /// The file, open for adding to it.
    private var file: FileDescriptor?
    private var entries: [String: Entry] = [:]

    /// Opens that of a folder, and removes what killed processes left there.
    ///
    /// - Parameters:
    ///   - folder: the folder, which may be missing.
    ///   - now: the time, in POSIX seconds.
    init(of folder: String, now: Int64) {
        path = PathName.join(folder, Self.name)
        guard FileStatus.isFolder(folder) else { return }
        AtomicFile.sweep(folder, now: now)
        if let file = try? FileContents(ofFileAt: path, limit: Self.limit) {
            if read(file.bytes) > 3 * entries.count + Self.spareLines { rewrite() }
        }
    }

    /// What is known of a file, by its name.
    func entry(of name: String) -> Entry? { entries[name] }

    /// Notes what a file was made of; what cannot be noted is made again the next time.
    func add(_ entry: Entry, as name: String) {
        if file == nil { file = openForAdding() }
        guard let number = file?.number else { return }
        let bytes = Self.line(entry, name)
        _ = write(number, bytes, bytes.count)
    }

    private func openForAdding() -> FileDescriptor? {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW
        guard let file = try? FileDescriptor(opening: path, flags, mode: 0o644) else { return nil }
        // Nobody writes it anew meanwhile. Who has just done so may hold it for a moment.
        try? file.lock(LOCK_SH, within: .seconds(1))
        return file
    }

    /// Leaves out the lines that say nothing any more, unless another process adds to it.
    private func rewrite() {
        guard let file = try? FileDescriptor(opening: path, O_RDONLY),
            flock(file.number, LOCK_EX | LOCK_NB) == 0
        else { return }
        let lines = entries.sorted { $0.key < $1.key }.flatMap { Self.line($0.value, $0.key) }
        try? AtomicFile.write(lines, to: path, followsLinks: false)
    }

    private static func line(_ entry: Entry, _ name: String) -> [UInt8] {
        let members: [(String, Node)] = [
            ("output", .text(name)), ("key", .text(entry.key)), ("sha256", .text(entry.digest)),
            ("pages", .number(Double(entry.pages))),
        ]
        let line =
            JSONWriter.line(of: .map(members)).dropLast() + ",\"findings\":[" + entry.findings
            + "]}\n"
        // With a line feed first, a line that was cut does not spoil this one.
        return Array(("\n" + line).utf8)
    }

    /// Reads entries, of which later ones count; how many lines there are.
    private func read(_ bytes: [UInt8]) -> Int {
        var count = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            count += 1
            guard let node = JSONReader.read(Array(line), file: "").node,
                let name = node["output"]?.string, let key = node["key"]?.string,
                let digest = node["sha256"]?.string, case .number(let pages)? = node["pages"]?.value
            else { continue }
            let findings = (node["findings"]?.array ?? []).map(JSONWriter.line)
            entries[name] = Entry(
                key: key, digest: digest, pages: Int(pages) ?? 0,
                findings: findings.joined(separator: ","))
        }
        return count
    }
}
