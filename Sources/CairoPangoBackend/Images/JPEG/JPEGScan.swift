import Characters

/// A scan header of a JPEG file, SOS (ITU-T T.81, B.2.3), with what must follow it.
struct JPEGScan {
    /// Which of the frame's components get their first values here, by index.
    private(set) var begun: [Int] = []
    /// The fewest bits that the data can have.
    private(set) var leastBits = 0
    /// How many restart markers the data must have.
    let restarts: Int

    /// Reads the segment's data, with the frame and the tables that stand before it.
    init(
        _ data: ArraySlice<UInt8>, frame: JPEGFrame, tables: JPEGTables
    ) throws(PhotoError.Reason) {
        var rest = data
        guard let count = rest.byte(), 1...4 ~= count, rest.count == 2 * count + 3 else {
            throw .damaged("bad JPEG scan")
        }
        var parts: [(index: Int, dc: Int, ac: Int)] = []
        for _ in 0..<count {
            guard let identifier = rest.byte(), let numbers = rest.byte(),
                let index = frame.components.firstIndex(where: { $0.identifier == identifier }),
                !parts.contains(where: { $0.index == index })
            else { throw .damaged("bad JPEG scan") }
            parts.append((index, numbers >> 4, numbers & 15))
        }
        guard let first = rest.byte(), let last = rest.byte(), let precision = rest.byte() else {
            throw .damaged("bad JPEG scan")
        }
        let isRefinement = precision >> 4 > 0
        if frame.isProgressive {
            guard first <= last, last <= 63, first == 0 ? last == 0 : count == 1 else {
                throw .damaged("bad JPEG scan")
            }
        }
        let scanned = parts.map { frame.components[$0.index] }
        // A unit of an interleaved scan has ten blocks at most (B.2.3).
        guard count == 1 || scanned.reduce(0, { $0 + $1.horizontal * $1.vertical }) <= 10 else {
            throw .damaged("bad JPEG scan")
        }
        let (blocks, units) = frame.blocks(of: scanned)
        let interval = tables.restartInterval
        restarts = interval > 0 ? (units - 1) / interval : 0
        for (part, blocks) in zip(parts, blocks) {
            guard tables.quantization.contains(frame.components[part.index].quantization) else {
                throw .damaged("missing quantization table")
            }
            let (dc, ac) = (tables.shortestDC[part.dc], tables.shortestAC[part.ac])
            let isSequential = !frame.isProgressive
            let needsDC = isSequential || first == 0 && !isRefinement
            let needsAC = isSequential || first > 0
            guard !needsDC || dc != nil, !needsAC || ac != nil else {
                throw .damaged("missing Huffman table")
            }
            // A block has a code for its DC value and, unless runs of empty blocks are allowed,
            // at least the one that ends the block.
            leastBits += needsDC ? blocks * (dc ?? 0) : first == 0 ? blocks : 0
            leastBits += isSequential ? blocks * (ac ?? 0) : 0
            if isSequential || first == 0 && !isRefinement { begun.append(part.index) }
        }
    }
}
