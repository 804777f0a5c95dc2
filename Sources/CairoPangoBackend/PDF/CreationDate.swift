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
    /// the blanks before the entry make room.
    static func amend(_ bytes: inout [UInt8], created: String?) {
        guard let key = start(in: bytes),
            let end = bytes[key...].firstIndex(of: UInt8(ascii: ")"))
        else { return }
        guard created != nil else {
            for index in key...end { bytes[index] = UInt8(ascii: " ") }
            return
        }
        let digits = bytes[(key + Self.key.count)...end].filter {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }.prefix(14)
        let entry = Self.key + Array("D:".utf8) + digits + Array("Z)".utf8)
        var start = key
        while end - start + 1 < entry.count, start > 0, bytes[start - 1] == UInt8(ascii: " ") {
            start -= 1
        }
        guard end - start + 1 >= entry.count else { return }
        let blanks = Array(repeating: UInt8(ascii: " "), count: end - start + 1 - entry.count)
        bytes.replaceSubrange(start...end, with: entry + blanks)
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
