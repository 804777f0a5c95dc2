/// The bidirectional levels of a paragraph (UAX #9), without embeddings, isolates and brackets.
struct BidiLevels {
    /// The paragraph's own level: that of the first strong character (rules P2 and P3).
    let base: UInt8
    /// A level for each character; empty if all stand at level 0.
    let levels: [UInt8]

    /// Resolves the levels of characters in reading order.
    init(_ classes: [BidiClass]) {
        guard classes.contains(.right) else {
            base = 0
            levels = []
            return
        }
        let first = classes.first { $0 == .left || $0 == .right }
        base = first == .right ? 1 : 0
        var resolved = classes
        Self.joinNumbers(&resolved)
        Self.settleNumbers(&resolved, base: base)
        levels = Self.levels(of: resolved, base: base)
    }

    /// Rules W4 and W5: a separator between two digits is part of the number, and so is a sign
    /// of currency, per cent and the like beside one.
    private static func joinNumbers(_ classes: inout [BidiClass]) {
        for index in classes.indices where classes[index] == .separator {
            let isInside =
                index > 0 && classes[index - 1] == .number
                && index + 1 < classes.count && classes[index + 1] == .number
            classes[index] = isInside ? .number : .neutral
        }
        for index in classes.indices.dropFirst()
        where classes[index] == .terminator && classes[index - 1] == .number {
            classes[index] = .number
        }
        for index in classes.indices.dropLast().reversed()
        where classes[index] == .terminator && classes[index + 1] == .number {
            classes[index] = .number
        }
        for index in classes.indices where classes[index] == .terminator {
            classes[index] = .neutral
        }
    }

    /// Rule W7: a number after a left-to-right letter counts as one.
    private static func settleNumbers(_ classes: inout [BidiClass], base: UInt8) {
        let start: BidiClass = base == 1 ? .right : .left
        var strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .number: if strong == .left { classes[index] = .left }
            case .lineFeed: strong = start
            default: break
            }
        }
    }

    /// Rules N1, N2, I1, I2 and L1.
    private static func levels(of classes: [BidiClass], base: UInt8) -> [UInt8] {
        let start: BidiClass = base == 1 ? .right : .left
        var levels = [UInt8](repeating: base, count: classes.count)
        var before = start
        var index = 0
        while index < classes.count {
            switch classes[index] {
            case .left:
                levels[index] = base == 1 ? 2 : 0
                before = .left
            case .right:
                levels[index] = 1
                before = .right
            case .number:
                levels[index] = 2
                before = .right
            case .lineFeed:
                before = start
            default:
                let end = classes[index...].firstIndex { !$0.isNeutral } ?? classes.count
                let after: BidiClass =
                    switch end < classes.count ? classes[end] : .lineFeed {
                    case .left: .left
                    case .right, .number: .right
                    default: .lineFeed
                    }
                if before == after {
                    let level: UInt8 = before == .right ? 1 : base == 1 ? 2 : 0
                    for neutral in index..<end { levels[neutral] = level }
                }
                index = end
                continue
            }
            index += 1
        }
        return levels
    }
}

extension BidiClass {
    /// Whether the direction depends on what stands around.
    fileprivate var isNeutral: Bool {
        switch self {
        case .neutral, .separator, .terminator: true
        case .left, .right, .number, .lineFeed: false
        }
    }
}
