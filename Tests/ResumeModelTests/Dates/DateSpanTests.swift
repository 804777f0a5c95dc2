import ResumeModel
import Testing

@Suite struct DateSpanTests {
    private func date(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) throws -> DateValue {
        .date(try #require(PartialDate(year: year, month: month, day: day)))
    }

    @Test func endBeforeStartIsReversed() throws {
        #expect(DateSpan(start: try date(2021), end: .at(try date(2020))).isReversed)
        #expect(DateSpan(start: try date(2021, 5), end: .at(try date(2021, 4))).isReversed)
        #expect(DateSpan(start: try date(2021, 5, 9), end: .at(try date(2021, 5, 8))).isReversed)
    }

    @Test func whatOnlyOneSideStatesContradictsNothing() throws {
        #expect(!DateSpan(start: try date(2021, 5), end: .at(try date(2021))).isReversed)
        #expect(!DateSpan(start: try date(2021, 5, 9), end: .at(try date(2021, 5))).isReversed)
        #expect(!DateSpan(start: try date(2021), end: .present).isReversed)
        #expect(!DateSpan(start: nil, end: .at(try date(2020))).isReversed)
        #expect(!DateSpan(start: .text("2030"), end: .at(try date(2020))).isReversed)
    }
}
