import Characters

/// Reads a table of comma-separated values (RFC 4180) into a list of maps, a row each.
package struct CSVReader {
    /// Reads a file's bytes.
    ///
    /// The first row that the caller takes for the names of the columns is one; rows before it, such
    /// as remarks, are none of the table. Empty rows are left out.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The file's name, for the findings.
    ///   - number: Which of a source's files it is, for the places of its values and findings.
    ///   - columns: Names of columns, as a finding cites them.
    ///   - isHeader: Whether a row has the names of the columns.
    /// - Returns: The rows, with texts as values, and the findings. In a file without a row of names
    ///   there are no rows, which is an error unless it is empty.
    package static func read(
        _ bytes: [UInt8], file: String, number: Int32 = 0, columns: String,
        isHeader: ([String]) -> Bool
    ) -> (node: Node?, diagnostics: Diagnostics) {
        var bytes = bytes
        var found: [Diagnostic] = []
        if let fault = SourceEncoding.fault(in: bytes, file: file) {
            found.append(fault)
            // UTF-16 has a zero in every other byte.
            if !bytes.contains(0) { bytes = Windows1252.mended(bytes) }
        }
        var node: Node?
        if found.isEmpty || !bytes.contains(0) {
            var reading = Reading(CSVScanner(bytes, file: file), number: number)
            node = reading.table(columns, isHeader)
            found += reading.findings
        }
        for index in found.indices { found[index].span?.file = number }
        return (node, Diagnostics(found))
    }
}

extension CSVReader {
    private struct Reading {
        private var scanner: CSVScanner
        private var log: FindingLog
        private let number: Int32
        private var budget = SourceBudget()

        init(_ scanner: CSVScanner, number: Int32) {
            self.scanner = scanner
            log = FindingLog(file: scanner.log.file)
            self.number = number
        }

        var findings: [Diagnostic] { scanner.log.diagnostics.all + log.diagnostics.all }

        /// How far down the names of the columns are looked for.
        private static let mostRemarks = 20

        mutating func table(_ columns: String, _ isHeader: ([String]) -> Bool) -> Node? {
            var isEmpty = true
            for _ in 0..<Self.mostRemarks {
                guard let row = scanner.row() else { break }
                isEmpty = isEmpty && row.allSatisfy(\.isBlank)
                guard isHeader(row.map(\.text.trimmed)) else { continue }
                return Node(.array(rows(under: header(row))), at: place(row))
            }
            guard !isEmpty else { return nil }
            log.add(
                .csvHeader, .error,
                "no row of this file has the names of its columns, such as \(columns)",
                at: SourceSpan(line: 1, column: 1))
            return nil
        }

        /// The names of the columns, each once.
        private func header(_ row: [CSVCell]) -> [CSVCell] {
            var seen: [String: Int] = [:]
            return row.map { cell in
                let name = cell.text.trimmed
                seen[name, default: 0] += 1
                guard let count = seen[name], count > 1 else {
                    return CSVCell(text: name, span: cell.span)
                }
                return CSVCell(text: "\(name) \(count)", span: cell.span)
            }
        }

        private mutating func rows(under header: [CSVCell]) -> [Node] {
            var rows: [Node] = []
            while let row = scanner.row() {
                guard row.contains(where: { !$0.isBlank }) else { continue }
                check(row, header)
                let members = zip(header, row).map { name, cell in
                    Node.Member(
                        key: name.text, keySpan: inFile(name.span),
                        value: Node(.string(cell.text), at: inFile(cell.span)))
                }
                rows.append(Node(.object(members), at: place(row)))
                budget.spend(
                    values: members.count + 1, text: row.reduce(0) { $0 + $1.text.utf8.count })
                if let excess = budget.excess {
                    log.add(excess.kind, .error, excess.message, at: row[0].span)
                    break
                }
            }
            return rows
        }

        /// Reports a row that has not the columns of the table.
        private mutating func check(_ row: [CSVCell], _ header: [CSVCell]) {
            if let cell = row.dropFirst(header.count).first(where: { !$0.isBlank }) {
                log.add(
                    .csvColumns, .error,
                    "this row has \(row.count) values, and the table \(header.count) columns; put "
                        + "quotes around a value that has a comma in it", at: cell.span)
            } else if row.count < header.count, let cell = row.last {
                let isCut = !scanner.isRowEnded
                log.add(
                    .csvColumns, isCut ? .error : .warning,
                    isCut
                        ? "the file breaks off in this row, after \(row.count) of \(header.count) "
                            + "values; fetch it again"
                        : "this row has \(row.count) values, and the table \(header.count) columns; "
                            + "the last ones are taken as empty", at: cell.span)
            }
        }

        private func place(_ row: [CSVCell]) -> SourceSpan {
            inFile(SourceSpan(line: row.first.map { Int($0.span.line) } ?? 1, column: 1))
        }

        private func inFile(_ span: SourceSpan) -> SourceSpan {
            var span = span
            span.file = number
            return span
        }
    }
}

extension String {
    /// Without blanks at either end.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension Diagnostic.Kind {
    static let csvHeader = Self("csv-header", .data)
    static let csvColumns = Self("csv-columns", .data)
}
