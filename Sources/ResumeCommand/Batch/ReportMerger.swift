import SourceTree

/// Joins the reports of a batch's parts.
struct ReportMerger {
    private struct Line {
        var text: String
        var status: BatchRecord.Status
    }

    private var lines: [Int: Line] = [:]
    /// How many resumes there are, by what the lines say.
    private var count: Int?
    /// The shards that have a line, and how many shards there are.
    private var shards: Set<Int> = []
    private var shardCount = 1
    /// Why the files cannot be joined; nil if they can.
    private(set) var fault: Diagnostic?

    /// Adds the lines of a report.
    mutating func add(_ bytes: [UInt8], from path: String) {
        for (offset, line) in bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).enumerated() where !line.isEmpty && fault == nil {
            add(Array(line), from: path, number: offset + 1)
        }
    }

    private mutating func add(_ bytes: [UInt8], from path: String, number: Int) {
        let node = JSONReader.read(bytes, file: path).node
        guard let node, let index = Self.number(node["index"]), let of = Self.number(node["of"]),
            let status = node["status"]?.string.flatMap(BatchRecord.Status.init), index >= 1,
            index <= of
        else {
            return fail("this is no line of a report of 'render --report'", path, number)
        }
        if let count, count != of {
            return fail(
                "this line is of a batch of \(of) resumes, and others are of one of \(count)", path,
                number)
        }
        count = of
        if let shard = node["shard"]?.string.flatMap(BatchShard.init) {
            shards.insert(shard.index)
            shardCount = max(shardCount, shard.count)
        }
        let line = Line(text: String(decoding: bytes, as: UTF8.self) + "\n", status: status)
        if let known = lines[index], known.status != .failed, status == .failed { return }
        lines[index] = line
    }

    private mutating func fail(_ message: Message, _ path: String, _ number: Int) {
        fault = Diagnostic(
            .reportLine, .error, message, file: path, at: SourceSpan(line: number, column: 1))
    }

    private static func number(_ node: Node?) -> Int? {
        if case .number(let digits)? = node?.value { Int(digits) } else { nil }
    }

    /// The joined report, in the order of the resumes.
    var text: String { lines.sorted { $0.key < $1.key }.map(\.value.text).joined() }

    /// Whether each resume has a line, and none failed.
    var isComplete: Bool {
        count == lines.count && lines.values.allSatisfy { $0.status != .failed }
    }

    /// What became of all, such as `1000 resumes: 998 written, 2 missing (41 to 42)`.
    var summary: Message {
        guard let count else { return "the reports have no line" }
        var parts = BatchRecord.Status.allCases.compactMap { status -> Message? in
            let number = lines.values.count { $0.status == status }
            return number == 0 ? nil : status.counted(number)
        }
        let missing = (1...count).filter { lines[$0] == nil }
        if !missing.isEmpty { parts.append("\(missing.count) missing (\(Self.ranges(missing)))") }
        var text = Message.resumes(count) + ": " + .joined(parts, separator: ", ")
        let silent = shardCount > 1 ? (0..<shardCount).filter { !shards.contains($0) } : []
        if !silent.isEmpty, !missing.isEmpty {
            let names = silent.map { "\($0)/\(shardCount)" }.joined(separator: ", ")
            text += "; no line of shard \(names)"
        }
        return text
    }

    /// `17, 41 to 42`, no more than ten of them.
    private static func ranges(_ numbers: [Int]) -> Message {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let shown = ranges.prefix(10).map { range -> Message in
            range.count == 1
                ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        }
        return .joined(shown, separator: ", ") + (ranges.count > 10 ? ", …" : "")
    }
}

extension Diagnostic.Kind {
    static let reportLine = Self("report-line", .data)
}
