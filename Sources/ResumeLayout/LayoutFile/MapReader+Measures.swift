import Pages
import SourceTree

extension MapReader {
    /// A number within the range that the vocabulary gives.
    func number(_ key: String) -> Double? {
        guard let value = placed(key), case .number(let range) = shape(key) else { return nil }
        return number(value, in: range)
    }

    /// A number without what stands behind its point.
    func integer(_ key: String) -> Int? { number(key).map { Int($0) } }

    /// A number of columns, or the word `auto`.
    func columnCount(_ key: String) -> EntryLayout.ColumnCount? {
        guard let value = placed(key), case .any(let shapes) = shape(key),
            case .number(let range) = shapes.first
        else { return nil }
        if value.node.string == LayoutVocabulary.automatic { return .automatic }
        return number(value, in: range, orWord: LayoutVocabulary.automatic).map { .fixed(Int($0)) }
    }

    /// The numbers of a list.
    func numbers(_ key: String) -> [Double]? {
        guard case .list(.number(let range)) = shape(key) else { return nil }
        return list(key)?.compactMap { number($0, in: range) }
    }

    /// A length in points, within the range that the vocabulary gives.
    func length(_ key: String) -> Double? {
        guard let value = placed(key), let points = points(value) else { return nil }
        return shape(key).lengths.map { checked(points, in: $0, "pt", value) } ?? points
    }

    /// A width: a length, `30%`, or `1fr`; nil also for the word that the vocabulary allows.
    func extent(_ key: String, otherParts: Double = 1, mostShare: Double = 95) -> Extent? {
        guard let value = placed(key) else { return nil }
        if case .extent(let word?) = shape(key), value.node.string == word { return nil }
        return extent(value, otherParts: otherParts, mostShare: mostShare)
    }

    /// The widths of a list.
    func extents(_ key: String) -> [Extent]? { list(key)?.compactMap { extent($0) } }

    private func extent(
        _ value: PlacedNode, otherParts: Double = 1, mostShare: Double = 95
    ) -> Extent? {
        if let share = share(value.node) {
            return checked(share * 100, in: 1...mostShare, "%", value).map { .share($0 / 100) }
        }
        let text = value.node.string
        if let text, text.hasSuffix("fr"), let parts = Double(text.dropLast(2)) {
            return checked(parts, in: 0.05...20, "fr", value).map { .parts($0, of: otherParts) }
        }
        return points(value).flatMap { checked($0, in: 1...2000, "pt", value) }.map { .points($0) }
    }

    /// A width as a share alone.
    func share(_ key: String) -> Double? {
        if case .share(let share) = extent(key) { share } else { nil }
    }

    /// Two shares, or two lengths that are divided by a base.
    func range(_ key: String, base: Double? = nil) -> ClosedRange<Double>? {
        guard let value = placed(key) else { return nil }
        guard let ends = value.node.array, ends.count == 2 else {
            findings.wrongType(value, "a list of two shares such as [80%, 110%]")
            return nil
        }
        let factors = ends.compactMap { end -> Double? in
            if let share = share(end) { return share }
            let end = PlacedNode(node: end, path: value.path)
            if let base { return points(end).map { $0 / base } }
            findings.error(.layoutType, end, " must hold shares such as 90%")
            return nil
        }
        guard factors.count == 2 else { return nil }
        let isPossible = factors[0] >= 0.2 && factors[1] <= 5
        // A range of lengths was written for another size, which someone has changed since.
        let areLengths = base != nil && ends.allSatisfy { share($0) == nil }
        if areLengths, factors[0] <= factors[1], isPossible {
            return min(factors[0], 1)...max(factors[1], 1)
        }
        if factors[0] <= 1, factors[1] >= 1, isPossible { return factors[0]...factors[1] }
        findings.error(
            .layoutRange, value,
            " must go from less than the layout's own value (20% at least) to more than that (500% "
                + "at most)")
        return nil
    }

    // MARK: Values

    /// A share such as `30%`, as 0.3.
    private func share(_ value: Node) -> Double? {
        guard let text = value.string, text.hasSuffix("%"), let percent = Double(text.dropLast()),
            percent.isFinite
        else { return nil }
        return percent / 100
    }

    private func number(
        _ value: PlacedNode, in range: ClosedRange<Double>, orWord word: String? = nil
    ) -> Double? {
        if case .number(let text) = value.node.value, let number = Double(text), number.isFinite {
            return checked(number, in: range, "", value)
        }
        findings.wrongType(value, word.map { "a number or the word \($0)" } ?? "a number")
        return nil
    }

    private func points(_ value: PlacedNode) -> Double? {
        switch value.node.value {
        case .string(let text), .number(let text):
            return read(LengthSyntax.points(text, em: em), .layoutLength, value)
        default:
            findings.wrongType(value, "a length such as 12pt or 5mm")
            return nil
        }
    }

    private func checked(
        _ number: Double, in range: ClosedRange<Double>, _ unit: String, _ value: PlacedNode
    ) -> Double? {
        if range.contains(number) { return number }
        findings.error(
            .layoutRange, value,
            " must lie between \(Self.short(range.lowerBound))\(unit) and "
                + "\(Self.short(range.upperBound))\(unit)")
        return nil
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
