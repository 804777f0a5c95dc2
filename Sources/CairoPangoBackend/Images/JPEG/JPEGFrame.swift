import Characters

/// The frame header of a JPEG file, SOF (ITU-T T.81, B.2.2).
struct JPEGFrame {
    let width: Int
    let height: Int
    let isProgressive: Bool
    let components: [Component]

    struct Component {
        let identifier: Int
        let horizontal: Int
        let vertical: Int
        let quantization: Int
    }

    /// Reads the segment's data; `marker` is 0xC0, 0xC1 or 0xC2.
    init(_ data: ArraySlice<UInt8>, marker: UInt8, limits: PhotoLimits) throws(PhotoError.Reason) {
        var rest = data
        guard let precision = rest.byte(), let height = rest.word(), let width = rest.word(),
            let count = rest.byte(), rest.count == 3 * count
        else { throw .damaged("bad JPEG frame") }
        guard precision == 8 else { throw .variant("has \(precision) bits a channel, not 8") }
        guard width > 0 else { throw .damaged("no pixels") }
        guard height > 0 else { throw .variant("tells its height after the picture (DNL)") }
        try limits.check(width: width, height: height)
        guard count != 4 else { throw .variant("has CMYK colours, as made for printing presses") }
        guard count == 1 || count == 3 else {
            throw .variant("has \(count) colour channels, not 1 or 3")
        }
        var components: [Component] = []
        for _ in 0..<count {
            guard let identifier = rest.byte(), let sampling = rest.byte(),
                let quantization = rest.byte(), 1...4 ~= sampling >> 4, 1...4 ~= sampling & 15,
                quantization <= 3, !components.contains(where: { $0.identifier == identifier })
            else { throw .damaged("bad JPEG frame") }
            components.append(
                Component(
                    identifier: identifier, horizontal: sampling >> 4, vertical: sampling & 15,
                    quantization: quantization))
        }
        self.width = width
        self.height = height
        self.isProgressive = marker == 0xC2
        self.components = components
    }

    /// How many blocks of 8 × 8 samples a scan of some components has, for each of them, and how
    /// many units a restart interval counts (A.2).
    func blocks(of scanned: [Component]) -> (blocks: [Int], units: Int) {
        let across = components.map(\.horizontal).max() ?? 1
        let down = components.map(\.vertical).max() ?? 1
        if scanned.count == 1, let only = scanned.first {
            let columns = Self.share(of: width * only.horizontal, by: across * 8)
            let rows = Self.share(of: height * only.vertical, by: down * 8)
            return ([columns * rows], columns * rows)
        }
        let units = Self.share(of: width, by: across * 8) * Self.share(of: height, by: down * 8)
        return (scanned.map { units * $0.horizontal * $0.vertical }, units)
    }

    private static func share(of total: Int, by size: Int) -> Int { (total + size - 1) / size }
}
