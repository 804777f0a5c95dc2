/// The date that cairo writes into every file, mended.
///
/// Cairo 1.16 takes the current time if it is given none, which would make each run's file
/// another; and it leaves out the `D:` that dates begin with (ISO 32000-1, 7.9.4). Offsets must
/// not move, so an entry is only ever replaced by one of the same length.
enum CreationDate {
    /// What stands for "no date" until it is removed.
    static let placeholder = "1970-01-01T00:00:00Z"

    private static let key = Array("/CreationDate (".utf8)

    /// Removes the entry if the document has no date; otherwise adds the missing `D:`, for which
    /// the Z of UTC and its quotation marks make room.
    static func amend(_ bytes: inout [UInt8], created: String?) {
        guard let start = start(in: bytes),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
        else { return }
        guard created != nil else {
            for index in start...end { bytes[index] = UInt8(ascii: " ") }
            return
        }
        let digits = bytes[(start + key.count)..<end].filter {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }.prefix(14)
        var entry = Array("/CreationDate (D:".utf8) + digits
        // "Z" alone says UTC; where there is no room for it, the digits come first.
        if entry.count + 2 <= end - start + 1 { entry.append(UInt8(ascii: "Z")) }
        entry.append(UInt8(ascii: ")"))
        guard entry.count <= end - start + 1 else { return }
        entry += Array(repeating: UInt8(ascii: " "), count: end - start + 1 - entry.count)
        bytes.replaceSubrange(start...end, with: entry)
    }

    /// The entry's place; cairo writes the information dictionary near the end of the file.
    private static func start(in bytes: [UInt8]) -> Int? {
        guard bytes.count > key.count else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            var index = buffer.count - key.count
            while index >= 0 {
                if buffer[index] == key[0],
                    key.indices.allSatisfy({ buffer[index + $0] == key[$0] })
                {
                    return index
                }
                index -= 1
            }
            return nil
        }
    }
}
