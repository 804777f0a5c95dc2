import CPango

/// Opens font files and built-in fonts, each with all of its faces.
enum FontFileReader {
    /// The faces of a font in memory.
    static func faces(of font: EmbeddedFont) -> [LibraryFace] {
        let start = font.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard
            let blob = hb_blob_create(
                start, UInt32(clamping: font.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        else { return [] }
        defer { hb_blob_destroy(blob) }
        return faces(in: blob, source: .embedded(name: font.name), bytes: font.bytes)
    }

    /// The faces of a file that the caller named.
    static func faces(ofFileAt path: String) throws(FontProblem) -> [LibraryFace] {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw .unreadable(path: path, reason: "it cannot be opened")
        }
        defer { hb_blob_destroy(blob) }
        let count = hb_face_count(blob)
        guard count > 0 else {
            throw .unreadable(path: path, reason: "it is not a TrueType or OpenType font")
        }
        let faces = faces(
            in: blob, source: .file(path: path), bytes: UnsafeRawBufferPointer(start: nil, count: 0)
        )
        guard !faces.isEmpty else {
            throw .unreadable(
                path: path, reason: "it has no name or no plain outlines, only pictures or colours")
        }
        return faces
    }

    /// A face of one of the system's files; nil if it cannot be drawn from.
    static func face(ofSystemFileAt path: String, index: Int32) -> LibraryFace? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        return LibraryFace(
            blob: blob, index: index, source: .system(path: path),
            bytes: UnsafeRawBufferPointer(start: nil, count: 0))
    }

    private static func faces(
        in blob: OpaquePointer, source: FontSource, bytes: UnsafeRawBufferPointer
    ) -> [LibraryFace] {
        (0..<min(hb_face_count(blob), 64)).compactMap { index in
            LibraryFace(blob: blob, index: Int32(index), source: source, bytes: bytes)
        }
    }
}
