/// Colours that lie near each other, with how often each stands in a picture.
struct ColorBox {
    /// A colour, `0xRRGGBB`, and its count.
    typealias Entry = (color: UInt32, count: Int)

    /// The colours.
    let entries: [Entry]
    /// How much is gained by dividing: pixels times the length of the longest side; 0 for one colour.
    let weight: Int

    private let count: Int
    /// By how many bits the part that differs most is to be shifted.
    private let shift: UInt32

    init(_ entries: [Entry]) {
        self.entries = entries
        count = entries.reduce(0) { $0 + $1.count }
        var longest: (length: Int, shift: UInt32) = (0, 0)
        for shift: UInt32 in [8, 16, 0] {
            var (least, most) = (Int.max, 0)
            for entry in entries {
                let part = Int(entry.color >> shift & 0xFF)
                (least, most) = (min(least, part), max(most, part))
            }
            if most - least > longest.length { longest = (most - least, shift) }
        }
        shift = longest.shift
        weight = longest.length * count
    }

    /// The box cut in two along its longest side, with as many pixels on both as can be; nil for one
    /// colour.
    var halves: (ColorBox, ColorBox)? {
        guard weight > 0 else { return nil }
        let shift = shift
        let sorted = entries.sorted {
            ($0.color >> shift & 0xFF, $0.color) < ($1.color >> shift & 0xFF, $1.color)
        }
        var passed = 0
        var cut = 0
        while cut < sorted.count - 1, cut == 0 || 2 * (passed + sorted[cut].count) <= count {
            passed += sorted[cut].count
            cut += 1
        }
        return (ColorBox(Array(sorted[..<cut])), ColorBox(Array(sorted[cut...])))
    }

    /// The mean of all pixels.
    var mean: UInt32 {
        guard count > 0 else { return 0 }
        var color: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let sum = entries.reduce(0) { $0 + Int($1.color >> shift & 0xFF) * $1.count }
            color |= UInt32((sum + count / 2) / count) << shift
        }
        return color
    }
}
