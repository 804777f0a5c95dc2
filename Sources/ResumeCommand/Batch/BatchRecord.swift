import SourceTree

/// What became of one resume of many: a line of a report.
struct BatchRecord: Hashable {
    /// The number of the resume, from 1.
    var index: Int
    /// How many resumes there are, in all shards.
    var count: Int
    /// What it is called: a path, an address, or a list with a line.
    var source: String
    /// The list that names it, and the line there; nil for the command line.
    var list: String?
    var line: Int?
    /// The part of the batch that it belongs to.
    var shard = BatchShard()
    /// How it ended.
    var answer: BatchMessage.Answer

    /// How it can end.
    enum Status: String, Hashable, CaseIterable {
        /// The file is written.
        case written
        /// The file is there and up to date.
        case current
        /// No file is written.
        case failed

        /// So many resumes that ended so, such as `2 failed`.
        func counted(_ count: Int) -> Message {
            switch self {
            case .written: .counted(count, one: "1 written", other: "\(count) written")
            case .current: "\(count) up to date"
            case .failed: "\(count) failed"
            }
        }
    }

    /// As one line of JSON, ended by a line feed.
    var text: String {
        var members: [(String, Node)] = [
            ("index", .number(Double(index))), ("of", .number(Double(count))),
            ("source", .text(source)),
        ]
        if let list { members.append(("list", .text(list))) }
        if let line { members.append(("line", .number(Double(line)))) }
        if shard.count > 1 { members.append(("shard", .text(shard.text))) }
        members.append(("status", .text(answer.status.rawValue)))
        if !answer.output.isEmpty { members.append(("output", .text(answer.output))) }
        if !answer.digest.isEmpty { members.append(("sha256", .text(answer.digest))) }
        members += [
            ("pages", .number(Double(answer.pages))),
            ("ms", .number(Double(answer.microseconds / 100) / 10)),
        ]
        return JSONWriter.line(of: .map(members)).dropLast() + ",\"findings\":["
            + answer.findings + "]}\n"
    }
}
