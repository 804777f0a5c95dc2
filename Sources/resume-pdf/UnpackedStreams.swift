import CZlib

/// Begins a stream of zlib's as the library's own function does, but leaves all bytes as they are.
///
/// Cairo packs each stream of a PDF, only for `Conformance` to unpack it, change it and pack it anew, which
/// was a seventeenth of all work. A program's functions come before those of its libraries, so that
/// cairo calls this one; where it finds zlib's, as in programs of others, it packs, and the finished file
/// is the same. Nothing else here calls it: libpng, minizip and `Deflate` begin with `deflateInit2_`.
@c(deflateInit_)
public func beginUnpackedStream(
    _ stream: UnsafeMutableRawPointer, _ level: Int32, _ version: UnsafePointer<CChar>,
    _ size: Int32
) -> Int32 {
    resume_deflate_init(stream.assumingMemoryBound(to: z_stream.self), Z_NO_COMPRESSION, 8)
}
