import Characters
package import SourceTree

/// Finds characters that programs read otherwise than people do: without a meaning, of private use, or
/// several letters in one.
package struct CharacterCheck {
    private let pdf: ReadPDF

    /// Looks at a file.
    package init(_ pdf: ReadPDF) { self.pdf = pdf }

    /// The share of all characters from which a text counts as lost.
    private static let limit = 0.02

    /// A finding for each kind of them.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        let texts = pdf.pages.flatMap(\.texts)
        let scalars = texts.filter { !$0.isArtifact }.flatMap(\.text.unicodeScalars)
        let all = scalars.count { !$0.properties.isWhitespace }
        guard all > 0 else {
            findings.add(
                Diagnostic(
                    .textNone, .error,
                    "the PDF has no text: it may be a picture of a page, which no program reads"))
            return findings
        }
        let unknown = scalars.count { $0 == "\u{FFFD}" || $0.value == 0 }
        if unknown > 0 {
            findings.add(
                Diagnostic(
                    .textUnknown, Double(unknown) > Self.limit * Double(all) ? .error : .warning,
                    "of \(unknown) of \(all) characters the PDF does not say what they are; copied or "
                        + "read by a program, they are lost"))
        }
        add(scalars.filter { Self.isPrivate($0.value) }, .textPrivate, "of private use", &findings)
        add(
            scalars.filter { (0xFB00...0xFB06).contains($0.value) }, .textLigature,
            "several letters in one, which searches do not find", &findings)
        add(
            scalars.filter {
                $0.properties.generalCategory == .control && !$0.properties.isWhitespace
            },
            .textControl, "no characters at all, but signs for machines", &findings)
        return findings
    }

    private func add(
        _ scalars: [Unicode.Scalar], _ kind: Diagnostic.Kind, _ what: Message,
        _ findings: inout Diagnostics
    ) {
        guard !scalars.isEmpty else { return }
        let names = Set(scalars).sorted().prefix(5).map(Self.name).joined(separator: ", ")
        let count = scalars.count
        findings.add(
            Diagnostic(
                kind, .warning,
                .counted(
                    count, one: "1 character in the text is \(what): \(names)",
                    other: "\(count) characters in the text are \(what): \(names)")))
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a character has only the meaning that a font gives it (Unicode, 23.5).
    static func isPrivate(_ value: UInt32) -> Bool {
        (0xE000...0xF8FF).contains(value) || value >= 0xF0000
    }
}

extension Diagnostic.Kind {
    static let textControl = Self("text-control", .check)
    static let textLigature = Self("text-ligature", .check)
    static let textNone = Self("text-none", .check)
    static let textPrivate = Self("text-private", .check)
    static let textUnknown = Self("text-unknown", .check)
}
