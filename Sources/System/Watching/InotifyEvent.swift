import Glibc

/// One event of inotify (man 7 inotify).
struct InotifyEvent: Sendable, Hashable {
    /// The system's number for the watched folder; -1 for an overflow.
    var watch: Int32
    /// What happened, as bits.
    var mask: UInt32
    /// The name in the folder that it happened to; empty for the folder itself.
    var name: String

    /// Whether events were lost before it.
    var isOverflow: Bool { has(IN_Q_OVERFLOW) }

    /// Whether it happened to a folder in the watched one.
    var isAboutFolder: Bool { has(IN_ISDIR) }

    func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }

    /// All events that wait to be read.
    static func read(from descriptor: Int32) -> [InotifyEvent] {
        DescriptorTransfer.available(from: descriptor).bytes.withUnsafeBytes(all)
    }

    /// The events in some bytes: each a head of 16 bytes, and a name filled up with zeros.
    private static func all(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
        var events: [InotifyEvent] = []
        var start = 0
        while start + 16 <= bytes.count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
            let end = min(start + 16 + length, bytes.count)
            let name = bytes[(start + 16)..<end].prefix { $0 != 0 }
            events.append(
                InotifyEvent(
                    watch: bytes.loadUnaligned(fromByteOffset: start, as: Int32.self),
                    mask: bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
                    name: SystemText.text(name)))
            start = end
        }
        return events
    }
}
