/// Reads sixels as a terminal does.
struct SixelReader {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var colors: [Int: [UInt8]] = [:]
    /// Blue, green, red and alpha of each pixel; 0 where nothing was drawn.
    private(set) var pixels: [UInt8] = []

    init(_ text: String) {
        var rest = Array(text.utf8)[...]
        rest = rest.dropFirst(3).dropLast(2)
        var (x, y, color) = (0, 0, 0)
        func numbers() -> [Int] {
            var list = [0]
            while let byte = rest.first, byte == 0x3B || (0x30...0x39).contains(byte) {
                rest = rest.dropFirst()
                if byte == 0x3B {
                    list.append(0)
                } else {
                    list[list.count - 1] = list[list.count - 1] * 10 + Int(byte) - 0x30
                }
            }
            return list
        }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                let values = numbers()
                (width, height) = (values[2], values[3])
                pixels = Array(repeating: 0, count: width * height * 4)
            case UInt8(ascii: "#"):
                let values = numbers()
                color = values[0]
                if values.count == 5 {
                    colors[color] = [4, 3, 2].map { UInt8((values[$0] * 255 + 50) / 100) } + [255]
                }
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, y) = (0, y + 6)
            default:
                var (count, bits) = (1, byte)
                if byte == UInt8(ascii: "!") {
                    count = numbers()[0]
                    bits = rest.popFirst() ?? 0x3F
                }
                for _ in 0..<count {
                    for row in 0..<6 where (bits - 0x3F) >> UInt8(row) & 1 == 1 {
                        guard x < width, y + row < height else { continue }
                        let start = ((y + row) * width + x) * 4
                        pixels.replaceSubrange(start..<start + 4, with: colors[color] ?? [])
                    }
                    x += 1
                }
            }
        }
    }
}
