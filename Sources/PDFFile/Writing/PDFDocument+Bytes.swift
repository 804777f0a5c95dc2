extension PDFDocument {
    /// The file: streams by themselves, as they are packed; all other objects in one stream, and the
    /// table of objects in another (ISO 32000-1, 7.5.7 and 7.5.8).
    ///
    /// The same objects give the same bytes; the file's identifier (ISO 32000-1, 14.4) is made of them.
    package consuming func bytes() -> [UInt8] {
        var writer = ObjectWriter()
        // Bytes beyond ASCII tell programs that carry files that this one is no text.
        writer.write("%PDF-\(version)\n%")
        writer.bytes += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
        let next = objects.count
        var table = CrossReferenceRows(count: next + 2)
        var heads = ObjectWriter()
        var packed = ObjectWriter()
        var count = 0
        for number in objects.indices {
            // Each is taken out and goes once it is written.
            var object = PDFObject.null
            swap(&object, &objects[number])
            if object == .null { continue }
            if case .stream(let stream) = object {
                table.rows[number] = (1, writer.bytes.count, 0)
                writer.write(stream, as: number)
            } else {
                table.rows[number] = (2, next, count)
                count += 1
                heads.write(number)
                heads.write(packed.bytes.count)
                packed.write(object)
                packed.bytes.append(0x0A)
            }
        }
        heads.bytes.append(0x0A)
        let first = heads.bytes.count
        heads.bytes += packed.bytes
        packed.bytes = []
        table.rows[next] = (1, writer.bytes.count, 0)
        writer.write(
            PDFStream(
                ["Type": .name("ObjStm"), "N": .integer(count), "First": .integer(first)],
                deflating: heads.bytes), as: next)
        heads.bytes = []
        let start = writer.bytes.count
        table.rows[next + 1] = (1, start, 0)
        let mark = PDFObject.string(ContentIdentifier.bytes(of: writer.bytes))
        var dictionary = trailer
        dictionary["ID"] = .array([mark, mark])
        writer.write(table.stream(dictionary), as: next + 1)
        writer.write("startxref\n\(start)\n%%EOF\n")
        return writer.bytes
    }
}

extension ObjectWriter {
    /// Writes an object of the file that is a stream.
    fileprivate mutating func write(_ stream: PDFStream, as number: Int) {
        var dictionary = stream.dictionary
        dictionary["Length"] = .integer(stream.data.count)
        write("\(number) 0 obj\n")
        write(.dictionary(dictionary))
        write("stream\n")
        bytes.append(contentsOf: stream.data)
        // An end of line of its own, even after one of the data (ISO 19005-2, 6.1.7.1); a line feed after
        // a carriage return would be one with it.
        write(stream.data.last == 0x0D ? "\r\n" : "\n")
        write("endstream\nendobj\n")
    }
}

/// The table of objects, as it is being made.
private struct CrossReferenceRows {
    /// The kind of each object's place, and two numbers that say where it is.
    var rows: [(kind: Int, Int, Int)]

    init(count: Int) { rows = Array(repeating: (0, 0, 0), count: count) }

    /// The table as a stream that stands for the trailer, too.
    func stream(_ trailer: PDFDictionary) -> PDFStream {
        var widest = (0, 0)
        for row in rows { widest = (max(widest.0, row.1), max(widest.1, row.2)) }
        let widths = [1, Self.width(widest.0), Self.width(widest.1)]
        let width = widths.reduce(0, +)
        var data: [UInt8] = []
        data.reserveCapacity(rows.count * (width + 1))
        var above = (kind: 0, 0, 0)
        // PNG's filter "Up": rows differ little from the ones before.
        func add(_ value: Int, _ above: Int, _ width: Int) {
            var shift = width * 8
            while shift > 0 {
                shift -= 8
                data.append(
                    UInt8(truncatingIfNeeded: value >> shift)
                        &- UInt8(truncatingIfNeeded: above >> shift))
            }
        }
        for row in rows {
            data.append(2)
            add(row.kind, above.kind, widths[0])
            add(row.1, above.1, widths[1])
            add(row.2, above.2, widths[2])
            above = row
        }
        var dictionary = trailer
        dictionary["Type"] = .name("XRef")
        dictionary["Size"] = .integer(rows.count)
        dictionary["W"] = .array(widths.map { .integer($0) })
        var stream = PDFStream(dictionary, deflating: data)
        stream.dictionary["DecodeParms"] = .dictionary([
            "Predictor": .integer(12), "Columns": .integer(width),
        ])
        return stream
    }

    private static func width(_ value: Int) -> Int {
        max((Int.bitWidth - value.leadingZeroBitCount + 7) / 8, 1)
    }
}
