import Pages
import SourceTree

extension MapReader {
    /// A number within the range that the vocabulary gives.
    func number(_ key: String) -> Double? {
        guard let value = value(key), case .number(let range) = shape(key) else { return nil }
        return number(value, in: range, path: path(of: key))
    }

    /// The numbers of a list.
    func numbers(_ key: String) -> [Double]? {
        guard case .list(.number(let range)) = shape(key) else { return nil }
        return list(key)?.compactMap { number($0.node, in: range, path: $0.path) }
    }

    /// A length in points, within the range that the vocabulary gives; `em` is the size that `em`
    /// lengths are relative to.
    func length(_ key: String, em: Double) -> Double? {
        guard let value = value(key) else { return nil }
        var range: ClosedRange<Double>?
        switch shape(key) {
        case .length(let limits): range = limits
        case .any(let shapes):
            for case .length(let limits) in shapes { range = limits }
        default: break
        }
        guard let points = points(value, em: em, path: path(of: key)) else { return nil }
        return range.map { checked(points, in: $0, unit: "pt", value, path(of: key)) } ?? points
    }

    /// A width: a length, `30%`, or `1fr`; nil also for the word that the vocabulary allows.
    func extent(_ key: String, em: Double, otherParts: Double = 1) -> Extent? {
        guard let value = value(key) else { return nil }
        let path = path(of: key)
        if case .extent(let word?) = shape(key), value.string == word { return nil }
        if let share = share(value) {
            return checked(share * 100, in: 1...95, unit: "%", value, path).map {
                .share($0 / 100)
            }
        }
        if let text = value.string, text.hasSuffix("fr"), let parts = Double(text.dropLast(2)) {
            return checked(parts, in: 0.05...20, unit: "fr", value, path).map {
                .parts($0, of: otherParts)
            }
        }
        return points(value, em: em, path: path).flatMap {
            checked($0, in: 1...2000, unit: "pt", value, path)
        }.map { .points($0) }
    }

    /// Two shares, or two lengths that are divided by a base.
    func range(_ key: String, base: Double? = nil) -> ClosedRange<Double>? {
        guard let value = value(key) else { return nil }
        let path = path(of: key)
        guard let ends = value.array, ends.count == 2 else {
            wrongType(value, key, "a list of two shares such as [80%, 110%]")
            return nil
        }
        let factors = ends.compactMap { end -> Double? in
            if let share = share(end) { return share }
            guard let base else {
                findings.error(
                    .layoutType, "\(path) must hold shares such as 90%", at: end.span,
                    path: path)
                return nil
            }
            return points(end, em: base, path: path).map { $0 / base }
        }
        guard factors.count == 2 else { return nil }
        // A range of lengths was written for another size, which someone has changed since.
        if base != nil, ends.allSatisfy({ share($0) == nil }), factors[0] <= factors[1],
            factors[0] >= 0.2, factors[1] <= 5
        {
            return min(factors[0], 1)...max(factors[1], 1)
        }
        guard factors[0] <= 1, factors[1] >= 1, factors[0] >= 0.2, factors[1] <= 5 else {
            findings.error(
                .layoutRange,
                "\(path) must go from less than the layout's own value (20% at least) to more than "
                    + "that (500% at most)", at: value.span, path: path)
            return nil
        }
        return factors[0]...factors[1]
    }

    // MARK: Values

    /// A share such as `30%`, as 0.3.
    private func share(_ value: Node) -> Double? {
        guard let text = value.string, text.hasSuffix("%"), let percent = Double(text.dropLast()),
            percent.isFinite
        else { return nil }
        return percent / 100
    }

    private func number(_ value: Node, in range: ClosedRange<Double>, path: String) -> Double? {
        guard case .number(let text) = value.value, let number = Double(text), number.isFinite
        else {
            findings.error(
                .layoutType, "\(path) must be a number, not \(value.kindName)", at: value.span,
                path: path)
            return nil
        }
        return checked(number, in: range, unit: "", value, path)
    }

    private func points(_ value: Node, em: Double, path: String) -> Double? {
        let text: String
        switch value.value {
        case .string(let word), .number(let word): text = word
        default:
            findings.error(
                .layoutType,
                "\(path) must be a length such as 12pt or 5mm, not \(value.kindName)",
                at: value.span, path: path)
            return nil
        }
        return read(LengthSyntax.points(text, em: em), .layoutLength, value, path)
    }

    private func checked(
        _ number: Double, in range: ClosedRange<Double>, unit: String, _ value: Node, _ path: String
    ) -> Double? {
        if range.contains(number) { return number }
        findings.error(
            .layoutRange,
            "\(path) must lie between \(Self.short(range.lowerBound))\(unit) and "
                + "\(Self.short(range.upperBound))\(unit)", at: value.span, path: path)
        return nil
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
