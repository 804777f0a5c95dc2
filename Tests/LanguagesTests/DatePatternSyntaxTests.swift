import TestSupport
import Testing

@testable import Languages

@Suite struct DatePatternSyntaxTests {
    @Test(
        arguments: [
            ("MMM y", [.field(.shortMonthName), .text(" "), .field(.year)]),
            ("MM/yyyy", [.field(.paddedMonth), .text("/"), .field(.year)]),
            ("yy", [.field(.shortYear)]),
            (
                "d. LLLL y",
                [
                    .field(.day), .text(". "), .field(.monthName), .text(" "),
                    .field(.year),
                ]
            ),
            ("MMMM 'de' y", [.field(.monthName), .text(" de "), .field(.year)]),
            ("y''M", [.field(.year), .text("'"), .field(.month)]),
            ("y 'o''clock'", [.field(.year), .text(" o'clock")]),
            ("y年M月", [.field(.year), .text("年"), .field(.month), .text("月")]),
        ] as [(String, [DatePattern.Part])])
    func readsLettersAndWords(_ text: String, _ parts: [DatePattern.Part]) throws {
        #expect(try DatePatternSyntax.pattern(text).get().parts == parts)
    }

    @Test(arguments: [
        ("", "a date needs its year"), ("MMM", "a date needs its year"),
        ("d y", "a day needs its month"), ("MMM Y", "\"Y\" is no part of a date here"),
        ("yyy", "\"yyy\" is no part"), ("MMMMM y", "\"MMMMM\" is no part"),
        ("MMMM de y", "\"e\" is no part"), ("MM 'of y", "an apostrophe is missing"),
    ])
    func faultsAreNamed(_ text: String, _ sentence: String) {
        guard case .failure(let fault) = DatePatternSyntax.pattern(text) else {
            Issue.record("\(text) is a pattern")
            return
        }
        #expect(fault.sentence.contains(sentence))
    }
}
