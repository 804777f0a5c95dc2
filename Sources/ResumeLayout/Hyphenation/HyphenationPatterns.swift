/// The patterns by which the words of a language are divided.
///
/// Franklin M. Liang, *Word Hy-phen-a-tion by Com-put-er* (Stanford, 1983): letters with weights of the
/// places between them; where several patterns meet, the highest weight holds, and odd ones allow a
/// division. The file's form is that of `Sources/Assets/Hyphenation/README.md`.
struct HyphenationPatterns {
    /// The fewest letters before a division.
    private(set) var fewestBefore = 2
    /// The fewest letters after it.
    private(set) var fewestAfter = 3
    /// Whether words that begin with a capital need not be names.
    private(set) var dividesCapitalized = false
    /// The places of words that the patterns get wrong.
    private var exceptions: [[UInt32]: [Int]] = [:]

    /// A letter on the way through patterns that begin alike.
    private struct Step {
        var letter: UInt32
        /// The first of the steps that may follow, and the next one that may stand in its place; 0 for none.
        var next = 0
        var other = 0
        /// Where the weights stand of the pattern that ends here; 0 for none.
        var weights = 0
    }

    private var steps = [Step(letter: 0)]
    /// The weights of each pattern, after their number.
    private var weights: [UInt8] = [0]

    /// Reads a file; what is no pattern in it is passed over.
    init(_ file: [UInt8]) {
        var rest = file[...]
        while let first = rest.first, first != UInt8(ascii: "A") {
            let line = rest.prefix { $0 != 0x0A }
            read(setting: String(decoding: line, as: UTF8.self))
            rest = rest[line.endIndex...].dropFirst()
        }
        read(patterns: String(decoding: rest, as: UTF8.self))
    }

    private mutating func read(setting line: String) {
        let words = line.split(separator: " ")
        switch words.first {
        case "minima":
            let figures = words.dropFirst().compactMap { Int($0) }
            guard figures.count == 2 else { return }
            fewestBefore = max(fewestBefore, figures[0])
            fewestAfter = max(fewestAfter, figures[1])
        case "capitals": dividesCapitalized = true
        case "except":
            for word in words.dropFirst() {
                var letters: [UInt32] = []
                var places: [Int] = []
                for scalar in word.unicodeScalars {
                    if scalar == "-" {
                        places.append(letters.count)
                    } else {
                        letters.append(scalar.value)
                    }
                }
                exceptions[letters] = places
            }
        default: break
        }
    }

    private mutating func read(patterns text: String) {
        var pattern: [UInt32] = []
        var values: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: continue
            case 0x41...0x5A:
                add(pattern, &values)
                pattern.removeSubrange(min(Int(scalar.value) - 0x41, pattern.count)...)
            default: pattern.append(scalar.value)
            }
        }
        add(pattern, &values)
    }

    private mutating func add(_ pattern: [UInt32], _ values: inout [UInt8]) {
        guard !pattern.isEmpty else { return }
        values.removeAll(keepingCapacity: true)
        values.append(0)
        var step = 0
        for sign in pattern {
            if (0x30...0x39).contains(sign) {
                values[values.count - 1] = UInt8(sign - 0x30)
            } else {
                step = follow(step, by: sign)
                values.append(0)
            }
        }
        steps[step].weights = weights.count
        weights.append(UInt8(values.count))
        weights += values
    }

    /// The step for a letter after another one, which is made if it is not there.
    private mutating func follow(_ step: Int, by letter: UInt32) -> Int {
        if let known = next(step, letter) { return known }
        steps.append(Step(letter: letter, other: steps[step].next))
        steps[step].next = steps.count - 1
        return steps.count - 1
    }

    private func next(_ step: Int, _ letter: UInt32) -> Int? {
        var next = steps[step].next
        while next != 0, steps[next].letter != letter { next = steps[next].other }
        return next == 0 ? nil : next
    }

    /// Where a word may be divided by the patterns alone.
    ///
    /// - Parameter word: its letters, small ones, as Unicode scalars.
    /// - Returns: how many letters may stand before a hyphen, in rising order.
    func places(in word: [UInt32]) -> [Int] {
        if let known = exceptions[word] { return known }
        let letters = [0x2E] + word + [0x2E]
        var values = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            var step = 0
            for letter in letters[start...] {
                guard let following = next(step, letter) else { break }
                step = following
                let offset = steps[step].weights
                guard offset > 0 else { continue }
                for place in 0..<Int(weights[offset]) {
                    values[start + place] = max(values[start + place], weights[offset + 1 + place])
                }
            }
        }
        return (1..<max(word.count, 1)).filter { values[$0 + 1] % 2 == 1 }
    }
}
