internal import CMinizip

/// The bytes of an archive, as a file that minizip reads: it never opens one itself.
struct ZIPInput {
    private let source: ZIPArchive.Source
    private var position = 0

    init(_ source: ZIPArchive.Source) { self.source = source }

    /// How minizip reads what stands at an address; all of it is given the address back.
    static func functions(at place: UnsafeMutablePointer<ZIPInput>) -> zlib_filefunc64_def {
        var functions = zlib_filefunc64_def()
        functions.opaque = UnsafeMutableRawPointer(place)
        functions.zopen64_file = { opaque, _, _ in opaque }
        functions.zread_file = { opaque, _, buffer, size in
            guard let buffer else { return 0 }
            return ZIPInput.with(opaque) { $0.read(into: buffer, size) } ?? 0
        }
        functions.zwrite_file = { _, _, _, _ in 0 }
        functions.ztell64_file = { opaque, _ in
            ZIPInput.with(opaque) { UInt64($0.position) } ?? 0
        }
        functions.zseek64_file = { opaque, _, offset, origin in
            ZIPInput.with(opaque) { $0.seek(offset, from: origin) } ?? -1
        }
        functions.zclose_file = { _, _ in 0 }
        functions.zerror_file = { _, _ in 0 }
        return functions
    }

    private static func with<Result>(
        _ opaque: UnsafeMutableRawPointer?, _ body: (inout ZIPInput) -> Result
    ) -> Result? {
        opaque.map { body(&$0.assumingMemoryBound(to: ZIPInput.self).pointee) }
    }

    private mutating func read(into buffer: UnsafeMutableRawPointer, _ size: UInt) -> UInt {
        let wanted = min(Int(clamping: size), source.size - position)
        guard wanted > 0 else { return 0 }
        let count = source.read(
            position, UnsafeMutableRawBufferPointer(start: buffer, count: wanted))
        guard (1...wanted).contains(count) else { return 0 }
        position += count
        return UInt(count)
    }

    /// Moves to an offset; -1 for one outside of the archive.
    private mutating func seek(_ offset: UInt64, from origin: Int32) -> Int {
        let start =
            switch origin {
            case ZLIB_FILEFUNC_SEEK_CUR: position
            case ZLIB_FILEFUNC_SEEK_END: source.size
            default: 0
            }
        // An offset before the place comes as a number above all others.
        let target = start.addingReportingOverflow(Int(truncatingIfNeeded: offset))
        guard !target.overflow, (0...source.size).contains(target.partialValue) else { return -1 }
        position = target.partialValue
        return 0
    }
}
