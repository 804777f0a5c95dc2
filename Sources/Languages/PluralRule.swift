/// A plural form that a number may ask for (UTS 35, "Language Plural Rules").
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many
    /// What all numbers have that no other form is for.
    case other
}

/// Which plural form a whole number has in a language: Unicode CLDR's rules for cardinals, without what
/// is only true of fractions.
struct PluralRule: Sendable, Equatable {
    /// The forms that have a condition, the first that holds counts.
    private var conditions: [(category: PluralCategory, terms: [[Relation]])] = []

    /// Whether the number, or its rest, is among some.
    private struct Relation: Sendable, Equatable {
        /// What the number is divided by; nil for the number itself.
        var divisor: Int?
        var range: ClosedRange<Int>
        var isNegated = false

        func holds(_ number: Int) -> Bool {
            range.contains(divisor.map { number % $0 } ?? number) != isNegated
        }
    }

    /// One for 1, and other: that of most languages of Europe.
    static let one = PluralRule([(.one, "n = 1")]) ?? PluralRule()

    private init() {}

    /// Reads conditions in the notation of CLDR, such as `n % 10 = 2..4 and n % 100 != 12..14`, of
    /// which several may stand with `or` between them; nil if one cannot be read.
    init?(_ conditions: [(PluralCategory, String)]) {
        for (category, text) in conditions {
            guard let terms = Self.terms(text) else { return nil }
            self.conditions.append((category, terms))
        }
    }

    /// The forms that numbers can have, in CLDR's order.
    var categories: [PluralCategory] {
        PluralCategory.allCases.filter { category in
            category == .other || conditions.contains { $0.category == category }
        }
    }

    /// The form of a number, 0 or more.
    func category(of number: Int) -> PluralCategory {
        conditions.first { $0.terms.contains { $0.allSatisfy { $0.holds(number) } } }?.category
            ?? .other
    }

    static func == (left: Self, right: Self) -> Bool {
        left.conditions.map(\.category) == right.conditions.map(\.category)
            && left.conditions.map(\.terms) == right.conditions.map(\.terms)
    }

    private static func terms(_ text: String) -> [[Relation]]? {
        var terms: [[Relation]] = [[]]
        var words = text.split(separator: " ")[...]
        while true {
            guard let relation = relation(&words) else { return nil }
            terms[terms.count - 1].append(relation)
            switch words.popFirst() {
            case nil: return terms
            case "and": continue
            case "or": terms.append([])
            default: return nil
            }
        }
    }

    /// Reads `n = 1` or `n % 10 != 2..4`.
    private static func relation(_ words: inout ArraySlice<Substring>) -> Relation? {
        guard words.popFirst() == "n" else { return nil }
        var divisor: Int?
        if words.first == "%" {
            words.removeFirst()
            divisor = words.popFirst().flatMap { Int($0) }
            guard let divisor, divisor > 0 else { return nil }
        }
        guard let sign = words.popFirst(), sign == "=" || sign == "!=",
            let ends = words.popFirst()?.split(separator: ".", omittingEmptySubsequences: false)
        else { return nil }
        let numbers = ends.compactMap { Int($0) }
        guard let first = numbers.first, let last = numbers.last, first <= last,
            ends.count == 1 || ends.count == 3 && ends[1].isEmpty && numbers.count == 2
        else { return nil }
        return Relation(divisor: divisor, range: first...last, isNegated: sign == "!=")
    }
}
