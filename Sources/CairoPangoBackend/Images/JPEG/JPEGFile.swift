import Characters
import Glibc
import Pages

/// A JPEG file whose segments were checked (ITU-T T.81, annex B), without its metadata.
struct JPEGFile {
    /// The size and the colours.
    let frame: JPEGFrame
    /// How the picture is turned, by its Exif block.
    let orientation: ImageAsset.Orientation
    /// The file with nothing but what makes the picture: no place, no profile, no small copy,
    /// no comment, nothing after its end.
    private(set) var essence: [UInt8]

    /// Walks the segments.
    ///
    /// The picture's data are not decoded, but they must have all their restart markers and be as
    /// long as their shortest codes make them.
    init(_ bytes: [UInt8], limits: PhotoLimits) throws(PhotoError.Reason) {
        var walk = JPEGWalk(bytes: bytes, limits: limits)
        try walk.run()
        guard let frame = walk.frame else { throw .damaged("no picture") }
        guard walk.begun.count == frame.components.count else { throw .truncated }
        self.frame = frame
        orientation = walk.orientation ?? .up
        essence = [0xFF, 0xD8] + walk.colors.segment(for: frame)
        for range in walk.kept { essence += bytes[range] }
        essence += [0xFF, 0xD9]
    }
}

/// One pass over the segments of a JPEG file.
private struct JPEGWalk {
    let bytes: [UInt8]
    let limits: PhotoLimits
    var offset = 2
    var tables = JPEGTables()
    var scans = 0
    var frame: JPEGFrame?
    var orientation: ImageAsset.Orientation?
    var colors = JPEGColors()
    var begun: Set<Int> = []
    var kept: [Range<Int>] = []

    /// More scans than any encoder writes; each costs a viewer a pass over the whole picture.
    private static let mostScans = 500

    mutating func run() throws(PhotoError.Reason) {
        while let marker = nextMarker() {
            switch marker {
            case 0xD9: return
            case 0x01, 0xD0...0xD7: continue
            case 0x02...0xBF, 0xD8: throw .damaged("stray JPEG marker")
            default: try readSegment(marker)
            }
        }
        throw .truncated
    }

    private mutating func readSegment(_ marker: UInt8) throws(PhotoError.Reason) {
        let start = offset - 2
        var rest = bytes[offset...]
        guard let length = rest.word() else { throw .truncated }
        guard length >= 2 else { throw .damaged("bad segment length") }
        guard let content = rest.take(length - 2) else { throw .truncated }
        offset = rest.startIndex
        switch marker {
        case 0xC4: try tables.defineHuffman(content)
        case 0xDB: try tables.defineQuantization(content)
        case 0xDD: try tables.defineRestartInterval(content)
        case 0xDA: try readScan(content)
        case 0xC0, 0xC1, 0xC2:
            guard frame == nil else { throw .damaged("two pictures in one") }
            frame = try JPEGFrame(content, marker: marker, limits: limits)
        case 0xC3, 0xF7: throw .variant("is a lossless JPEG")
        case 0xC8...0xCF: throw .variant("is a JPEG with arithmetic coding")
        case 0xC5...0xC7, 0xDE, 0xDF: throw .variant("is a hierarchical JPEG")
        default:
            colors.note(marker, content)
            if marker == 0xE1, orientation == nil, content.starts(with: "Exif\0".utf8) {
                orientation = ExifOrientation.find(in: content)
            }
            return
        }
        kept.append(start..<offset)
    }

    private mutating func readScan(_ content: ArraySlice<UInt8>) throws(PhotoError.Reason) {
        guard let frame else { throw .damaged("no JPEG frame") }
        scans += 1
        guard scans <= Self.mostScans else { throw .damaged("too many scans") }
        let scan = try JPEGScan(content, frame: frame, tables: tables)
        let start = offset
        var markers = 0
        while let marker = nextMarker() {
            guard 0xD0...0xD7 ~= marker else {
                offset -= 2
                break
            }
            markers += 1
        }
        guard offset < bytes.count, markers >= scan.restarts, (offset - start) * 8 >= scan.leastBits
        else { throw .truncated }
        begun.formUnion(scan.begun)
    }

    /// Moves behind the next marker; nil at the file's end.
    ///
    /// 0xFF with a zero after it is data, and more 0xFF may stand before a marker (B.1.1.2).
    private mutating func nextMarker() -> UInt8? {
        while let found = indexOfFF() {
            offset = found + 1
            while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
            guard offset < bytes.count else { return nil }
            offset += 1
            if bytes[offset - 1] != 0 { return bytes[offset - 1] }
        }
        offset = bytes.count
        return nil
    }

    private func indexOfFF() -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, offset < buffer.count else { return nil }
            let found = memchr(base + offset, 0xFF, buffer.count - offset)
            return found.map { UnsafeRawPointer($0) - base }
        }
    }
}
