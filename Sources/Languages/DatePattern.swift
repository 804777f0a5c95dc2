/// What a date shows, and in which order: `MMM y`, in the letters of CLDR (UTS 35, "Date Field Symbol
/// Table").
package struct DatePattern: Sendable, Equatable {
    /// The parts, in order.
    var parts: [Part]

    /// A part of a date.
    enum Part: Sendable, Equatable {
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

    /// What stands for a date's year, month or day, by its letters.
    enum Field: String, Sendable, Equatable {
        case year = "y"
        case shortYear = "yy"
        case month = "M"
        case paddedMonth = "MM"
        case shortMonthName = "MMM"
        case monthName = "MMMM"
        case day = "d"
        case paddedDay = "dd"

        /// Which part of a date it is.
        var unit: Unit? { rawValue.first.flatMap(Unit.init) }
    }

    /// A part of a date, by its letter.
    enum Unit: Character {
        case year = "y"
        case month = "M"
        case day = "d"
    }
}

extension DatePattern {
    /// A date as the pattern shows it; what the date does not say is left out with a sign beside it.
    ///
    /// Months beside a day have the form that belongs there: "9 marca 2021", but "marzec 2021".
    package func text(year: Int, month: Int?, day: Int?, in language: LanguageWords) -> String {
        var pattern = self
        if day == nil { pattern.remove(.day) }
        if month == nil { pattern.remove(.month) }
        return pattern.parts.map { part in
            switch part {
            case .text(let text): text
            case .field(.year): String(year)
            case .field(.shortYear): Self.padded(year % 100)
            case .field(.month): String(month ?? 0)
            case .field(.paddedMonth): Self.padded(month ?? 0)
            case .field(.shortMonthName):
                language.shortMonths(withDay: pattern.shows(.day))[(month ?? 1) - 1]
            case .field(.monthName):
                language.months(withDay: pattern.shows(.day))[(month ?? 1) - 1]
            case .field(.day): String(day ?? 0)
            case .field(.paddedDay): Self.padded(day ?? 0)
            }
        }.joined()
    }

    /// Several days of a month as the pattern shows them: "Mar 3–21, 2021"; nil if it shows no days, or
    /// months as numbers, between which more numbers would be misread.
    package func text(
        year: Int, month: Int, days: ClosedRange<Int>, in language: LanguageWords
    ) -> String? {
        let names: [Part] = [.field(.shortMonthName), .field(.monthName)]
        guard shows(.day), parts.contains(where: names.contains) else { return nil }
        return parts.map { part in
            switch part {
            case .field(.shortMonthName): return language.shortMonths(withDay: true)[month - 1]
            case .field(.monthName): return language.months(withDay: true)[month - 1]
            default: break
            }
            guard part.unit == .day else {
                let only = DatePattern(parts: [part])
                return only.text(year: year, month: month, day: nil, in: language)
            }
            let ends = [days.lowerBound, days.upperBound].map {
                part == .field(.paddedDay) ? Self.padded($0) : String($0)
            }
            return ends.joined(separator: "–")
        }.joined()
    }

    /// Whether the pattern has a part of dates.
    func shows(_ unit: Unit) -> Bool { parts.contains { $0.unit == unit } }

    /// Removes a part of dates with the sign after it, or before it if it is the last, there or in
    /// brackets; brackets that had nothing else in them go too.
    ///
    /// A word that stands right behind another part stays with it, like the year's in "2021년 3월".
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
            } else if index == parts.count, let before {
                let word = before.prefix { $0.isLetter }
                parts.remove(at: index - 1)
                if !word.isEmpty { parts.append(.text(String(word))) }
            }
        }
        if parts.count > 1, parts.last?.text?.allSatisfy(\.isWhitespace) == true {
            parts.removeLast()
        }
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
