import ResumeModel
import Testing

@Suite struct PartialDateTests {
    @Test(
        arguments: [
            (2021, nil, nil, "2021"), (2021, 3, nil, "2021-03"), (2021, 3, 9, "2021-03-09"),
            (2020, 2, 29, "2020-02-29"), (2000, 2, 29, "2000-02-29"), (7, 1, 1, "0007-01-01"),
        ] as [(Int, Int?, Int?, String)])
    func datesAreWrittenAsExactAsTheyAre(_ year: Int, _ month: Int?, _ day: Int?, _ text: String) {
        #expect(PartialDate(year: year, month: month, day: day)?.description == text)
    }

    @Test(
        arguments: [
            (0, nil, nil), (10_000, nil, nil), (2021, 0, nil), (2021, 13, nil), (2021, 2, 29),
            (1900, 2, 29),
            (2021, 4, 31), (2021, 1, 0), (2021, nil, 5),
        ] as [(Int, Int?, Int?)])
    func thereAreNoSuchDates(_ year: Int, _ month: Int?, _ day: Int?) {
        #expect(PartialDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [(1, true), (2, false), (27, false), (28, true)])
    func boundariesOfAMonthAreItsFirstAndLastDay(_ day: Int, _ isBoundary: Bool) throws {
        #expect(
            try #require(PartialDate(year: 2021, month: 2, day: day)).isMonthBoundary == isBoundary)
    }

    @Test func datesAreOrderedByTheirFirstDay() throws {
        let dates = try [(2021, 2, 1), (2020, 12, 31), (2021, nil, nil), (2021, 2, nil)].map {
            try #require(PartialDate(year: $0, month: $1, day: $2))
        }
        #expect(
            dates.sorted().map(\.description) == ["2020-12-31", "2021", "2021-02", "2021-02-01"])
    }
}
