import Characters
import CPango

/// The bytes of one table of a font face, read within their bounds alone.
///
/// Owns an `hb_blob_t`. Numbers are big-endian (OpenType 1.9, "Data Types"); one that is not all
/// inside the table is a fault of the table.
final class FontTable {
    /// How many bytes there are.
    let count: Int

    private let tag: StaticString
    private let blob: OpaquePointer
    private let bytes: UnsafeRawBufferPointer

    /// Takes a table of an `hb_face_t`; throws if the face has none of that name.
    init(_ tag: StaticString, of face: OpaquePointer) throws(FaceFault) {
        guard let blob = hb_face_reference_table(face, hb_tag_from_string(tag.utf8Start, 4)) else {
            throw .damaged(tag)
        }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        self.tag = tag
        self.blob = blob
        bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
        count = bytes.count
        try require(count > 0)
    }

    deinit { hb_blob_destroy(blob) }

    /// Whether an `hb_face_t` has a table.
    static func exists(_ tag: StaticString, in face: OpaquePointer) -> Bool {
        let blob = hb_face_reference_table(face, hb_tag_from_string(tag.utf8Start, 4))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// Throws unless all that the table must fulfil is so.
    func require(_ conditions: Bool...) throws(FaceFault) {
        guard conditions.allSatisfy({ $0 }) else { throw .damaged(tag) }
    }

    /// A number of one to four bytes.
    func number(at offset: Int, bytes size: Int) throws(FaceFault) -> Int {
        try require(offset >= 0, offset <= count - size)
        return bytes[offset..<offset + size].bigEndian
    }

    /// One byte.
    func byte(at offset: Int) throws(FaceFault) -> Int { try number(at: offset, bytes: 1) }

    /// A number of 16 bits without a sign.
    func word(at offset: Int) throws(FaceFault) -> Int { try number(at: offset, bytes: 2) }

    /// A number of 16 bits with a sign.
    func signedWord(at offset: Int) throws(FaceFault) -> Int {
        Int(Int16(truncatingIfNeeded: try word(at: offset)))
    }

    /// A number of 32 bits without a sign.
    func long(at offset: Int) throws(FaceFault) -> Int { try number(at: offset, bytes: 4) }
}

/// Why a face of a font file is not used.
struct FaceFault: Error, Hashable {
    /// A phrase that goes on with "it": "it has no name".
    let reason: Message

    /// The fault of a table whose numbers contradict each other or the file.
    static func damaged(_ table: StaticString) -> Self {
        Self(reason: "it is damaged (table \"\(table)\")")
    }
}
