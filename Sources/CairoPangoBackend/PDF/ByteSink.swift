import CCairo

/// Where cairo's output goes: a growing buffer in memory.
///
/// Cairo 1.16 loses the errors of the functions that it writes with, so this one never has any.
final class ByteSink {
    var bytes: [UInt8] = []

    /// The function that cairo calls with each piece of output.
    static let write: cairo_write_func_t = { sink, data, length in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}
