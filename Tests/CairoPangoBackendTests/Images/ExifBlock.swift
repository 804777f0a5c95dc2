/// Writes Exif blocks with an orientation and a place.
enum ExifBlock {
    /// A TIFF structure with three tags, the orientation as the second one.
    static func tiff(
        _ orientation: UInt16, isLittleEndian: Bool = true, type: UInt16 = 3, count: UInt32 = 1
    ) -> [UInt8] {
        func word(_ value: UInt16) -> [UInt8] {
            let bytes = [UInt8(value >> 8), UInt8(value & 0xFF)]
            return isLittleEndian ? bytes.reversed() : bytes
        }
        func longWord(_ value: UInt32) -> [UInt8] {
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
            return isLittleEndian ? bytes.reversed() : bytes
        }
        let byteOrder = Array((isLittleEndian ? "II" : "MM").utf8)
        let make = word(0x010F) + word(2) + longWord(4) + Array("GPS\0".utf8)
        let turn = word(0x0112) + word(type) + longWord(count) + word(orientation) + [0, 0]
        let place = word(0x8825) + word(4) + longWord(1) + longWord(0)
        return byteOrder + word(42) + longWord(8) + word(3) + make + turn + place + longWord(0)
    }

    /// The same as the APP1 segment of a JPEG file.
    static func segment(_ orientation: UInt16, isLittleEndian: Bool = true) -> [UInt8] {
        segment(
            marker: 0xE1, Array("Exif\0\0".utf8) + tiff(orientation, isLittleEndian: isLittleEndian)
        )
    }

    /// Any JPEG segment.
    static func segment(marker: UInt8, _ data: [UInt8]) -> [UInt8] {
        let length = data.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + data
    }
}

extension [UInt8] {
    /// A JPEG file with a segment put in behind its start marker.
    func adding(_ segment: [UInt8]) -> [UInt8] { prefix(2) + segment + dropFirst(2) }

    /// The bytes with some of them written over.
    func replacing(at offset: Int, with others: [UInt8]) -> [UInt8] {
        prefix(offset) + others + dropFirst(offset + others.count)
    }

    /// Whether other bytes stand somewhere in these.
    func contains(bytesOf text: String) -> Bool {
        let other = Array(text.utf8)
        return indices.contains { self[$0...].starts(with: other) }
    }
}
