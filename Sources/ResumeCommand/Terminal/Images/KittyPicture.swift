import Sharing

/// A picture in kitty's graphics protocol.
enum KittyPicture {
    /// How many letters of Base64 one escape sequence may carry.
    private static let chunk = 4_096

    /// The sequences that show a PNG file at the cursor, which ends up behind its last row.
    ///
    /// It is scaled to so many columns, at least 1; the rows follow from its aspect.
    static func encode(png: [UInt8], columns: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(png.count / 3 * 4 + png.count / 100 + 64)
        let step = chunk / 4 * 3
        for start in stride(from: 0, to: png.count, by: step) {
            let end = min(start + step, png.count)
            let isLast = end == png.count
            // Without q=2 the terminal would answer, and the shell read that.
            let keys = start == 0 ? "a=T,f=100,q=2,c=\(max(columns, 1))," : "q=2,"
            result += "\u{1B}_G\(keys)m=\(isLast ? 0 : 1);".utf8
            result += Base64.text(Array(png[start..<end])).utf8
            result += "\u{1B}\\".utf8
        }
        return result
    }

    /// Removes all pictures that can be seen, before another one is drawn in their place.
    static let removal = "\u{1B}_Ga=d,q=2\u{1B}\\"
}
