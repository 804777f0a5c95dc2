import CPango
import System

/// Opens font files and built-in fonts, each with all of its faces.
enum FontFileReader {
    /// The most faces of a collection.
    private static let mostFaces: UInt32 = 64

    /// The faces of a font in memory.
    static func faces(of font: EmbeddedFont) -> [LibraryFace] {
        let start = font.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard
            let blob = hb_blob_create(
                start, UInt32(clamping: font.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        else { return [] }
        defer { hb_blob_destroy(blob) }
        defer { font.letGo() }
        return (0..<min(hb_face_count(blob), mostFaces)).compactMap { index in
            try? LibraryFace(
                blob: blob, index: Int32(index), source: .embedded(name: font.name), font: font)
        }
    }

    /// The faces of a file that the caller named, and what is wrong with others in it.
    static func faces(
        ofFileAt path: String
    ) throws(FontFileProblem) -> (faces: [LibraryFace], problems: [FontFileProblem]) {
        guard let blob = hb_blob_create_from_file_or_fail(path.systemText) else {
            throw .unusable(path: path, reason: "it cannot be opened")
        }
        defer { hb_blob_destroy(blob) }
        let count = hb_face_count(blob)
        guard count > 0 else { throw .unusable(path: path, reason: reason(forNoFont: blob)) }
        var faces: [LibraryFace] = []
        var faults: [(number: Int, fault: FaceFault)] = []
        for index in 0..<min(count, mostFaces) {
            do throws(FaceFault) {
                faces.append(
                    try LibraryFace(
                        blob: blob, index: Int32(index), source: .file(path: path)))
            } catch {
                faults.append((Int(index) + 1, error))
            }
        }
        if faces.isEmpty, let first = faults.first {
            throw .unusable(path: path, reason: first.fault.reason)
        }
        var problems = faults.map {
            FontFileProblem.unusableFace(path: path, number: $0.number, reason: $0.fault.reason)
        }
        if count > mostFaces {
            problems.append(
                .unusableFace(
                    path: path, number: Int(mostFaces) + 1,
                    reason: "no more than \(mostFaces) faces of a file are read"))
        }
        if faces.contains(where: \.isVariable) { problems.append(.variable(path: path)) }
        return (faces, problems)
    }

    /// A face of one of the system's files; nil if it cannot be drawn from.
    static func face(ofSystemFileAt path: String, index: Int32) -> LibraryFace? {
        guard let blob = hb_blob_create_from_file_or_fail(path.systemText) else { return nil }
        defer { hb_blob_destroy(blob) }
        return try? LibraryFace(
            blob: blob, index: index, source: .system(path: path))
    }

    /// Why a file is no font, told by its first bytes.
    private static func reason(forNoFont blob: OpaquePointer) -> Message {
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        let start = UnsafeRawBufferPointer(start: data, count: Int(length)).prefix(4)
        return start.elementsEqual("wOFF".utf8) || start.elementsEqual("wOF2".utf8)
            ? FontFileProblem.webFont : "it is not a TrueType or OpenType font"
    }
}
