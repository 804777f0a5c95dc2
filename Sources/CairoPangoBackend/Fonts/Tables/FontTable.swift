import CPango

/// The bytes of one table of a font face, read within their bounds alone.
///
/// Owns an `hb_blob_t`. Numbers are big-endian (OpenType 1.9, "Data Types").
final class FontTable {
    /// How many bytes there are.
    let count: Int

    private let blob: OpaquePointer
    private let bytes: UnsafeRawBufferPointer

    /// Takes a table of an `hb_face_t`; nil if the face has none of that name.
    init?(_ tag: StaticString, of face: OpaquePointer) {
        guard let blob = hb_face_reference_table(face, hb_tag_from_string(tag.utf8Start, 4)) else {
            return nil
        }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        guard length > 0, let data else {
            hb_blob_destroy(blob)
            return nil
        }
        self.blob = blob
        bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        count = Int(length)
    }

    deinit { hb_blob_destroy(blob) }

    /// A number of one to four bytes; nil if it is not all inside the table.
    func number(at offset: Int, bytes size: Int) -> Int? {
        guard offset >= 0, size >= 0, offset <= count - size else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }

    /// One byte.
    func byte(at offset: Int) -> Int? { number(at: offset, bytes: 1) }

    /// A number of 16 bits without a sign.
    func word(at offset: Int) -> Int? { number(at: offset, bytes: 2) }

    /// A number of 16 bits with a sign.
    func signedWord(at offset: Int) -> Int? {
        word(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    /// A number of 32 bits without a sign.
    func long(at offset: Int) -> Int? { number(at: offset, bytes: 4) }
}

/// Why a face of a font file is not used.
struct FaceFault: Error, Hashable {
    /// A phrase that goes on with "it": "it has no name".
    let reason: String

    /// Makes a fault.
    init(_ reason: String) {
        self.reason = reason
    }

    /// The fault of a table whose numbers contradict each other or the file.
    static func damaged(_ table: StaticString) -> Self {
        Self("it is damaged (table \"\(table)\")")
    }
}
