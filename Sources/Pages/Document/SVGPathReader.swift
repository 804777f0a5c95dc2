/// Reads path data of SVG, what stands in a path's `d` (SVG 1.1, 8.3), as an outline to be filled.
///
/// Each part of the outline begins with a `move` and ends closed, as filling closes it. Quadratic
/// curves and arcs become cubic ones.
package struct SVGPathReader {
    /// Where path data break the grammar.
    package struct Fault: Error, Hashable {
        /// The first byte that does not fit, from 0.
        package var offset: Int
    }

    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var segments: [PathShape.Segment] = []
    /// Where the pen is.
    private var pen = Point(x: 0, y: 0)
    /// Where the part of the outline began.
    private var start = Point(x: 0, y: 0)
    private var isOpen = false
    /// The last control point with its kind of curve, `c` or `q`, which a smooth curve mirrors.
    private var control: (kind: UInt8, point: Point)?

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// The outline that path data describe, in their own units.
    ///
    /// - Parameter bytes: the path data, ASCII.
    /// - Returns: the pieces, none if the data are empty.
    /// - Throws: `Fault`, where the data are not such: nothing of them is drawn then.
    package static func outline(
        _ bytes: ArraySlice<UInt8>
    ) throws(Fault) -> [PathShape.Segment] {
        var reader = SVGPathReader(bytes)
        try reader.read()
        return reader.segments
    }

    // MARK: Commands

    private mutating func read() throws(Fault) {
        skipBlanks()
        var isFirst = true
        while let letter = peek() {
            guard letter.isPathCommand, !isFirst || letter | 0x20 == UInt8(ascii: "m") else {
                throw fault
            }
            isFirst = false
            place += 1
            try run(letter | 0x20, isRelative: letter & 0x20 != 0)
        }
        close()
    }

    /// Draws one command as often as there are numbers for it.
    private mutating func run(_ command: UInt8, isRelative: Bool) throws(Fault) {
        skipBlanks()
        if command == UInt8(ascii: "z") {
            close()
            control = nil
            return
        }
        var command = command
        repeat {
            let origin = isRelative ? pen : Point(x: 0, y: 0)
            try draw(command, from: origin)
            // More pairs behind those of a move are lines.
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        } while peek().map { !$0.isPathCommand } ?? false
    }

    private mutating func draw(_ command: UInt8, from origin: Point) throws(Fault) {
        var next: (kind: UInt8, point: Point)?
        switch command {
        case UInt8(ascii: "m"):
            close()
            pen = try point(from: origin)
            start = pen
        case UInt8(ascii: "l"): line(to: try point(from: origin))
        case UInt8(ascii: "h"): line(to: Point(x: origin.x + (try number()), y: pen.y))
        case UInt8(ascii: "v"): line(to: Point(x: pen.x, y: origin.y + (try number())))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let isSmooth = command == UInt8(ascii: "s")
            let first = isSmooth ? mirrored(UInt8(ascii: "c")) : try point(from: origin)
            let second = try point(from: origin)
            curve(first, second, to: try point(from: origin))
            next = (UInt8(ascii: "c"), second)
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let isSmooth = command == UInt8(ascii: "t")
            let middle = isSmooth ? mirrored(UInt8(ascii: "q")) : try point(from: origin)
            let end = try point(from: origin)
            curve(middle.towards(pen, 1 / 3), middle.towards(end, 1 / 3), to: end)
            next = (UInt8(ascii: "q"), middle)
        default: try arc(from: origin)
        }
        control = next
    }

    private mutating func arc(from origin: Point) throws(Fault) {
        let radii = Size(width: try number(), height: try number())
        let turn = try number()
        let (isLarge, isClockwise) = (try flag(), try flag())
        let end = try point(from: origin)
        let arc = SVGArc(
            start: pen, end: end, radii: radii, turn: turn, isLarge: isLarge,
            isClockwise: isClockwise)
        guard let curves = arc.curves else { return line(to: end) }
        for (first, second, end) in curves { curve(first, second, to: end) }
    }

    /// The last control point on the other side of the pen; the pen itself after anything but a
    /// curve of that kind.
    private func mirrored(_ kind: UInt8) -> Point {
        guard let control, control.kind == kind else { return pen }
        return Point(x: 2 * pen.x - control.point.x, y: 2 * pen.y - control.point.y)
    }

    // MARK: Pieces

    private mutating func line(to end: Point) {
        open()
        segments.append(.line(end))
        pen = end
    }

    private mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        open()
        segments.append(.curve(first, second, to: end))
        pen = end
    }

    private mutating func open() {
        guard !isOpen else { return }
        segments.append(.move(pen))
        isOpen = true
    }

    private mutating func close() {
        if isOpen { segments.append(.close) }
        isOpen = false
        pen = start
    }

    // MARK: Numbers

    private var fault: Fault { Fault(offset: place - bytes.startIndex) }

    private func peek() -> UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    private mutating func skipBlanks() {
        while let byte = peek(), byte == 0x20 || 0x09...0x0D ~= byte { place += 1 }
    }

    /// Blanks with at most one comma in them, which another number must follow.
    private mutating func skipSeparator() throws(Fault) {
        skipBlanks()
        guard peek() == UInt8(ascii: ",") else { return }
        place += 1
        skipBlanks()
        guard let byte = peek(), !byte.isPathCommand else { throw fault }
    }

    private mutating func point(from origin: Point) throws(Fault) -> Point {
        let x = try number()
        return Point(x: origin.x + x, y: origin.y + (try number()))
    }

    /// A flag of an arc: one digit, behind which the next number may follow at once.
    private mutating func flag() throws(Fault) -> Bool {
        guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw fault
        }
        place += 1
        try skipSeparator()
        return byte == UInt8(ascii: "1")
    }

    /// A number, with the separator behind it.
    private mutating func number() throws(Fault) -> Double {
        let isNegative = sign()
        var (digits, exponent, count) = (0, 0, 0)
        // More digits than these change nothing in a coordinate.
        let most = 100_000_000_000_000
        while let digit = digit() {
            count += 1
            if digits < most { digits = digits * 10 + digit } else { exponent += 1 }
        }
        if peek() == UInt8(ascii: ".") {
            place += 1
            while let digit = digit() {
                count += 1
                guard digits < most else { continue }
                digits = digits * 10 + digit
                exponent -= 1
            }
        }
        guard count > 0 else { throw fault }
        if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
            place += 1
            let isSmall = sign()
            guard var power = digit() else { throw fault }
            while let digit = digit() { power = min(power * 10 + digit, 1_000) }
            exponent += isSmall ? -power : power
        }
        let number = Double(digits).scaled(byTenTo: exponent)
        guard number.isFinite else { throw fault }
        try skipSeparator()
        return isNegative ? -number : number
    }

    private mutating func sign() -> Bool {
        guard let byte = peek(), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else {
            return false
        }
        place += 1
        return byte == UInt8(ascii: "-")
    }

    private mutating func digit() -> Int? {
        guard let byte = peek(), 0x30...0x39 ~= byte else { return nil }
        place += 1
        return Int(byte) - 0x30
    }
}

extension Double {
    /// The number times a power of ten; exact where both are, as up to 22 decimals are.
    fileprivate func scaled(byTenTo exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<min(exponent.magnitude, 400) { power *= 10 }
        return exponent < 0 ? self / power : self * power
    }
}

extension UInt8 {
    /// Whether the byte is a command of path data, in either case.
    fileprivate var isPathCommand: Bool {
        switch self | 0x20 {
        case UInt8(ascii: "m"), UInt8(ascii: "z"), UInt8(ascii: "l"), UInt8(ascii: "h"),
            UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "q"),
            UInt8(ascii: "t"), UInt8(ascii: "a"):
            self >= 0x41
        default: false
        }
    }
}

extension Point {
    /// The point a share of the way to another.
    fileprivate func towards(_ other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
