import Characters
package import SourceTree

/// Compares what the finished file says with the resume, text by text: each that the layout prints
/// must come back whole and in order.
package struct FieldCheck {
    private let expected: ExpectedText
    private let drawn: LetterStream
    private let read: LetterStream

    /// Compares a file with what it was made of.
    package init(_ pdf: ReadPDF, with expected: ExpectedText) {
        self.expected = expected
        drawn = LetterStream(pdf.pages.flatMap(\.texts))
        read = LetterStream(pdf.textsByStructure)
    }

    /// What became of a text.
    private enum Fate: Int, Comparable {
        case whole, split, lost
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A finding for each text that is lost, split or out of order.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        var counts: [String: Int] = [:]
        var order: [(place: Int, found: Int, field: ExpectedText.Field)] = []
        for field in expected.fields {
            let wanted = LetterStream(field.text)
            let places = expected.stream.places(of: wanted).filter(\.isWhole)
            guard !wanted.isEmpty, !places.isEmpty, !wanted.isReordered else { continue }
            let key = String(String.UnicodeScalarView(wanted.letters))
            let number = counts[key, default: 0]
            counts[key] = number + 1
            switch max(fate(of: wanted, in: drawn), fate(of: wanted, in: read)) {
            case .lost: findings.add(lost(field))
            case .split: findings.add(split(field))
            case .whole:
                let found = drawn.places(of: wanted).filter(\.isWhole)
                guard number < min(places.count, found.count) else { continue }
                order.append((places[number].start, found[number].start, field))
            }
        }
        for field in Self.outOfOrder(order) { findings.add(misplaced(field)) }
        // What the resume does not spell out, such as dates and titles.
        if findings.all.isEmpty { addBlocks(&findings) }
        return findings
    }

    /// What became of a text: of as many as there should be, one at least.
    private func fate(of text: LetterStream, in stream: LetterStream) -> Fate {
        let wanted = expected.stream.places(of: text)
        let found = stream.places(of: text)
        if found.count(where: \.isWhole) >= wanted.count(where: \.isWhole) { return .whole }
        if found.count >= wanted.count { return .split }
        return Self.isScattered(text, in: stream) ? .split : .lost
    }

    /// Whether all words of a text are there, if not beside each other.
    private static func isScattered(_ text: LetterStream, in stream: LetterStream) -> Bool {
        let words = text.words
        return words.count > 2 && words.allSatisfy { !stream.places(of: $0).isEmpty }
    }

    /// The fields that are read before what they stand behind: all but the longest row in order.
    private static func outOfOrder(
        _ order: [(place: Int, found: Int, field: ExpectedText.Field)]
    ) -> [ExpectedText.Field] {
        let sorted = order.sorted { ($0.place, $0.field.path) < ($1.place, $1.field.path) }
        // By the place that a row of fields in order ends at: its length, and the field before.
        var lengths = Array(repeating: 1, count: sorted.count)
        var before = Array<Int?>(repeating: nil, count: sorted.count)
        for index in sorted.indices {
            for earlier in 0..<index
            where sorted[earlier].found <= sorted[index].found
                && lengths[earlier] + 1 > lengths[index]
            {
                lengths[index] = lengths[earlier] + 1
                before[index] = earlier
            }
        }
        var kept: Set<Int> = []
        var next = lengths.indices.max { lengths[$0] < lengths[$1] }
        while let index = next {
            kept.insert(index)
            next = before[index]
        }
        return sorted.indices.filter { !kept.contains($0) }.map { sorted[$0].field }
    }

    private func addBlocks(_ findings: inout Diagnostics) {
        var seen: Set<String> = []
        for text in expected.blocks where seen.insert(text).inserted {
            let wanted = LetterStream(text)
            guard !wanted.isEmpty, !wanted.isReordered else { continue }
            let count = expected.stream.places(of: wanted).count
            guard count > 0 else { continue }
            for stream in [drawn, read] where stream.places(of: wanted).count < count {
                findings.add(lost(ExpectedText.Field(path: "", text: text)))
                break
            }
        }
    }

    // MARK: Findings

    private func lost(_ field: ExpectedText.Field) -> Diagnostic {
        Diagnostic(
            .textLost, .error,
            "\(Self.name(field)) is lost: it is printed, but the text of the PDF does not have it",
            path: field.path)
    }

    private func split(_ field: ExpectedText.Field) -> Diagnostic {
        Diagnostic(
            .textSplit, .error,
            "\(Self.name(field)) is split: programs that read the PDF do not get its words as they "
                + "are written", path: field.path)
    }

    private func misplaced(_ field: ExpectedText.Field) -> Diagnostic {
        Diagnostic(
            .textMisplaced, .error,
            "\(Self.name(field)) is out of order: programs that read the PDF meet it elsewhere than "
                + "people do", path: field.path)
    }

    private static func name(_ field: ExpectedText.Field) -> String {
        let text = VisibleText.quoted(field.text, limit: 60)
        return field.path.isEmpty ? text : "\(text) (\(field.path))"
    }
}

extension LetterStream {
    /// The words, each by itself.
    fileprivate var words: [LetterStream] {
        var words: [LetterStream] = []
        var text = ""
        for (letter, gap) in zip(letters, gaps) {
            if gap != .none, !text.isEmpty {
                words.append(LetterStream(text))
                text = ""
            }
            text.unicodeScalars.append(letter)
        }
        return text.isEmpty ? words : words + [LetterStream(text)]
    }
}

extension Diagnostic.Kind {
    static let textLost = Self("text-lost", .check)
    static let textMisplaced = Self("text-misplaced", .check)
    static let textSplit = Self("text-split", .check)
}
