/// Punycode, the ASCII form of a label of a host name (RFC 3492).
enum Punycode {
    /// Encodes a label, without the prefix `xn--`; nil if it is too long to be one.
    static func encode(_ label: some Collection<Unicode.Scalar>) -> String? {
        // No encoding is shorter than its input, and a label has at most 63 octets.
        guard label.count <= 63 else { return nil }
        let basic = label.filter(\.isASCII)
        var output = basic.map { UInt8($0.value) }
        if !output.isEmpty { output.append(UInt8(ascii: "-")) }
        var (code, delta, bias): (UInt32, UInt32, UInt32) = (128, 0, 72)
        var handled = UInt32(basic.count)
        let total = UInt32(label.count)
        while handled < total {
            guard let next = label.lazy.map(\.value).filter({ $0 >= code }).min() else { break }
            // At most 63 scalars below U+110000: no overflow of 32 bits.
            delta += (next - code) * (handled + 1)
            code = next
            for scalar in label {
                if scalar.value < code { delta += 1 }
                guard scalar.value == code else { continue }
                append(delta, bias, to: &output)
                bias = adapted(delta, handled + 1, isFirst: handled == UInt32(basic.count))
                delta = 0
                handled += 1
            }
            delta += 1
            code += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Writes a number as generalised variable-length digits (section 3.3).
    private static func append(_ delta: UInt32, _ bias: UInt32, to output: inout [UInt8]) {
        var rest = delta
        var position: UInt32 = 36
        while true {
            let threshold = position <= bias ? 1 : min(position - bias, 26)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            position += 36
        }
        output.append(digit(rest))
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }

    /// Adapts the bias (section 6.1).
    private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var bias: UInt32 = 0
        while delta > 455 {
            delta /= 35
            bias += 36
        }
        return bias + 36 * delta / (delta + 38)
    }
}
