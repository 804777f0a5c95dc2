/// What a date shows, and in which order: `MMM y`, in the letters of CLDR (UTS 35, "Date Field Symbol
/// Table").
package struct DatePattern: Sendable, Equatable {
    /// The parts, in order.
    package var parts: [Part]

    /// A part of a date.
    package enum Part: Sendable, Equatable {
        /// A number or a month's name.
        case field(Field)
        /// Words and signs as they stand.
        case text(String)

        /// The part of a date that it shows; nil for words.
        var unit: Unit? {
            if case .field(let field) = self { field.unit } else { nil }
        }

        /// The words; nil for a part of a date.
        var text: String? {
            if case .text(let text) = self { text } else { nil }
        }
    }

    /// What stands for a date's year, month or day.
    package enum Field: Sendable, Equatable {
        /// `y` or `yyyy`: 2021.
        case year
        /// `yy`: 21.
        case shortYear
        /// `M`: 3; `MM`: 03.
        case month(isPadded: Bool)
        /// `MMM`: Mar.
        case shortMonthName
        /// `MMMM`: March.
        case monthName
        /// `d`: 9; `dd`: 09.
        case day(isPadded: Bool)

        /// Which part of a date it is.
        package var unit: Unit {
            switch self {
            case .year, .shortYear: .year
            case .month, .shortMonthName, .monthName: .month
            case .day: .day
            }
        }
    }

    /// A part of a date, the longest first.
    package enum Unit: Sendable, Equatable {
        case year
        case month
        case day
    }
}

extension DatePattern {
    /// A date as the pattern shows it; what the date does not say is left out with a sign beside it.
    ///
    /// - Parameters:
    ///   - year: the year.
    ///   - month: the month, 1 to 12; nil if it is not known.
    ///   - day: the day; nil if it is not known or not to be shown.
    ///   - language: the months' names.
    /// - Returns: the date.
    package func text(
        year: Int, month: Int?, day: Int?, in language: LanguageWords
    ) -> String {
        var pattern = self
        if day == nil { pattern.remove(.day) }
        if month == nil { pattern.remove(.month) }
        return pattern.parts.map { part in
            switch part {
            case .text(let text): text
            case .field(.year): String(year)
            case .field(.shortYear): Self.padded(year % 100)
            case .field(.month(let isPadded)): Self.number(month ?? 0, isPadded)
            case .field(.shortMonthName): language.shortMonths[(month ?? 1) - 1]
            case .field(.monthName): language.months[(month ?? 1) - 1]
            case .field(.day(let isPadded)): Self.number(day ?? 0, isPadded)
            }
        }.joined()
    }

    /// Whether the pattern has a part of dates.
    package func shows(_ unit: Unit) -> Bool { parts.contains { $0.unit == unit } }

    /// Removes a part of dates with the sign after it, or before it if it is the last, there or in
    /// brackets; brackets that had nothing else in them go too.
    private mutating func remove(_ unit: Unit) {
        while let index = parts.firstIndex(where: { $0.unit == unit }) {
            parts.remove(at: index)
            let before = index > 0 ? parts[index - 1].text : nil
            let after = index < parts.count ? parts[index].text : nil
            let sign = after?.prefix { !$0.isBracket(.closePunctuation) } ?? ""
            if let after, sign.count < after.count {
                if before?.last?.isBracket(.openPunctuation) == true {
                    parts.removeSubrange(index - 1...index)
                } else if !sign.isEmpty {
                    parts[index] = .text(String(after.dropFirst(sign.count)))
                } else if before != nil {
                    parts.remove(at: index - 1)
                }
            } else if after != nil {
                parts.remove(at: index)
            } else if index == parts.count, before != nil {
                parts.remove(at: index - 1)
            }
        }
    }

    private static func number(_ number: Int, _ isPadded: Bool) -> String {
        isPadded ? padded(number) : String(number)
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}

extension Character {
    fileprivate func isBracket(_ category: Unicode.GeneralCategory) -> Bool {
        unicodeScalars.first?.properties.generalCategory == category
    }
}
