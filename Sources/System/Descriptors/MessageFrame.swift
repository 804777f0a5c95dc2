/// Messages between two processes of ours: lists of byte strings, each with its length before it, so
/// that nothing in them needs an escape.
package enum MessageFrame {
    /// The most bytes of a message: several times those of the largest resume.
    static let limit = 1 << 26

    /// A message as bytes to send.
    package static func bytes(of fields: [[UInt8]]) -> [UInt8] {
        let length = fields.reduce(0) { $0 + 4 + $1.count }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 + length)
        append(length, to: &bytes)
        for field in fields {
            append(field.count, to: &bytes)
            bytes += field
        }
        return bytes
    }

    /// Waits for a message; nil at the end, or where what comes is none.
    ///
    /// - Throws: the system's error number.
    package static func next(from descriptor: Int32) throws(SystemError) -> [[UInt8]]? {
        let head = try DescriptorTransfer.prefix(of: descriptor, count: 4)
        guard let length = length(in: head[...]), length <= limit else { return nil }
        let bytes = try DescriptorTransfer.prefix(of: descriptor, count: length)
        return bytes.count == length ? fields(of: bytes[...]) : nil
    }

    /// Takes the first message out of bytes that have come.
    ///
    /// - Parameter bytes: the bytes; without the message afterwards.
    /// - Returns: the message; nil if it is not all there. One that is no message is empty.
    package static func take(from bytes: inout [UInt8]) -> [[UInt8]]? {
        guard let length = length(in: bytes[...]) else { return nil }
        guard length <= limit else { return [] }
        guard bytes.count >= 4 + length else { return nil }
        let fields = fields(of: bytes[4..<4 + length])
        bytes.removeFirst(4 + length)
        return fields ?? []
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    private static func length(in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func fields(of bytes: ArraySlice<UInt8>) -> [[UInt8]]? {
        var fields: [[UInt8]] = []
        var rest = bytes
        while !rest.isEmpty {
            guard let length = length(in: rest), rest.count >= 4 + length else { return nil }
            fields.append(Array(rest.dropFirst(4).prefix(length)))
            rest = rest.dropFirst(4 + length)
        }
        return fields
    }
}
