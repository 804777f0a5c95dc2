import Glibc

/// The profile of sRGB that each file carries, so that its colours mean the same everywhere
/// (ISO 19005-2, 6.2.3).
enum ColorProfile {
    /// A profile of version 2.1 (ICC.1:1998-09): primaries and white of IEC 61966-2-1, adapted to D50,
    /// and its transfer curve at 33 points.
    static let sRGB: [UInt8] = {
        let curve = (0...32).map { step -> UInt16 in
            let value = Double(step) / 32
            let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            return UInt16((linear * 65_535).rounded())
        }
        let parts: [(tags: [String], data: [UInt8])] = [
            (["desc"], description("sRGB")), (["cprt"], signature("text") + zeros(4) + text("CC0")),
            (["wtpt"], point(0.9642, 1, 0.8249)),
            (["rXYZ"], point(0.43607, 0.22249, 0.01392)),
            (["gXYZ"], point(0.38515, 0.71687, 0.09708)),
            (["bXYZ"], point(0.14307, 0.06061, 0.7141)),
            (
                ["rTRC", "gTRC", "bTRC"],
                signature("curv") + zeros(4) + number(curve.count)
                    + curve.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
            ),
        ]
        let tagCount = parts.reduce(0) { $0 + $1.tags.count }
        var offset = 128 + 4 + tagCount * 12
        var table = number(tagCount)
        var data: [UInt8] = []
        for part in parts {
            for tag in part.tags {
                table += signature(tag) + number(offset) + number(part.data.count)
            }
            data += part.data + zeros((4 - part.data.count % 4) % 4)
            offset = 128 + 4 + tagCount * 12 + data.count
        }
        return header(size: 128 + table.count + data.count) + table + data
    }()

    /// The header: a display's profile between RGB and XYZ, for the perceptual intent.
    private static func header(size: Int) -> [UInt8] {
        var header = number(size) + zeros(4) + [2, 0x10, 0, 0]
        header += signature("mntr") + signature("RGB ") + signature("XYZ ")
        // 1 January 2000, and no platform, flags, maker, model or attributes.
        for field in [2000, 1, 1, 0, 0, 0] { header += number(field).suffix(2) }
        header += signature("acsp") + zeros(28)
        header += xyz(0.9642, 1, 0.8249)
        return header + zeros(128 - header.count)
    }

    private static func signature(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        [x, y, z].flatMap { number(Int(($0 * 65_536).rounded())) }
    }

    private static func point(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
        signature("XYZ ") + zeros(4) + xyz(x, y, z)
    }

    /// A name in ASCII alone; its Unicode and Macintosh forms are empty.
    private static func description(_ name: String) -> [UInt8] {
        signature("desc") + zeros(4) + number(name.utf8.count + 1) + text(name) + zeros(8 + 3 + 67)
    }
}
