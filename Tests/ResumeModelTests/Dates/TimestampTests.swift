import ResumeModel
import Testing

@Suite struct TimestampTests {
    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_614_866_400, "2021-03-04T14:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
            (-62_135_596_800, "0001-01-01T00:00:00Z"),
        ] as [(Int64, String)])
    func secondsAreWrittenAsAMoment(_ seconds: Int64, _ text: String) {
        #expect(Timestamp(seconds: seconds).iso8601 == text)
    }

    @Test(
        arguments: [
            (1970, 1, 1, 0), (2000, 2, 29, 951_782_400), (2000, 3, 1, 951_868_800),
            (1969, 12, 31, -86_400),
            (1900, 3, 1, -2_203_891_200),
        ] as [(Int, Int, Int, Int64)])
    func daysAreCounted(_ year: Int, _ month: Int, _ day: Int, _ seconds: Int64) throws {
        let date = try #require(PartialDate(year: year, month: month, day: day))
        #expect(Timestamp(date).seconds == seconds)
        #expect(Timestamp(date, hour: 1, minute: 2, second: 3).seconds == seconds + 3_723)
    }
}
