internal import CMinizip

/// The bytes of an archive, as a file that minizip reads: it never opens one itself.
struct ZIPMemory {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private var position = 0

    init(copying source: [UInt8]) {
        bytes = .allocate(capacity: source.count)
        _ = bytes.initialize(from: source)
    }

    func deallocate() { bytes.deallocate() }

    /// How minizip reads what stands at an address; all of it is given the address back.
    static func functions(at place: UnsafeMutablePointer<ZIPMemory>) -> zlib_filefunc64_def {
        var functions = zlib_filefunc64_def()
        functions.opaque = UnsafeMutableRawPointer(place)
        functions.zopen64_file = { opaque, _, _ in opaque }
        functions.zread_file = { opaque, _, buffer, size in
            guard let buffer else { return 0 }
            return ZIPMemory.with(opaque) { $0.read(into: buffer, size) } ?? 0
        }
        functions.zwrite_file = { _, _, _, _ in 0 }
        functions.ztell64_file = { opaque, _ in
            ZIPMemory.with(opaque) { UInt64($0.position) } ?? 0
        }
        functions.zseek64_file = { opaque, _, offset, origin in
            ZIPMemory.with(opaque) { $0.seek(offset, from: origin) } ?? -1
        }
        functions.zclose_file = { _, _ in 0 }
        functions.zerror_file = { _, _ in 0 }
        return functions
    }

    private static func with<Result>(
        _ opaque: UnsafeMutableRawPointer?, _ body: (inout ZIPMemory) -> Result
    ) -> Result? {
        opaque.map { body(&$0.assumingMemoryBound(to: ZIPMemory.self).pointee) }
    }

    private mutating func read(into buffer: UnsafeMutableRawPointer, _ size: UInt) -> UInt {
        let count = min(Int(clamping: size), bytes.count - position)
        guard count > 0, let start = bytes.baseAddress else { return 0 }
        buffer.copyMemory(from: start + position, byteCount: count)
        position += count
        return UInt(count)
    }

    /// Moves to an offset; -1 for one outside of the archive.
    private mutating func seek(_ offset: UInt64, from origin: Int32) -> Int {
        let start =
            switch origin {
            case ZLIB_FILEFUNC_SEEK_CUR: position
            case ZLIB_FILEFUNC_SEEK_END: bytes.count
            default: 0
            }
        // An offset before the place comes as a number above all others.
        let target = start.addingReportingOverflow(Int(truncatingIfNeeded: offset))
        guard !target.overflow, (0...bytes.count).contains(target.partialValue) else { return -1 }
        position = target.partialValue
        return 0
    }
}
