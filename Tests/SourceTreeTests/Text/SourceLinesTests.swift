import TestSupport
import Testing

@testable import SourceTree

/// Lines, and the parts of endless ones.
struct SourceLinesTests {
    /// Short lines around one of 20,000 scalars of one, two, three and four bytes.
    private let text: String = {
        let line = (0..<5_000).map { "\($0 % 10)é中😀" }.joined()
        return "first\r\n" + line + "\nlast"
    }()

    @Test(arguments: [1, 2, 3, 4, 1_024, 1_025, 1_026, 4_097, 19_999, 20_000])
    func aColumnIsFoundInALongLine(_ column: Int) {
        let scalars = text.unicodeScalars.drop { $0 != "\n" }.dropFirst().prefix(20_000)
        let rest = SourceLines(Array(text.utf8))[2, from: column]
        #expect(
            String(decoding: rest, as: UTF8.self)
                == String(String.UnicodeScalarView(scalars.dropFirst(column - 1))))
    }

    @Test func aColumnBehindTheEndIsEmpty() {
        let lines = SourceLines(Array(text.utf8))
        #expect(lines[2, from: 20_001].isEmpty)
        #expect(lines[2, from: 1_000_000].isEmpty)
        #expect(lines[3, from: 3].elementsEqual("st".utf8))
        #expect(lines[3, from: 5].isEmpty)
        #expect(lines[9, from: 1].isEmpty)
    }

    @Test func manyFindingsInOneLineAreShownInLinearTime() {
        let bytes = Array(String(repeating: "x", count: 2_000_000).utf8)
        let presentation = DiagnosticText(texts: ["a": bytes], usesColor: false)
        let elapsed = processorTime {
            for column in 0..<2_000 {
                let place = SourceSpan(line: 1, column: 1_000_000 + column)
                #expect(
                    presentation.text(Diagnostic(.usage, .note, "m", file: "a", at: place))
                        .contains("^"))
            }
        }
        // Counting through the line each time would take some minutes.
        #expect(elapsed < .seconds(30))
    }
}
