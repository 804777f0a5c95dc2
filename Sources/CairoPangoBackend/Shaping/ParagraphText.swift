import Pages

/// The text of a paragraph as it is shaped: spans joined, in Normalization Form C, with one kind of
/// space and one kind of line feed, and without what cannot be set.
struct ParagraphText {
    /// The characters, UTF-8.
    var bytes: [UInt8] = []
    /// What is known of each character, at the offset of its first byte.
    var marks: [CharacterMark] = []
    /// The offset at which each span ends.
    var spanEnds: [Int] = []
    /// Whether all characters are Latin letters and common signs, from left to right.
    var isSimple = true
    /// Control characters that were dropped.
    var dropped: [Unicode.Scalar] = []

    /// Empties the paragraph and makes room for a number of bytes.
    mutating func clear(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity)
        marks.removeAll(keepingCapacity: true)
        marks.reserveCapacity(capacity)
        spanEnds.removeAll(keepingCapacity: true)
        isSimple = true
        dropped = []
    }

    /// Adds a span, whose text is in Normalization Form C.
    mutating func append(_ text: String) {
        let start = bytes.count
        var text = text
        text.withUTF8 { append($0) }
        if start < marks.count { marks[start].formUnion([.start, .spanStart]) }
        spanEnds.append(bytes.count)
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < source.count {
            let runStart = offset
            while offset < source.count, source[offset] &- 0x20 < 0x5F { offset += 1 }
            if offset > runStart {
                bytes.append(contentsOf: source[runStart..<offset])
                marks.append(contentsOf: repeatElement(.start, count: offset - runStart))
                continue
            }
            let (scalar, length) = source.scalar(at: offset)
            let isPairedReturn =
                scalar == 0x0D && offset + 1 < source.count && source[offset + 1] == 0x0A
            if !isPairedReturn { append(scalar, source[offset..<offset + length]) }
            offset += length
        }
    }

    private mutating func append(_ scalar: UInt32, _ encoded: Slice<UnsafeBufferPointer<UInt8>>) {
        switch CharacterKind(scalar) {
        case .plain: append(encoded, .start)
        case .complex:
            isSimple = false
            append(encoded, .start)
        case .ignorable:
            isSimple = false
            append(encoded, .ignorable)
        case .space: append(CollectionOfOne(0x20), .start)
        case .noBreakSpace: append(CollectionOfOne(0x20), [.start, .noBreak])
        case .noBreakHyphen: append(CollectionOfOne(0x2D), [.start, .noBreak])
        case .lineFeed: append(CollectionOfOne(0x0A), .start)
        case .breakOpportunity: markLast(.mayBreak)
        case .wordJoiner: markLast(.noBreak)
        case .silent: break
        case .control: Unicode.Scalar(scalar).map { dropped.append($0) }
        }
    }

    private mutating func append(_ encoded: some Collection<UInt8>, _ mark: CharacterMark) {
        bytes.append(contentsOf: encoded)
        marks.append(mark)
        if encoded.count > 1 {
            marks.append(contentsOf: repeatElement([], count: encoded.count - 1))
        }
    }

    /// Marks the last character so far.
    private mutating func markLast(_ mark: CharacterMark) {
        guard !bytes.isEmpty else { return }
        let offset = bytes.withUnsafeBufferPointer { $0.start(before: $0.count) }
        marks[offset].insert(mark)
    }
}
